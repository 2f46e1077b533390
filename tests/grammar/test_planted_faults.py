"""`dev.py check` refuses each kind of fault of a translation: planted into a copy of a catalogue, it is named."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from devtools import reviews, terms
from devtools.catalogue_entries import entries
from devtools.grammar import __main__ as grammar
from devtools.grammar import arguments
from devtools.grammar.arguments import Kinds
from devtools.places import SOURCES, TRANSLATIONS

RULES = terms.read_terms((TRANSLATIONS / terms.TERMS).read_text(encoding="utf-8"))
PLANTED = {
    "wrong form": ("hi", "%3{obl} से %2 %2{f:मारी|m:मारा}", "%3{acc} से %2 %2{f:मारी|m:मारा}", "the form “acc”"),
    "wrong gender": ("hi", "<translation>f</translation>", "<translation>g</translation>", "“g” is no gender"),
    "wrong term": ("fa", "اینجا وارسی شد", "این‌جا وارسی شد", "not “این‌جا”"),
    "stale source": ("fa", "<source>%1 goes out.</source>", "<source>%1 is out.</source>", "“%1 is out.”: read it"),
    "two digit systems": ("fa", "امریت ۷ گشنیز", "امریت 7 گشنیز", "digits from 0 to 9"),
    "foreign digits": ("te", "అమృత్ కళావరు 7", "అమృత్ కళావరు ౭", "digits other than 0 to 9"),
    "wrong placeholder": ("fa", "%1 بیرون رفت.", "%2 بیرون رفت.", "the English sentence has no %2"),
    "lost placeholder": ("te", "%1 ముక్కలు ముగించారు.", "ముక్కలు ముగించారు.", "%1 is missing"),
    "missing plural form": ("te", "<numerusform>%1 జోకర్లు</numerusform>", "", "write all 2 plural forms"),
    "missing full stop": ("te", "రౌండు ముగిసింది.", "రౌండు ముగిసింది", "needs a full stop"),
    "marker for a missing argument": ("hi", "%2 %2{f:चली|m:चला}।", "%2 %3{f:चली|m:चला}।", "has no %3"),
    "unreviewed entry": ("fa", "%1 بیرون رفت.", "%1 رفت بیرون.", "read it beside %1 رفت بیرون."),
}


@pytest.fixture(scope="module")
def kinds() -> Kinds:
    return arguments.kinds(SOURCES)


def with_one_context(text: str, needed: str) -> str:
    """Return a .ts file with only the context that has some text: a whole one takes seconds to check."""
    at = text.index(needed)
    start, end = text.rindex("<context>", 0, at), text.index("</context>", at)
    return text[: text.index("<context>")] + text[start:end] + "</context>\n</TS>\n"


def refusals(folder: Path, language: str, kinds: Kinds) -> list[str]:
    """Return what the checks of grammar and words say of a folder with one catalogue."""
    breaches = terms.breaches(language, entries(folder / f"cardtable_{language}.ts"), RULES)
    return [*grammar.faults(folder, kinds), *breaches, *reviews.requests(language, folder)]


@pytest.mark.quick(3)
@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_refused(tmp_path: Path, kinds: Kinds, fault: str) -> None:
    language, old, new, sentence = PLANTED[fault]
    catalogue = f"cardtable_{language}.ts"
    shutil.copytree(TRANSLATIONS / "reviewed", tmp_path / "reviewed")
    text = with_one_context((TRANSLATIONS / catalogue).read_text(encoding="utf-8"), old)
    (tmp_path / catalogue).write_text(text, encoding="utf-8")
    before = refusals(tmp_path, language, kinds)
    (tmp_path / catalogue).write_text(text.replace(old, new, 1), encoding="utf-8")

    assert [line for line in before if sentence in line] == []
    assert [line for line in refusals(tmp_path, language, kinds) if sentence in line]
