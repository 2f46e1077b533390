"""Texts on the table for Svoi Kozyri: prompts, headings and notes, with their spoken forms."""

from __future__ import annotations

from cardtable.core.cards import Card, Cards, Suit
from cardtable.core.language.speech_forms import SpeechForm, SpokenForms, in_person_form
from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri import announcements
from cardtable.games.svoi_kozyri.beating_rules import NEAR_LIMIT, TIMES, pickup
from cardtable.games.svoi_kozyri.options import MatchKind, Pickup, SvoiKozyriOptions
from cardtable.games.svoi_kozyri.rules import SvoiKozyriView, beating, faces_of_pile, own_hand
from cardtable.games.svoi_kozyri.state import SvoiKozyriPhase, SvoiKozyriPublic

_BEAT_THIS = translate("Svoi Kozyri", "%1: beat this card")
_TAKE_ELSE = translate("Svoi Kozyri", "%1: you take these if you don't beat it")
_TAKE_UNABLE = translate("Svoi Kozyri", "%1: you take these if you can't beat it")
_ONLY_COUNTED = Text("", "")

_CHOOSE_TRUMP = translate("Svoi Kozyri", "Choose your trump suit")
_TO_CHOOSE = translate("Svoi Kozyri", "%1 chooses a trump suit")
_LEAD = translate("Svoi Kozyri", "Your turn: lead any card")
_BEAT_LAST = translate("Svoi Kozyri", "Beat the %1 with your last card, or pick up")
_BEAT_ONE = translate("Svoi Kozyri", "Beat the %1")
_BEAT = translate("Svoi Kozyri", "Beat the %1, then play one more")
_MUST_TAKE = translate("Svoi Kozyri", "You can't beat the %1: pick up %2 card(s)", n=0)
_SECOND = translate("Svoi Kozyri", "Now choose the card to play on the %1")
_REALLY_TAKE = translate("Svoi Kozyri", "Pick up the highlighted card(s), %1 in all?", n=0)
_TO_PLAY = translate("Svoi Kozyri", "%1 to play")
_DRAWN = translate("Svoi Kozyri", "The deal is a draw")
_LOST_BY = in_person_form(
    translate("Svoi Kozyri", "%1 has lost the deal"), {1: translate("Svoi Kozyri", "You have lost the deal")}
)
_WON_BY = in_person_form(
    translate("Svoi Kozyri", "%1 wins the match"), {1: translate("Svoi Kozyri", "You win the match")}
)
_MATCH_DRAWN = translate("Svoi Kozyri", "The match is a draw")

_TITLE = translate("Svoi Kozyri", "Svoi Kozyri, %1 cards")
_TITLE_TURN = translate("Svoi Kozyri", "Deal %1, turn %2")
_HAS = translate("Svoi Kozyri", "%1: %2", "a player's name and trump suit")
_TWICE = translate("Svoi Kozyri", "A draw at the next repetition")
_LIMIT = translate("Svoi Kozyri", "A draw after %1 more turn(s)", n=0)
_GOAL_SINGLE = translate("Svoi Kozyri", "Svoi Kozyri: one deal")
_GOAL_ROUND = translate("Svoi Kozyri", "Svoi Kozyri: deal %1 of %2")
_GOAL_WINS = translate("Svoi Kozyri", "Svoi Kozyri: first to win %1 deal(s)", n=0)
_GOAL_LOSSES = translate("Svoi Kozyri", "Svoi Kozyri: until somebody has lost %1 deal(s)", n=0)

SPOKEN = SpokenForms(
    {
        _CHOOSE_TRUMP: SpeechForm(brief=translate("Svoi Kozyri, brief", "choose trumps")),
        _LEAD: SpeechForm(brief=translate("Svoi Kozyri, brief", "you lead")),
        _BEAT_LAST: SpeechForm(
            translate("Svoi Kozyri, spoken", "Your turn: beat the %1 with your last card, or pick up."),
            brief=translate("Svoi Kozyri, brief", "beat %1, or pick up"),
        ),
        _BEAT_ONE: SpeechForm(
            translate("Svoi Kozyri, spoken", "Your turn: beat the %1."),
            brief=translate("Svoi Kozyri, brief", "beat %1"),
        ),
        _BEAT: SpeechForm(
            translate("Svoi Kozyri, spoken", "Your turn: beat the %1, then play one more."),
            brief=translate("Svoi Kozyri, brief", "beat %1 and one more"),
        ),
        _MUST_TAKE: SpeechForm(
            translate("Svoi Kozyri, spoken", "Your turn: you can't beat the %1, pick up %2 card(s).", n=0),
            brief=translate("Svoi Kozyri, brief", "%1, pick up %2"),
        ),
        _SECOND: SpeechForm(brief=translate("Svoi Kozyri, brief", "and one on the %1")),
    }
)


