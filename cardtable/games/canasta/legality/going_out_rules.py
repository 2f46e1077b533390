"""Rules for the last cards: keeping cards, asking, going out (CR-13 to CR-17, settled readings 33 to 41)."""

from __future__ import annotations

from dataclasses import replace

from cardtable.core.cards import Cards
from cardtable.core.refusal import Refusal
from cardtable.core.text import translate
from cardtable.core.zones import Seat
from cardtable.games.canasta.card_values import THREE, is_wild, points_of
from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.legality.legality_context import LegalityContext, Melds, canastas, is_canasta
from cardtable.games.canasta.legality.meld_enumeration import MeldFinder
from cardtable.games.canasta.legality.meld_rules import MeldRules, merged
from cardtable.games.canasta.options import AskPartner, CanastaOptions, ConcealedMin
from cardtable.games.canasta.state import CanastaPublic, MeldGroup, PermissionState

_KEEP = translate("Canasta", "Keep two cards: your side needs %1 canasta(s) to go out.", n=0)
_SAID_NO = Refusal("CR-14", translate("Canasta", "Your partner said no, so keep at least two cards."))
_ASK_FIRST = Refusal("CR-14", translate("Canasta", "You must ask your partner before going out, so keep two cards."))
_MUST_GO_OUT = Refusal("CR-14", translate("Canasta", "Your partner said yes, so you must go out now."))
_TOO_FEW_POINTS = translate("Canasta", "Your first meld must be worth %1 points; this one is worth only %2.")
_BLACK_THREES = Refusal("CR-17", translate("Canasta", "You can meld black threes only when you go out with them."))
_LAST_CARD = Refusal("CR-13", translate("Canasta", "Without a canasta you must keep your last card."))

_NO_ASKING = Refusal("CR-14", translate("Canasta", "Under these rules you don't ask your partner."))
_NO_PARTNER = Refusal("CR-14", translate("Canasta", "You have no partner to ask."))
_ASKED = Refusal("CR-14", translate("Canasta", "You've already asked this turn."))
_TOO_LATE = Refusal("CR-14", translate("Canasta", "In a turn you can ask only before you meld."))
_ONE_CARD = Refusal("CR-14", translate("Canasta", "You need two cards in hand to ask."))
_CANNOT = Refusal("CR-14", translate("Canasta", "You can't go out with these cards, so you can't ask."))


