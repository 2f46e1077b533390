"""A finished deal is played again from the record of its match, with all hands open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.events import CardsMoved, TrickWon
from cardtable.core.record import Record
from cardtable.core.session import Session
from cardtable.core.views import laid_open
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.host_messages import MatchUpdate, ProposalKind, SendTo
from cardtable.host.match_host import MatchHost
from cardtable.models.deal_replay import ReplayStep, cell_at_step, cells_of, passed_in, record_to_deal, replay_deal

GAMES = discover()


def played(game: Any, deals: int) -> Record:
    """A match of so many counted deals, by the first thing that is allowed."""
    options, seats = game.options(), min(game.seats)
    rules = game.rules(options, seats)
    session: Any = Session(game, options, ("club A",) * seats, "7")
    while len(session.scores) < deals and not session.match_over:
        seat = min(session.actors)
        session.perform(seat, next(rules.legal(session.view(seat))))
        session.deal_if_due()
    record: Record = session.record()
    return record


def given(moment: Any) -> tuple[Any, ...]:
    """The cards that leave the hand of whoever acts."""
    return next(event.cards for event in moment.events if isinstance(event, CardsMoved))


def tricks(moments: Any) -> Iterator[Any]:
    return (moment for moment in moments if any(isinstance(event, TrickWon) for event in moment.events))


def test_a_deal_of_hearts_is_seen_card_by_card() -> None:
    game = GAMES["hearts"]
    record = played(game, 2)
    rules = game.rules(game.options(), min(game.seats))
    deal = replay_deal(record, game, 2, Seat(0))
    assert deal is not None
    kinds = ZoneKinds(laid_open(rules.zones))
    hands = [cards for zone, cards in deal.steps[0].view.zones.items() if kinds.is_hand(zone)]
    assert Counter(card for cards in hands for card in cards) == Counter(rules.deck())
    for moment in tricks(deal.steps):  # each stands complete, the last one too
        assert sum(len(cards) for zone, cards in moment.view.zones.items() if kinds.is_trick(zone)) == len(hands)
    for moment in deal.steps[1 : 1 + len(hands)]:  # all have passed before the first card is led
        who, *cards = passed_in(moment)
        assert who.source == "%1 passes %2 card(s) to %3."
        assert [card.args for card in cards] == [(card,) for card in given(moment)]
    cells = cells_of(deal.steps, ZoneKinds(rules.zones), lambda view: [0] * len(hands))
    assert len(cells) == 1 + len(list(tricks(deal.steps)))
    assert [cell_at_step(cells, cell.first) for cell in cells] == list(range(len(cells)))
    assert cells[-1].last == len(deal.steps) - 1


def test_in_a_deal_that_is_practised_nothing_is_taken_back_of_those_before() -> None:
    game = GAMES["hearts"]
    record = played(game, 2)
    deal = replay_deal(record, game, 2, Seat(0))
    assert deal is not None
    people = replace(record_to_deal(record, deal), players=("person Me", *record.players[1:]))
    for begins, may in ((False, True), (True, False)):
        host = MatchHost.restore(people, GAMES)
        if begins:
            host.forbid_undo()
        told = [effect.message for effect in host.join(Seat(0), Seat(0), 0.0) if isinstance(effect, SendTo)]
        news = next(message for message in told if isinstance(message, MatchUpdate))
        assert (ProposalKind.UNDO in news.can) is may


def test_a_deal_that_is_not_over_is_not_opened() -> None:
    game = GAMES["hearts"]
    record = played(game, 1)
    assert replay_deal(record, game, 2, Seat(0)) is None
    assert replay_deal(replace(record, actions=record.actions[:-1]), game, 1, Seat(0)) is None


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_deal_of_every_game_can_be_looked_at_and_played_once_more(game: Any) -> None:
    record = played(game, 2)
    rules = game.rules(game.options(), min(game.seats))
    last = Session.replay(record, game)
    number = len(last.scores)
    deal = replay_deal(record, game, number, Seat(0))
    assert deal is not None
    assert all(sum(map(len, moment.view.zones.values())) == len(rules.deck()) for moment in deal.steps)
    cells = cells_of(deal.steps, ZoneKinds(rules.zones), lambda view: [0] * min(game.seats))
    assert cells[-1].last == len(deal.steps) - 1
    again = Session.replay(record_to_deal(record, deal), game)
    assert (again.deal_number, len(again.scores)) == (number, number - 1)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_deal_that_is_looked_at_begins_with_cards_in_every_hand(name: str) -> None:
    """Trumps are named and packs cut before that, with nothing to be seen but a pack."""
    game = GAMES[name]
    deal = replay_deal(played(game, 1), game, 1, Seat(0))
    assert deal is not None
    kinds = ZoneKinds(laid_open(game.rules(game.options(), min(game.seats)).zones))
    first = deal.steps[0]
    hands = [cards for zone, cards in first.view.zones.items() if kinds.is_hand(zone)]
    assert len(hands) == min(game.seats)
    assert all(hands)
    assert first.seat is None


def test_a_cell_tells_what_was_laid_out_in_a_turn() -> None:
    game = GAMES["canasta"]
    record = played(game, 1)
    deal = replay_deal(record, game, 1, Seat(0))
    assert deal is not None
    kinds = ZoneKinds(game.rules(game.options(), min(game.seats)).zones)
    worth = game.worth
    assert worth is not None
    cells = cells_of(deal.steps, kinds, lambda view: [0] * min(game.seats), worth)

    def lying(moment: ReplayStep) -> int:
        zones = [zone for zone in moment.view.zones if kinds.spec(zone).per == "side"]
        cards = (card for zone in zones for card in moment.view.zones[zone])
        return worth(card for card in cards if card is not None)

    assert sum(cell.laid for cell in cells) == lying(deal.steps[-1]) - lying(deal.steps[0])
    assert any(cell.laid for cell in cells)