def prompt(options: SvoiKozyriOptions, view: SvoiKozyriView, marked: Card | None, taking: bool) -> Text:
    """Return what the view's seat is to do, or the seat it waits for; `marked`: the card chosen to beat."""
    public = view.public
    if public.turn is None:
        return _over(public)
    if public.turn != view.seat:
        return (_TO_CHOOSE if public.phase is SvoiKozyriPhase.TRUMPS else _TO_PLAY).filled(Who(public.turn))
    if public.phase is SvoiKozyriPhase.TRUMPS:
        return _CHOOSE_TRUMP
    pile = faces_of_pile(view)
    if not pile:
        return _LEAD
    count = pickup(options, pile, public.trumps[public.turn])
    if taking:
        return _REALLY_TAKE.filled(count, n=count)
    if marked is not None:
        return _SECOND.filled(marked)
    if not beating(view):
        return _MUST_TAKE.filled(pile[-1], count, n=count)
    return _to_beat(options, view).filled(pile[-1])


def _to_beat(options: SvoiKozyriOptions, view: SvoiKozyriView) -> Text:
    if not options.second_card:
        return _BEAT_ONE
    if len(own_hand(view)) > 1:
        return _BEAT
    return _BEAT_LAST if options.voluntary_pickup else _BEAT_ONE


def _over(public: SvoiKozyriPublic) -> Text:
    if public.phase is SvoiKozyriPhase.ENDED:
        best = [Seat(seat) for seat, place in enumerate(public.places) if place == 1]
        return _WON_BY.filled(Who(best[0])) if len(best) == 1 else _MATCH_DRAWN
    return _DRAWN if public.loser is None else _LOST_BY.filled(Who(public.loser))


def title(options: SvoiKozyriOptions, public: SvoiKozyriPublic) -> Text:
    """Return the heading of the corner panel."""
    if public.phase is SvoiKozyriPhase.TRUMPS:
        return _TITLE.filled(options.deck)
    return _TITLE_TURN.filled(public.deal, public.turns + 1)


def notes(options: SvoiKozyriOptions, public: SvoiKozyriPublic) -> tuple[Text, ...]:
    """Return the lines of the corner panel: all trumps, and draws that are near (KR-16)."""
    lines = [_HAS.filled(Who(Seat(seat)), suit) for seat, suit in enumerate(public.trumps) if suit is not None]
    if public.turn is not None and public.repetitions == TIMES - 1:
        lines.append(_TWICE)
    left = options.turn_limit - public.turns
    if public.turn is not None and options.turn_limit and left <= NEAR_LIMIT:
        lines.append(_LIMIT.filled(left, n=left))
    return tuple(lines)


def spans(options: SvoiKozyriOptions, pile: Cards, trump: Suit | None, *, acts: bool) -> tuple[Text, ...]:
    """Return the label of the pile from each gap to its top, for a player with this trump suit, the top card first
    (KR-11).

    A seat that is not to act gets no labels: the cards are only counted.
    """
    size, taken = len(pile), pickup(options, pile, trump)
    counts = {Pickup.GRADED: (3, 5, size), Pickup.WHOLE_PILE: (size,), Pickup.ONE: ()}[options.pickup]
    if not acts:
        return (_ONLY_COUNTED,) * (1 + len(counts))
    taking = (_TAKE_ELSE if options.voluntary_pickup else _TAKE_UNABLE).filled(taken)
    return (_BEAT_THIS.filled(1), *(taking if min(count, size) == taken else _ONLY_COUNTED for count in counts))


def goal(options: SvoiKozyriOptions, public: SvoiKozyriPublic) -> Text:
    """Return the heading of the score panel."""
    match options.match:
        case MatchKind.ROUND:
            return _GOAL_ROUND.filled(public.deal, public.seats)
        case MatchKind.WINS:
            return _GOAL_WINS.filled(options.match_length, n=options.match_length)
        case MatchKind.LOSSES:
            return _GOAL_LOSSES.filled(options.match_length, n=options.match_length)
    return _GOAL_SINGLE


def spoken() -> SpokenForms:
    """Return the spoken forms of announcements and prompts."""
    return announcements.SPOKEN | SPOKEN
