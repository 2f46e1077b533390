"""Lessons of Hearts: a guided deal for beginners, and one in which the moon is shot."""

from __future__ import annotations

from functools import partial

from cardtable.core.cards import Cards, Suit, parse_cards, sort_key
from cardtable.core.guidance.lessons import LEARNER, CoachTrigger, Lesson, SpotlightTarget, dealt_round
from cardtable.core.text import translate
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.families.hearts.actions import Action, PassCards, PlayCard
from cardtable.families.hearts.learner import follows, in_play, is_void, leads, of_suit, passes
from cardtable.families.hearts.options import QUEEN_OF_SPADES
from cardtable.families.hearts.trick_zones import own_hand
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.state import HeartsPublic

tr = partial(translate, "Hearts lesson")

HeartsLesson = Lesson[HeartsPublic, Action]
_Occasion = CoachTrigger[HeartsPublic, Action]
_View = View[HeartsPublic]

ALL = 26  # points of a deal
NEARLY_ALL = 20
OPTIONS = HeartsOptions.preset("hearts_usual")  # rules of the first table that is offered


def lessons() -> tuple[HeartsLesson, ...]:
    """Return the first deal, then the moon."""
    return FIRST_DEAL, MOON


# The learner's view


def _hand(text: str) -> Cards:
    return parse_cards(text.split())


def _is_void_later(view: _View) -> bool:
    return is_void(view) and view.public.tricks > 0


def _in_first_trick(view: _View) -> bool:
    return bool(follows(view)) and view.public.trick[0].suit is Suit.CLUBS and view.public.tricks == 0


def _highest_of_suit_led(view: _View) -> Action | None:
    cards = follows(view)
    return PlayCard(cards[-1]) if cards else None


def _lowest_of_suit_led(view: _View) -> Action | None:
    cards = follows(view)
    return PlayCard(cards[0]) if cards else None


def _leadable(view: _View) -> Cards:
    """Return the learner's possible leads: no hearts before they are broken, unless only hearts are left."""
    others = tuple(card for card in own_hand(view) if card.suit is not Suit.HEARTS)
    return own_hand(view) if view.public.broken or not others else others


def _points_elsewhere(view: _View) -> bool:
    return any(points for seat, points in enumerate(view.public.points) if seat != LEARNER)


# The first deal


def _gives_diamonds_away(view: _View) -> Action | None:
    chosen = of_suit(view, Suit.DIAMONDS)
    return PassCards(chosen) if len(chosen) == OPTIONS.pass_count else None


def _throws_the_queen(view: _View) -> Action | None:
    return PlayCard(QUEEN_OF_SPADES) if QUEEN_OF_SPADES in own_hand(view) else None


def _throws_a_heart(view: _View) -> Action | None:
    hearts = of_suit(view, Suit.HEARTS)
    return PlayCard(hearts[-1]) if hearts and QUEEN_OF_SPADES not in own_hand(view) else None


def _leads_low(view: _View) -> Action | None:
    cards = [card for card in _leadable(view) if card != QUEEN_OF_SPADES]
    return PlayCard(min(cards, key=lambda card: card.rank)) if cards else None


_AIM = tr("Each heart costs %1 point and the queen of spades %2. Win as few points as you can.")
_PASS = tr("First you pass three cards: give away all your diamonds, because they're high.")
_QUEEN_CAME = tr("You've been passed the queen of spades. Try to get rid of her.")
_FIRST_TRICK = tr("Clubs are led: play your highest one while it is cheap.")
_FOLLOW = tr("You must follow suit. The highest card of that suit wins, so play a low one.")
_THROW_THE_QUEEN = tr("You can't follow suit, so play what you like: give the queen of spades away!")
_THROW_A_HEART = tr("You can't follow suit: throw your highest heart, and somebody else gets it.")
_BROKEN = tr("A heart has been played: hearts are broken, and may be led from now on.")
_LEAD = tr("You lead: a low card lets somebody else win the trick.")
_MOON = tr("The queen has been won. If her winner gets all hearts too, everybody else gets %1 points.")

