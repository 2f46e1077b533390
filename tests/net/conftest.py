"""Tests that ask for a `case` run over every game, preset and seat count, as the conformance tests do."""

from tests.conformance.conftest import pytest_generate_tests

__all__ = ["pytest_generate_tests"]
