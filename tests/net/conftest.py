"""One certificate for all tests: making one takes longer than most of them.

Tests that ask for a `case` run over every game, preset and seat count, as the conformance tests do.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.net.transport.tls import Certificate, load_or_create_certificate
from tests.conformance.conftest import pytest_generate_tests


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    folder: Path = tmp_path_factory.mktemp("certificate")
    return load_or_create_certificate(folder)


__all__ = ["pytest_generate_tests"]
