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

from cardtable.app.dialogs.help.fairness_dialog import program_of
from cardtable.app.dialogs.help.verification_dialog import DealVerificationDialog, what_it_cannot_show
from cardtable.app.dialogs.help.verification_results import (
    DealVerification,
    Runs,
    VerifiedDealRow,
    is_any_doubtful,
    rows_of,
    runs_at,
)
from cardtable.core.cards import standard_pack
from cardtable.core.shuffle import shuffled
from cardtable.core.text import Text
from cardtable.host.commit_reveal import VerificationResult, seed_of
from cardtable.host.room_messages import RevealMessage
from cardtable.host.seat_assignment import Presence
from cardtable.net.agent_messages import DealVerified
from tests.app.multiplayer.test_people_on_felt import INFO
from tests.app.multiplayer.test_strip_of_situation import Named

TABLE, PACK = "4f2c9a17", standard_pack()
WORDS = Named()
ASK = (
    "Only the computer that runs the table can cause that: Meera's, or a server. Ask the person who runs that computer."
)
ALL = ("dealer", "seat 0", "seat 1", "seat 2", "seat 3")


def checked(
    deal: int, *doubts: VerificationResult, who: tuple[str, ...] = ALL, missing: tuple[str, ...] = ()
) -> DealVerified:
    shares = {one: f"{deal:02d}" * 16 for one in who if one not in missing}
    seed = seed_of(TABLE, deal, shares)
    return DealVerified(TABLE, deal, who, missing, doubts, RevealMessage(deal, seed, shares, missing, ()))


def said(row: VerifiedDealRow) -> str:
    return "" if row.sentence is None else WORDS.text(row.sentence)


def test_the_newest_deal_comes_first_and_the_one_in_play_is_checked_later() -> None:
    rows = rows_of([checked(1), checked(2)], replace(INFO, deal=3), Runs.ELSEWHERE)
    assert [WORDS.text(row.title) for row in rows] == ["Deal 3", "Deal 2", "Deal 1"]
    assert rows[0].verdict is DealVerification.PLAYING
    assert said(rows[1]) == "Checked here: correct. Everybody took part."


def test_who_was_away_is_named() -> None:
    (row,) = rows_of([checked(1, who=ALL[:4])], INFO, Runs.ELSEWHERE)
    assert said(row) == "Checked here: correct. Ravi was away and took no part."
    (row,) = rows_of([checked(1, who=ALL[:3])], INFO, Runs.ELSEWHERE)
    assert said(row) == "Checked here: correct. Leila and Ravi were away and took no part."


@pytest.mark.parametrize(
    ("doubt", "sentence"),
    [
        (
            VerificationResult.LEFT_OUT,
            "Your number was left out of this deal, although you were there.",
        ),
        (
            VerificationResult.SEED_WRONG,
            "The cards of this deal don't follow from the numbers.",
        ),
        (
            VerificationResult.CARDS_WRONG,
            "This deal wasn't played as it was shown here.",
        ),
        (
            VerificationResult.RESEALED,
            "This deal was prepared twice, and the first version was thrown away.",
        ),
        (
            VerificationResult.FURTHER,
            "At the earlier table, more deals of this match were played to the end.",
        ),
        (
            VerificationResult.SHARE_CHANGED,
            "A number of this deal isn't the one that was announced.",
        ),
    ],
)
def test_every_doubt_is_a_sentence_that_says_whom_to_ask(doubt: VerificationResult, sentence: str) -> None:
    (row,) = rows_of([checked(1, doubt)], INFO, Runs.ELSEWHERE)
    assert said(row).startswith(f"{sentence} {ASK}")
    assert row.verdict is DealVerification.DOUBTFUL
    assert is_any_doubtful([checked(1), checked(2, doubt)])


def test_that_one_was_not_here_is_no_doubt() -> None:
    (row,) = rows_of([checked(1, VerificationResult.NOT_CHECKED)], INFO, Runs.ELSEWHERE)
    assert row.verdict is DealVerification.UNKNOWN
    assert not is_any_doubtful([checked(1, VerificationResult.NOT_CHECKED)])


def test_two_missing_numbers_make_the_match_questionable() -> None:
    """A2: an accomplice of the host may hold numbers back for the host."""
    one, other = (checked(deal, missing=("seat 3",)) for deal in (1, 3))
    whole = checked(2)
    assert not is_any_doubtful([one, whole])
    assert is_any_doubtful([one, whole, other])

    rows = rows_of([one, whole, other], replace(INFO, deal=3), Runs.ELSEWHERE)
    assert [row.verdict for row in rows] == [
        DealVerification.DOUBTFUL,
        DealVerification.CORRECT,
        DealVerification.DOUBTFUL,
    ]
    assert "more than one number of this match never came in. Ask the people whose numbers are missing." in said(
        rows[0]
    )


def test_a_number_that_is_missing_leaves_a_gap_in_its_place() -> None:
    (row,) = rows_of([checked(1, VerificationResult.LEFT_OUT, who=("dealer", *ALL[2:]))], INFO, Runs.ELSEWHERE)
    assert [(part.name, part.missing) for part in row.parts] == [
        ("", False),
        ("Asha", True),
        ("Meera", False),
        ("Leila", False),
        ("Ravi", False),
    ]


def test_correct_deals_of_long_ago_are_one_row() -> None:
    rows = rows_of([checked(deal) for deal in range(1, 13)], replace(INFO, deal=12), Runs.ELSEWHERE)
    assert len(rows) == 6
    assert WORDS.text(rows[-1].title) == "Deals 1 to 7: correct"
    doubtful = rows_of(
        [checked(1, VerificationResult.SEED_WRONG), *(checked(deal) for deal in range(2, 13))], INFO, Runs.ELSEWHERE
    )
    assert len(doubtful) == 12


