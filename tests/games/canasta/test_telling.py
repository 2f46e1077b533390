"""A deal of Canasta told turn by turn, from what one seat has heard of it."""

from __future__ import annotations

from cardtable.core.events import Event, TurnStarted
from cardtable.core.guidance.turn_summaries import TurnSummary
from cardtable.core.views import redact
from cardtable.core.zones import Seat
from cardtable.games.canasta.rules import CanastaRules
from cardtable.games.canasta.state import DISCARD, meld
from cardtable.games.canasta.turn_summary import told_turns
from tests.games.canasta.tables import CODEC, WORDS, CanastaState, act, dealt, rules, table

SOME = rules()


def heard(some: CanastaRules, state: CanastaState, *actions: str, by: int = 0) -> list[Event]:
    """What a seat hears of these actions, from the beginning of a turn on."""
    events: list[Event] = [TurnStarted(some.actors(state.public))]
    for text in actions:
        (seat,) = some.actors(state.public)
        step = some.apply(state, seat, CODEC.read(text))
        events += (redact(some.zones, event, Seat(by)) for event in step.events)
        state = step.state
    return events


def lines(turn: TurnSummary) -> list[str]:
    """The acts, with the texts of cards in their places."""
    return [
        WORDS.text(act.text.filled(*act.text.args, *(" ".join(map(str, group.cards)) for group in act.groups)))
        for act in turn.acts
    ]


def told(state: CanastaState, *actions: str, by: int = 0) -> list[tuple[int, list[str]]]:
    return [(turn.seat, lines(turn)) for turn in told_turns(heard(SOME, state, *actions, by=by))]


ACES_AND_QUEENS = "AC AS AD QS QH 2C 4C 4D KD"


def test_a_turn_is_one_entry_however_many_acts_it_has() -> None:
    state = table(SOME, ACES_AND_QUEENS, drawn=False)
    (turn,) = told(state, "draw", "meld AC AS AD / QS QH 2C", "discard KD", by=1)
    assert turn == (0, ["drew 1 card(s)", "first meld, 100: QS QH 2C", "and AC AD AS", "discarded KD"])


def test_nobody_else_is_told_which_card_was_drawn() -> None:
    state = table(SOME, ACES_AND_QUEENS, drawn=False)
    for seat in range(4):
        ((drew,),) = (turn.acts for turn in told_turns(heard(SOME, state, "draw", by=seat)))
        assert drew.groups == ()


def test_what_is_taken_melded_and_added_tells_where_it_went() -> None:
    state = table(SOME, "KC KD 5H 5S 6D 6H", drawn=False, pile="4C 5D 6S KS")
    (turn,) = told_turns(heard(SOME, state, "take KC KD", "discard 5H"))
    assert lines(turn) == ["took the pile: 4 card(s)", "first meld, 30: KC KD KS", "discarded 5H"]
    assert [group.zone for one in turn.acts for group in one.groups] == [meld(0, 13), DISCARD]
    more = told(table(SOME, "KC KD KS KH 8C 9D", drawn=True), "meld KC KD KS", "meld KH", "discard 8C")
    assert more == [(0, ["first meld, 30: KC KD KS", "added to kings KH", "discarded 8C"])]


def test_a_turn_goes_on_until_a_discard_and_holds_the_partners_answer() -> None:
    state = table(SOME, "KC KD KS 5H", melds={0: "9C 9D 9H 9S 9C 9D 9H"})
    (open_turn,) = told_turns(heard(SOME, state, "ask", "answer yes"))
    assert not open_turn.over
    assert lines(open_turn) == ["P0 asks P2: may I go out?", "P2 says yes."]
    (closed,) = told_turns(heard(SOME, state, "ask", "answer yes", "meld KC KD KS", "discard 5H"))
    assert closed.over
    assert lines(closed)[-1] == "discarded 5H"
    assert "P0 goes out." in lines(closed)


def test_what_freezes_the_pile_is_said_to_do_so() -> None:
    assert told(table(SOME, "KC 2S 9D"), "discard 2S") == [(0, ["froze the pile with 2S"])]


def test_dealing_and_cutting_are_no_turns() -> None:
    some = rules(cut=True)
    step = dealt(some)
    cut = act(some, step.state, "cut 50")
    assert told_turns((*step.events, *cut.events)) == ()