FIRST_DEAL = HeartsLesson(
    name="first deal",
    title=tr("Your first deal"),
    options=OPTIONS,
    seats=4,
    deck=dealt_round(
        (
            _hand("3C 4C 7C TC QD KD AD 2S 5S 8S 2H 4H 6H"),
            _hand("2C 6C 8C AC 3D 5D 7S KS AS 3H 8H TH AH"),
            _hand("JC QC KC 2D 4D 7D 9D TD 4S 9S JS 9H QH"),
            _hand("5C 9C 6D 8D JD 3S 6S TS QS 5H 7H JH KH"),
        )
    ),
    offers={
        "HR-05": tr("Shall I show you how cards are passed?"),
        "H-12": tr("Shall I show you how following suit works?"),
        "H-17": tr("Shall I show you how hearts are broken?"),
    },
    plays={
        Seat(1): ("pass AC AS AH", "play 6C", "play 5D"),
        Seat(2): ("pass KC JS QH", "play QC", "play JC", "play 4D", "play 2D"),
        Seat(3): ("pass 9C QS KH", "play KC", "play 5C", "play JD", "play 6D"),
    },
    occasions=(
        _Occasion("aim", passes, _AIM.filled(1, 13)),
        _Occasion("pass", passes, _PASS, _gives_diamonds_away),
        _Occasion(
            "queen came",
            lambda view: in_play(view) and QUEEN_OF_SPADES in own_hand(view),
            _QUEEN_CAME,
            glow=lambda _view: SpotlightTarget((QUEEN_OF_SPADES,)),
        ),
        _Occasion("first trick", _in_first_trick, _FIRST_TRICK, _highest_of_suit_led),
        _Occasion("follow", lambda view: bool(follows(view)) and view.public.tricks > 0, _FOLLOW, _lowest_of_suit_led),
        _Occasion("throw the queen", _is_void_later, _THROW_THE_QUEEN, _throws_the_queen),
        _Occasion("throw a heart", _is_void_later, _THROW_A_HEART, _throws_a_heart),
        _Occasion("broken", lambda view: in_play(view) and view.public.broken, _BROKEN),
        _Occasion("lead", lambda view: leads(view) and view.public.tricks > 0, _LEAD, _leads_low),
        _Occasion(
            "moon",
            lambda view: in_play(view) and any(QUEEN_OF_SPADES in one for one in view.public.point_cards),
            _MOON.filled(ALL),
        ),
    ),
)


# The moon


def _gives_low_cards_away(view: _View) -> Action | None:
    low = sorted(own_hand(view), key=lambda card: (card.rank, sort_key(card)))[: OPTIONS.pass_count]
    return PassCards(tuple(low))


def _leads_a_spade(view: _View) -> Action | None:
    spades = of_suit(view, Suit.SPADES)
    return PlayCard(spades[-1]) if spades else None


def _leads_a_minor_suit(view: _View) -> Action | None:
    cards = [*of_suit(view, Suit.CLUBS), *of_suit(view, Suit.DIAMONDS)]
    return PlayCard(max(cards, key=lambda card: card.rank)) if cards else None


def _leads_a_heart(view: _View) -> Action | None:
    hearts = [card for card in _leadable(view) if card.suit is Suit.HEARTS]
    return PlayCard(hearts[-1]) if hearts else None


def _leads_for_the_moon(view: _View) -> bool:
    return leads(view) and view.public.tricks > 0 and not _points_elsewhere(view)


_MOON_AIM = tr("Win all the hearts and the queen of spades: then everybody else gets %1 points.")
_MOON_PASS = tr("This hand is strong enough for the moon: pass your three low cards.")
_MOON_FIRST_TRICK = tr("This time you want to win the trick: play your highest club.")
_LEAD_A_SPADE = tr("Now you lead. Nobody can beat your high spades: begin with the highest.")
_LEAD_ON = tr("Keep leading what wins: now your high clubs or diamonds.")
_LEAD_A_HEART = tr("Hearts may be led now: take them all, the highest first.")
_NEARLY = tr("Only a few hearts are missing. Let nobody else win one!")
_LOST = tr("Somebody else has a point, so the moon is lost: now win as few as you can.")

MOON = HeartsLesson(
    name="moon",
    title=tr("Shoot the moon"),
    options=OPTIONS,
    seats=4,
    deck=dealt_round(
        (
            _hand("2C AC 2D 3D QS KS AS 9H TH JH QH KH AH"),
            _hand("5C 9C TC QC 7D TD JD 4S 8S TS JS 3H 6H"),
            _hand("3C 6C JC 4D 8D QD 2S 5S 7S 9S 2H 5H 8H"),
            _hand("4C 7C 8C KC 5D 6D 9D KD AD 3S 6S 4H 7H"),
        )
    ),
    plays={Seat(1): ("pass TC JD TS",), Seat(2): ("pass JC QD 7S",), Seat(3): ("pass KC KD AD",)},
    occasions=(
        _Occasion("aim", passes, _MOON_AIM.filled(ALL)),
        _Occasion("pass", passes, _MOON_PASS, _gives_low_cards_away),
        _Occasion("first trick", _in_first_trick, _MOON_FIRST_TRICK, _highest_of_suit_led),
        _Occasion("lead a spade", _leads_for_the_moon, _LEAD_A_SPADE, _leads_a_spade),
        _Occasion("lead on", _leads_for_the_moon, _LEAD_ON, _leads_a_minor_suit),
        _Occasion("lead a heart", _leads_for_the_moon, _LEAD_A_HEART, _leads_a_heart),
        _Occasion(
            "nearly",
            lambda view: in_play(view) and view.public.points[LEARNER] >= NEARLY_ALL and not _points_elsewhere(view),
            _NEARLY,
        ),
        _Occasion("lost", lambda view: in_play(view) and _points_elsewhere(view), _LOST),
    ),
)
