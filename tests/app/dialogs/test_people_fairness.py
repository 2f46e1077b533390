"""Deal fairness at a table of people: what is said of each deal, and that its numbers can be checked by anybody."""

from __future__ import annotations

import contextlib
import io
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.help.checked_deals import DealRow, Verdict, is_any_doubtful, rows_of
from cardtable.app.dialogs.help.deal_numbers import program_of
from cardtable.app.dialogs.help.people_fairness import PeopleFairnessDialog, what_it_cannot_show
from cardtable.core.cards import standard_pack
from cardtable.core.shuffle import shuffled
from cardtable.core.text import Text
from cardtable.host.from_table import Opened
from cardtable.host.sealing import seed_of
from cardtable.host.witness import Doubt
from cardtable.net.agent_talk import Checked
from tests.app.people.test_people_on_felt import INFO
from tests.app.people.test_strip_of_situation import Named

TABLE, PACK = "4f2c9a17", standard_pack()
WORDS = Named()
ALL = ("dealer", "seat 0", "seat 1", "seat 2", "seat 3")


def checked(deal: int, *doubts: Doubt, who: tuple[str, ...] = ALL, missing: tuple[str, ...] = ()) -> Checked:
    shares = {one: f"{deal:02d}" * 16 for one in who if one not in missing}
    seed = seed_of(TABLE, deal, shares)
    return Checked(TABLE, deal, who, missing, doubts, Opened(deal, seed, shares, missing, ()))


def said(row: DealRow) -> str:
    return "" if row.sentence is None else WORDS.text(row.sentence)


def test_the_newest_deal_comes_first_and_the_one_in_play_is_checked_later() -> None:
    rows = rows_of([checked(1), checked(2)], replace(INFO, deal=3))
    assert [WORDS.text(row.title) for row in rows] == ["Deal 3", "Deal 2", "Deal 1"]
    assert rows[0].verdict is Verdict.PLAYING
    assert said(rows[1]) == "Checked here: correct. Everybody took part."


def test_who_was_away_is_named() -> None:
    (row,) = rows_of([checked(1, who=ALL[:4])], INFO)
    assert said(row) == "Checked here: correct. Ravi was away and took no part."
    (row,) = rows_of([checked(1, who=ALL[:3])], INFO)
    assert said(row) == "Checked here: correct. Leila and Ravi were away and took no part."


@pytest.mark.parametrize(
    ("doubt", "sentence"),
    [
        (Doubt.LEFT_OUT, "Your number was left out of this deal, although you were there. Ask Meera about it."),
        (Doubt.SEED_WRONG, "The cards of this deal do not follow from the numbers. Ask Meera about it."),
        (Doubt.CARDS_WRONG, "This deal was not played as it was shown here. Ask Meera about it."),
        (Doubt.RESEALED, "This deal was prepared twice, and the first time was thrown away. Ask Meera about it."),
        (
            Doubt.FURTHER,
            "At the table before, more deals of this match were played to their end. Ask Meera about it.",
        ),
        (Doubt.SHARE_CHANGED, "A number of this deal is not the one that was announced. Ask Meera about it."),
    ],
)
def test_every_doubt_is_a_sentence_that_says_whom_to_ask(doubt: Doubt, sentence: str) -> None:
    (row,) = rows_of([checked(1, doubt)], INFO)
    assert said(row).startswith(sentence)
    assert row.verdict is Verdict.DOUBTFUL
    assert is_any_doubtful([checked(1), checked(2, doubt)])


def test_that_one_was_not_here_is_no_doubt() -> None:
    (row,) = rows_of([checked(1, Doubt.NOT_CHECKED)], INFO)
    assert row.verdict is Verdict.UNKNOWN
    assert not is_any_doubtful([checked(1, Doubt.NOT_CHECKED)])


def test_two_missing_numbers_make_the_match_questionable() -> None:
    """A2: an accomplice of the host may hold numbers back for the host."""
    one, other = (checked(deal, missing=("seat 3",)) for deal in (1, 3))
    whole = checked(2)
    assert not is_any_doubtful([one, whole])
    assert is_any_doubtful([one, whole, other])

    rows = rows_of([one, whole, other], replace(INFO, deal=3))
    assert [row.verdict for row in rows] == [Verdict.DOUBTFUL, Verdict.CORRECT, Verdict.DOUBTFUL]
    assert "more than one number of this match never came in. Ask Meera about it." in said(rows[0])


