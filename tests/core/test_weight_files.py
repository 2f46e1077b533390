"""The file that a network's weights are in."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from cardtable.core.basics import weight_files
from tests.weights import written


def test_weights_come_back_from_their_file(tmp_path: Path) -> None:
    made = [np.full((2, 3), 0.1, np.float32), np.arange(3, dtype=np.float32)]
    with written(tmp_path / "weights.npz", made).open("rb") as file:
        read, manifest = weight_files.read(file, 2)

    assert (manifest.seed, manifest.deals) == (1, 2)
    assert len(manifest.digest) == 64
    for one, other in zip(read, made, strict=True):
        assert one.dtype == np.float32
        assert (one == other.astype(np.float16)).all()


def test_weights_that_are_not_those_of_their_manifest_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "weights.npz", [np.ones(3, np.float32)], digest="0" * 64)
    with path.open("rb") as file, pytest.raises(ValueError, match="not those of their manifest"):
        weight_files.read(file, 1)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    np.savez(path, other=np.zeros(3))
    with path.open("rb") as file, pytest.raises(ValueError, match="no file of weights"):
        weight_files.read(file, 1)


def test_a_file_with_too_few_layers_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path / "weights.npz", [np.ones(3, np.float32)])
    with path.open("rb") as file, pytest.raises(ValueError, match="no file of weights"):
        weight_files.read(file, 2)
