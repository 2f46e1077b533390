"""Files of weights, as `packaging/training` writes them, and a program without numpy."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cardtable.core.basics import weight_files
from cardtable.core.basics.weight_files import Floats


def written(path: Path, weights: Sequence[Floats], digest: str = "") -> Path:
    """A file of these weights; with a digest that may be wrong."""
    halves = [weight.astype(np.float16) for weight in weights]
    facts = {"seed": 1, "deals": 2, "digest": digest or weight_files.digest_of(halves)}
    content: dict[str, Any] = {weight_files.name_of(place): half for place, half in enumerate(halves)}
    with path.open("wb") as file:
        np.savez(file, manifest=np.array(json.dumps(facts)), **content)
    return path


def without_numpy(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Take numpy away, and what has been imported with it for the network of a game."""
    package = f"cardtable.games.{game}.neural."
    for name in list(sys.modules):
        if name == weight_files.__name__ or (name.startswith(package) and name != f"{package}trained"):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
