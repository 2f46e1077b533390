"""The chapter on bots in PROTOCOL.md: every message in it is one that a bot was sent, or has sent, in this match."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.bots.one_deal import HELLO, play_a_deal, python

PAGE = (Path(__file__).resolve().parents[2] / "PROTOCOL.md").read_text(encoding="utf-8")
CHAPTER = PAGE.split("\n## Bots\n")[-1].split("\n## ")[0]
WRONG_AT = 3  # the question that is answered with what the rules refuse
BOT = """
book = open({book!r}, "w")
done = 0
book.write({hello!r} + "\\n")
for line in sys.stdin:
    book.write(line)
    message = json.loads(line)
    if "legal" in message:
        done += 1
        action = "play 2C" if done == {wrong} else message["legal"][0]
        answer = {{"t": "do", "id": done, "v": message["update"]["v"], "action": action}}
        text = json.dumps(answer, separators=(",", ":"))
        book.write(text + "\\n")
        print(text, flush=True)
"""


def lines_of_a_match(folder: Path, hello: str = HELLO) -> list[str]:
    """All that a bot says and is told in a deal of Hearts without passing, in their order."""
    book = folder / "book"
    body = BOT.format(book=str(book), hello=hello, wrong=WRONG_AT)
    play_a_deal(python(folder, body, hello), pass_cycle_4="none")
    return book.read_text(encoding="utf-8").splitlines()


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder = tmp_path_factory.mktemp("bot")
    other = HELLO.replace('"hearts":1', '"hearts":9999')
    return {*lines_of_a_match(folder), *lines_of_a_match(folder, other)}


def test_every_message_of_the_chapter_is_sent(said: set[str]) -> None:
    examples = re.findall(r"```json from \w+\n(.*?)\n```", CHAPTER, re.DOTALL)
    assert [example for example in examples if example not in said] == []


def test_the_chapter_has_every_message_of_bots(said: set[str]) -> None:
    kinds = {line.split('"')[3] for line in said}
    assert kinds == {"hello", "table", "news", "do", "no", "gone"}
    assert {kind for kind in kinds if f'{{"t":"{kind}"' not in CHAPTER} == set()
