"""The command of a bot, as it is written in a list of seats."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cardtable.bots.external_player import command_of, command_typed
from cardtable.core.language.user_error import UserError


def test_a_quoted_path_with_blanks_is_one_word(tmp_path: Path) -> None:
    folder = tmp_path / "my bots"
    folder.mkdir()
    bot = folder / "bot.exe"
    bot.touch(mode=0o755)
    assert command_of(f'bot:"{bot}" --fast "two words"') == (str(bot), "--fast", "two words")


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (r"C:\bots\bot.exe --fast", (r"C:\bots\bot.exe", "--fast")),
        (r'"C:\my bots\bot.exe" --fast', (r"C:\my bots\bot.exe", "--fast")),
        ('py "C:\\Renée\'s bots\\bot.py" --name=""', ("py", r"C:\Renée's bots\bot.py", "--name=")),
        (r'C:\bots\"my bot.exe"', (r"C:\bots\my bot.exe",)),
    ],
)
def test_on_windows_backslashes_stay_and_quotes_go(
    typed: str, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert command_typed(typed) == words


def test_a_quote_that_is_never_closed_is_no_program() -> None:
    with pytest.raises(UserError):
        command_of('bot:"never closed')
