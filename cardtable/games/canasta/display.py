"""What the table writes and marks for Canasta: prompts, plates, captions, marks and notes.

How the sentences of the game are said aloud.
"""

from __future__ import annotations

from collections import Counter

from cardtable.core.cards import Card
from cardtable.core.controls import Display, Draft, Gauge, Mark, Plate
from cardtable.core.refusal import Refusal
from cardtable.core.speech_forms import SpeechForm, SpokenForms, in_person_form
from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat, Zone
from cardtable.games.canasta import announcements
from cardtable.games.canasta import draft as drafts
from cardtable.games.canasta.card_values import WILD_RANK, is_black_three, is_red_three, is_wild
from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.legality_context import LegalityContext, canastas, is_canasta, is_natural
from cardtable.games.canasta.options import BlackThree, CanastaOptions, UpcardBlackThree
from cardtable.games.canasta.rules import CanastaRules, CanastaView
from cardtable.games.canasta.state import DISCARD, STOCK, CanastaPhase, CanastaPublic, PermissionState, TakePile, hand

_CUT = translate("Canasta", "Cut the pack: click a card, or type how many to lift off")
_TO_CUT = translate("Canasta", "%1 to cut the pack")
_TO_PLAY = translate("Canasta", "%1 to play")
_TO_ANSWER = translate("Canasta", "Waiting for %1's answer")
_ASKS = translate("Canasta", "%1 asks: may I go out?")
_DRAW = translate("Canasta", "Your turn: draw, or take the pile")
_DRAW_ONLY = translate("Canasta", "Your turn: draw %1 card(s)", n=0)
_COMING = translate("Canasta", "Press “Take the pile” again to confirm: %1 card(s) will join your hand", n=0)
_MELD = translate("Canasta", "Your turn: meld, or discard a card")
_LAST = translate("Canasta", "The stock is used up: meld what you can, or end the deal")
_GO_OUT = translate("Canasta", "Your partner said yes: go out now")
_COUNT = translate("Canasta", "First meld: %1 of %2 points")
_COUNT_REACHED = translate("Canasta", "First meld: %1 points, enough", "the minimum is reached")
_TRIAL = translate("Canasta", "Not final yet: lay the cards down, or take them back")
_SCORED = translate("Canasta", "The deal is over")
_WON = {
    1: in_person_form(
        translate("Canasta", "%1 wins the match"),
        {1: translate("Canasta", "You win the match")},
    ),
    2: in_person_form(
        translate("Canasta", "%1 and %2 win the match"),
        {
            1: translate("Canasta", "You and %2 win the match"),
            2: translate("Canasta", "You and %1 win the match"),
        },
    ),
    3: in_person_form(
        translate("Canasta", "%1, %2 and %3 win the match"),
        {
            1: translate("Canasta", "You, %2 and %3 win the match"),
            2: translate("Canasta", "You, %1 and %3 win the match"),
            3: translate("Canasta", "You, %1 and %2 win the match"),
        },
    ),
}

_TITLE = translate("Canasta", "Deal %1")
_GOAL = translate("Canasta", "Canasta to %1")
_NEEDS = translate("Canasta", "Your first meld must be worth %1 points")
_HAS_MELDED = translate("Canasta", "Your side has melded")
_CANASTAS = translate("Canasta", "Canastas: %1 (%2 needed to go out)")
_FROZEN = translate("Canasta", "The pile is frozen")
_FROZEN_FOR_YOU = translate("Canasta", "The pile is frozen for you until your side has melded")

_FROZEN_PILE = translate("Canasta", "Frozen pile")
_TAKEABLE = translate("Canasta", "You can take the pile: %1 more card(s) would join your hand.", n=0)
_RED = translate("Canasta", "Natural", "on a canasta")
_BLACK = translate("Canasta", "Mixed", "on a canasta")
_WILD = translate("Canasta", "Wild", "on a canasta")

_SITS_OUT = translate("Canasta", "Sits out")
_ALONE = translate("Canasta", "Plays alone")
_MUST_GO_OUT = translate("Canasta", "May go out")
_WENT_OUT = translate("Canasta", "Went out")
_MAY_NOT = translate("Canasta", "May not go out")

SPOKEN = SpokenForms(
    {
        _DRAW: SpeechForm(brief=translate("Canasta, brief", "draw or take")),
        _DRAW_ONLY: SpeechForm(brief=translate("Canasta, brief", "draw")),
        _MELD: SpeechForm(brief=translate("Canasta, brief", "meld or discard")),
        _LAST: SpeechForm(brief=translate("Canasta, brief", "stock used up, end or meld")),
        _GO_OUT: SpeechForm(brief=translate("Canasta, brief", "partner says yes, go out")),
        _COUNT: SpeechForm(brief=translate("Canasta, brief", "%1 of %2")),
        _COUNT_REACHED: SpeechForm(brief=translate("Canasta, brief", "%1, enough")),
        _TRIAL: SpeechForm(
            translate("Canasta, spoken", "On trial: lay the cards down, or take them back."),
            brief=translate("Canasta, brief", "on trial"),
        ),
    }
)


