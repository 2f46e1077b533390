"""What a command says that cannot do what it was asked."""

from __future__ import annotations

import pytest


def assert_one_sentence(capsys: pytest.CaptureFixture[str], command: str, said: str) -> None:
    """It has said this in one line among the errors, behind its name, and nothing else."""
    out, errors = capsys.readouterr()
    assert out == ""
    assert errors.startswith(f"cardtable {command}: ")
    assert errors.count("\n") == 1
    assert said in errors
