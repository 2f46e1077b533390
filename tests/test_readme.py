"""The documents: the README's example runs, its first lines are the two commands, and every link leads somewhere."""

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
MOST_LINES = 180
FOLDERS = ("cardtable", "packaging", "resources", "tests")
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("*.md"), *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.md")))
    if "node_modules" not in path.parts  # what npm fetched for tests/protocol_client
)
LINK = re.compile(r"(?<!`)!?\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)
ELSEWHERE = ("https:", "http:", "mailto:")


def prose(page: Path) -> str:
    """The page without its blocks of code."""
    return CODE.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub gives to the headings of a page."""
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in HEADING.findall(prose(page))}


def dead_links(page: Path) -> Iterator[str]:
    for link in LINK.findall(prose(page)):
        if link.startswith(ELSEWHERE):
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            yield link


def test_the_engine_example_runs() -> None:
    results = doctest.testfile(str(README), module_relative=False, encoding="utf-8")

    assert results.attempted > 5
    assert results.failed == 0


def test_the_two_commands_come_first() -> None:
    lines = README.read_text(encoding="utf-8").splitlines()[:6]

    assert any(line.startswith("python3 packaging/dev.py run") for line in lines)
    assert any(line.startswith("python3 packaging/dev.py test") for line in lines)


def test_the_readme_is_short_and_leads_to_every_page_for_other_readers() -> None:
    text = README.read_text(encoding="utf-8")

    assert len(text.splitlines()) <= MOST_LINES
    pages = {
        "packaging/server/README.md",
        "cardtable/bots/README.md",
        "tests/LEVELS.md",
        "PROTOCOL.md",
        "CONTRIBUTING.md",
    }
    assert pages <= set(LINK.findall(text))


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    assert list(dead_links(ROOT / page)) == []


def test_a_dead_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "other.md").write_text("# Other\n\n## A part: the second\n", encoding="utf-8")
    page = tmp_path / "page.md"
    page.write_text(
        "# Page\n[1](other.md) [2](other.md#a-part-the-second) [3](#page) [4](https://nats.io)\n"
        "[5](none.md) [6](other.md#none) [7](#none)\n```\n[8](code.md)\n```\n",
        encoding="utf-8",
    )

    assert list(dead_links(page)) == ["none.md", "other.md#none", "#none"]
