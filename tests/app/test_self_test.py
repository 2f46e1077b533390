"""`--self-test` passes from the sources, and names in one sentence what is missing."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.platform.qt_environment import NO_DISPLAY
from cardtable.app.self_test import self_test_checks, self_test_runner, window_check
from cardtable.app.self_test.window_check import SelfTestFailure
from cardtable.games import discover
from cardtable.games.hearts.neural import value_network
from cardtable.players.player_questions import PlayerQuestion

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow  # each part of it has quick tests of its own
@pytest.mark.timeout(600)
def test_the_source_tree_is_whole(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cardtable", "--self-test"]
    environment = {**os.environ, "CARDTABLE_HOME": str(tmp_path), "PYTHONUTF8": "1"}

    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False)

    assert (done.returncode, done.stderr) == (0, "")
    assert "window: can be opened (" in done.stdout or "window: not tried" in done.stdout
    assert f"games: {', '.join(discover())}\n" in done.stdout
    assert "searching players: interpreted\n" in done.stdout
    assert "networks: canasta, hearts\n" in done.stdout
    assert all(f"{game} (" in done.stdout for game in discover())
    assert "a table for people: opened and joined\n" in done.stdout
    assert done.stdout.endswith("Everything works.\n")
    assert list(tmp_path.iterdir()) == []  # nothing of it is kept


def test_a_window_is_tried_where_there_is_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")

    assert window_check.window() == "window: can be opened (offscreen)"


def test_without_a_display_no_window_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window_check, "display_problem", lambda *_: NO_DISPLAY)

    assert window_check.window() == "window: not tried, since there is no display here"


def test_matrices_that_are_multiplied_wrongly_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class WrongMatrix:
        """Of numpy's matrices everything but the product."""

        def __init__(self, matrix: Any) -> None:
            self._matrix = matrix

        def __getitem__(self, place: Any) -> WrongMatrix:
            return WrongMatrix(self._matrix[place])

        def __getattr__(self, name: str) -> Any:
            return WrongMatrix(self._matrix.T) if name == "T" else getattr(self._matrix, name)

        def copy(self) -> Any:
            return self._matrix.copy()

        def __matmul__(self, other: Any) -> Any:
            return (self._matrix @ other) * 1.01

    right = value_network.shipped()
    wrong = SimpleNamespace(weights=[WrongMatrix(right.weights[0])])
    monkeypatch.setattr(value_network, "shipped", lambda: wrong)

    with pytest.raises(SelfTestFailure, match=r"^The network of hearts is evaluated wrongly"):
        self_test_checks.networks()


def nowhere(_name: str) -> Path:
    return Path("nowhere")


def test_a_missing_translation_is_named(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr(self_test_checks, "resource_folder", nowhere)

    with pytest.raises(SelfTestFailure, match=r"cardtable_en\.qm is missing"):
        self_test_checks.translations()


def test_a_missing_catalogue_of_the_commands_is_named(tmp_path: Path) -> None:
    with pytest.raises(SelfTestFailure, match=r"cardtable_hi\.mo is missing"):
        self_test_checks._see_portable(tmp_path / "cardtable_hi.mo", "hi")


def test_a_missing_network_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert self_test_checks.networks() == "networks: canasta, hearts"
    monkeypatch.setattr(value_network, "FILE", "nowhere.npz")

    with pytest.raises(SelfTestFailure, match=r"The network of hearts cannot be loaded .*nowhere\.npz"):
        self_test_checks.networks()


def test_a_missing_font_is_named(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr(self_test_checks, "files", lambda _family: [Path("nowhere.ttf")])

    with pytest.raises(SelfTestFailure, match=r"nowhere\.ttf is missing"):
        self_test_checks.fonts()


def test_missing_sounds_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test_checks, "resource_folder", nowhere)

    with pytest.raises(SelfTestFailure, match=r"sounds are missing .*tick\.wav"):
        self_test_checks.sounds()


def test_games_that_are_not_there_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test_checks, "discover", dict)

    with pytest.raises(SelfTestFailure, match="No game"):
        self_test_checks.games()


def test_a_process_that_cannot_answer_is_told(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    def unknown(request: PlayerQuestion) -> object:
        raise SelfTestFailure(f"no answer to {request.level}")

    monkeypatch.setattr(self_test_checks, "answer_of", unknown)

    with pytest.raises(SelfTestFailure, match="no answer to beginner"):
        self_test_checks.thinking()


def good() -> str:
    return "good"


def broken() -> str:
    raise SelfTestFailure("The queen of spades is missing.")


def wrong() -> str:
    raise KeyError("queen")


@pytest.mark.parametrize(
    ("check", "sentence"),
    [
        (broken, "The queen of spades is missing.\n"),
        (wrong, "The check of wrong failed (KeyError: 'queen').\n"),
    ],
)
def test_the_first_failure_ends_it_with_one_sentence(check: self_test_runner.Check, sentence: str) -> None:
    out, errors = io.StringIO(), io.StringIO()

    passed = self_test_runner._are_passed((good, check, good), out, errors)

    assert (passed, out.getvalue(), errors.getvalue()) == (False, "good\n", sentence)


def test_a_program_without_the_libraries_of_the_network_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test_checks, "missing_libraries", lambda: ("zeroconf",))

    assert self_test_checks.people() == "a table for people: not without zeroconf"