class GoingOutRules:
    """Rules for coming down to the last card and for going out."""

    def __init__(self, options: CanastaOptions, params: GameParameters, melds: MeldRules) -> None:
        self._ask = options.ask_partner
        self._penalty = options.ask_penalty
        self._free_minimum = options.concealed_min is ConcealedMin.PAGAT
        self._needed = params.canastas
        self._melds = melds
        self._finder = MeldFinder(melds)

    def is_bound(self, context: LegalityContext) -> bool:
        """Return whether the player must go out now because the partner said yes (CR-14 without a penalty)."""
        return context.public.asked is PermissionState.YES and not self._penalty

    def bar_refusal(self, context: LegalityContext, *, taking: bool = False) -> Refusal | None:
        """Return the reason why going out is forbidden in this turn whatever is melded, or None (CR-14)."""
        asked = context.public.asked
        if asked is PermissionState.NO:
            return _SAID_NO
        required = self._ask is AskPartner.REQUIRED and context.partner is not None
        return _ASK_FIRST if required and (taking or asked is not PermissionState.YES) else None

    def may_go_out(self, context: LegalityContext, melds: Melds, *, taking: bool = False) -> bool:
        """Return whether the player may go out with these melds of the side on the table (CR-15)."""
        return canastas(melds) >= self._needed and self.bar_refusal(context, taking=taking) is None

    def check_laying(
        self, context: LegalityContext, placed: Melds, hand: Cards, laid: Cards, *, taking: bool = False
    ) -> Refusal | None:
        """Return the reason why an action may not leave this hand or lays too few points, or None (CR-12 to CR-17)."""
        melds = merged(context.melds, placed)
        kept = self._n_kept(context.public)
        going = len(hand) <= kept and self.may_go_out(context, melds, taking=taking)
        if self.is_bound(context) and not going:  # first, because mending any other fault would not be enough
            return _MUST_GO_OUT
        free = context.is_open or (going and self._free_minimum and not taking)
        if not free and points_of(laid) < context.minimum:
            return Refusal("CR-12", _TOO_FEW_POINTS.filled(context.minimum, points_of(laid)))
        refusal = None if going else self._check_keeping(context, melds, hand, taking)
        if refusal is None and len(hand) > kept and any(zone.slot == THREE for zone in placed):
            return _BLACK_THREES  # also for a player who cannot discard any more (settled reading 40)
        return refusal

    def _n_kept(self, public: CanastaPublic) -> int:
        """Return the cards that an action may leave to a player who goes out: one if a discard can follow."""
        return 0 if public.last else 1

    def _check_keeping(self, context: LegalityContext, melds: Melds, hand: Cards, taking: bool) -> Refusal | None:
        """Apply CR-13; one card is enough to keep when the deal is about to end (CR-06)."""
        if len(hand) >= 2 or (hand and context.public.last):
            return None
        refusal = self.bar_refusal(context, taking=taking)
        if self._last_card_completes(melds, hand):
            return refusal
        return self._partner_refusal(refusal, melds) or Refusal("CR-13", _KEEP.filled(self._needed, n=self._needed))

    def _partner_refusal(self, refusal: Refusal | None, melds: Melds) -> Refusal | None:
        """Return the partner's refusal, but not the duty to ask while canastas are missing."""
        return None if refusal is _ASK_FIRST and canastas(melds) < self._needed else refusal

    def _last_card_completes(self, melds: Melds, hand: Cards) -> bool:
        """Return whether the last card would make the missing canasta (settled reading 36)."""
        if len(hand) != 1 or canastas(melds) != self._needed - 1:
            return False
        (card,) = hand
        ranks = {zone.slot for zone in melds} if is_wild(card) else {card.rank}
        return any(self._completes(melds, rank, hand) for rank in ranks)

    def _completes(self, melds: Melds, rank: int, hand: Cards) -> bool:
        """Return whether the first meld of the rank that takes the card becomes a canasta by it."""
        for zone, cards in melds.items():
            if zone.slot == rank and self._melds.refusal(rank, cards + hand) is None:
                return is_canasta(zone, cards + hand) and not is_canasta(zone, cards)
        return False

    def check_discard(self, context: LegalityContext) -> Refusal | None:
        """Return the reason why no card at all may be discarded now, or None (CR-13, CR-14)."""
        last = len(context.hand) == 1
        if last and not self.may_go_out(context, context.melds):
            return self._partner_refusal(self.bar_refusal(context), context.melds) or _LAST_CARD
        return _MUST_GO_OUT if self.is_bound(context) and not last else None

    def check_asking(self, context: LegalityContext) -> Refusal | None:
        """Return the reason why the partner may not be asked now, or None (CR-14)."""
        public = context.public
        if self._ask is AskPartner.OFF:
            return _NO_ASKING
        if context.partner is None:
            return _NO_PARTNER
        if public.asked is not PermissionState.NOT:
            return _ASKED
        if public.melded:
            return _TOO_LATE
        if len(context.hand) < 2:
            return _ONE_CARD
        return None if self._penalty or self.way_out(context) else _CANNOT

    def way_out(self, context: LegalityContext) -> tuple[MeldGroup, ...]:
        """Return groups to go out with in one action and at most a discard, if the partner says yes, or ()."""
        if context.public.asked is PermissionState.NO:
            return ()
        least = 0 if context.is_open or self._free_minimum else context.minimum  # after a take the side is open
        return self._finder.going_out_groups(context, self._n_kept(context.public), self._needed, least)


def is_concealed(public: CanastaPublic, seat: Seat, melds: Melds) -> bool:
    """Return whether the seat, which goes out with these melds of its side, does so concealed (CR-16)."""
    complete = any(is_canasta(zone, melds.get(zone, ())) for zone in public.begun)
    return seat not in public.laid and not public.added and complete


def with_begun(public: CanastaPublic, context: LegalityContext, placed: Melds) -> CanastaPublic:
    """Return the public facts with those that a concealed hand depends on: melds begun in this turn, and added to."""
    begun = public.begun | {zone for zone in placed if zone not in context.melds}
    return replace(public, begun=begun, added=public.added or any(zone not in begun for zone in placed))