def display(
    options: CanastaOptions,
    rules: CanastaRules,
    view: CanastaView,
    standing: LegalityContext | None,
    draft: Draft,
    take: TakePile | Refusal | None = None,
) -> Display:
    """The game's additions to the picture; `standing` is None for somebody without a hand in this deal.

    `take` is how the viewer would take the pile, or why they cannot; None if it is not their turn to draw.
    """
    public = view.public
    frozen = public.frozen or options.pile_always_frozen
    cuts = public.phase is CanastaPhase.CUTTING and public.turn == view.seat
    return Display(
        prompt=_prompt(rules, view, standing, draft, take),
        plates=tuple(_plate(rules.terms, public, Seat(seat)) for seat in range(public.seats)),
        captions=_captions(view) | _over_pile(rules, view, standing, take, frozen=frozen),
        marks=_marks(options, view, draft),
        question=public.phase is CanastaPhase.ANSWERING and public.answerer == view.seat,
        title=_TITLE.filled(public.deal),
        notes=_notes(rules, standing, frozen),
        goal=_GOAL.filled(rules.terms.target),
        gauge=None if standing is None or standing.is_open else _gauge(rules, view, standing, draft),
        spread=frozenset((STOCK,)) if cuts else frozenset(),
        sides=public.sides,
    )


def _prompt(
    rules: CanastaRules,
    view: CanastaView,
    standing: LegalityContext | None,
    draft: Draft,
    take: TakePile | Refusal | None,
) -> Text:
    public = view.public
    match public.phase:
        case CanastaPhase.SCORED:
            return _SCORED
        case CanastaPhase.ENDED:
            winners = [Who(Seat(seat)) for seat, place in enumerate(public.places) if place == 1]
            return _WON[len(winners)].filled(*winners)
    (acting,) = rules.actors(public)
    if public.phase is CanastaPhase.CUTTING:
        return _CUT if acting == view.seat else _TO_CUT.filled(Who(acting))
    if public.phase is CanastaPhase.ANSWERING:
        assert public.turn is not None  # whoever has asked
        return _ASKS.filled(Who(public.turn)) if acting == view.seat else _TO_ANSWER.filled(Who(acting))
    if standing is None or acting != view.seat:
        return _TO_PLAY.filled(Who(acting))
    return _own_turn(rules, view, standing, draft, take)


def _own_turn(
    rules: CanastaRules, view: CanastaView, standing: LegalityContext, draft: Draft, take: TakePile | Refusal | None
) -> Text:
    public = view.public
    drawing = public.phase is CanastaPhase.DRAWING
    if draft.pending:
        coming = sum(not is_red_three(card) for card in standing.pile[:-1])
        return _COMING.filled(coming, n=coming)
    if (draft.marked or draft.laid) and not standing.is_open:
        return _count(_counted(rules, standing, draft), standing.minimum)
    if drawing:
        number = min(rules.terms.draw, standing.stock)
        only = number and draft == Draft() and isinstance(take, Refusal)
        return _DRAW_ONLY.filled(number, n=number) if only else _DRAW
    if draft.laid:
        return _on_trial(rules, view, standing, draft)
    if rules.out.binds(standing):
        return _GO_OUT
    return _LAST if public.last else _MELD


def _on_trial(rules: CanastaRules, view: CanastaView, standing: LegalityContext, draft: Draft) -> Text:
    """That the cards can be laid down, or why they cannot."""
    meld = drafts.prepared_meld(standing, draft, rules.melds.wild_melds)
    refusal = meld if isinstance(meld, Refusal) else rules.check(view, meld)
    return _TRIAL if refusal is None else refusal.reason


def _count(points: int, minimum: int) -> Text:
    """How far the first meld has come."""
    return _COUNT.filled(points, minimum) if points < minimum else _COUNT_REACHED.filled(points)


def _counted(rules: CanastaRules, standing: LegalityContext, draft: Draft) -> int:
    """What is prepared for the first meld, with the pile's top card if it could be taken."""
    drawing = standing.public.phase is CanastaPhase.DRAWING
    top = drawing and bool(draft.marked or draft.laid) and rules.taking.bar(standing) is None
    return drafts.points(rules.melds, standing, draft, top)


def _gauge(rules: CanastaRules, view: CanastaView, standing: LegalityContext, draft: Draft) -> Gauge | None:
    """The count against the minimum, as long as the side has no meld, on the viewer's own turn."""
    if view.seat not in rules.actors(view.public) or view.public.phase in (
        CanastaPhase.CUTTING,
        CanastaPhase.ANSWERING,
    ):
        return None
    counted = _counted(rules, standing, draft)
    return Gauge(_count(counted, standing.minimum), counted, standing.minimum)


