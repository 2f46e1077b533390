"""Display of Canasta: prompts, plates, captions, marks and notes, and their spoken forms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from cardtable.core.cards import Card
from cardtable.core.controls import Display, Draft, Gauge, Mark, Plate, TrayNote
from cardtable.core.language.speech_forms import SpeechForm, SpokenForms, in_person_form
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text, Who, conjoin, translate
from cardtable.core.zones import Seat, Zone
from cardtable.games.canasta import announcements
from cardtable.games.canasta import draft as drafts
from cardtable.games.canasta.card_values import WILD_RANK, is_black_three, is_red_three, is_wild, points_of
from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.legality import legality_context as legality
from cardtable.games.canasta.legality.pile_rules import is_frozen_for_all
from cardtable.games.canasta.options import BlackThree, CanastaOptions, UpcardBlackThree
from cardtable.games.canasta.rules import CanastaRules, CanastaView
from cardtable.games.canasta.scoring import laid_values
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
_WINS = in_person_form(translate("Canasta", "%1 wins the match"), {1: translate("Canasta", "You win the match")})
_WIN = translate("Canasta", "%1 win the match", "partners; the reader may be one of them: Kavya and you")

_TITLE = translate("Canasta", "Deal %1")
_GOAL = translate("Canasta", "Canasta to %1")
_NEEDS = translate("Canasta", "Your first meld must be worth %1 points")
_HAS_MELDED = translate("Canasta", "Your side has melded")
_CANASTAS = translate("Canasta", "Canastas: %1 (%2 needed to go out)")
_FROZEN = translate("Canasta", "The pile is frozen")
_FROZEN_FOR_YOU = translate("Canasta", "The pile is frozen for you until your side has melded")

_FROZEN_PILE = translate("Canasta", "Frozen pile")
_TAKEABLE = translate("Canasta", "You can take the pile: %1 more card(s) would join your hand.", n=0)
_COMPLETES = translate("Canasta", "Let go here: %1 cards, a canasta", "what a dragged card makes there")
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
            translate("Canasta, spoken", "Not final yet: lay the cards down, or take them back."),
            brief=translate("Canasta, brief", "not final yet"),
        ),
    }
)


@dataclass(slots=True)
class CanastaDisplay:
    """Display of a view.

    `context` is None for a viewer without a hand in this deal. `take` is the action that would take the pile, or the
    reason why it is not allowed; None if it is not the viewer's turn to draw.
    """

    rules: CanastaRules
    view: CanastaView
    context: legality.LegalityContext | None
    draft: Draft
    take: TakePile | Refusal | None = None

    def build(self) -> Display:
        """Return the display."""
        view, public, context = self.view, self.view.public, self.context
        frozen = is_frozen_for_all(self.rules.options, public)
        cuts = public.phase is CanastaPhase.CUTTING and public.turn == view.seat
        values = laid_values(self.rules.params, self.rules.options, public, view.zones)
        return Display(
            prompt=self._prompt(),
            plates=tuple(_plate(self.rules.params, public, Seat(seat)) for seat in range(public.seats)),
            captions=_captions(view) | self._pile_captions(frozen),
            marks=_marks(self.rules.options, view, self.draft),
            question=public.phase is CanastaPhase.ANSWERING and public.answerer == view.seat,
            title=_TITLE.filled(public.deal),
            notes=_notes(self.rules, context, frozen),
            goal=_GOAL.filled(self.rules.params.target),
            trays=self._trays(values),
            values={zone: value for zone, value in values.items() if value},
            gauge=None if context is None or context.is_open else self._gauge(context),
            completes=_COMPLETES,
            spread=frozenset((STOCK,)) if cuts else frozenset(),
            sides=public.sides,
        )

    def _prompt(self) -> Text:
        public, seat = self.view.public, self.view.seat
        match public.phase:
            case CanastaPhase.SCORED:
                return _SCORED
            case CanastaPhase.ENDED:
                winners = [Who(Seat(seat)) for seat, place in enumerate(public.places) if place == 1]
                return (_WINS if len(winners) == 1 else _WIN).filled(conjoin(winners))
        (acting,) = self.rules.actors(public)
        if public.phase is CanastaPhase.CUTTING:
            return _CUT if acting == seat else _TO_CUT.filled(Who(acting))
        if public.phase is CanastaPhase.ANSWERING:
            assert public.turn is not None  # the player who asked
            return _ASKS.filled(Who(public.turn)) if acting == seat else _TO_ANSWER.filled(Who(acting))
        if self.context is None or acting != seat:
            return _TO_PLAY.filled(Who(acting))
        return self._own_turn(self.context)

    def _own_turn(self, context: legality.LegalityContext) -> Text:
        public, draft = context.public, self.draft
        if draft.pending:
            return _COMING.filled(context.n_coming, n=context.n_coming)
        if (draft.marked or draft.laid) and not context.is_open:
            return _progress(self._prepared_points(context), context.minimum)
        if public.phase is CanastaPhase.DRAWING:
            number = min(self.rules.params.draw, context.stock)
            only = number and draft == Draft() and isinstance(self.take, Refusal)
            return _DRAW_ONLY.filled(number, n=number) if only else _DRAW
        if draft.laid:
            meld = drafts.prepared_meld(draft, self.rules.melds.wild_melds)
            refusal = meld if isinstance(meld, Refusal) else self.rules.check(self.view, meld)
            return _TRIAL if refusal is None else refusal.reason
        if self.rules.going_out.is_bound(context):
            return _GO_OUT
        return _LAST if public.last else _MELD

    def _prepared_points(self, context: legality.LegalityContext) -> int:
        """Return the points prepared for the first meld, with the pile's top card if it could be taken."""
        drawing, prepared = context.public.phase is CanastaPhase.DRAWING, bool(self.draft.marked or self.draft.laid)
        top = drawing and prepared and self.rules.pile.bar_refusal(context) is None
        return drafts.prepared_points(self.rules.melds, context, self.draft, top)

    def _gauge(self, context: legality.LegalityContext) -> Gauge | None:
        """Return the gauge of a first meld on the viewer's own turn; None at other times."""
        public = context.public
        other = public.phase in (CanastaPhase.CUTTING, CanastaPhase.ANSWERING)
        if other or self.view.seat not in self.rules.actors(public):
            return None
        counted = self._prepared_points(context)
        return Gauge(_progress(counted, context.minimum), counted, context.minimum)

    def _trays(self, values: Mapping[Zone, int]) -> dict[Seat, TrayNote]:
        """Return, by owner, the points of all that lies in the tray, and the canastas of its side."""
        found, params = {}, self.rules.params
        for owner in params.owners:
            melds = legality.melds_of(params, self.view.zones, self.view.public, owner)
            points = sum(points_of(cards) for zone, cards in melds.items() if zone.owner == owner)
            points += sum(value for zone, value in values.items() if zone.owner == owner)
            note = _CANASTAS.filled(legality.canastas(melds), params.canastas) if melds else None
            found[owner] = TrayNote(points, note)
        return found

    def _pile_captions(self, frozen: bool) -> dict[Zone, Text]:
        """Return the caption of the pile: why it cannot be taken, how many cards would come, or that it is frozen."""
        context, take = self.context, self.take
        if not self.view.zones[DISCARD]:
            return {}
        if isinstance(take, Refusal):
            return {DISCARD: take.reason}
        if context is not None and take is not None:
            return {DISCARD: _TAKEABLE.filled(context.n_coming, n=context.n_coming)}
        if not frozen:
            return {}
        needed = None if context is None else self.rules.pile.frozen_refusal(context)
        return {DISCARD: _FROZEN_PILE if needed is None else needed.reason}


