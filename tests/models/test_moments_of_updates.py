"""Which small moments an update holds: what somebody gets, completes, or brings off, and who is out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.cards import Card, Suit
from cardtable.core.controls import Display, Sign
from cardtable.core.events import Announced, CardsMoved, Event, Feat, FeatKind, HandScored, TrickWon, TurnStarted
from cardtable.core.text import Text, Who
from cardtable.core.views import View
from cardtable.core.zone_kinds import Arrangement, Role, Visibility, ZoneKinds, ZoneSpec
from cardtable.core.zones import Seat, Zone
from cardtable.models.update_facts import Highlight, HighlightKind, UpdateFacts, highlights_of

QUEEN = Card.parse("QS")
HAND = ZoneSpec("hand", Visibility.OWNER, arrangement=Arrangement.FAN, role=Role.HAND)
MELD = ZoneSpec("meld", Visibility.EVERYONE, per="side")
TRICK = ZoneSpec("trick", Visibility.EVERYONE, arrangement=Arrangement.TRICK, role=Role.TRICK)
LAYING, TRICKS = ZoneKinds((HAND, MELD)), ZoneKinds((HAND, TRICK))
ME, LEFT = Seat(0), Seat(1)
SEVENS = Zone("meld", 0, 7)
NAMED = Text("T", "Red canasta")


def view(*hands: int) -> View[Any]:
    """Hands of so many cards."""
    return View(ME, {Zone("hand", owner): (None,) * cards for owner, cards in enumerate(hands)}, None, 1)


def display(*named: Zone) -> Display:
    return Display(Text("T", "Play"), (), captions=dict.fromkeys(named, NAMED))


def seen(
    *events: Event,
    kinds: ZoneKinds = LAYING,
    hands: tuple[tuple[int, ...], tuple[int, ...]] = ((5, 5, 5), (5, 5, 5)),
    named: tuple[tuple[Zone, ...], tuple[Zone, ...]] = ((), ()),
) -> UpdateFacts:
    """`hands` and `named` melds before and after."""
    before, after = (view(*counts) for counts in hands)
    return UpdateFacts(events, after, kinds, display(*named[1]), before=before, shown=display(*named[0]))


def says(seat: Seat, *things: object) -> Announced:
    return Announced(seat, Text("T", "%1 takes %2.", args=(Who(seat), *things)))


def test_a_card_that_is_spoken_of_is_caught_by_whoever_wins_the_trick() -> None:
    won = TrickWon(LEFT)
    assert highlights_of(seen(won, says(LEFT, QUEEN), kinds=TRICKS)) == (Highlight(HighlightKind.CAUGHT, LEFT, QUEEN),)
    assert not highlights_of(seen(says(LEFT, QUEEN), won, kinds=TRICKS))  # played to it, and taken by nobody yet
    assert not highlights_of(seen(won, says(ME, QUEEN), kinds=TRICKS))
    assert not highlights_of(seen(TrickWon(None), says(LEFT, QUEEN), kinds=TRICKS))


@pytest.mark.parametrize("kind", [FeatKind.MOON, FeatKind.SUN])
def test_the_moon_is_shot_when_the_deal_is_counted(kind: FeatKind) -> None:
    scored = HandScored((0, 26, 26), feats=(Feat(kind, ME),))
    assert highlights_of(seen(scored, kinds=TRICKS)) == (Highlight(HighlightKind.MOON, ME),)
    assert not highlights_of(seen(HandScored((0, 26, 26)), kinds=TRICKS))


def test_a_meld_that_is_named_is_complete_if_cards_were_laid_to_it() -> None:
    laid = CardsMoved(Zone("hand", LEFT), SEVENS, (Card.parse("7S"),))
    found = highlights_of(seen(says(LEFT), laid, named=((), (SEVENS,))))
    assert found == (Highlight(HighlightKind.COMPLETE, LEFT, zone=SEVENS),)
    assert not highlights_of(seen(says(LEFT), laid, named=((SEVENS,), (SEVENS,))))
    assert not highlights_of(seen(says(LEFT), named=((), (SEVENS,))))


@pytest.mark.parametrize("card", ["2H", "QS"])
@pytest.mark.parametrize(("before", "after", "told"), [(True, False, True), (True, True, False), (False, False, False)])
def test_the_card_that_lights_a_suit_breaks_its_sign(before: bool, after: bool, told: bool, card: str) -> None:
    note, slot = Text("T", "Hearts"), Zone("trick", LEFT)
    facts = seen(says(LEFT), CardsMoved(Zone("hand", LEFT), slot, (Card.parse(card),)), kinds=TRICKS)
    shown, now = (
        replace(display(), notes=(note,), signs={note: Sign(Suit.HEARTS, faint=faint)}) for faint in (before, after)
    )
    found = highlights_of(replace(facts, display=now, shown=shown))
    assert found == ((Highlight(HighlightKind.BROKEN, LEFT, zone=slot, suit=Suit.HEARTS),) if told else ())


@pytest.mark.parametrize(("before", "after", "told"), [(False, True, True), (True, True, False), (True, False, False)])
def test_a_threat_is_shown_when_it_begins(before: bool, after: bool, told: bool) -> None:
    threat = Text("T", "%1 has every point so far: %2.", args=(Who(LEFT), 14))
    shown, now = (replace(display(), threat=threat if there else None) for there in (before, after))
    found = highlights_of(replace(seen(says(LEFT), kinds=TRICKS), display=now, shown=shown))
    assert found == ((Highlight(HighlightKind.THREAT, LEFT),) if told else ())


def test_a_last_card_is_shown_when_the_turn_ends_with_it() -> None:
    last = Highlight(HighlightKind.LAST, LEFT)
    assert highlights_of(seen(TurnStarted(frozenset({ME})), hands=((5, 2, 5), (5, 1, 5)))) == (last,)
    assert not highlights_of(seen(TurnStarted(frozenset({LEFT})), hands=((5, 2, 5), (5, 1, 5))))  # they play on
    assert not highlights_of(seen(hands=((5, 2, 5), (5, 1, 5))))
    assert not highlights_of(seen(TurnStarted(frozenset({ME})), hands=((5, 1, 5), (5, 1, 5))))
    assert not highlights_of(seen(TurnStarted(frozenset({ME})), kinds=TRICKS, hands=((5, 2, 5), (5, 1, 5))))


def test_whoever_has_played_the_last_card_is_out_while_others_hold_some() -> None:
    assert highlights_of(seen(hands=((5, 1, 5), (5, 0, 5)))) == (Highlight(HighlightKind.OUT, LEFT),)
    assert not highlights_of(seen(hands=((5, 0, 5), (5, 0, 5))))
    assert not highlights_of(seen(hands=((5, 1, 5), (0, 0, 0))))  # gathered
    assert not highlights_of(seen(kinds=TRICKS, hands=((1, 1, 1), (1, 0, 1))))