def _plate(terms: GameParameters, public: CanastaPublic, seat: Seat) -> Plate:
    badges = []
    if seat not in public.order:
        badges.append(_SITS_OUT)
    if seat == public.lone:
        badges.append(_ALONE)
    if seat == public.turn and public.asked is not PermissionState.NOT:
        badges.append(_MUST_GO_OUT if public.asked is PermissionState.YES else _MAY_NOT)
    if public.points and seat == public.out:
        badges.append(_WENT_OUT)
    points = public.points[seat] if public.points else None
    needs = terms.minimum(public.totals[seat])
    return Plate(points, public.totals[seat], seat == public.dealer, tuple(badges), needs)


def _over_pile(
    rules: CanastaRules,
    view: CanastaView,
    standing: LegalityContext | None,
    take: TakePile | Refusal | None,
    *,
    frozen: bool,
) -> dict[Zone, Text]:
    """What the viewer needs for the pile, or how many cards would come; for the others whether it is frozen."""
    if not view.zones[DISCARD]:
        return {}
    if isinstance(take, Refusal):
        return {DISCARD: take.reason}
    if standing is not None and take is not None:
        coming = sum(not is_red_three(card) for card in standing.pile[:-1])
        return {DISCARD: _TAKEABLE.filled(coming, n=coming)}
    needed = rules.taking.needed(standing) if standing is not None and frozen else None
    return {DISCARD: needed.reason if needed is not None else _FROZEN_PILE} if frozen else {}


def _captions(view: CanastaView) -> dict[Zone, Text]:
    captions: dict[Zone, Text] = {}
    for zone, seen in view.zones.items():
        cards = tuple(card for card in seen if card is not None)
        if zone.kind == "meld" and is_canasta(zone, cards):
            captions[zone] = _WILD if zone.slot == WILD_RANK else _RED if is_natural(cards) else _BLACK
    return captions


def _marks(options: CanastaOptions, view: CanastaView, draft: Draft) -> dict[Zone, tuple[frozenset[Mark], ...]]:
    marks: dict[Zone, tuple[frozenset[Mark], ...]] = {}
    for zone, cards in view.zones.items():
        if zone.kind == "meld" and cards:
            marks[zone] = tuple(_marked(card is not None and is_wild(card), Mark.WILD) for card in cards)
    pile = view.zones[DISCARD]
    marks[DISCARD] = tuple(
        _marked(card is not None and _freezes(options, view.public, card), Mark.CROSSWISE)
        | _marked(bool(draft.pending) and card is not None and _comes(card, place, pile), Mark.COMING)
        for place, card in enumerate(pile)
    )
    if view.seat is not None and draft.laid:
        marks[hand(view.seat)] = _trial(view, draft)
    return marks


def _comes(card: Card, place: int, pile: tuple[Card | None, ...]) -> bool:
    """Whether the card would join the hand: all but the top, which is melded, and red threes, which are laid out."""
    return place < len(pile) - 1 and not is_red_three(card)


def _freezes(options: CanastaOptions, public: CanastaPublic, card: Card) -> bool:
    """Whether the card lies crosswise: it has frozen the pile (C-56)."""
    turned = options.upcard_black_three is UpcardBlackThree.TURN_AGAIN_FROZEN
    black = public.frozen and is_black_three(card) and (turned or options.black_three is BlackThree.FREEZE)
    return is_wild(card) or is_red_three(card) or black


def _trial(view: CanastaView, draft: Draft) -> tuple[frozenset[Mark], ...]:
    """The cards of the hand that are on trial, and the wild ones among them, by place."""
    assert view.seat is not None  # spectators lay nothing on trial
    left = Counter(drafts.on_trial(draft))
    marks = []
    for card in view.zones[hand(view.seat)]:
        on_trial = card is not None and left[card] > 0
        if card is not None and on_trial:
            left[card] -= 1
        wild = on_trial and card is not None and is_wild(card)
        marks.append(_marked(on_trial, Mark.TRIAL) | _marked(wild, Mark.WILD))
    return tuple(marks)


def _marked(yes: bool, mark: Mark) -> frozenset[Mark]:
    return frozenset((mark,)) if yes else frozenset()


def _notes(rules: CanastaRules, standing: LegalityContext | None, frozen: bool) -> tuple[Text, ...]:
    if standing is None:
        return (_FROZEN,) if frozen else ()
    first = _HAS_MELDED if standing.is_open else _NEEDS.filled(standing.minimum)
    notes = [first, _CANASTAS.filled(canastas(standing.melds), rules.terms.canastas)]
    if frozen:
        notes.append(_FROZEN)
    elif rules.taking.frozen(standing) and rules.taking.may_open:
        notes.append(_FROZEN_FOR_YOU)
    return tuple(notes)


def spoken() -> SpokenForms:
    """Of what is announced, and of what somebody is to do."""
    return announcements.SPOKEN | SPOKEN
