"""Rules of Canasta: procedure CR-01 to CR-23 of rules.md with its settled readings 1, 2 and 31 to 49.

`meld_rules` has the contents of melds, `pile_rules` taking the pile, `going_out_rules` the last cards, `scoring` the
points of a deal. Each deal begins and ends with all cards in the stock.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import assert_never

from cardtable.core.cards import Card, Cards, without
from cardtable.core.cutting import Cut, check_cut, cut, cuts
from cardtable.core.events import Announced, HandScored, MatchEnded
from cardtable.core.refusal import Refusal
from cardtable.core.text import Who, translate
from cardtable.core.views import State, StateChanges, Step, View
from cardtable.core.zone_kinds import ZoneSpec
from cardtable.core.zones import Seat, only
from cardtable.games.canasta import announcements, dealing
from cardtable.games.canasta.card_values import WILD_RANK
from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.legality import legality_context as legality
from cardtable.games.canasta.legality.going_out_rules import GoingOutRules, is_concealed, with_begun
from cardtable.games.canasta.legality.meld_enumeration import MeldFinder
from cardtable.games.canasta.legality.meld_rules import NOT_HELD, MeldRules, merged, missing
from cardtable.games.canasta.legality.pile_rules import PileRules, freezes_pile, is_frozen_for_all
from cardtable.games.canasta.options import CanastaOptions, LastRedThree, StockEnd
from cardtable.games.canasta.scoring import lone_sides, ranking, score_lines
from cardtable.games.canasta.state import (
    DISCARD,
    STOCK,
    ZONES,
    Action,
    AnswerPermission,
    AskPermission,
    CanastaPhase,
    CanastaPublic,
    Discard,
    Draw,
    Meld,
    MeldGroup,
    PermissionState,
    TakePile,
    empty_zones,
    hand,
    meld_ranks,
    shown,
)

CanastaState = State[CanastaPublic]
CanastaView = View[CanastaPublic]

_NOT_YOUR_TURN = translate("Canasta", "It's %1's turn, not yours.")
_DEAL_OVER = Refusal("CR-20", translate("Canasta", "The deal is over."))
_CUT_FIRST = Refusal("C-21", translate("Canasta", "Cut the pack first."))
_IS_CUT = Refusal("C-21", translate("Canasta", "The pack has already been cut."))
_DRAW_FIRST = Refusal("C-31", translate("Canasta", "Draw a card or take the pile first."))
_DRAWN = Refusal("C-31", translate("Canasta", "You've already begun your turn: meld, or discard a card."))
_ANSWER_FIRST = Refusal("CR-14", translate("Canasta", "Answer your partner first: yes or no."))
_NOT_ASKED = Refusal("CR-14", translate("Canasta", "Nobody has asked you."))
_MUST_TAKE = Refusal("CR-19", translate("Canasta", "The stock is empty, so you must take the pile: its top card fits."))
_NO_DISCARD = Refusal("CR-06", translate("Canasta", "The stock is used up: meld, go out, or end the deal."))
_MUST_GO_OUT = Refusal("CR-14", translate("Canasta", "Your partner said yes, so you must go out now."))
_ONLY_DISCARD = Refusal("CR-14", translate("Canasta", "Your partner said yes: discard your last card to go out."))


class CanastaRules:
    """Rules for a number of seats under given options; raises UserError with one sentence if they do not fit."""

    def __init__(self, options: CanastaOptions, seats: int) -> None:
        self.options = options
        self.params = GameParameters(options, seats)
        self.melds = MeldRules(options)
        self.going_out = GoingOutRules(options, self.params, self.melds)
        self.pile = PileRules(options, self.melds, self.going_out)
        self.finder = MeldFinder(self.melds)

    @property
    def zones(self) -> Sequence[ZoneSpec]:
        return ZONES

    def deck(self) -> Cards:
        """Return all cards in use, in the order of texts."""
        return self.params.pack

    def sides(self, public: CanastaPublic) -> tuple[Seat, ...]:
        """Return, by seat, the lowest seat of its side; a lone hand changes the sides in mid-deal (CR-21)."""
        return public.sides

    def actors(self, public: CanastaPublic) -> frozenset[Seat]:
        """Return the player whose turn it is, or the partner who was asked."""
        acting = public.answerer if public.phase is CanastaPhase.ANSWERING else public.turn
        return frozenset() if acting is None else only(acting)

    def hand_over(self, public: CanastaPublic) -> bool:
        """Return whether the deal has been scored."""
        return public.phase in (CanastaPhase.SCORED, CanastaPhase.ENDED)

    def match_over(self, public: CanastaPublic) -> bool:
        return public.phase is CanastaPhase.ENDED

    def context_of(self, view: CanastaView) -> legality.LegalityContext:
        """Return the legality context of the view's seat; the viewer must have one."""
        assert view.seat is not None
        return legality.build_context(self.params, view.zones, view.public, view.seat)

    # Legality

    def legal(self, view: CanastaView) -> Iterator[Action]:
        """Yield legal actions lazily, each once; of melds with several groups at once only some."""
        if view.seat is None or view.seat not in self.actors(view.public):
            return
        context = self.context_of(view)
        match view.public.phase:
            case CanastaPhase.CUTTING:
                yield from map(Cut, cuts(len(view.zones[STOCK])))
            case CanastaPhase.DRAWING:
                yield from dict.fromkeys(self.pile.legal_takes(context))
                if self._check_draw(context) is None:
                    yield Draw()
            case CanastaPhase.MELDING:
                yield from self._legal_melding(context)
            case _:  # ANSWERING: in all other phases no seat is to act
                yield from (AnswerPermission(True), AnswerPermission(False))

    def _legal_melding(self, context: legality.LegalityContext) -> Iterator[Action]:
        seen: set[Action] = set()
        for action in self._melding_candidates(context):
            if action not in seen and self._check_melding(context, action) is None:
                seen.add(action)
                yield action

    def _melding_candidates(self, context: legality.LegalityContext) -> Iterator[Action]:
        way_out = self.going_out.way_out(context)
        if way_out:
            yield Meld(way_out)
        yield from self.finder.melds(context)
        yield AskPermission()
        yield from map(Discard, dict.fromkeys(context.hand))
        yield Draw()

    def waiting_refusal(self, view: CanastaView) -> Refusal | None:
        """Return the reason why the seat may do nothing at all now; None if it is to act."""
        acting = self.actors(view.public)
        if not acting:
            return _DEAL_OVER
        return None if view.seat in acting else Refusal("C-31", _NOT_YOUR_TURN.filled(*map(Who, acting)))

    def check(self, view: CanastaView, action: Action) -> Refusal | None:
        """Return the clause that forbids the action and the reason, or None if it is legal."""
        public = view.public
        waiting = self.waiting_refusal(view)
        if waiting is not None:
            return waiting
        if public.phase is CanastaPhase.CUTTING:
            return check_cut(action, len(view.zones[STOCK]), "C-21") if isinstance(action, Cut) else _CUT_FIRST
        if isinstance(action, Cut):
            return _IS_CUT
        context = self.context_of(view)
        match public.phase:
            case CanastaPhase.DRAWING:
                return self._check_drawing(context, action)
            case CanastaPhase.MELDING:
                return self._check_melding(context, action)
        return None if isinstance(action, AnswerPermission) else _ANSWER_FIRST

    def _check_drawing(self, context: legality.LegalityContext, action: Action) -> Refusal | None:
        match action:
            case Draw():
                return self._check_draw(context)
            case TakePile():
                return self.pile.check(context, action)
            case AnswerPermission():
                return _NOT_ASKED
        return _DRAW_FIRST

    def _check_draw(self, context: legality.LegalityContext) -> Refusal | None:
        """Apply CR-19 (i)."""
        return _MUST_TAKE if not context.stock and self.pile.must_add(context) else None

    def _check_melding(self, context: legality.LegalityContext, action: Action) -> Refusal | None:
        last = context.public.last
        match action:
            case Meld():
                return self._check_meld(context, action)
            case Discard() if last:
                return _NO_DISCARD
            case Discard(card) if card not in context.hand:
                return Refusal("CR-18", NOT_HELD.filled(card))
            case Discard():
                return self.going_out.check_discard(context)
            case AskPermission():
                return self.going_out.check_asking(context)
            case Draw() if last:
                return _MUST_GO_OUT if self.going_out.is_bound(context) else None
            case AnswerPermission():
                return _NOT_ASKED
        return _DRAWN

    def _check_meld(self, context: legality.LegalityContext, action: Meld) -> Refusal | None:
        if self.going_out.is_bound(context) and context.public.melded:
            return _ONLY_DISCARD
        gap = missing(context.hand, action.cards)
        if gap is not None:
            return Refusal("CR-11", NOT_HELD.filled(gap))
        placed = self.melds.lay(context, action.groups)
        if isinstance(placed, Refusal):
            return placed
        return self.going_out.check_laying(context, placed, without(context.hand, action.cards), action.cards)

    # Dealing

    def deal(self, previous: CanastaState | None, deck: Sequence[Card]) -> Step[CanastaPublic]:
        """Deal from the deck's first card on, after a cut if there is one (C-21, CR-04, CR-23)."""
        last = None if previous is None else previous.public
        deal, nothing = 1 if last is None else last.deal + 1, (0,) * self.params.seats
        order = self.params.order(deal)
        public = CanastaPublic(
            seats=self.params.seats,
            deal=deal,
            dealer=order[-1],
            order=order,
            phase=CanastaPhase.DRAWING,
            totals=nothing if last is None else last.totals,
            sides=self.params.sides,
            penalties=nothing,
        )
        zones = empty_zones(self.params.seats, self.params.owners, meld_ranks(self.melds.wild_melds))
        changes = StateChanges({**zones, STOCK: tuple(deck)})
        changes.add(Announced.by(public.dealer, announcements.DEALS))
        resting = self.params.sits_out(public.deal)
        if resting is not None:
            changes.add(Announced.by(resting, announcements.SITS_OUT))
        if self.options.cut:
            cutter = order[0]
            return changes.step(replace(public, phase=CanastaPhase.CUTTING, turn=cutter), only(cutter))
        return self._deal_out(changes, public)

    def _deal_out(self, changes: StateChanges, public: CanastaPublic) -> Step[CanastaPublic]:
        """Apply CR-04 to a pack in order of which nothing has been dealt."""
        dealing.deal_cards(changes, self.params, public.order)
        public = replace(public, frozen=dealing.turn_up(changes, self.options))
        for seat in public.order:
            dealing.replace_threes(changes, self.params, seat, changes.zones[hand(seat)])
        return self._begin_turn(changes, public, public.order[0])

    # Acting

    def apply(self, state: CanastaState, seat: Seat, action: Action) -> Step[CanastaPublic]:
        """Return the state after a legal action of the seat."""
        changes, public = StateChanges(dict(state.zones)), state.public
        match action:
            case Cut(lifted):  # the lifted part goes under the rest (C-21)
                changes.zones[STOCK] = cut(changes.zones[STOCK], lifted)
                changes.add(announcements.cuts(seat, lifted))
                return self._deal_out(changes, public)
            case Draw():
                return self._draw(changes, public, seat)
            case TakePile():
                return self._take(changes, public, seat, action)
            case Meld():
                return self._meld(changes, public, seat, action)
            case Discard():
                return self._discard(changes, public, seat, action.card)
            case AskPermission():
                return self._ask(changes, public, seat)
            case AnswerPermission():
                return self._answer(changes, public, seat, action.yes)
            case _:
                assert_never(action)

    def _draw(self, changes: StateChanges, public: CanastaPublic, seat: Seat) -> Step[CanastaPublic]:
        """Draw; lay out and replace red threes; with an empty stock the deal may end (CR-06)."""
        cards = dealing.draw_cards(changes, seat, self.params.draw)  # none after the last one: CR-06
        if not cards:
            return self._end_without_out(changes, public)
        changes.add(announcements.draws(seat, len(cards)))
        ordinary = dealing.replace_threes(changes, self.params, seat, cards)
        if not ordinary and self.options.last_red_three is LastRedThree.END_AT_ONCE:
            return self._end_without_out(changes, public)
        return changes.step(replace(public, phase=CanastaPhase.MELDING, last=not ordinary), only(seat))

    def _take(self, changes: StateChanges, public: CanastaPublic, seat: Seat, action: TakePile) -> Step[CanastaPublic]:
        """Apply CR-10, and the lone hand of CR-21."""
        context = legality.build_context(self.params, changes.zones, public, seat)
        placed = self.pile.placement(context, action)
        assert not isinstance(placed, Refusal)
        top, rest = context.pile[-1], context.pile[:-1]
        changes.add(announcements.takes(seat, context.pile))
        self._announce_melds(changes, context, placed)
        for zone, cards in placed.items():
            own = cards
            if zone.slot == top.rank:
                changes.move(DISCARD, zone, (top,))
                own = without(cards, (top,))
            if own:
                changes.move(hand(seat), zone, own)
        if rest:
            changes.move(DISCARD, hand(seat), rest)
        dealing.lay_out_threes(changes, self.params, seat, rest)
        self._announce_canastas(changes, context, placed)
        public = with_begun(replace(public, phase=CanastaPhase.MELDING, frozen=False), context, placed)
        if self.params.lone and public.lone is None:
            public = replace(public, lone=seat, sides=lone_sides(seat))
            changes.add(Announced.by(seat, announcements.LONE))
        return self._after_laying(changes, public, seat)

    def _meld(self, changes: StateChanges, public: CanastaPublic, seat: Seat, action: Meld) -> Step[CanastaPublic]:
        """Lay groups down, as new melds or on those of the side (CR-11)."""
        context = legality.build_context(self.params, changes.zones, public, seat)
        placed = self.melds.lay(context, action.groups)
        assert not isinstance(placed, Refusal)
        self._announce_melds(changes, context, placed)
        for zone, cards in placed.items():
            changes.move(hand(seat), zone, cards)
        self._announce_canastas(changes, context, placed)
        return self._after_laying(changes, with_begun(replace(public, melded=True), context, placed), seat)

    def _announce_melds(self, changes: StateChanges, context: legality.LegalityContext, placed: legality.Melds) -> None:
        for zone, cards in placed.items():
            size = len(context.melds.get(zone, ())) + len(cards)
            changes.add(announcements.melds(context.seat, MeldGroup(zone.slot, cards), size))

    def _announce_canastas(
        self, changes: StateChanges, context: legality.LegalityContext, placed: legality.Melds
    ) -> None:
        """Announce new canastas, and that the side may go out now."""
        melds, needed = merged(context.melds, placed), self.params.canastas
        for zone, cards in melds.items():
            if legality.is_canasta(zone, cards) and not legality.is_canasta(zone, context.melds.get(zone, ())):
                wild = zone.slot == WILD_RANK
                changes.add(announcements.completes(context.seat, natural=legality.is_natural(cards), wild=wild))
        if legality.canastas(context.melds) < needed <= legality.canastas(melds) and changes.zones[hand(context.seat)]:
            sides = context.public.sides
            changes.add(
                announcements.may_go_out([seat for seat in context.public.order if sides[seat] == sides[context.seat]])
            )

    def _after_laying(self, changes: StateChanges, public: CanastaPublic, seat: Seat) -> Step[CanastaPublic]:
        if changes.zones[hand(seat)]:
            return changes.step(public, only(seat))
        return self._go_out(changes, public, seat)

    def _discard(self, changes: StateChanges, public: CanastaPublic, seat: Seat, card: Card) -> Step[CanastaPublic]:
        """Discard, which may freeze the pile and ends the turn, or the deal with the last card (CR-18)."""
        freezes = freezes_pile(self.options, card)
        changes.move(hand(seat), DISCARD, (card,))
        changes.add(announcements.discards(seat, card, freezes=freezes and not is_frozen_for_all(self.options, public)))
        if not changes.zones[hand(seat)]:
            return self._go_out(changes, public, seat)
        public = replace(self._with_penalty(public, seat), frozen=public.frozen or freezes)
        place = public.order.index(seat)
        if public.begun or public.added:
            public = replace(public, laid=public.laid | {seat})
        return self._begin_turn(changes, public, public.order[(place + 1) % len(public.order)])

    def _ask(self, changes: StateChanges, public: CanastaPublic, seat: Seat) -> Step[CanastaPublic]:
        """Ask the partner, who is to answer next (CR-14)."""
        partner = legality.build_context(self.params, changes.zones, public, seat).partner
        assert partner is not None
        changes.add(Announced.by(seat, announcements.ASKS, Who(partner)))
        return changes.step(replace(public, phase=CanastaPhase.ANSWERING, answerer=partner), only(partner))

    def _answer(self, changes: StateChanges, public: CanastaPublic, seat: Seat, yes: bool) -> Step[CanastaPublic]:
        changes.add(Announced.by(seat, announcements.YES if yes else announcements.NO))
        asked = PermissionState.YES if yes else PermissionState.NO
        public = replace(public, phase=CanastaPhase.MELDING, answerer=None, asked=asked)
        assert public.turn is not None
        return changes.step(public, only(public.turn))

    def _begin_turn(self, changes: StateChanges, public: CanastaPublic, seat: Seat) -> Step[CanastaPublic]:
        """Begin the seat's turn; with an empty stock, only if the pile can be taken (CR-19)."""
        public = replace(
            public,
            phase=CanastaPhase.DRAWING,
            turn=seat,
            melded=False,
            asked=PermissionState.NOT,
            begun=frozenset(),
            added=False,
        )
        if not changes.zones[STOCK]:
            takes = self.pile.legal_takes(legality.build_context(self.params, changes.zones, public, seat))
            if self.options.stock_end is StockEnd.END_NOW or next(takes, None) is None:
                return self._end_without_out(changes, public)
        return changes.step(public, only(seat))

    # The end of a deal

    def _with_penalty(self, public: CanastaPublic, seat: Seat) -> CanastaPublic:
        """Apply the penalty of a turn that ends without going out after a yes (CR-14, settled reading 35)."""
        if public.asked is not PermissionState.YES:
            return public
        penalties = list(public.penalties)
        penalties[seat] += self.options.ask_penalty
        return replace(public, penalties=tuple(penalties))

    def _go_out(self, changes: StateChanges, public: CanastaPublic, seat: Seat) -> Step[CanastaPublic]:
        concealed = is_concealed(public, seat, legality.melds_of(self.params, changes.zones, public, seat))
        changes.add(Announced.by(seat, announcements.CONCEALED if concealed else announcements.OUT))
        return self._finish(changes, replace(public, out=seat, concealed=concealed))

    def _end_without_out(self, changes: StateChanges, public: CanastaPublic) -> Step[CanastaPublic]:
        assert public.turn is not None
        return self._finish(changes, self._with_penalty(public, public.turn))

    def _finish(self, changes: StateChanges, public: CanastaPublic) -> Step[CanastaPublic]:
        """Lay the hands open and score them (CR-20 to CR-22)."""
        if public.out is None:
            changes.add(Announced(None, announcements.ENDS))
        for seat in public.order:
            changes.move_all(hand(seat), shown(seat))
        lines = score_lines(self.params, self.options, public, changes.zones)
        row = tuple(map(sum, zip(*(line.points for line in lines), strict=True)))
        totals = tuple(map(sum, zip(public.totals, row, strict=True)))
        changes.add(HandScored(row, lines))
        self._gather_cards(changes)
        places = ranking(self.params, self.options, totals, public.out)
        if places:
            changes.add(MatchEnded(places))
        phase = CanastaPhase.ENDED if places else CanastaPhase.SCORED
        public = replace(public, phase=phase, turn=None, answerer=None, points=row, totals=totals, places=places)
        return changes.step(public, frozenset())

    def _gather_cards(self, changes: StateChanges) -> None:
        """Move all cards into the stock for the next deal (CR-23)."""
        for zone in tuple(changes.zones):
            if zone != STOCK:
                changes.move_all(zone, STOCK)
        changes.zones[STOCK] = self.params.pack
