"""A person's side of Canasta: what can be lifted and dropped, and what a gesture means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Command, Display, Draft, Drop, Gesture, Press, Select, Submit, Tap, does_something
from cardtable.core.cutting import Cut
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text, translate
from cardtable.core.zones import Zone
from cardtable.games.canasta import display as showing
from cardtable.games.canasta import draft as drafts
from cardtable.games.canasta.card_values import NATURAL_RANKS, WILD_RANK, is_wild
from cardtable.games.canasta.legality_context import LegalityContext
from cardtable.games.canasta.options import AskPartner, CanastaOptions
from cardtable.games.canasta.rules import CanastaRules, CanastaView
from cardtable.games.canasta.state import (
    DISCARD,
    STOCK,
    Action,
    AnswerPermission,
    AskPermission,
    CanastaPhase,
    Discard,
    Draw,
    Meld,
    PermissionState,
    TakePile,
    hand,
)

DRAW, TAKE, TRY, MELD, BACK, DISCARDS, GO_OUT = "draw", "take", "try", "meld", "back", "discard", "go_out"
CUT, ASK, YES, NO = "cut", "ask", "yes", "no"

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
    """Gestures and pictures for one seat count under given options."""

    def __init__(self, options: CanastaOptions, seats: int) -> None:
        self._options = options
        self._rules = CanastaRules(options, seats)
        self._wild_melds = options.wild_melds
        self._stood: tuple[CanastaView, LegalityContext] | None = None

    def liftable(self, view: CanastaView, draft: Draft) -> Mapping[Zone, frozenset[Card]]:
        """The own hand, and the top of a pile that could be taken; before drawing only what could take the pile."""
        if not self._has_cards(view) or view.seat is None:
            return {}
        standing = self._standing(view)
        if not self._is_drawing(view):
            return {hand(view.seat): frozenset(standing.hand)}
        lifted = {hand(view.seat): self._useful(standing)}
        if self._rules.taking.bar(standing) is None:
            lifted[DISCARD] = frozenset(standing.pile[-1:])
        return lifted

    def targets(self, view: CanastaView, draft: Draft, source: Zone, cards: Cards) -> frozenset[Zone]:
        """Those of the side's melds that the cards can be put on, and the pile to discard on or to take."""
        drops = {target: Drop(cards, source, target) for target in self._near(view, draft, source, cards)}
        answers = {target: self.interpret(view, draft, drop) for target, drop in drops.items()}
        return frozenset(target for target, answer in answers.items() if does_something(answer, draft))

    def _near(self, view: CanastaView, draft: Draft, source: Zone, cards: Cards) -> frozenset[Zone]:
        """Where the cards belong, whether they can be put there now or not."""
        if not self._has_cards(view) or view.seat is None:
            return frozenset()
        standing = self._standing(view)
        drawing = self._is_drawing(view)
        idle = drawing and (standing.is_open or not self._to_top(standing))
        melds = () if idle else self._places(standing, draft, cards)
        if source == DISCARD:
            return frozenset((hand(view.seat), *melds))
        if source != hand(view.seat):
            return frozenset()
        pile = self._to_top(standing).issuperset(cards) if drawing else self._is_acting(view) and len(cards) == 1
        return frozenset((*melds, *((DISCARD,) if pile else ())))

    def _useful(self, standing: LegalityContext) -> frozenset[Card]:
        """The cards of the hand that could be used to take the pile, for a first meld in further groups too."""
        to_top = self._to_top(standing)
        if standing.is_open or not to_top:
            return to_top
        count = Counter(card.rank for card in standing.hand)
        least = 2 if any(map(is_wild, standing.hand)) else 3
        return to_top.union(card for card in standing.hand if count[card.rank] >= least and card.rank in NATURAL_RANKS)

    def _to_top(self, standing: LegalityContext) -> frozenset[Card]:
        """The cards of the hand that could be melded with the pile's top card; none if it cannot be taken."""
        if self._rules.taking.bar(standing) is not None:
            return frozenset()
        natural = [card for card in standing.hand if card.rank == standing.pile[-1].rank]
        if len(natural) < (2 if self._rules.taking.frozen(standing) else 1):
            return frozenset()
        return frozenset(filter(is_wild, standing.hand)).union(natural)

    def interpret(self, view: CanastaView, draft: Draft, gesture: Gesture) -> Submit[Action] | Select | Refusal:
        """Mark cards, lay them on trial, take them back, or act."""
        if self._is_cutting(view):
            return self._cut(view, draft, gesture)
        if not self._has_cards(view) or view.seat is None:
            return Select(draft)
        standing = self._standing(view)
        draft = drafts.held(standing, draft)
        if isinstance(gesture, Press):
            return self._command(view, standing, draft, gesture.command)
        if gesture.source == hand(view.seat) and gesture.cards:
            return self._with_hand(view, standing, draft, gesture)
        return self._with_table(view, standing, draft, gesture.source)

    def commands(self, view: CanastaView, draft: Draft) -> Sequence[Command]:
        """The buttons of the person's own turn, or the answers to the partner."""
        if not self._is_acting(view):
            return ()
        if view.public.phase is CanastaPhase.CUTTING:
            return (Command(CUT, _CUT),)
        standing = self._standing(view)
        draft = drafts.held(standing, draft)
        match view.public.phase:
            case CanastaPhase.DRAWING:
                return self._drawing_commands(view, standing, draft)
            case CanastaPhase.MELDING:
                return self._melding_commands(view, standing, draft)
        return (Command(YES, _YES), Command(NO, _NO))

    def display(self, view: CanastaView, draft: Draft) -> Display:
        """Prompt, plates, captions, marks and notes."""
        if not self._takes_part(view):
            return showing.display(self._options, self._rules, view, None, draft)
        standing = self._standing(view)
        draft = drafts.held(standing, draft)
        take = self._taking(view, standing, draft) if self._is_drawing(view) else None
        return showing.display(self._options, self._rules, view, standing, draft, take)

    def claim(self, view: CanastaView) -> Sequence[Action]:
        """Nothing: the rest of a deal is never certain."""
        return ()

    def _standing(self, view: CanastaView) -> LegalityContext:
        """Where the viewer stands, kept for the last view: one drag asks of every place where the cards could go."""
        if self._stood is None or self._stood[0] is not view:
            self._stood = view, self._rules.standing(view)
        return self._stood[1]

    def _takes_part(self, view: CanastaView) -> bool:
        return view.seat in view.public.order and not self._rules.hand_over(view.public)

    def _has_cards(self, view: CanastaView) -> bool:
        """Whether the viewer takes part in a deal that has been dealt."""
        return self._takes_part(view) and view.public.phase is not CanastaPhase.CUTTING

    def _is_cutting(self, view: CanastaView) -> bool:
        return view.public.phase is CanastaPhase.CUTTING and self._is_acting(view)

    def _is_acting(self, view: CanastaView) -> bool:
        return view.seat in self._rules.actors(view.public)

    def _is_drawing(self, view: CanastaView) -> bool:
        return view.public.phase is CanastaPhase.DRAWING and self._is_acting(view)

    def _places(self, standing: LegalityContext, draft: Draft, cards: Cards) -> tuple[Zone, ...]:
        """The zones of melds where the cards may be put on trial."""
        ranks = {card.rank for card in cards if not is_wild(card)}
        if len(ranks) == 1:
            return (drafts.place_of(standing, *ranks),)
        if ranks:
            return ()
        wild = (drafts.place_of(standing, WILD_RANK),) if self._wild_melds else ()
        return tuple(dict.fromkeys((*standing.melds, *(zone for zone, _ in draft.laid), *wild)))

    # Gestures

    def _cut(self, view: CanastaView, draft: Draft, gesture: Gesture) -> Submit[Action] | Select | Refusal:
        """A card of the spread pack is the last one that is lifted off."""
        if isinstance(gesture, Press) and gesture.command == CUT:
            return self._do(view, Cut(len(view.zones[STOCK]) // 2))
        if isinstance(gesture, Tap) and gesture.source == STOCK and gesture.place:
            return self._do(view, Cut(gesture.place))
        return Select(draft)

    def _with_hand(
        self, view: CanastaView, standing: LegalityContext, draft: Draft, gesture: Tap | Drop
    ) -> Submit[Action] | Select | Refusal:
        if isinstance(gesture, Tap):
            return Select(drafts.tapped(standing, draft, gesture.cards[0]))
        if gesture.target is None:
            return Select(draft)
        if gesture.target == DISCARD:
            if self._is_drawing(view):
                return self._take(view, standing, drafts.marked_only(draft, gesture.cards))
            return self._discard(view, draft, gesture.cards)
        if gesture.target in self._places(standing, draft, gesture.cards):
            return _selected(drafts.put(standing, draft, gesture.cards, gesture.target))
        return self._misplaced(standing, gesture.cards, gesture.target) or Select(draft)

    def _misplaced(self, standing: LegalityContext, cards: Cards, target: Zone) -> Refusal | None:
        """Why the cards do not belong on the meld where they were dropped."""
        if target.kind != "meld" or target.owner != standing.home:
            return None
        answer = drafts.put(standing, Draft(), cards, target)
        return answer if isinstance(answer, Refusal) else None

    def _with_table(
        self, view: CanastaView, standing: LegalityContext, draft: Draft, source: Zone
    ) -> Submit[Action] | Select | Refusal:
        if source == STOCK:
            return self._do(view, Draw())
        if source == DISCARD:
            if view.public.phase is CanastaPhase.DRAWING:
                return self._take(view, standing, draft)
            return self._discard(view, draft, draft.marked)
        if source.kind == "meld":
            return self._on_meld(standing, draft, source)
        return Select(draft)

    def _on_meld(self, standing: LegalityContext, draft: Draft, zone: Zone) -> Select | Refusal:
        """A tap on a meld puts the marked cards there, or takes those on trial back."""
        if not draft.marked:
            return Select(drafts.without_zone(draft, zone))
        if zone not in standing.melds and zone not in dict(draft.laid):
            return Select(draft)
        return _selected(drafts.put(standing, draft, draft.marked, zone))

    def _command(
        self, view: CanastaView, standing: LegalityContext, draft: Draft, code: str
    ) -> Submit[Action] | Select | Refusal:
        plain: dict[str, Action] = {
            DRAW: Draw(),
            ASK: AskPermission(),
            YES: AnswerPermission(True),
            NO: AnswerPermission(False),
        }
        if code in plain:
            return self._do(view, plain[code])
        match code:
            case "take":
                return self._take(view, standing, draft)
            case "try":
                return self._try(standing, draft)
            case "meld":
                action = drafts.prepared_meld(standing, draft, self._wild_melds)
                return action if isinstance(action, Refusal) else self._do(view, action)
            case "go_out":
                return self._do(view, Meld(self._rules.out.way_out(standing)))
            case "back":
                return Select(Draft())
            case "discard":
                return self._discard(view, draft, draft.marked)
        return Select(draft)

    def _do(self, view: CanastaView, action: Action) -> Submit[Action] | Refusal:
        return self._rules.check(view, action) or Submit(action)

    def _try(self, standing: LegalityContext, draft: Draft) -> Select | Refusal:
        """Put the marked cards on trial, each on its rank."""
        if not draft.marked:
            return _MARK_FIRST
        groups = drafts.by_rank(draft.marked, self._wild_melds)
        if isinstance(groups, Refusal):
            return groups
        for rank, cards in groups.items():
            answer = drafts.put(standing, draft, cards, drafts.place_of(standing, rank))
            assert not isinstance(answer, Refusal)  # each rank lies at its own place
            draft = answer
        return Select(draft)

    def _take(self, view: CanastaView, standing: LegalityContext, draft: Draft) -> Submit[Action] | Select | Refusal:
        """Show what would come, and take the pile when it is said once more."""
        action = self._taking(view, standing, draft)
        if isinstance(action, Refusal):
            return action
        if draft.pending == TAKE:
            return Submit(action)
        laid = tuple((drafts.place_of(standing, group.rank), group.cards) for group in action.more)
        return Select(Draft(action.cards, laid, TAKE))

    def _taking(self, view: CanastaView, standing: LegalityContext, draft: Draft) -> TakePile | Refusal:
        """How the pile would be taken now, or why it cannot be."""
        action = self._take_action(view, standing, draft)
        return action if isinstance(action, Refusal) else self._rules.check(view, action) or action

    def _take_action(self, view: CanastaView, standing: LegalityContext, draft: Draft) -> TakePile | Refusal:
        """What is prepared; without anything, the first way that is legal, or the one that comes closest."""
        refusal = self._rules.waiting(view) or self._rules.taking.bar(standing)
        if refusal is not None:
            return refusal
        if draft.marked or draft.laid:
            return drafts.prepared_take(standing, draft, self._wild_melds)
        return next(self._rules.taking.ways(standing), None) or self._closest(standing)

    def _closest(self, standing: LegalityContext) -> TakePile:
        natural = tuple(card for card in standing.hand if card.rank == standing.pile[-1].rank)
        return TakePile(natural[:2] if len(natural) >= 2 else ())

    def _discard(self, view: CanastaView, draft: Draft, cards: Cards) -> Submit[Action] | Refusal:
        waiting = self._rules.waiting(view)
        if waiting is not None or len(cards) != 1:
            return waiting or _ONE_TO_DISCARD
        return self._forgotten(view, draft) or self._do(view, Discard(cards[0]))

    def _forgotten(self, view: CanastaView, draft: Draft) -> Refusal | None:
        """Melds on trial that could go down are not given up by a discard; what cannot is taken back."""
        if not draft.laid or view.public.phase is not CanastaPhase.MELDING:
            return None
        trial = drafts.prepared_meld(self._standing(view), replace(draft, marked=()), self._wild_melds)
        if isinstance(trial, Refusal) or self._rules.check(view, trial) is not None:
            return None
        return _ON_TRIAL

    # Commands

    def _drawing_commands(self, view: CanastaView, standing: LegalityContext, draft: Draft) -> Sequence[Command]:
        number = min(self._rules.terms.draw, standing.stock)
        label = _DRAW.filled(number, n=number) if standing.stock else _END_DEAL
        take = self._taking(view, standing, draft)
        return (
            Command(TAKE, _TAKE, _reason(take if isinstance(take, Refusal) else None)),
            Command(DRAW, label, _reason(self._rules.check(view, Draw()))),
            *self._trial_commands(draft),
        )

    def _trial_commands(self, draft: Draft) -> tuple[Command, ...]:
        trying = (Command(TRY, _TRY),) if draft.marked else ()
        return trying + ((Command(BACK, _BACK),) if draft.laid or draft.marked else ())

    def _melding_commands(self, view: CanastaView, standing: LegalityContext, draft: Draft) -> Sequence[Command]:
        public = view.public
        meld = drafts.prepared_meld(standing, draft, self._wild_melds)
        refusal = meld if isinstance(meld, Refusal) else self._rules.check(view, meld)
        return (
            Command(MELD, _MELD, _reason(refusal)),
            *((Command(DRAW, _END_DEAL),) if public.last else (self._discard_command(view, draft),)),
            *self._out_commands(view, standing),
            *self._ask_commands(view, standing),
            *self._trial_commands(draft),
        )

    def _discard_command(self, view: CanastaView, draft: Draft) -> Command:
        answer = self._discard(view, draft, draft.marked)
        return Command(DISCARDS, _DISCARD, _reason(answer if isinstance(answer, Refusal) else None))

    def _out_commands(self, view: CanastaView, standing: LegalityContext) -> tuple[Command, ...]:
        """Laying everything down at once, but perhaps for the last discard."""
        way = self._rules.out.way_out(standing)
        legal = bool(way) and self._rules.check(view, Meld(way)) is None
        return (Command(GO_OUT, _GO_OUT),) if legal else ()

    def _ask_commands(self, view: CanastaView, standing: LegalityContext) -> tuple[Command, ...]:
        """Offered as long as the question could be put in this turn."""
        over = view.public.asked is not PermissionState.NOT or view.public.melded
        if self._options.ask_partner is AskPartner.OFF or standing.partner is None or over:
            return ()
        return (Command(ASK, _ASK, _reason(self._rules.check(view, AskPermission()))),)


def _reason(refusal: Refusal | None) -> Text | None:
    return None if refusal is None else refusal.reason


def _selected(answer: Draft | Refusal) -> Select | Refusal:
    return answer if isinstance(answer, Refusal) else Select(answer)
