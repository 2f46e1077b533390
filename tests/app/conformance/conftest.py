"""What a window makes of every game, preset and seat count."""

from tests.conformance.conftest import pytest_generate_tests

__all__ = ["pytest_generate_tests"]
