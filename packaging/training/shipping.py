"""From a training to the file that the program takes its weights from."""

import json
from pathlib import Path

import numpy as np

from cardtable.core.basics import weight_files
from cardtable.core.basics.weight_files import WeightManifest
from training.checkpoint import Training


def write(training: Training, path: Path) -> WeightManifest:
    """Write the weights with their manifest, and read them again."""
    halves = [weight.astype(np.float16) for weight in training.learner.weights]
    manifest = WeightManifest(training.seed, training.deals, weight_files.digest_of(halves))
    facts = {"seed": manifest.seed, "deals": manifest.deals, "digest": manifest.digest}
    arrays = {weight_files.name_of(place): half for place, half in enumerate(halves)}
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **{weight_files.MANIFEST: np.array(json.dumps(facts))}, **arrays)
    with path.open("rb") as file:
        return weight_files.read(file, len(halves))[1]
