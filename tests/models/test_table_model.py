from collections.abc import Mapping, Sequence
from typing import Any

from pytestqt.qtbot import QtBot

from cardtable.core.cards import Card, Cards, parse_cards
from cardtable.core.controls import Command, Display, Draft, Drop, Gesture, Press, Select, Submit, Tap
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, MatchEnded, TurnStarted
from cardtable.core.refusal import Refusal
from cardtable.core.session import Update
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone
from cardtable.models.table_model import CLAIM, NEW_MATCH, TableModel
from tests.toy.game import ZONES

HAND = Zone("hand", 0)
SAID = Announced(Seat(1), Text("T", "Hello"))


class Marking:
    """Controls of no game: a tap marks a card, a drop plays it, a command is refused."""

    def liftable(self, view: View[Any], draft: Draft) -> Mapping[Zone, frozenset[Card]]:
        return {HAND: frozenset(card for card in view.zones[HAND] if card is not None)}

    def targets(self, view: View[Any], draft: Draft, source: Zone, cards: Cards) -> frozenset[Zone]:
        return frozenset({Zone("trick", 0)})

    def interpret(self, view: View[Any], draft: Draft, gesture: Gesture) -> Submit[Any] | Select | Refusal:
        match gesture:
            case Tap():
                return Select(Draft(marked=draft.marked + gesture.cards))
            case Drop():
                return Submit(gesture.cards)
        return Refusal("T-01", Text("T", "Not so."))

    def commands(self, view: View[Any], draft: Draft) -> Sequence[Command]:
        return (Command("go", Text("T", "Go")),)

    def display(self, view: View[Any], draft: Draft) -> Display:
        return Display(Text("T", "%1 marked", args=(len(draft.marked),)), ())

    def claim(self, view: View[Any]) -> Sequence[Any]:
        return ()


def view(version: int, hand: str = "2C QS QS", seat: int | None = 0) -> View[Any]:
    return View(None if seat is None else Seat(seat), {HAND: parse_cards(hand.split())}, None, version)


def joined(**kwargs: Any) -> TableModel:
    model = TableModel(Marking(), ZoneKinds(ZONES))
    model.receive(Update((), view(1, **kwargs), (SAID,)))
    model.presented(1)
    return model


def tap(*cards: str) -> Gesture:
    return Tap(parse_cards(cards), HAND)


def test_nothing_shows_before_it_has_been_presented(qtbot: QtBot) -> None:
    model = joined()
    with qtbot.waitSignal(model.updateStarted):
        model.receive(Update((SAID,), view(2, "2C")))
    assert model.view.version == 1
    with qtbot.waitSignal(model.viewChanged):
        model.presented(2)
    assert model.view.version == 2
    assert model.heard == (SAID, SAID)


def test_an_update_with_all_that_was_heard_replaces_what_waits(qtbot: QtBot) -> None:
    model = joined()
    model.receive(Update((SAID,), view(2)))
    model.receive(Update((), view(3), ()))
    assert not model.presented(2)
    assert model.view.version == 1
    assert model.presented(3)
    assert model.view.version == 3
    assert model.heard == ()


def test_what_was_heard_begins_anew_with_the_next_deal() -> None:
    model = joined()
    scored: tuple[Event, ...] = (HandScored((1,)),)
    model.receive(Update(scored, view(2)))
    model.presented(2)
    assert model.acting == frozenset()
    model.receive(Update((TurnStarted(frozenset({Seat(0)})),), view(3)))
    model.presented(3)
    assert model.heard == (TurnStarted(frozenset({Seat(0)})),)
    assert model.acting == {0}


def test_a_card_that_is_played_elsewhere_lies_down_at_once_and_is_taken_back_if_it_is_refused(qtbot: QtBot) -> None:
    model = TableModel(Marking(), ZoneKinds(ZONES), is_remote=True)
    model.receive(Update((), view(1), (SAID,)))
    model.presented(1)
    card, trick = parse_cards(["2C"]), Zone("trick", 0)
    model.gesture(Drop(card, HAND, trick))
    assert model.on_way == ((trick, card),)
    with qtbot.waitSignals([model.draftChanged, model.refused]):
        model.refuse(Refusal("turn", Text("T", "Not now.")))
    assert not model.on_way
    model.gesture(Drop(card, HAND, trick))
    model.receive(Update((SAID,), view(2)))  # somebody else's
    model.presented(2)
    assert model.on_way == ((trick, card),)
    model.receive(Update((SAID,), view(3, "QS QS")), own=True)
    model.presented(3)
    assert not model.on_way