def _progress(points: int, minimum: int) -> Text:
    return _COUNT.filled(points, minimum) if points < minimum else _COUNT_REACHED.filled(points)


def _plate(params: GameParameters, public: CanastaPublic, seat: Seat) -> Plate:
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
    needs = params.minimum(public.totals[seat])
    return Plate(points, public.totals[seat], seat == public.dealer, tuple(badges), needs)


def _captions(view: CanastaView) -> dict[Zone, Text]:
    captions: dict[Zone, Text] = {}
    for zone, seen in view.zones.items():
        cards = tuple(card for card in seen if card is not None)
        if zone.kind == "meld" and legality.is_canasta(zone, cards):
            captions[zone] = _WILD if zone.slot == WILD_RANK else _RED if legality.is_natural(cards) else _BLACK
    return captions


def _marks(options: CanastaOptions, view: CanastaView, draft: Draft) -> dict[Zone, tuple[frozenset[Mark], ...]]:
    marks: dict[Zone, tuple[frozenset[Mark], ...]] = {}
    for zone, cards in view.zones.items():
        if zone.kind == "meld" and cards:
            marks[zone] = tuple(_mark_if(card is not None and is_wild(card), Mark.WILD) for card in cards)
    top = len(view.zones[DISCARD]) - 1  # is melded, and does not join the hand
    marks[DISCARD] = tuple(
        _mark_if(_lies_crosswise(options, view.public, card), Mark.CROSSWISE)
        | _mark_if(bool(draft.pending) and place < top and not is_red_three(card), Mark.COMING)
        for place, card in enumerate(card for card in view.zones[DISCARD] if card is not None)
    )
    if view.seat is not None and draft.laid:
        marks[hand(view.seat)] = _trial_marks(view, draft)
    return marks


def _lies_crosswise(options: CanastaOptions, public: CanastaPublic, card: Card) -> bool:
    """Return whether the card lies crosswise because it has frozen the pile (C-56)."""
    turned = options.upcard_black_three is UpcardBlackThree.TURN_AGAIN_FROZEN
    black = public.frozen and is_black_three(card) and (turned or options.black_three is BlackThree.FREEZE)
    return is_wild(card) or is_red_three(card) or black


def _trial_marks(view: CanastaView, draft: Draft) -> tuple[frozenset[Mark], ...]:
    """Return the marks of the cards of the hand, by their order: those on trial, and the wild ones among them."""
    assert view.seat is not None  # spectators lay nothing on trial
    left = Counter(drafts.trial_cards(draft))
    marks = []
    for card in view.zones[hand(view.seat)]:
        on_trial = card is not None and left[card] > 0
        if card is not None and on_trial:
            left[card] -= 1
        wild = on_trial and card is not None and is_wild(card)
        marks.append(_mark_if(on_trial, Mark.TRIAL) | _mark_if(wild, Mark.WILD))
    return tuple(marks)


def _mark_if(yes: bool, mark: Mark) -> frozenset[Mark]:
    return frozenset((mark,)) if yes else frozenset()


def _notes(rules: CanastaRules, context: legality.LegalityContext | None, frozen: bool) -> tuple[Text, ...]:
    if context is None:
        return (_FROZEN,) if frozen else ()
    notes = [_HAS_MELDED if context.is_open else _NEEDS.filled(context.minimum)]
    if frozen:
        notes.append(_FROZEN)
    elif rules.pile.is_frozen(context) and rules.pile.may_open:
        notes.append(_FROZEN_FOR_YOU)
    return tuple(notes)


def spoken() -> SpokenForms:
    """Return the spoken forms of the announcements and the prompts."""
    return announcements.SPOKEN | SPOKEN
