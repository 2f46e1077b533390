"""What no line is ever sent: others' cards, keys, secrets, and numbers before they are opened."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest

from cardtable.core import session as core_session
from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved
from cardtable.core.session import ReplayError
from cardtable.core.shuffle import shuffled
from cardtable.host.room.room_effects import RoomLogEntry, RoomLogEntryKind
from cardtable.host.room_messages import CommitmentsMessage, RevealMessage, WelcomeMessage
from cardtable.host.room_requests import ArrangeRequest, ProposeRequest
from cardtable.host.room_types import HouseRules, RoomProposalKind
from tests.host.room.crowd import GAMES, Crowd, Guest, come_back
from tests.host.room.test_match import begun, every_game


def test_no_secret_is_ever_sent_to_whom_it_does_not_belong() -> None:
    crowd = Crowd()
    guests = crowd.arranged(
        "svoi_kozyri", 3, "Meera", "Ravi", house=HouseRules(watchers=True), turn_limit=60, match="first_to_n_wins"
    )
    asha = crowd.join("Asha")
    meera, ravi = guests
    crowd.start(meera)
    crowd.play(guests, 90)
    crowd.lose(ravi)
    crowd.connect(ravi)
    crowd.say(meera, ProposeRequest(RoomProposalKind.PAUSE))
    crowd.say(meera, ArrangeRequest(remove=ravi.seat))
    crowd.restart()
    crowd.connect(meera)
    crowd.play([meera], 5)
    tags = {entry.tag for entry in crowd.log}
    seeds = [entry.rest.split()[1] for entry in crowd.log if entry.kind is RoomLogEntryKind.DEAL]
    assert len(seeds) > 1
    assert len(meera.all(RevealMessage)) >= 1
    for guest in (meera, ravi, asha):
        told = set(guest.entropy_told())
        for text in guest.texts:
            kind = json.loads(text)["t"]
            for secret in {*crowd.entropy.given, *seeds} - tags:
                if secret not in text:
                    continue
                assert kind == "opened" or (kind == "welcome" and secret in told)


def unseen(guest: Guest, deck: Sequence[Card]) -> list[Card]:
    """The faces of which the person has seen no card."""
    assert guest.view is not None
    seen = {card for cards in guest.view.zones.values() for card in cards}
    seen |= {card for event in guest.heard if isinstance(event, CardsMoved) for card in event.cards}
    return sorted(set(deck) - seen, key=str)


@pytest.mark.quick(2)
@every_game
def test_two_cards_that_nobody_here_has_seen_change_places_and_nobody_can_tell(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowd, guests = begun(game)
    crowd.play(guests, 14)
    course = crowd.mirror
    assert course is not None
    compared = 0
    for guest in guests:
        deck = guest.rules().deck()
        before = texts_of(crowd.log, guest)
        for one, other in list(combinations(unseen(guest, deck), 2))[::7][:12]:
            faces = {one: other, other: one}

            def swapped(pack: Sequence[Card], seed: str, deal: int, faces: dict[Card, Card] = faces) -> Sequence[Card]:
                return tuple(faces.get(card, card) for card in shuffled(pack, seed, deal))

            with monkeypatch.context() as patch:
                patch.setattr(core_session, "shuffled", swapped)
                try:
                    after = texts_of([exchanged(entry, faces) for entry in crowd.log], guest)
                except ReplayError:
                    continue  # somebody could not have acted so
            assert after == before
            compared += 1
    assert compared > 0 or game == "svoi_kozyri"  # where the cards that were dealt last tell the rest


def exchanged(entry: RoomLogEntry, faces: dict[Card, Card]) -> RoomLogEntry:
    """The same entry of a match in which the faces had changed places."""
    if entry.kind is not RoomLogEntryKind.DO:
        return entry
    texts = {str(card): str(partner) for card, partner in faces.items()}
    return replace(entry, rest=" ".join(texts.get(word, word) for word in entry.rest.split()))


def texts_of(log: list[RoomLogEntry], guest: Guest) -> list[str]:
    """All that somebody is told who comes back without a view."""
    crowd = Crowd(GAMES)
    crowd.thinks = False
    crowd.log = log
    crowd.restart()
    again = come_back(guest)
    crowd.connect(again)
    assert again.all(WelcomeMessage)
    return again.texts


def test_what_is_sealed_tells_hashes_alone() -> None:
    _, guests = begun("hearts")
    for guest in guests:
        (sealed,) = guest.all(CommitmentsMessage)
        assert all(len(digest) == 64 for digest in sealed.hashes.values())
