"""The check of markers: each fault of a translation is named with file, entry and reason."""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

import pytest

from devtools.grammar import arguments, markers
from devtools.places import SOURCES


def faults(
    folder: Path, language: str, translation: str, source: str = "%1 plays the %2.", comment: str = ""
) -> list[str]:
    noted = f"<comment>{comment}</comment>" if comment else ""
    message = f"<source>{escape(source)}</source>{noted}<translation>{escape(translation)}</translation>"
    file = folder / "translations" / f"cardtable_{language}.ts"
    file.parent.mkdir(exist_ok=True)
    ts = f'<TS language="{language}"><context><name>Hearts family</name><message>{message}</message></context></TS>'
    file.write_text(ts, encoding="utf-8")
    return list(markers.faults(file, arguments.kinds(SOURCES)))


@pytest.mark.parametrize(
    ("language", "translation"),
    [
        ("hi", "%1 ने %2 %2{f:चली|m:चला}।"),
        ("hi", "%1 ने %2{obl} से।"),
        ("hi", "%1 %1{f:गईं|m:गए|n:गए} %2 %0{f:a|m:b|n:c}"),
        ("te", "%1{dat} %2{acc}"),
        ("fa", "%2 را %1 %1{you:انداختید|other:انداخت}"),
        ("fa", "%1 %2 %1{you:a|one:b|other:c}"),
        ("pa", "%1 %2"),
    ],
)
def test_a_right_marker_passes(tmp_path: Path, language: str, translation: str) -> None:
    assert faults(tmp_path, language, translation) == []


@pytest.mark.parametrize(
    ("language", "translation", "reason"),
    [
        ("hi", "%1 %2{acc}", "the marker of %2 asks for the form “acc”; known are obl, ordm, ordf, ordo"),
        ("en", "%1 %2{acc}", "the marker of %2 asks for the form “acc”; known are none"),
        ("hi", "%1 %2 %2{f:चली}", "the marker of %2 has no “m”"),
        ("hi", "%1 %2 %1{f:गईं|m:गए}", "the marker of %1 has no “n”"),
        ("hi", "%1 %2 %0{f:गईं|m:गए}", "the marker of %0 has no “n”"),
        ("hi", "%1 %2 %2{w:a|m:b}", "the marker of %2 chooses neither by gender nor by number: w, m"),
        ("hi", "%1 %2 %2{f:a|m:b", "the marker of %2 has no closing brace"),
        ("hi", "%1 %2 }", "there is a “}” without a marker"),
        ("hi", "%1 %2 %3{f:a|m:b}", "the English sentence has no %3"),
        ("hi", "%1 %2 %3", "the English sentence has no %3"),
        ("hi", "%1 %2{f:a|m:b}", "%2 is missing"),
        ("hi", "%1 %2 %1{one:a}", "the marker of %1 has no “other”"),
        ("hi", "%1 %2 %1{you:a}", "the marker of %1 has nothing for others than the reader"),
        ("hi", "%1 %2 %2{you:a|other:b}", "the marker of %2 asks whether a card is the reader"),
        ("hi", "%1 %2{ordm}", "the marker of %2 asks for the form “ordm” of a card"),
        ("fa", "%1 %2 %2{f:a|m:b}", "the marker of %2 chooses by gender, which this language does not have"),
    ],
)
def test_a_fault_is_named(tmp_path: Path, language: str, translation: str, reason: str) -> None:
    found = faults(tmp_path, language, translation)

    assert found == [f"translations/cardtable_{language}.ts, Hearts family, “%1 plays the %2.”: {reason}."]


def test_a_number_has_no_gender(tmp_path: Path) -> None:
    found = faults(tmp_path, "hi", "%1 %2 %3 %2{f:a|m:b}", "%1 passes %2 card(s) to %3.")

    assert found[0].endswith("the marker of %2 chooses by gender, and a number has none.")
    assert faults(tmp_path, "hi", "%1 %2{obl} %3", "%1 passes %2 card(s) to %3.")[0].endswith("“obl” of a number.")


def test_a_gender_is_one_letter(tmp_path: Path) -> None:
    assert faults(tmp_path, "hi", "f", "queen of spades", "gender") == []
    assert faults(tmp_path, "hi", "स्त्री", "queen of spades", "gender")[0].endswith("is no gender: write f, m, n.")


def test_the_code_says_what_a_placeholder_holds() -> None:
    plays = ("Hearts family", "%1 plays the %2.", "")
    told = ("Canasta, told", "discarded %2", "who did it stands above; a card follows")
    brief = ("Hearts family, brief", "passes %2 to %3", "")

    kinds = arguments.kinds(SOURCES)

    assert (kinds[plays, 1], kinds[plays, 2]) == ("person", "card")
    assert kinds[told, 1] == "person"  # given to a function that fills it in
    assert (kinds[brief, 2], kinds[brief, 3]) == ("number", "person")  # as the sentence that it is the short form of
