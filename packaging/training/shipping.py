"""From a training to the file that the program takes its weights from."""

import json
from pathlib import Path

import numpy as np

from cardtable.games.hearts.learned import weights
from cardtable.games.hearts.learned.weights import Manifest
from training.checkpoint import Training

PLACE = Path(weights.__file__).with_name(weights.FILE)


def write(training: Training, path: Path) -> Manifest:
    """Write the weights with their manifest, and read them again."""
    halves = [weight.astype(np.float16) for weight in training.learner.network.weights]
    manifest = Manifest(training.seed, training.deals, weights.digest_of(halves))
    facts = {"seed": manifest.seed, "deals": manifest.deals, "digest": manifest.digest}
    arrays = dict(zip(weights.NAMES, halves, strict=True))
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **{weights.MANIFEST: np.array(json.dumps(facts))}, **arrays)
    with path.open("rb") as file:
        return weights.read(file)[1]
