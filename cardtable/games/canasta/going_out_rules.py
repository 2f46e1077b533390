"""Keeping a card, asking and going out (CR-13 to CR-17, settled readings 33 to 41)."""

from __future__ import annotations

from cardtable.core.cards import Cards
from cardtable.core.refusal import Refusal
from cardtable.core.text import translate
from cardtable.core.zones import Seat, Zone
from cardtable.games.canasta.card_values import THREE, is_wild, points_of
from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.legality_context import LegalityContext, Melds, canastas, is_canasta, must_go_out
from cardtable.games.canasta.meld_enumeration import MeldFinder
from cardtable.games.canasta.meld_rules import MeldRules, merged
from cardtable.games.canasta.options import AskPartner, CanastaOptions, ConcealedMin
from cardtable.games.canasta.state import CanastaPublic, MeldGroup, PermissionState

_KEEP = translate("Canasta", "Keep two cards: your side needs %1 canasta(s) to go out.", n=0)
_SAID_NO = Refusal("CR-14", translate("Canasta", "Your partner said no, so keep at least two cards."))
_ASK_FIRST = Refusal("CR-14", translate("Canasta", "You must ask your partner before going out, so keep two cards."))
_MUST_GO_OUT = Refusal("CR-14", translate("Canasta", "Your partner said yes, so you must go out now."))
_TOO_FEW_POINTS = translate("Canasta", "Your first meld must be worth %1 points; this one is worth only %2.")
_BLACK_THREES = Refusal("CR-17", translate("Canasta", "Black threes may be melded only when you go out with them."))
_LAST_CARD = Refusal("CR-13", translate("Canasta", "Without a canasta you must keep your last card."))

_NO_ASKING = Refusal("CR-14", translate("Canasta", "Nobody asks the partner under these rules."))
_NO_PARTNER = Refusal("CR-14", translate("Canasta", "You have no partner to ask."))
_ASKED = Refusal("CR-14", translate("Canasta", "You have asked already in this turn."))
_TOO_LATE = Refusal("CR-14", translate("Canasta", "Ask before you meld in this turn."))
_ONE_CARD = Refusal("CR-14", translate("Canasta", "You need two cards in hand to ask."))
_CANNOT = Refusal("CR-14", translate("Canasta", "You can't go out with these cards, so you can't ask."))