def test_where_the_answer_is_at_once_nothing_lies_down_before_it() -> None:
    model = joined()
    model.gesture(Drop(parse_cards(["2C"]), HAND, Zone("trick", 0)))
    assert model.on_way == ()


def test_gestures_select_submit_or_are_refused(qtbot: QtBot) -> None:
    model = joined()
    with qtbot.waitSignal(model.draftChanged):
        model.gesture(tap("QS"))
    assert model.draft.marked == parse_cards(["QS"])
    assert model.display.prompt.args == (1,)
    with qtbot.waitSignal(model.actionChosen) as chosen:
        model.gesture(Drop(parse_cards(["2C"]), HAND, Zone("trick", 0)))
    assert chosen.args == [parse_cards(["2C"]), 1]
    with qtbot.waitSignal(model.refused):
        model.gesture(Press("go"))


def test_a_draft_lives_as_long_as_its_cards_twin_for_twin() -> None:
    model = joined()
    model.gesture(tap("QS", "QS"))
    model.receive(Update((SAID,), view(2)))
    model.presented(2)
    assert len(model.draft.marked) == 2
    model.receive(Update((SAID,), view(3, "2C QS")))
    model.presented(3)
    assert model.draft == Draft()


def test_the_own_action_ends_the_draft_even_if_a_twin_stays() -> None:
    model = joined()
    model.gesture(tap("QS"))
    model.actionChosen.connect(
        lambda action, version: model.receive(Update((SAID,), view(version + 1, "2C QS")), own=True)
    )
    model.gesture(Drop(parse_cards(["QS"]), HAND, Zone("trick", 0)))
    model.presented(2)
    assert model.draft == Draft()


def test_anybody_elses_action_leaves_the_draft_while_its_cards_stay() -> None:
    model = joined()
    model.gesture(tap("QS"))
    model.receive(Update((SAID,), view(2, "2C QS")), own=False)
    model.presented(2)
    assert model.draft == Draft(marked=parse_cards(["QS"]))


def test_a_spectator_lifts_nothing_and_does_nothing() -> None:
    model = joined(seat=None)
    model.gesture(tap("QS"))
    assert model.draft == Draft()
    assert not model.liftable
    assert not model.commands


STOCK, PILE = Zone("stock"), Zone("pile")


def lying(version: int, hand: str, stock: int, pile: str = "4C 5C") -> View[Any]:
    zones = {HAND: parse_cards(hand.split()), STOCK: (None,) * stock, PILE: parse_cards(pile.split())}
    return View(Seat(0), zones, None, version)


def test_a_card_that_was_drawn_while_nobody_acts_stands_out_until_the_next_act() -> None:
    model = TableModel(Marking(), ZoneKinds(ZONES))
    model.receive(Update((), lying(1, "2C QS", 3), (SAID,)))
    model.presented(1)
    model.receive(Update((CardsMoved(STOCK, HAND, parse_cards(["QS"])),), lying(2, "2C QS QS", 2)))
    model.presented(2)
    assert model.received == parse_cards(["QS"])
    model.gesture(tap("2C"))
    assert model.received == ()


