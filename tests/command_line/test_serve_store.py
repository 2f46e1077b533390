"""`cardtable serve --store`: what it refuses before anybody comes."""

from pathlib import Path

import pytest

from cardtable.command_line.serve import run


@pytest.mark.parametrize("option", ["--single", "--new-store"])
def test_what_is_about_nats_needs_a_store_there(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--data", str(tmp_path), option]) == 2
    assert capsys.readouterr().err == f"cardtable serve: Give --store as well: {option} is about NATS.\n"


@pytest.mark.slow
def test_nats_that_does_not_answer_gets_one_sentence_without_the_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--data", str(tmp_path), "--store", "nats://cardtable:hidden@127.0.0.1:1"]) == 2
    said = "No NATS server answers at 127.0.0.1:1: start it, or give its address with --store."
    assert capsys.readouterr().err == f"cardtable serve: {said}\n"