def test_the_lines_of_python_give_seed_and_cards() -> None:
    deal = checked(3)
    (row,) = rows_of([deal], replace(INFO, deal=3), Runs.ELSEWHERE)
    assert '",  # Leila' in program_of(deal, PACK, row.parts)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(program_of(deal, PACK, row.parts), {})
    cards = [str(card) for card in shuffled(PACK, deal.opened.seed, 3)]
    assert printed.getvalue().strip() == f"{deal.opened.seed} {cards}"


def dialog(qtbot: QtBot, *checks: DealVerified) -> DealVerificationDialog:
    cannot = what_it_cannot_show(INFO, Runs.ELSEWHERE)
    made = DealVerificationDialog(WORDS, rows_of(checks, replace(INFO, deal=4), Runs.ELSEWHERE), cannot, PACK)
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_doubt_is_chosen_first_and_told_to_a_screen_reader(qtbot: QtBot) -> None:
    made = dialog(qtbot, checked(1), checked(2, VerificationResult.LEFT_OUT, who=("dealer", *ALL[2:])), checked(3))
    (row,) = (button for button in made.rows if button.isChecked())
    assert made.focusWidget() is row
    assert row.accessibleName() == "Deal 2. Doubt"
    assert row.accessibleDescription().endswith("Contributed: the table, Meera, Leila, Ravi. Missing: You.")
    assert made._numbers.text() == "Numbers of deal 2…"


def test_what_no_check_can_show_stays_in_sight_below_many_deals(qtbot: QtBot) -> None:
    made = dialog(qtbot, *(checked(deal) for deal in range(1, 8)))
    made.resize(760, 560)
    QApplication.processEvents()
    (last,) = (
        label
        for label in made.findChildren(QLabel)
        if label.text().startswith("The computer that runs the table can leave")
    )
    assert last.visibleRegion().boundingRect() == last.rect()


def test_arrows_go_through_the_deals(qtbot: QtBot) -> None:
    made = dialog(qtbot, checked(1), checked(2), checked(3))
    made.rows[1].setFocus()
    qtbot.keyClick(made.rows[1], Qt.Key.Key_Down)
    assert made.rows[2].isChecked()
    assert made._numbers.text() == "Numbers of deal 2…"


def test_copying_takes_every_sentence_and_every_number(qtbot: QtBot) -> None:
    made = dialog(qtbot, checked(1), checked(2, VerificationResult.SEED_WRONG))
    made._copy_all()
    text = QGuiApplication.clipboard().text()
    assert "The cards of this deal don't follow from the numbers." in text
    assert all(f"cardtable/seed/{TABLE}/{deal}/" in text for deal in (1, 2))


@pytest.mark.parametrize(
    ("runs", "begins"),
    [
        (Runs.ELSEWHERE, "The computer that runs the table, Meera's or a server,"),
        (Runs.HERE, "You're the host"),
        (Runs.SERVER, "The server"),
    ],
)
def test_what_it_cannot_show_depends_on_whose_computer_it_is(runs: Runs, begins: str) -> None:
    text: Text = what_it_cannot_show(INFO, runs)
    assert WORDS.text(text).startswith(begins)


def test_on_a_server_nobody_but_the_server_can_have_left_a_number_out() -> None:
    """Who opened the table there arranges it, and that is all."""
    (row,) = rows_of([checked(1, VerificationResult.LEFT_OUT)], INFO, Runs.SERVER)
    assert "Only the server can cause that." in said(row)
    assert "Meera" not in said(row)


@pytest.mark.parametrize("doubt", [doubt for doubt in VerificationResult if doubt.is_doubtful])
def test_no_guest_is_sent_to_a_host_who_may_be_a_guest_of_a_server_too(doubt: VerificationResult) -> None:
    """Nothing that comes over the line shows whether the host's own computer runs the table."""
    runs = runs_at(INFO, here=False)
    assert INFO.host is not None
    assert INFO.seats[INFO.host].presence is Presence.HERE
    (row,) = rows_of([checked(1, doubt)], INFO, runs)
    assert "Ask Meera" not in said(row)
    assert said(row).removesuffix(" The match goes on.").endswith("Ask the person who runs that computer.")


def test_whose_numbers_never_came_is_asked_about_them() -> None:
    (row, _) = rows_of([checked(1, missing=("seat 2",)), checked(2, missing=("seat 2",))], INFO, Runs.SERVER)
    assert "Ask the people whose numbers are missing." in said(row)


def test_a_table_that_goes_on_without_its_host_is_on_a_server() -> None:
    assert INFO.host is not None
    seats = list(INFO.seats)
    seats[INFO.host] = replace(seats[INFO.host], presence=Presence.AWAY)
    assert runs_at(INFO, here=False) is Runs.ELSEWHERE
    assert runs_at(replace(INFO, seats=tuple(seats)), here=False) is Runs.SERVER
    assert runs_at(replace(INFO, server=True), here=False) is Runs.SERVER  # though a guest has a host's rights
    assert runs_at(replace(INFO, host=None), here=False) is Runs.SERVER
    assert runs_at(replace(INFO, host=INFO.you), here=False) is Runs.SERVER  # arranged here, and run elsewhere
    assert runs_at(replace(INFO, host=INFO.you), here=True) is Runs.HERE
