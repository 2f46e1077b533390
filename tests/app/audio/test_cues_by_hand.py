"""Sounds that chance seldom brings: few cards left, the end of a match, what lies in a trick."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardtable.app.audio.sound_cues import AFTER_TRICK, STEP, Cue, CueContext, CueTrigger, Sound, cues_of
from cardtable.core.cards import Card
from cardtable.core.controls import Display, Plate
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, MatchEnded, TrickWon
from cardtable.core.text import Text, Who
from cardtable.core.views import View
from cardtable.core.zone_kinds import Arrangement, Role, Visibility, ZoneKinds, ZoneSpec
from cardtable.core.zones import Seat, Zone

QUEEN = Card.parse("QS")
HAND = ZoneSpec("hand", Visibility.OWNER, arrangement=Arrangement.FAN, role=Role.HAND)
PILE = ZoneSpec("pile", Visibility.EVERYONE, per="table")
TRICK = ZoneSpec("trick", Visibility.EVERYONE, arrangement=Arrangement.TRICK, role=Role.TRICK)
BEATING, TRICKS = ZoneKinds((HAND, PILE)), ZoneKinds((HAND, TRICK))
DRAWING = ZoneKinds((HAND, ZoneSpec("stock", Visibility.NOBODY, per="table")))
ME, LEFT = Seat(0), Seat(1)


def view(*hands: int, seat: Seat | None = ME) -> View[Any]:
    """Hands of so many cards."""
    return View(seat, {Zone("hand", owner): (None,) * cards for owner, cards in enumerate(hands)}, None, 1)


def plates(*points: int | None) -> Display:
    return Display(Text("T", "Play"), tuple(Plate(points=each) for each in points))


def scene(*events: Event, kinds: ZoneKinds = TRICKS, seat: Seat | None = ME) -> CueContext:
    """Events at a table of four where nothing else has changed."""
    same = view(9, 9, 9, 9, seat=seat)
    return CueContext(events, same, kinds, plates(0, 0, 0, 0), before=same, shown=plates(0, 0, 0, 0))


def sounds(one: CueContext) -> list[Sound]:
    return [cue.sound for cue in cues_of(one)]


# ---- few cards left


def beaten(before: tuple[int, ...], after: tuple[int, ...], *events: Event, kinds: ZoneKinds = BEATING) -> list[Cue]:
    """The ticks of a turn after which the hands have so many cards."""
    one = replace(scene(*events, kinds=kinds), before=view(*before), view=view(*after))
    return [cue for cue in cues_of(one) if cue.sound is Sound.TICK]


@pytest.mark.parametrize("left", [1, 2, 3])
def test_as_many_ticks_as_another_has_cards_left_from_where_they_sit(left: int) -> None:
    ticks = beaten((9, left + 1, 9, 9), (9, left, 9, 9))
    assert ticks == [Cue(Sound.TICK, -1, STEP * place, CueTrigger.SHOWN) for place in range(1, left + 1)]


def test_four_cards_are_not_few_and_none_are_silence() -> None:
    assert beaten((9, 5, 9, 9), (9, 4, 9, 9)) == []
    assert beaten((9, 1, 9, 9), (9, 0, 9, 9)) == []


def test_few_cards_that_stay_or_become_more_are_no_news() -> None:
    assert beaten((9, 2, 9, 9), (9, 2, 9, 9)) == []
    assert beaten((9, 2, 9, 9), (9, 3, 9, 9)) == []


def test_one_s_own_cards_are_not_counted_nor_those_that_are_gathered_nor_those_of_tricks() -> None:
    assert beaten((3, 9, 9, 9), (2, 9, 9, 9)) == []
    assert beaten((9, 3, 9, 9), (9, 2, 9, 9), HandScored((0, 0, 0, 0))) == []
    assert beaten((3, 3, 3, 3), (3, 2, 3, 3), kinds=TRICKS) == []


# ---- cards that slide to somebody


def test_cards_that_somebody_draws_slide_to_their_side() -> None:
    drawn = CardsMoved(Zone("stock"), Zone("hand", LEFT), (None,))
    assert cues_of(scene(drawn, kinds=DRAWING)) == (
        Cue(Sound.SLIDE, -1, 0, CueTrigger.SETTING_OUT, Zone("hand", LEFT)),
    )


# ---- the end


def test_a_match_won_is_heard_and_one_lost_only_as_the_end_of_its_deal() -> None:
    counted = HandScored((1, 2, 3, 4))
    assert sounds(scene(counted, MatchEnded((1, 2, 3, 4)))) == [Sound.WIN]
    assert sounds(scene(counted, MatchEnded((2, 1, 3, 4)))) == [Sound.OVER]
    assert sounds(scene(counted, MatchEnded((1, 2, 3, 4)), seat=LEFT)) == [Sound.OVER]
    assert sounds(scene(counted, MatchEnded((1, 2, 3, 4)), seat=None)) == [Sound.OVER]
    assert sounds(scene(counted)) == [Sound.OVER]


# ---- what lies in a trick


def takes(seat: Seat, *arguments: object) -> Announced:
    return Announced(seat, Text("T", "%1 takes").filled(Who(seat), *arguments))


def test_a_card_that_is_named_has_its_own_sound_whatever_the_plates_say() -> None:
    assert sounds(scene(TrickWon(LEFT), takes(LEFT, QUEEN))) == [Sound.OTHERS, Sound.QUEEN]
    assert sounds(scene(TrickWon(ME), takes(ME, 4, QUEEN))) == [Sound.TRICK, Sound.QUEEN]


def test_what_is_said_of_another_or_of_no_card_or_before_the_trick_was_won_does_not_count() -> None:
    assert sounds(scene(TrickWon(LEFT), takes(ME, QUEEN))) == [Sound.OTHERS]
    assert sounds(scene(TrickWon(LEFT), takes(LEFT, 4))) == [Sound.OTHERS]
    assert sounds(scene(takes(LEFT, QUEEN), TrickWon(LEFT))) == [Sound.OTHERS]


def test_points_on_the_winner_s_plate_are_heard_from_their_side() -> None:
    one = replace(scene(TrickWon(LEFT)), display=plates(0, 4, 0, 0))
    assert cues_of(one)[-1] == Cue(Sound.POINTS, -1, AFTER_TRICK, CueTrigger.SHOWN)
    assert sounds(replace(scene(TrickWon(LEFT)), display=plates(4, 0, 0, 0))) == [Sound.OTHERS]


def test_points_that_a_count_makes_are_not_those_of_a_trick() -> None:
    one = scene(TrickWon(LEFT), HandScored((0, 26, 0, 0)))
    assert sounds(replace(one, display=plates(0, 26, 0, 0))) == [Sound.OTHERS, Sound.OVER]
    assert sounds(replace(scene(TrickWon(LEFT)), display=plates(0, 4, 0, 0), shown=None)) == [Sound.OTHERS]


def test_a_trick_is_told_as_soon_as_its_last_card_lies() -> None:
    play = CardsMoved(Zone("hand", LEFT), Zone("trick", LEFT), (QUEEN,))
    card, trick = cues_of(scene(play, TrickWon(None), TrickWon(ME)))[0], cues_of(scene(play, TrickWon(ME)))[1]
    assert (card.sound, card.when, card.zone) == (Sound.CARD, CueTrigger.LYING, Zone("trick", LEFT))
    assert (trick.sound, trick.when, trick.zone) == (Sound.TRICK, CueTrigger.LYING, Zone("trick", LEFT))
    assert trick.delay > card.delay