def test_on_ones_turn_it_stands_out_until_it_is_played_or_the_turn_is_over() -> None:
    mine, theirs = (TurnStarted(frozenset({Seat(seat)})) for seat in (0, 1))
    drawn = CardsMoved(STOCK, HAND, parse_cards(["QS"]))
    model = TableModel(Marking(), ZoneKinds(ZONES))
    model.receive(Update((), lying(1, "2C QS", 3), (SAID, mine)))
    model.receive(Update((drawn, mine), lying(2, "2C QS QS", 2)))
    model.presented(2)
    model.gesture(tap("2C"))
    assert model.received == parse_cards(["QS"])
    model.receive(Update((CardsMoved(HAND, PILE, parse_cards(["2C"])), mine), lying(3, "QS QS", 2, "4C 5C 2C")))
    model.presented(3)
    assert model.received == parse_cards(["QS"])
    model.receive(Update((theirs,), lying(4, "QS QS", 2, "4C 5C 2C")))
    model.presented(4)
    assert model.received == ()
    model.receive(Update((), lying(5, "2C QS QS", 2), (SAID, mine, drawn, mine)))  # taken back to the moment after it
    model.presented(5)
    assert model.received == parse_cards(["QS"])


def test_a_pile_that_was_open_and_a_deal_do_not_stand_out() -> None:
    picked = Update((CardsMoved(PILE, HAND, parse_cards(["5C"])),), lying(2, "2C QS 5C", 3, "4C"))
    others = CardsMoved(STOCK, Zone("hand", 1), (None,))
    dealt = Update((CardsMoved(STOCK, HAND, parse_cards(["QS"])), others), lying(2, "2C QS QS", 1))
    for update in (picked, dealt):
        model = TableModel(Marking(), ZoneKinds(ZONES))
        model.receive(Update((), lying(1, "2C QS", 3), (SAID,)))
        model.presented(1)
        model.receive(update)
        model.presented(2)
        assert model.received == ()


# Commands


class Certain(Marking):
    """The rest is certain, whoever asks."""

    def claim(self, view: View[Any]) -> Sequence[Any]:
        return (parse_cards(["2C"]),)


def codes(model: TableModel) -> list[str]:
    return [command.code for command in model.commands]


def at_turn(controls: Marking, *turns: int) -> TableModel:
    model = TableModel(controls, ZoneKinds(ZONES))
    model.receive(Update((), view(1), (TurnStarted(frozenset(map(Seat, turns))),)))
    model.presented(1)
    return model


def test_a_claim_is_offered_at_the_own_turn_alone_and_where_the_rest_is_certain() -> None:
    assert codes(at_turn(Certain(), 0)) == ["go", CLAIM.code]
    assert codes(at_turn(Certain(), 1)) == ["go"]
    assert codes(at_turn(Marking(), 0)) == ["go"]


def test_after_the_end_another_match_is_offered_and_nothing_else() -> None:
    model = joined()
    model.receive(Update((MatchEnded((1, 2)),), view(2)))
    assert codes(model) == ["go"]
    model.presented(2)
    assert model.commands == (NEW_MATCH,)


# Hints

TWO = parse_cards(["2C"])


def hinted() -> tuple[TableModel, list[object]]:
    model, done = joined(), list[object]()
    model.actionChosen.connect(lambda action, version: done.append(action))
    model.suggest(TWO)
    return model, done


def test_a_hint_is_followed_once(qtbot: QtBot) -> None:
    model, done = hinted()
    assert model.hint is not None
    assert model.follow_hint()
    assert model.hint is None
    assert not model.follow_hint()
    assert done == [TWO]


def test_a_hint_goes_with_its_cards_and_with_what_the_person_does() -> None:
    for update, own, stays in (
        (Update((SAID,), view(2)), False, True),
        (Update((SAID,), view(2, "QS QS")), False, False),
        (Update((SAID,), view(2)), True, False),
        (Update((), view(2), ()), False, False),
    ):
        model, _ = hinted()
        model.receive(update, own=own)
        model.presented(2)
        assert (model.hint is not None) is stays


def test_nobody_is_advised_before_the_table_is_seen_nor_a_spectator() -> None:
    for model in (TableModel(Marking(), ZoneKinds(ZONES)), joined(seat=None)):
        model.suggest(TWO)
        assert model.hint is None


def test_a_draft_goes_when_one_of_its_cards_is_gone() -> None:
    model = joined()
    model.gesture(tap("2C", "QS"))
    model.receive(Update((SAID,), view(2, "QS QS")))
    model.presented(2)
    assert model.draft == Draft()