class GoingOutRules:
    """When a player may come down to the last card, and when they may go out."""

    def __init__(self, options: CanastaOptions, terms: GameParameters, melds: MeldRules) -> None:
        self._ask = options.ask_partner
        self._penalty = options.ask_penalty
        self._free_minimum = options.concealed_min is ConcealedMin.PAGAT
        self._needed = terms.canastas
        self._melds = melds
        self._layer = MeldFinder(melds)

    def binds(self, standing: LegalityContext) -> bool:
        """Whether the player must go out now, because the partner said yes."""
        return must_go_out(standing, self._penalty)

    def bar(self, standing: LegalityContext, *, taking: bool = False) -> Refusal | None:
        """Why going out is forbidden in this turn whatever is melded; None if it is not (CR-14)."""
        asked = standing.public.asked
        if asked is PermissionState.NO:
            return _SAID_NO
        required = self._ask is AskPartner.REQUIRED and standing.partner is not None
        return _ASK_FIRST if required and (taking or asked is not PermissionState.YES) else None

    def allowed(self, standing: LegalityContext, melds: Melds, *, taking: bool = False) -> bool:
        """Whether the player may go out with these melds of the side on the table (CR-15)."""
        return canastas(melds) >= self._needed and self.bar(standing, taking=taking) is None

    def after_laying(
        self, standing: LegalityContext, placed: Melds, hand: Cards, laid: Cards, *, taking: bool = False
    ) -> Refusal | None:
        """Why an act may not leave this hand, or does not count enough (CR-12, CR-13, CR-16, CR-17)."""
        melds = merged(standing.melds, placed)
        going = self._goes_out(standing, melds, len(hand), taking)
        if self.binds(standing) and not going:  # whatever else is wrong: mending it would not be enough
            return _MUST_GO_OUT
        return (
            self._minimum(standing, laid, going and self._free_minimum and not taking)
            or self._keeping(standing, melds, hand, going, taking)
            or self._black_threes(standing, placed, hand)
        )

    def _goes_out(self, standing: LegalityContext, melds: Melds, left: int, taking: bool) -> bool:
        """Whether the player goes out by this act, with or without a discard."""
        return left <= self._kept(standing.public) and self.allowed(standing, melds, taking=taking)

    def _kept(self, public: CanastaPublic) -> int:
        """How many cards an act may leave to somebody who goes out: one if a discard can follow."""
        return 0 if public.last else 1

    def _minimum(self, standing: LegalityContext, laid: Cards, free: bool) -> Refusal | None:
        if standing.is_open or free or points_of(laid) >= standing.minimum:
            return None
        return Refusal("CR-12", _TOO_FEW_POINTS.filled(standing.minimum, points_of(laid)))

    def _keeping(
        self, standing: LegalityContext, melds: Melds, hand: Cards, going: bool, taking: bool
    ) -> Refusal | None:
        """CR-13; when the deal is about to end, one card is enough to keep (CR-06)."""
        if going or len(hand) >= 2 or (hand and standing.public.last):
            return None
        refusal, completes = self.bar(standing, taking=taking), self._last_card_completes(melds, hand)
        if completes:
            return refusal
        return self._of_partner(refusal, melds) or Refusal("CR-13", _KEEP.filled(self._needed, n=self._needed))

    def _of_partner(self, refusal: Refusal | None, melds: Melds) -> Refusal | None:
        """What the partner's leave has to do with it: nothing while canastas are missing, but for a no."""
        return None if refusal is _ASK_FIRST and canastas(melds) < self._needed else refusal

    def _last_card_completes(self, melds: Melds, hand: Cards) -> bool:
        """Whether the last card would make the canasta that is missing (settled reading 36)."""
        if len(hand) != 1 or canastas(melds) != self._needed - 1:
            return False
        (card,) = hand
        ranks = {zone.slot for zone in melds} if is_wild(card) else {card.rank}
        return any(self._completes(melds, rank, hand) for rank in ranks)

    def _completes(self, melds: Melds, rank: int, hand: Cards) -> bool:
        """Whether the first meld of the rank that takes the card becomes a canasta by it."""
        for zone, cards in melds.items():
            if zone.slot == rank and self._melds.fault(rank, cards + hand) is None:
                return is_canasta(zone, cards + hand) and not is_canasta(zone, cards)
        return False

    def _black_threes(self, standing: LegalityContext, placed: Melds, hand: Cards) -> Refusal | None:
        """CR-17; who is not to discard any more must lay all their cards (settled reading 40)."""
        if any(zone.slot == THREE for zone in placed) and len(hand) > self._kept(standing.public):
            return _BLACK_THREES
        return None

    def discard(self, standing: LegalityContext) -> Refusal | None:
        """Why no card at all may be discarded now (CR-13, CR-14)."""
        last = len(standing.hand) == 1
        if last and not self.allowed(standing, standing.melds):
            return self._of_partner(self.bar(standing), standing.melds) or _LAST_CARD
        return _MUST_GO_OUT if self.binds(standing) and not last else None

    def asking(self, standing: LegalityContext) -> Refusal | None:
        """Why the partner may not be asked now (CR-14)."""
        public = standing.public
        if self._ask is AskPartner.OFF:
            return _NO_ASKING
        if standing.partner is None:
            return _NO_PARTNER
        if public.asked is not PermissionState.NOT:
            return _ASKED
        if public.melded:
            return _TOO_LATE
        if len(standing.hand) < 2:
            return _ONE_CARD
        return None if self._penalty or self.way_out(standing) else _CANNOT

    def way_out(self, standing: LegalityContext) -> tuple[MeldGroup, ...]:
        """Groups that, laid in one act, let the player go out with at most a discard; () if there are none.

        It is looked for as if the partner had said yes.
        """
        if standing.public.asked is PermissionState.NO:
            return ()
        least = 0 if standing.is_open or self._free_minimum else standing.minimum  # after a take the side is open
        return self._layer.ending(standing, self._kept(standing.public), self._needed, least)


def is_concealed(public: CanastaPublic, seat: Seat, melds: Melds) -> bool:
    """Whether the seat, which goes out with these melds of its side, does so concealed (CR-16)."""
    complete = any(is_canasta(zone, melds.get(zone, ())) for zone in public.begun)
    return seat not in public.laid and not public.added and complete


def begun_by(standing: LegalityContext, placed: Melds) -> tuple[frozenset[Zone], bool]:
    """The melds that the player has begun in this turn, and whether they have added to any other."""
    fresh = frozenset(zone for zone in placed if zone not in standing.melds)
    begun = standing.public.begun | fresh
    return begun, standing.public.added or any(zone not in begun for zone in placed)
