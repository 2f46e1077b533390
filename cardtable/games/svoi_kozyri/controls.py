"""Controls of Svoi Kozyri: liftable cards and drop targets, meaning of gestures, and the display."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cardtable.core.cards import Card, Cards, Suit
from cardtable.core.controls import Command, Display, Draft, Drop, Gesture, Mark, Plate, Press, Select, Submit, Tap
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text, translate
from cardtable.core.zones import Seat, Zone
from cardtable.games.svoi_kozyri import state
from cardtable.games.svoi_kozyri.beating_rules import free_suits, pickup
from cardtable.games.svoi_kozyri.display import goal, notes, prompt, spans, title
from cardtable.games.svoi_kozyri.options import Pickup, SvoiKozyriOptions
from cardtable.games.svoi_kozyri.rules import SvoiKozyriRules, SvoiKozyriView, beating, faces_of_pile, own_hand

TAKE = "take"

_SUITS = {f"trump {suit.letter}": suit for suit in Suit}
_TRUMP = {
    Suit.CLUBS: translate("Svoi Kozyri", "Clubs are my trumps"),
    Suit.DIAMONDS: translate("Svoi Kozyri", "Diamonds are my trumps"),
    Suit.SPADES: translate("Svoi Kozyri", "Spades are my trumps"),
    Suit.HEARTS: translate("Svoi Kozyri", "Hearts are my trumps"),
}
_PICK_UP = translate("Svoi Kozyri", "Pick up %1 card(s)", n=0)
_REALLY = translate("Svoi Kozyri", "Take %1 card(s) now", n=0)
_PILE = translate("Svoi Kozyri", "%1 card(s)", "size of the pile", n=0)
_OUT = (  # the deal ends when the last but one is out
    translate("Svoi Kozyri", "Out first"),
    translate("Svoi Kozyri", "Out second"),
    translate("Svoi Kozyri", "Out third"),
)
_ON_THE_PILE = Refusal("KR-10", translate("Svoi Kozyri", "Drop the card on the pile to play it."))
_GAPS = {Pickup.GRADED: (1, 3, 5), Pickup.WHOLE_PILE: (1,), Pickup.ONE: (1,)}  # gaps in the pile, counted from the top


class SvoiKozyriControls:
    """Controls for one seat count under given options."""

    def __init__(self, options: SvoiKozyriOptions, seats: int) -> None:
        self._options = options
        self._rules = SvoiKozyriRules(options, seats)

    def liftable(self, view: SvoiKozyriView, draft: Draft) -> Mapping[Zone, frozenset[Card]]:
        """Return any card as lead or second card, else those that beat the top card."""
        if view.seat is None or not _is_playing(view):
            return {}
        if faces_of_pile(view) and _marked(view, draft) is None:
            return {state.hand(view.seat): frozenset(beating(view))}
        return {state.hand(view.seat): frozenset(own_hand(view))}

    def targets(self, view: SvoiKozyriView, draft: Draft, source: Zone, cards: Cards) -> frozenset[Zone]:
        """Return the pile, for liftable cards that are not yet marked to beat."""
        liftable = self.liftable(view, draft).get(source, frozenset()) - {_marked(view, draft)}
        return frozenset((state.PILE,)) if cards and liftable.issuperset(cards) else frozenset()

    def interpret(
        self, view: SvoiKozyriView, draft: Draft, gesture: Gesture
    ) -> Submit[state.Action] | Select | Refusal:
        """Return the meaning of a gesture: a lead, a card marked to beat, a beat, or a command."""
        if isinstance(gesture, Press):
            return self._command(view, draft, gesture.command)
        if view.seat is None or gesture.source != state.hand(view.seat) or not gesture.cards:
            return Select(draft)
        answer = self._card(view, draft, gesture.cards[0], tapped=isinstance(gesture, Tap))
        astray = isinstance(gesture, Drop) and gesture.target != state.PILE
        return _ON_THE_PILE if astray and not isinstance(answer, Refusal) else answer

    def _card(
        self, view: SvoiKozyriView, draft: Draft, card: Card, *, tapped: bool
    ) -> Submit[state.Action] | Select | Refusal:
        marked = _marked(view, draft)
        if _is_playing(view) and not faces_of_pile(view):
            return self._submit(view, state.LeadCard(card))
        if marked is None:
            alone = state.BeatCard(card)
            refusal = self._rules.check(view, alone)
            if refusal is None:
                return Submit(alone)
            can_beat = _is_playing(view) and card in beating(view)
            return Select(replace(draft, marked=(card,), pending="")) if can_beat else refusal
        if card == marked:
            return Select(replace(draft, marked=() if tapped else (card,), pending=""))
        return self._submit(view, state.BeatCard(marked, card))

    def _command(self, view: SvoiKozyriView, draft: Draft, code: str) -> Submit[state.Action] | Select | Refusal:
        if code in _SUITS:
            return self._submit(view, state.NameTrump(_SUITS[code]))
        if code != TAKE:
            return Select(draft)
        answer = self._submit(view, state.TakeCards())
        if isinstance(answer, Submit) and draft.pending != TAKE:
            return Select(replace(draft, marked=(), pending=TAKE))
        return answer

    def _submit(self, view: SvoiKozyriView, action: state.Action) -> Submit[state.Action] | Refusal:
        return self._rules.check(view, action) or Submit(action)

    def commands(self, view: SvoiKozyriView, draft: Draft) -> Sequence[Command]:
        """Return the free trump suits, or the pick-up: the first press previews it, the second submits it."""
        if view.seat is None or view.seat != view.public.turn:
            return ()
        if view.public.phase is state.SvoiKozyriPhase.TRUMPS:
            free = free_suits(self._options, view.public)
            return tuple(Command(f"trump {suit.letter}", _TRUMP[suit], suit=suit) for suit in free)
        if not faces_of_pile(view):
            return ()
        count = self._pickup(view)
        refusal = self._rules.check(view, state.TakeCards())
        label = _REALLY if draft.pending == TAKE else _PICK_UP
        return (Command(TAKE, label.filled(count, n=count), None if refusal is None else refusal.reason),)

    def display(self, view: SvoiKozyriView, draft: Draft) -> Display:
        """Return the prompt, all trumps, and the pile in the groups that a pick-up would take."""
        public = view.public
        taking = _is_taking(view, draft)
        asks = public.phase is state.SvoiKozyriPhase.TRUMPS and public.turn is not None and public.turn == view.seat
        return Display(
            prompt=prompt(self._options, view, _marked(view, draft), taking),
            plates=tuple(_plate(public, Seat(seat)) for seat in range(public.seats)),
            captions=_captions(view),
            spans=self._spans(view),
            marks=self._marks(view, taking),
            question=asks,
            title=title(self._options, public),
            notes=notes(self._options, public),
            goal=goal(self._options, public),
        )

    def claim(self, view: SvoiKozyriView) -> Sequence[state.Action]:
        """Return (): the rest of a deal is never certain enough to be proved from one hand."""
        return ()

    def _pickup(self, view: SvoiKozyriView) -> int:
        assert view.public.turn is not None
        return pickup(self._options, faces_of_pile(view), view.public.trumps[view.public.turn])

    def _spans(self, view: SvoiKozyriView) -> dict[Zone, tuple[Text, ...]]:
        pile = faces_of_pile(view)
        if not pile or view.seat is None:
            return {}
        return {state.PILE: spans(self._options, pile, view.public.trumps[view.seat], acts=_is_playing(view))}

    def _marks(self, view: SvoiKozyriView, taking: bool) -> dict[Zone, tuple[frozenset[Mark], ...]]:
        size = len(faces_of_pile(view))
        if not size:
            return {}
        marks: list[set[Mark]] = [set() for _ in range(size)]
        for depth in _GAPS[self._options.pickup]:
            if depth < size:
                marks[size - 1 - depth].add(Mark.GAP_AFTER)
        if taking:
            for place in range(size - self._pickup(view), size):
                marks[place].add(Mark.COMING)
        else:
            marks[-1].add(Mark.WINNING)
        return {state.PILE: tuple(map(frozenset, marks))}


def _is_playing(view: SvoiKozyriView) -> bool:
    return (
        view.public.phase is state.SvoiKozyriPhase.PLAYING and view.seat is not None and view.seat == view.public.turn
    )


def _marked(view: SvoiKozyriView, draft: Draft) -> Card | None:
    """Return the card marked to beat, as long as it still beats the top card; else None."""
    if not _is_playing(view) or not faces_of_pile(view):
        return None
    return next((card for card in draft.marked if card in beating(view)), None)


def _is_taking(view: SvoiKozyriView, draft: Draft) -> bool:
    """Return True if the seat is previewing a pick-up."""
    return draft.pending == TAKE and _is_playing(view) and bool(faces_of_pile(view))


def _plate(public: state.SvoiKozyriPublic, seat: Seat) -> Plate:
    suit = public.trumps[seat]
    badges: tuple[Text | Suit, ...] = () if suit is None else (suit,)
    if seat in public.out:
        badges += (_OUT[public.out.index(seat)],)
    return Plate(total=public.score[seat], dealer=seat == public.dealer, badges=badges)


def _captions(view: SvoiKozyriView) -> dict[Zone, Text]:
    size = len(view.zones[state.PILE])
    return {state.PILE: _PILE.filled(size, n=size)} if size else {}
