"""A deal of Svoi Kozyri told turn by turn, from what one seat has heard of it."""

from __future__ import annotations

from cardtable.core.events import Event, TurnStarted
from cardtable.core.views import redact
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri.rules import SvoiKozyriRules
from cardtable.games.svoi_kozyri.state import PILE
from cardtable.games.svoi_kozyri.turn_summary import told_turns
from tests.games.svoi_kozyri.tables import CODEC, WORDS, dealt, rules, table

THREE = rules(3)
HANDS = ["KH 9S 6D", "AH 9D AS 6S", "8S 7H 6C"]  # trumps: spades, hearts, diamonds


def heard(some: SvoiKozyriRules, *actions: str, hands: list[str] | None = None) -> list[Event]:
    """What the first seat hears of these actions, from an empty table on."""
    state = table(some, hands or HANDS)
    events: list[Event] = [TurnStarted(some.actors(state.public))]
    for text in actions:
        (seat,) = some.actors(state.public)
        step = some.apply(state, seat, CODEC.read(text))
        events += (redact(some.zones, event, Seat(0)) for event in step.events)
        state = step.state
    return events


def told(some: SvoiKozyriRules, *actions: str, hands: list[str] | None = None) -> list[tuple[int, list[str]]]:
    return [
        (
            turn.seat,
            [
                WORDS.text(act.text.filled(*act.text.args, *(" ".join(map(str, group.cards)) for group in act.groups)))
                for act in turn.acts
            ],
        )
        for turn in told_turns(heard(some, *actions, hands=hands))
    ]


def test_leading_beating_and_picking_up_are_told_with_their_cards() -> None:
    assert told(THREE, "lead KH", "beat AH 9D", "take") == [
        (0, ["led KH"]),
        (1, ["beat KH with AH", "and played 9D"]),
        (2, ["didn't beat 9D", "and picked up 3: KH AH 9D"]),
    ]


def test_a_card_of_another_suit_beats_as_a_trump() -> None:
    hands = ["KS 9S 6D", "7H 9D AS", "8S 7D 6C"]
    assert told(THREE, "lead KS", "beat 7H 9D", hands=hands)[1] == (1, ["beat KS with the trump 7H", "and played 9D"])


def test_whoever_picks_up_everything_and_leads_again_has_one_turn() -> None:
    again = rules(3, lead_after_total="taker")
    assert told(again, "lead KH", "beat AH 9D", "take", "lead 7H")[2] == (
        2,
        ["didn't beat 9D", "and picked up 3: KH AH 9D", "started again with 7H"],
    )


def test_cards_that_were_beaten_did_not_move_and_those_that_were_played_lie_on_the_pile() -> None:
    acts = told_turns(heard(THREE, "lead KH", "beat AH 9D"))[1].acts
    groups = [group for one in acts for group in one.groups]
    assert [(group.beaten, group.zone) for group in groups] == [(True, None), (False, PILE), (False, PILE)]


def test_dealing_and_naming_trumps_are_told_as_they_were_said() -> None:
    step = dealt(THREE)
    assert told_turns(step.events) == ()
    named = THREE.apply(step.state, Seat(0), CODEC.read("trump H"))
    ((turn,),) = (told_turns((*step.events, *named.events)),)
    assert [WORDS.text(act.text) for act in turn.acts] == ["P0 has hearts as trumps."]
