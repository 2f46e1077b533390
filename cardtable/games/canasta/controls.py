"""Controls of Canasta: cards that can be lifted, targets for them, and the meaning of gestures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from cardtable.core.cards import Card, Cards, without
from cardtable.core.controls import Command, Display, Draft, Drop, Gesture, Press, Select, Submit, Tap, does_something
from cardtable.core.cutting import Cut
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text, translate
from cardtable.core.zones import Zone
from cardtable.games.canasta import draft as drafts
from cardtable.games.canasta import state
from cardtable.games.canasta.card_values import NATURAL_RANKS, WILD_RANK, is_wild
from cardtable.games.canasta.display import CanastaDisplay
from cardtable.games.canasta.legality.legality_context import LegalityContext
from cardtable.games.canasta.options import AskPartner, CanastaOptions
from cardtable.games.canasta.rules import CanastaRules, CanastaView

DRAW, TAKE, TRY, MELD, BACK, DISCARDS, GO_OUT = "draw", "take", "try", "meld", "back", "discard", "go_out"
CUT, ASK, YES, NO = "cut", "ask", "yes", "no"

_PLAIN: dict[str, state.Action] = {
    DRAW: state.Draw(),
    ASK: state.AskPermission(),
    YES: state.AnswerPermission(True),
    NO: state.AnswerPermission(False),
}

_CUT = translate("Canasta", "Cut in the middle")
_DRAW = translate("Canasta", "Draw %1 card(s)", n=0)
_END_DEAL = translate("Canasta", "End the deal")
_TAKE = translate("Canasta", "Take the pile")
_TRY = translate("Canasta", "Try it out")
_MELD = translate("Canasta", "Lay down")
_BACK = translate("Canasta", "Take back")
_DISCARD = translate("Canasta", "Discard")
_GO_OUT = translate("Canasta", "Go out")
_ASK = translate("Canasta", "Partner: may I go out?")
_YES = translate("Canasta", "Yes")
_NO = translate("Canasta", "No")

_MARK_FIRST = Refusal("C-34", translate("Canasta", "Select the cards of a meld first."))
_ONE_TO_DISCARD = Refusal("CR-18", translate("Canasta", "Select the one card you want to discard."))
_ON_TRIAL = Refusal(
    "CR-18", translate("Canasta", "Your melds aren't final yet: lay them down or take them back first.")
)


class CanastaControls:
    """Controls for one number of seats under given options."""

    def __init__(self, options: CanastaOptions, seats: int) -> None:
        self._options = options
        self._rules = CanastaRules(options, seats)
        self._wild_melds = options.wild_melds
        self._last_context: tuple[CanastaView, LegalityContext] | None = None

    def liftable(self, view: CanastaView, draft: Draft) -> Mapping[Zone, frozenset[Card]]:
        """Return the cards that can be lifted: the hand, or before drawing the cards that may take part in a take."""
        if not self._has_cards(view) or view.seat is None:
            return {}
        context = self._context(view)
        if not self._is_drawing(view):
            return {state.hand(view.seat): frozenset(context.hand)}
        lifted = {state.hand(view.seat): self._cards_for_take(context)}
        if self._rules.pile.bar_refusal(context) is None:
            lifted[state.DISCARD] = frozenset(context.pile[-1:])
        return lifted

    def targets(self, view: CanastaView, draft: Draft, source: Zone, cards: Cards) -> frozenset[Zone]:
        """Return the melds of the side and the pile, as far as dropping the cards there has an effect."""
        drops = {target: Drop(cards, source, target) for target in self._zones_for(view, draft, source, cards)}
        answers = {target: self.interpret(view, draft, drop) for target, drop in drops.items()}
        return frozenset(target for target, answer in answers.items() if does_something(answer, draft))

    def _zones_for(self, view: CanastaView, draft: Draft, source: Zone, cards: Cards) -> frozenset[Zone]:
        """Return the zones where the cards belong, whether they can be put there now or not."""
        if not self._has_cards(view) or view.seat is None:
            return frozenset()
        context = self._context(view)
        drawing = self._is_drawing(view)
        idle = drawing and (context.is_open or not self._cards_for_top(context))
        melds = () if idle else self._meld_zones(context, draft, cards)
        if source == state.DISCARD:
            return frozenset((state.hand(view.seat), *melds))
        if source != state.hand(view.seat):
            return frozenset()
        pile = self._cards_for_top(context).issuperset(cards) if drawing else self._is_acting(view) and len(cards) == 1
        return frozenset((*melds, *((state.DISCARD,) if pile else ())))

    def _cards_for_take(self, context: LegalityContext) -> frozenset[Card]:
        """Return the cards of the hand that could help to take the pile, for a first meld also in further groups."""
        to_top = self._cards_for_top(context)
        if context.is_open or not to_top:
            return to_top
        count = Counter(card.rank for card in context.hand)
        least = 2 if any(map(is_wild, context.hand)) else 3
        return to_top.union(card for card in context.hand if count[card.rank] >= least and card.rank in NATURAL_RANKS)

    def _cards_for_top(self, context: LegalityContext) -> frozenset[Card]:
        """Return the cards of the hand that could be melded with the pile's top card; none if it cannot be taken."""
        if self._rules.pile.bar_refusal(context) is not None:
            return frozenset()
        natural = [card for card in context.hand if card.rank == context.pile[-1].rank]
        if len(natural) < (2 if self._rules.pile.is_frozen(context) else 1):
            return frozenset()
        return frozenset(filter(is_wild, context.hand)).union(natural)

    def interpret(self, view: CanastaView, draft: Draft, gesture: Gesture) -> Submit[state.Action] | Select | Refusal:
        """Return the effect of a gesture: mark cards, lay them on trial, take them back, or submit an action."""
        if view.public.phase is state.CanastaPhase.CUTTING and self._is_acting(view):
            return self._cut_gesture(view, draft, gesture)
        if not self._has_cards(view) or view.seat is None:
            return Select(draft)
        context = self._context(view)
        draft = drafts.drop_missing(context, draft)
        if isinstance(gesture, Press):
            return self._command(view, context, draft, gesture.command)
        if gesture.source == state.hand(view.seat) and gesture.cards:
            return self._hand_gesture(view, context, draft, gesture)
        return self._table_gesture(view, context, draft, gesture.source)

    def commands(self, view: CanastaView, draft: Draft) -> Sequence[Command]:
        """Return the buttons of the player's own turn, or of the answer to the partner."""
        if not self._is_acting(view):
            return ()
        if view.public.phase is state.CanastaPhase.CUTTING:
            return (Command(CUT, _CUT),)
        context = self._context(view)
        draft = drafts.drop_missing(context, draft)
        match view.public.phase:
            case state.CanastaPhase.DRAWING:
                return self._drawing_commands(view, context, draft)
            case state.CanastaPhase.MELDING:
                return self._melding_commands(view, context, draft)
        return (Command(YES, _YES), Command(NO, _NO))

    def display(self, view: CanastaView, draft: Draft) -> Display:
        if not self._takes_part(view):
            return CanastaDisplay(self._rules, view, None, draft).build()
        context = self._context(view)
        draft = drafts.drop_missing(context, draft)
        take = self._checked_take(view, context, draft) if self._is_drawing(view) else None
        return CanastaDisplay(self._rules, view, context, draft, take).build()

    def claim(self, view: CanastaView) -> Sequence[state.Action]:
        """Return no actions: the rest of a deal is never certain."""
        return ()

    def _context(self, view: CanastaView) -> LegalityContext:
        """Return the legality context of the viewer, cached for the last view because one drag asks for each target."""
        if self._last_context is None or self._last_context[0] is not view:
            self._last_context = view, self._rules.context_of(view)
        return self._last_context[1]

    def _takes_part(self, view: CanastaView) -> bool:
        return view.seat in view.public.order and not self._rules.hand_over(view.public)

    def _has_cards(self, view: CanastaView) -> bool:
        """Return whether the viewer takes part in a deal that has been dealt."""
        return self._takes_part(view) and view.public.phase is not state.CanastaPhase.CUTTING

    def _is_acting(self, view: CanastaView) -> bool:
        return view.seat in self._rules.actors(view.public)

    def _is_drawing(self, view: CanastaView) -> bool:
        return view.public.phase is state.CanastaPhase.DRAWING and self._is_acting(view)

    def _meld_zones(self, context: LegalityContext, draft: Draft, cards: Cards) -> tuple[Zone, ...]:
        ranks = sorted({card.rank for card in cards if not is_wild(card)})
        if len(ranks) == 1 or (ranks and not any(map(is_wild, cards))):
            return tuple(drafts.zone_of_rank(context, rank) for rank in ranks)
        if ranks:
            return ()
        wild = (drafts.zone_of_rank(context, WILD_RANK),) if self._wild_melds else ()
        return tuple(dict.fromkeys((*context.melds, *(zone for zone, _ in draft.laid), *wild)))

    # Gestures

    def _cut_gesture(
        self, view: CanastaView, draft: Draft, gesture: Gesture
    ) -> Submit[state.Action] | Select | Refusal:
        """Cut in the middle, or below the tapped card of the spread pack."""
        if isinstance(gesture, Press) and gesture.command == CUT:
            return self._submit(view, Cut(len(view.zones[state.STOCK]) // 2))
        if isinstance(gesture, Tap) and gesture.source == state.STOCK and gesture.place:
            return self._submit(view, Cut(gesture.place))
        return Select(draft)

    def _hand_gesture(
        self, view: CanastaView, context: LegalityContext, draft: Draft, gesture: Tap | Drop
    ) -> Submit[state.Action] | Select | Refusal:
        if isinstance(gesture, Tap):
            return self._tap(view, context, draft, gesture)
        if gesture.target is None:
            return Select(draft)
        if gesture.target == state.DISCARD:
            if self._is_drawing(view):
                return self._take(view, context, drafts.mark_only(draft, gesture.cards))
            return self._discard(view, draft, gesture.cards)
        if gesture.target in (zones := self._meld_zones(context, draft, gesture.cards)):
            if len(zones) > 1 and not all(map(is_wild, gesture.cards)):
                return self._try(context, draft, gesture.cards)  # each at the place of its rank
            return _selected(drafts.put_on_trial(context, draft, gesture.cards, gesture.target))
        if gesture.target.kind == "meld" and gesture.target.owner == context.home:
            answer = drafts.put_on_trial(context, Draft(), gesture.cards, gesture.target)
            unplaced = all(map(is_wild, gesture.cards)) and not self._is_drawing(view)
            return answer if isinstance(answer, Refusal) else drafts.WHERE if unplaced else Select(draft)
        return Select(draft)

    def _tap(
        self, view: CanastaView, context: LegalityContext, draft: Draft, tap: Tap
    ) -> Submit[state.Action] | Select | Refusal:
        """Mark a card, or all that were swept over; a double click adds a card to the meld that it fits."""
        if len(tap.cards) > 1:
            unused = without(tap.cards, (Counter(tap.cards) & Counter(draft.marked)).elements())
            draft = drafts.take_back(draft, unused)
            return Select(replace(draft, marked=draft.marked + unused))
        if not tap.again:
            return Select(drafts.toggle_card(context, draft, tap.cards[0]))
        (card,) = tap.cards
        fitting = {zone.slot: zone for zone in context.melds if is_wild(card) or zone.slot == card.rank}
        if view.public.phase is not state.CanastaPhase.MELDING or not fitting or card not in context.hand:
            return Select(draft)
        if draft.laid and len(fitting) == 1:
            return _selected(drafts.put_on_trial(context, draft, (card,), *fitting.values()))
        melds = [state.Meld((state.MeldGroup(rank, (card,)),)) for rank in fitting]
        allowed = [meld for meld in melds if self._rules.check(view, meld) is None] or melds
        return drafts.WHERE if len(allowed) > 1 else self._submit(view, allowed[0])

    def _table_gesture(
        self, view: CanastaView, context: LegalityContext, draft: Draft, source: Zone
    ) -> Submit[state.Action] | Select | Refusal:
        if source == state.STOCK:
            return self._submit(view, state.Draw())
        if source == state.DISCARD:
            if view.public.phase is state.CanastaPhase.DRAWING:
                return self._take(view, context, draft)
            return self._discard(view, draft, draft.marked)
        if source.kind == "meld" and not draft.marked:
            return Select(drafts.clear_zone(draft, source))
        if source.kind == "meld" and (source in context.melds or source in dict(draft.laid)):
            return _selected(drafts.put_on_trial(context, draft, draft.marked, source))
        return Select(draft)

    def _command(
        self, view: CanastaView, context: LegalityContext, draft: Draft, code: str
    ) -> Submit[state.Action] | Select | Refusal:
        if code in _PLAIN:
            return self._submit(view, _PLAIN[code])
        match code:
            case "take":
                return self._take(view, context, draft)
            case "try":
                return self._try(context, draft, draft.marked)
            case "meld":
                action = drafts.prepared_meld(draft, self._wild_melds)
                return action if isinstance(action, Refusal) else self._submit(view, action)
            case "go_out":
                return self._submit(view, state.Meld(self._rules.going_out.way_out(context)))
            case "back":
                return Select(Draft())
            case "discard":
                return self._discard(view, draft, draft.marked)
        return Select(draft)

    def _submit(self, view: CanastaView, action: state.Action) -> Submit[state.Action] | Refusal:
        return self._rules.check(view, action) or Submit(action)

    def _try(self, context: LegalityContext, draft: Draft, cards: Cards) -> Select | Refusal:
        if not cards:
            return _MARK_FIRST
        groups = drafts.group_by_rank(cards, self._wild_melds)
        if isinstance(groups, Refusal):
            return groups
        for rank, group in groups.items():
            answer = drafts.put_on_trial(context, draft, group, drafts.zone_of_rank(context, rank))
            assert not isinstance(answer, Refusal)  # each rank lies at its own place
            draft = answer
        return Select(draft)

    def _take(
        self, view: CanastaView, context: LegalityContext, draft: Draft
    ) -> Submit[state.Action] | Select | Refusal:
        """Show which cards would come, and take the pile on the second request."""
        action = self._checked_take(view, context, draft)
        if isinstance(action, Refusal):
            return action
        if draft.pending == TAKE:
            return Submit(action)
        laid = tuple((drafts.zone_of_rank(context, group.rank), group.cards) for group in action.more)
        return Select(Draft(action.cards, laid, TAKE))

    def _checked_take(self, view: CanastaView, context: LegalityContext, draft: Draft) -> state.TakePile | Refusal:
        """Return the action that would take the pile now, or the reason why it is not allowed."""
        action = self._prepared_take(view, context, draft)
        return action if isinstance(action, Refusal) else self._rules.check(view, action) or action

    def _prepared_take(self, view: CanastaView, context: LegalityContext, draft: Draft) -> state.TakePile | Refusal:
        """Return the prepared take; without preparation, the first legal one or the one that comes closest."""
        refusal = self._rules.waiting_refusal(view) or self._rules.pile.bar_refusal(context)
        if refusal is not None:
            return refusal
        if draft.marked or draft.laid:
            return drafts.prepared_take(context, draft, self._wild_melds)
        natural = tuple(card for card in context.hand if card.rank == context.pile[-1].rank)
        closest = state.TakePile(natural[:2] if len(natural) >= 2 else ())
        return next(self._rules.pile.legal_takes(context), closest)

    def _discard(self, view: CanastaView, draft: Draft, cards: Cards) -> Submit[state.Action] | Refusal:
        waiting = self._rules.waiting_refusal(view)
        if waiting is not None or len(cards) != 1:
            return waiting or _ONE_TO_DISCARD
        return self._unfinished_trial(view, draft) or self._submit(view, state.Discard(cards[0]))

    def _unfinished_trial(self, view: CanastaView, draft: Draft) -> Refusal | None:
        """Refuse a discard while melds on trial could be laid down; those that could not are taken back."""
        if not draft.laid or view.public.phase is not state.CanastaPhase.MELDING:
            return None
        trial = drafts.prepared_meld(replace(draft, marked=()), self._wild_melds)
        if isinstance(trial, Refusal) or self._rules.check(view, trial) is not None:
            return None
        return _ON_TRIAL

    # Commands

    def _drawing_commands(self, view: CanastaView, context: LegalityContext, draft: Draft) -> Sequence[Command]:
        number = min(self._rules.params.draw, context.stock)
        label = _DRAW.filled(number, n=number) if context.stock else _END_DEAL
        take = self._checked_take(view, context, draft)
        return (
            Command(TAKE, _TAKE, _reason(take if isinstance(take, Refusal) else None)),
            Command(DRAW, label, _reason(self._rules.check(view, state.Draw()))),
            *self._trial_commands(draft),
        )

    def _trial_commands(self, draft: Draft) -> tuple[Command, ...]:
        trying = (Command(TRY, _TRY),) if draft.marked else ()
        return trying + ((Command(BACK, _BACK),) if draft.laid or draft.marked else ())

    def _melding_commands(self, view: CanastaView, context: LegalityContext, draft: Draft) -> Sequence[Command]:
        meld = drafts.prepared_meld(draft, self._wild_melds)
        refusal = meld if isinstance(meld, Refusal) else self._rules.check(view, meld)
        discard = self._discard(view, draft, draft.marked)
        reason = _reason(discard if isinstance(discard, Refusal) else None)
        way = self._rules.going_out.way_out(context)  # everything at once, except perhaps a last discard
        goes_out = bool(way) and self._rules.check(view, state.Meld(way)) is None
        return (
            Command(MELD, _MELD, _reason(refusal)),
            Command(DRAW, _END_DEAL) if view.public.last else Command(DISCARDS, _DISCARD, reason),
            *((Command(GO_OUT, _GO_OUT),) if goes_out else ()),
            *self._ask_commands(view, context),
            *self._trial_commands(draft),
        )

    def _ask_commands(self, view: CanastaView, context: LegalityContext) -> tuple[Command, ...]:
        """Offer the question as long as it could be put in this turn."""
        over = view.public.asked is not state.PermissionState.NOT or view.public.melded
        if self._options.ask_partner is AskPartner.OFF or context.partner is None or over:
            return ()
        return (Command(ASK, _ASK, _reason(self._rules.check(view, state.AskPermission()))),)


def _reason(refusal: Refusal | None) -> Text | None:
    return None if refusal is None else refusal.reason


def _selected(answer: Draft | Refusal) -> Select | Refusal:
    return answer if isinstance(answer, Refusal) else Select(answer)