def test_a_number_that_is_missing_leaves_a_gap_in_its_place() -> None:
    (row,) = rows_of([checked(1, Doubt.LEFT_OUT, who=("dealer", *ALL[2:]))], INFO)
    assert [(part.name, part.missing) for part in row.parts] == [
        ("", False),
        ("Asha", True),
        ("Meera", False),
        ("Leila", False),
        ("Ravi", False),
    ]


def test_correct_deals_of_long_ago_are_one_row() -> None:
    rows = rows_of([checked(deal) for deal in range(1, 13)], replace(INFO, deal=12))
    assert len(rows) == 6
    assert WORDS.text(rows[-1].title) == "Deals 1 to 7: correct"
    doubtful = rows_of([checked(1, Doubt.SEED_WRONG), *(checked(deal) for deal in range(2, 13))], INFO)
    assert len(doubtful) == 12


def test_the_lines_of_python_give_seed_and_cards() -> None:
    deal = checked(3)
    (row,) = rows_of([deal], replace(INFO, deal=3))
    assert '",  # Leila' in program_of(deal, PACK, row.parts)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(program_of(deal, PACK, row.parts), {})
    cards = [str(card) for card in shuffled(PACK, deal.opened.seed, 3)]
    assert printed.getvalue().strip() == f"{deal.opened.seed} {cards}"


def dialog(qtbot: QtBot, *checks: Checked) -> PeopleFairnessDialog:
    cannot = what_it_cannot_show("Meera", own=False)
    made = PeopleFairnessDialog(WORDS, rows_of(checks, replace(INFO, deal=4)), cannot, PACK)
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_doubt_is_chosen_first_and_told_to_a_screen_reader(qtbot: QtBot) -> None:
    made = dialog(qtbot, checked(1), checked(2, Doubt.LEFT_OUT, who=("dealer", *ALL[2:])), checked(3))
    (row,) = (button for button in made.rows if button.isChecked())
    assert made.focusWidget() is row
    assert row.accessibleName() == "Deal 2. Doubt"
    assert row.accessibleDescription().endswith("Contributed: the table, Meera, Leila, Ravi. Missing: You.")
    assert made._numbers.text() == "Numbers of deal 2…"


def test_what_no_check_can_show_stays_in_sight_below_many_deals(qtbot: QtBot) -> None:
    made = dialog(qtbot, *(checked(deal) for deal in range(1, 8)))
    made.resize(760, 560)
    QApplication.processEvents()
    (last,) = (label for label in made.findChildren(QLabel) if label.text().startswith("Whoever hosts can leave"))
    assert last.visibleRegion().boundingRect() == last.rect()


def test_arrows_go_through_the_deals(qtbot: QtBot) -> None:
    made = dialog(qtbot, checked(1), checked(2), checked(3))
    made.rows[1].setFocus()
    qtbot.keyClick(made.rows[1], Qt.Key.Key_Down)
    assert made.rows[2].isChecked()
    assert made._numbers.text() == "Numbers of deal 2…"


def test_copying_takes_every_sentence_and_every_number(qtbot: QtBot) -> None:
    made = dialog(qtbot, checked(1), checked(2, Doubt.SEED_WRONG))
    made._copy_all()
    text = QGuiApplication.clipboard().text()
    assert "The cards of this deal do not follow from the numbers." in text
    assert all(f"cardtable/seed/{TABLE}/{deal}/" in text for deal in (1, 2))


@pytest.mark.parametrize(
    ("host", "own", "begins"),
    [("Meera", False, "The program of whoever hosts"), ("Me", True, "You host"), ("", False, "The server")],
)
def test_what_it_cannot_show_depends_on_whose_computer_it_is(host: str, own: bool, begins: str) -> None:
    text: Text = what_it_cannot_show(host, own=own)
    assert WORDS.text(text).startswith(begins)
