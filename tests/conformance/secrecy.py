"""The swap test: two cards that a seat has not seen change places, and the seat must not be able to tell."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved
from cardtable.core.shuffle import shuffled
from cardtable.core.zones import Seat
from tests.conformance.driver import Case, Match, playing
from tests.conformance.promises import promises_of

Sent = Callable[[Match, Seat | None], bytes]


def stream_of(match: Match, seat: Seat | None) -> bytes:
    """All that the seat is sent in the last step, as bytes."""
    return repr((match.heard(seat), match.view(seat))).encode()


def shown_to(match: Match, seat: Seat | None) -> set[Card]:
    """The cards that the seat sees in the last step: in its view or in what it hears."""
    cards = {card for held in match.view(seat).zones.values() for card in held}
    for event in match.heard(seat):
        if isinstance(event, CardsMoved):
            cards.update(event.cards)
    return {card for card in cards if card is not None}


class Recording:
    """A stretch of one deal: the actions, and what a seat was sent and has seen; `sent`: in which form."""

    def __init__(self, match: Match, seat: Seat | None, actions: int, sent: Sent = stream_of) -> None:
        self.case, self.seed, self.seat = match.case, match.seed, seat
        self.rules = match.rules
        self.sent = sent
        self.deck = tuple(shuffled(tuple(match.rules.deck()), match.seed, 1))
        self.stream: list[bytes] = []
        self.seen: set[Card] = set()
        for _ in playing(match, 1):
            self.stream.append(sent(match, seat))
            self.seen |= shown_to(match, seat)
            if len(match.actions) == actions:
                break
        self.actions = [(actor, match.case.game.codec.write(action)) for actor, action in match.actions]

    def unseen(self) -> list[Card]:
        """The faces of which the seat has seen no card, less what the rules reveal."""
        revealed = promises_of(self.case.game).revealed(self.case)
        return sorted(set(self.deck) - self.seen - revealed, key=str)

    def swapped_stream(self, one: Card, other: Card) -> list[bytes] | None:
        """What the seat is sent if both faces change places; None where somebody could not have acted as they did."""
        faces = {one: other, other: one}
        texts = {str(card): str(partner) for card, partner in faces.items()}
        deck = [faces.get(card, card) for card in self.deck]
        match = Match(self.case, self.seed, {1: deck}, self.rules)
        stream = [self.sent(match, self.seat)]
        for actor, text in self.actions:
            action = self.case.game.codec.read(" ".join(texts.get(word, word) for word in text.split()))
            if actor not in match.actors or match.rules.check(match.view(actor), action) is not None:
                return None
            match.act(actor, action)
            stream.append(self.sent(match, self.seat))
        return stream


def swaps(
    case: Case,
    seed: str,
    pairs: int,
    rules: Any = None,
    seats: Sequence[Seat | None] | None = None,
    sent: Sent = stream_of,
) -> Iterator[tuple[tuple[Seat | None, Card, Card] | None, int]]:
    """For every pair that could be compared: the leak if there is one, and how many events were compared.

    `seats` look at the table, everybody where none are named.
    """
    chance = random.Random(seed)
    for seat in case.everybody if seats is None else seats:
        length = chance.choice((0, 1, case.seats, *(chance.randrange(1, 60) for _ in range(3))))
        recording = Recording(Match(case, seed, rules=rules), seat, length, sent)
        for one, other in chosen_pairs(recording.unseen(), pairs, chance):
            stream = recording.swapped_stream(one, other)
            if stream is not None:
                yield (None if stream == recording.stream else (seat, one, other)), len(stream)


def chosen_pairs(cards: Sequence[Card], pairs: int, chance: random.Random) -> Iterator[tuple[Card, Card]]:
    """Random pairs, every second one of the same suit: those are the ones that nobody's play gives away."""
    for number in range(pairs):
        one = chance.choice(cards) if cards else None
        partners = [card for card in cards if card != one and (number % 2 or one is None or card.suit is one.suit)]
        if one is not None and partners:
            yield one, chance.choice(partners)
