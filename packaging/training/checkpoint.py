"""A training that is interrupted goes on from its file as if nothing had happened: weights, moments, chance, deals."""

import json
import os
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from cardtable.core.basics import weight_files
from training.learner import Learner
from training.subject import Subject


@dataclass
class Training:
    """How far a training has come."""

    learner: Learner
    chance: np.random.Generator
    seed: int
    batches: int = 0
    deals: int = 0


def begun(subject: Subject, seed: int) -> Training:
    """A training that has seen no deal yet."""
    chance = np.random.default_rng(seed)
    return Training(Learner.beginning(subject.fresh(chance)), chance, seed)


def begun_with(subject: Subject, weights: Path) -> Training:
    """A training that goes on with weights as `write` makes them; their moments are found anew."""
    with weights.open("rb") as file:
        found, manifest = weight_files.read(file, len(subject.shapes))
    chance = np.random.default_rng((manifest.seed, manifest.deals))  # not the deals that they have learned from
    return Training(Learner.beginning(found), chance, manifest.seed, deals=manifest.deals)


def save(training: Training, path: Path) -> None:
    """Write a training, or leave the file as it was."""
    learner = training.learner
    groups = {"p": learner.weights, "m": learner.first, "v": learner.second}
    arrays = {f"{letter}{place}": array for letter, group in groups.items() for place, array in enumerate(group)}
    facts = {"seed": training.seed, "batches": training.batches, "deals": training.deals}
    chance = json.dumps(training.chance.bit_generator.state)
    waiting = path.with_name(f"{path.name}.part")
    with waiting.open("wb") as file:
        np.savez(file, allow_pickle=False, t=learner.steps, facts=json.dumps(facts), chance=chance, **arrays)
    os.replace(waiting, path)


def load(subject: Subject, path: Path) -> Training:
    """Read a training; of one that is without its own facts the weights and moments, as seed 0 with no deals."""
    with np.load(path) as content:
        groups = [[content[f"{letter}{place}"] for place in range(len(subject.shapes))] for letter in "pmv"]
        learner = Learner(groups[0], groups[1], groups[2], int(content["t"]))
        facts = json.loads(str(content["facts"])) if "facts" in content else {"seed": 0}
        chance = np.random.default_rng(facts["seed"])
        if "chance" in content:
            chance.bit_generator.state = json.loads(str(content["chance"]))
    return Training(learner, chance, **facts)
