"""One certificate for all tests: making one takes longer than most of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.net.io.certificate import Certificate, load_or_create_certificate


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    folder: Path = tmp_path_factory.mktemp("certificate")
    return load_or_create_certificate(folder)
