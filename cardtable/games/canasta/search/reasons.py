"""Reasons of computer players: one sentence with the strongest argument for an action.

All of it follows from the seat's information set. Each function tests the strongest argument first.
"""

from __future__ import annotations

from cardtable.core.cards import Card
from cardtable.core.cutting import Cut
from cardtable.core.language.card_names import ranks_name
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat, Zone
from cardtable.games.canasta import state
from cardtable.games.canasta.announcements import meld_name
from cardtable.games.canasta.card_values import (
    CANASTA,
    NATURAL_RANKS,
    THREE,
    WILD_RANK,
    is_black_three,
    is_wild,
    points_of,
)
from cardtable.games.canasta.legality.legality_context import canastas, is_canasta, is_natural
from cardtable.games.canasta.legality.meld_rules import merged
from cardtable.games.canasta.legality.pile_rules import freezes_pile, is_frozen_for_all
from cardtable.games.canasta.options import AskPartner, TakeByAdding
from cardtable.games.canasta.scoring import MIXED_BONUS, NATURAL_BONUS
from cardtable.games.canasta.search import turn_heuristics
from cardtable.games.canasta.search.candidates import SAFE
from cardtable.games.canasta.search.information_set import CanastaInformationSet
from cardtable.games.canasta.search.turn_heuristics import take_probability
from cardtable.games.canasta.state import Action, Meld, MeldGroup, PermissionState, TakePile

_CUT = translate("Canasta", "Nobody sees the cards, so any place to cut is as good as after %1 card(s).", n=0)

_NO_PILE = translate("Canasta", "There is no pile to take, so draw %1 card(s).", n=0)
_BARRED = translate("Canasta", "Nobody can take the pile while the %1 lies on top, so draw.")
_OPEN_FIRST = translate("Canasta", "Your side must make a first meld of %1 points before it takes a pile, so draw.")
_NO_PAIR = translate("Canasta", "The pile is frozen for you, and you need two natural cards like the %1: draw.")
_TOO_POOR_TO_OPEN = translate("Canasta", "With the %1 you can't make a first meld of %2 points, so draw.")
_NO_MATCH = translate("Canasta", "Your hand can't make a meld with the %1, so draw.")
_END_BARRED = translate("Canasta", "The stock is empty and you can't take the %1: end the deal.")
_END_POOR = translate("Canasta", "Taking the %1 would only fill your hand: end the deal with %2 points in it.")
_END_DEAL = translate("Canasta", "The stock is empty: end the deal with %1 point(s) in your hand.", n=0)
_SPARE_WILD = translate("Canasta", "Taking the pile of %1 card(s) would cost you the %2: draw.", n=0)
_MAY_GO_OUT = translate("Canasta", "%1 has only %2 card(s) left and may go out: don't fill your hand.", n=0)
_KEEP_PAIR = translate("Canasta", "The pile has only %1 card(s): keep your %2 for a larger one, and draw.", n=0)
_POOR_PILE = translate("Canasta", "The pile counts only %1 points, and taking it costs you %2 card(s): draw.", n=0)

_TAKE_OPENS = translate("Canasta", "With the %1 your first meld counts %2 points, and you get %3 more card(s).", n=0)
_TAKE_CANASTA = translate("Canasta", "The %1 completes a canasta of %2.")
_TAKE_FITS = translate("Canasta", "%1 of the %2 cards that you get fit your melds or pairs: take the pile.", n=0)
_TAKE_ONE = translate("Canasta", "You also get the %1, which goes with your cards: take the pile.")
_TAKE_WILD = translate("Canasta", "The pile has %1 wild card(s) in it, such as the %2: take it.", n=0)
_TAKE_BIG = translate("Canasta", "You get %1 card(s) worth %2 points: take the pile.", n=0)
_TAKE_TOP = translate("Canasta", "The %1 makes a sure meld; a card from the stock may not fit.")
_TAKE_JOINS = translate("Canasta", "The %1 joins your %2; a card from the stock may not fit.")
_TAKE_FORCED = translate("Canasta", "The stock is empty and the %1 fits your meld, so you must take the pile.")

_OUT_SAID = translate("Canasta", "%1 said yes, so go out.")
_OUT_FIRST = translate("Canasta", "%1 may go out next, with only %2 card(s) left: go out first.", n=0)
_OUT_UNMELDED = translate("Canasta", "Go out now: %1 has melded nothing, and is caught with %2 card(s).", n=0)
_OUT_CATCHES = translate("Canasta", "Go out now and catch %1 with %2 card(s).", n=0)
_ASK_FULL = translate("Canasta", "You can go out, but %1 still holds %2 card(s): ask first.", n=0)
_ASK_RULE = translate("Canasta", "You can go out, but the rules want you to ask %1 first.")
_YES_END = translate("Canasta", "The deal may end soon anyway, and your hand counts %1 point(s): say yes.", n=0)
_YES = translate("Canasta", "Your hand costs your side only %1 point(s): say yes.", n=0)
_YES_WORTH = translate("Canasta", "Going out now is worth more to your side than the %1 points in your hand: say yes.")
_NO_CANASTA = translate("Canasta", "Your %1 may still become a canasta: say no.")
_NO = translate("Canasta", "Say no: %1 points in your hand would count against your side.")

_OPEN_LATE = translate("Canasta", "The deal may end soon: lay down these %1 points while you can.")
_OPEN_PRESSED = translate("Canasta", "%1 has already melded: make your first meld of %2 points (you need %3).")
_OPEN = translate("Canasta", "These cards count %1 points, and your first meld needs %2.")
_CANASTA_OUT = translate("Canasta", "You complete a canasta of %1, and your side may then go out.")
_CANASTA = translate("Canasta", "You complete a canasta of %1 for %2 extra points.")
_SAVE_FROM = translate("Canasta", "%1 has only %2 card(s) left: don't be caught with these %3 points.", n=0)
_SAVE = translate("Canasta", "Only %1 card(s) are left to draw: don't be caught with these %2 points.", n=0)
_GROWS = translate("Canasta", "Your %1 grow to %2: a canasta needs only %3 more.", n=0)
_ADDS = translate("Canasta", "Your meld of %1 grows to %2 card(s), and these %3 points are safe.", n=0)
_BLACK_THREES = translate("Canasta", "You lay down %1 black threes and go out.")
_BEGINS = translate("Canasta", "A meld of %1 is worth %2 points, and %3 more card(s) make it a canasta.", n=0)
_LAYS_ALL = translate("Canasta", "You lay down %1 points in %2 melds.")
_LAST_CHOICE = translate("Canasta", "All you can do is end the deal, with %1 point(s) in your hand.", n=0)

_DISCARD_LAST = translate("Canasta", "Discard your last card, the %1, and go out.")
_FREEZE = translate("Canasta", "Freeze the pile of %1 card(s): %2 then needs two natural cards to take it.", n=0)
_WILD_BARS = translate("Canasta", "With the %1 on top %2 can't take the pile of %3 card(s).", n=0)
_BLACK_BARS = translate("Canasta", "With the %1 on top %2 can't take the pile of %3 card(s).", "a black three", n=0)
_WILD_NEEDED = translate(
    "Canasta", "Your other cards could all give %1 the frozen pile; nobody can take it with the %2 on top."
)
_NO_PAIR_LEFT = translate("Canasta", "%1 can't have two more %2, and so can't take the frozen pile.")
_NONE_LEFT = translate("Canasta", "You see all the other %1, so %2 can't take the pile.")
_FEW_LEFT = translate(
    "Canasta", "Only %1 other %2 are unseen, so %3 is unlikely to have two to take the frozen pile.", n=0
)
_THROWN = translate("Canasta", "%1 has discarded %2 before, so the %3 is fairly safe.")
_FITS_MELD = translate("Canasta", "%1 has a meld of %2, but your other cards are worth more to you.")
_DISCARD_SMALL = translate("Canasta", "The pile has only %1 card(s), so %2 gains little with it: the %3 can go.", n=0)
_DISCARD_NO_PILE = translate("Canasta", "The pile is empty, so %1 could get no more than the %2.")
_CAUGHT = translate("Canasta", "The deal may end soon: get rid of the %2 point(s) of the %1.", n=0)
_KEEP_PAIRS = translate("Canasta", "Your %1 may yet make a meld; the %2 stands alone.")
_DISCARD_ALONE = translate("Canasta", "The %1 is your only card of its rank, and counts only %2 point(s).", n=0)
_SPLIT = translate("Canasta", "Your two %1 make no meld yet, and your other cards are worth more.")
_MORE_KEPT = translate("Canasta", "You still have %1 more %2, and your other cards are harder to replace.", n=0)
_OWN_MELD = translate("Canasta", "Your side's meld of %1 can do without the %2.")

_NEARLY = 4  # cards of a meld that may soon be a canasta
_BIG = 60  # least points of a pile worth naming
_SMALL = 3  # most cards of a pile of little value
_FEW = 4  # most cards of an opponent who may soon go out
_FEW_UNSEEN = 4  # cards of a rank unseen: below it one hand hardly has two of them


def reason(info: CanastaInformationSet, action: Action) -> Text:
    """Return the reason for an action."""
    match action:
        case Cut(lifted):
            return cut_reason(lifted)
        case state.Draw():
            return _draw(info)
        case TakePile():
            return _take(info, action)
        case state.AskPermission():
            return _ask(info)
        case state.AnswerPermission(yes):
            return _answer(info, yes)
        case Meld(groups):
            return _go_out(info) if _is_out(info, groups) else _meld(info, groups)
        case state.Discard(card):
            return _discard(info, card)


def cut_reason(lifted: int) -> Text:
    """Return the reason for a cut: before the deal nothing is known."""
    return _CUT.filled(lifted, n=lifted)


def _with_held(text: Text, info: CanastaInformationSet, seat: Seat, *args: object) -> Text:
    """Fill a text with a player, the number of cards in that hand, and more."""
    held = info.n_held(seat)
    return text.filled(Who(seat), held, *args, n=held)


def _opponent_nearly_out(info: CanastaInformationSet) -> Seat | None:
    """Return an opponent with enough canastas and few cards left, or None."""
    needed = info.rules.params.canastas
    near = [seat for seat in info.opponents if info.canastas_of(seat) >= needed and info.n_held(seat) <= _FEW]
    return min(near, key=info.n_held, default=None)


# Before drawing


def _draw(info: CanastaInformationSet) -> Text:
    context = info.context
    held = points_of(context.hand)
    if info.public.last:
        return _LAST_CHOICE.filled(held, n=held)
    way = min(info.rules.pile.legal_takes(context), key=lambda way: len(way.used), default=None)
    if way is None:
        return _cannot_take(info)
    top, spent, size = context.pile[-1], len(way.used), len(context.pile)
    if not info.stock:
        return _END_POOR.filled(top, held)
    wild = next((card for card in way.used if is_wild(card)), None)
    if wild is not None:
        return _SPARE_WILD.filled(size, wild, n=size)
    near = _opponent_nearly_out(info)
    if near is not None:
        return _with_held(_MAY_GO_OUT, info, near)
    if size <= _SMALL and len(way.cards) == 2:
        return _KEEP_PAIR.filled(size, ranks_name(top.rank), n=size)
    points = points_of(context.pile)
    return _POOR_PILE.filled(points, spent, n=spent)


def _cannot_take(info: CanastaInformationSet) -> Text:
    context, taking = info.context, info.rules.pile
    held, draws = points_of(context.hand), info.rules.params.draw
    if not context.pile:
        return _NO_PILE.filled(draws, n=draws) if info.stock else _END_DEAL.filled(held, n=held)
    top = context.pile[-1]
    if not info.stock:
        return _END_BARRED.filled(top)
    if taking.bar_refusal(context) is not None:
        opens = not context.is_open and not taking.may_open
        return _OPEN_FIRST.filled(context.minimum) if opens else _BARRED.filled(top)
    if taking.is_frozen(context) and info.natural[top.rank] < 2:
        return _NO_PAIR.filled(top)
    if not context.is_open and info.natural[top.rank] >= 2:
        return _TOO_POOR_TO_OPEN.filled(top, context.minimum)
    return _NO_MATCH.filled(top)


def _take(info: CanastaInformationSet, way: TakePile) -> Text:
    context = info.context
    top, rest = context.pile[-1], context.pile[:-1]
    if not info.stock and info.rules.pile.must_add(context):
        return _TAKE_FORCED.filled(top)
    if not context.is_open:
        points = points_of((top, *way.used))
        return _TAKE_OPENS.filled(top, points, len(rest), n=len(rest))
    placed = info.rules.pile.placement(context, way)
    assert isinstance(placed, dict)  # advised actions are legal
    there = next((len(context.melds.get(zone, ())) for zone in placed if zone.slot == top.rank), 0)
    if there < CANASTA <= there + 1 + len(way.cards):
        return _TAKE_CANASTA.filled(top, ranks_name(top.rank))
    return _take_for_pile(info, way, rest) or (
        _TAKE_JOINS.filled(top, ranks_name(top.rank)) if there else _TAKE_TOP.filled(top)
    )


def _take_for_pile(info: CanastaInformationSet, way: TakePile, rest: tuple[Card, ...]) -> Text | None:
    """Return a reason from the cards of the pile beside its top card, or None."""
    wild = [card for card in rest if is_wild(card)]
    if wild:
        return _TAKE_WILD.filled(len(wild), wild[0], n=len(wild))
    fits = sum(bool(info.context.of_rank(card.rank)) or info.natural[card.rank] >= 2 for card in rest)
    if fits and len(rest) == 1:
        return _TAKE_ONE.filled(rest[0])
    if fits:
        return _TAKE_FITS.filled(fits, len(rest), n=fits)
    points = points_of(card for card in rest if card.rank != THREE)
    return _TAKE_BIG.filled(len(rest), points, n=len(rest)) if points >= _BIG else None


# Going out


def _is_out(info: CanastaInformationSet, groups: tuple[MeldGroup, ...]) -> bool:
    """Return whether the player goes out with these melds, perhaps by a discard after them."""
    context = info.context
    left = len(context.hand) - sum(len(group.cards) for group in groups)
    placed = info.rules.melds.lay(context, groups)
    if isinstance(placed, Refusal) or left > (0 if info.public.last else 1):
        return False
    return canastas(merged(context.melds, placed)) >= info.rules.params.canastas


def _go_out(info: CanastaInformationSet) -> Text:
    partner = info.context.partner
    if partner is not None and info.public.asked is PermissionState.YES:
        return _OUT_SAID.filled(Who(partner))
    near = _opponent_nearly_out(info)
    if near is not None:
        return _with_held(_OUT_FIRST, info, near)
    caught = max(info.opponents, key=lambda seat: (not info.is_open(seat), info.n_held(seat)))
    return _with_held(_OUT_CATCHES if info.is_open(caught) else _OUT_UNMELDED, info, caught)


def _ask(info: CanastaInformationSet) -> Text:
    partner = info.context.partner
    assert partner is not None  # asking is illegal without one
    if info.rules.options.ask_partner is AskPartner.REQUIRED:
        return _ASK_RULE.filled(Who(partner))
    return _with_held(_ASK_FULL, info, partner)


def _answer(info: CanastaInformationSet, yes: bool) -> Text:
    caught = points_of(info.context.hand)
    if yes:
        if caught > _BIG and not info.is_ending:
            return _YES_WORTH.filled(caught)
        return (_YES_END if info.is_ending else _YES).filled(caught, n=caught)
    rank = turn_heuristics.nearest_canasta(info) or _growing(info)
    return _NO.filled(caught) if rank is None else _NO_CANASTA.filled(ranks_name(rank))


def _growing(info: CanastaInformationSet) -> int | None:
    """Return the rank of the longest meld of the side that other cards may still make a canasta, or None."""
    lengths = {zone.slot: len(cards) for zone, cards in info.context.melds.items() if zone.slot in NATURAL_RANKS}
    able = [rank for rank, size in lengths.items() if _NEARLY <= size < CANASTA <= size + info.unseen[rank]]
    return max(able, key=lambda rank: lengths[rank], default=None)


# Laying down


def _meld(info: CanastaInformationSet, groups: tuple[MeldGroup, ...]) -> Text:
    context = info.context
    points = points_of(card for group in groups for card in group.cards)
    if not context.is_open:
        return _open(info, points)
    placed = info.rules.melds.lay(context, groups)
    assert isinstance(placed, dict)  # advised actions are legal
    done = _canasta(info, placed)
    if done is not None:
        return done
    if info.is_ending:
        return _save(info, points)
    if len(groups) > 1:
        return _LAYS_ALL.filled(points, len(groups))
    (zone,) = placed
    return _one_meld(info, zone, len(placed[zone]), points)


def _open(info: CanastaInformationSet, points: int) -> Text:
    if info.is_ending:
        return _OPEN_LATE.filled(points)
    pressing = next((seat for seat in info.opponents if info.is_open(seat)), None)
    if pressing is not None:
        return _OPEN_PRESSED.filled(Who(pressing), points, info.context.minimum)
    return _OPEN.filled(points, info.context.minimum)


def _canasta(info: CanastaInformationSet, placed: dict[Zone, tuple[Card, ...]]) -> Text | None:
    melds = info.context.melds
    for zone, cards in placed.items():
        before = melds.get(zone, ())
        if is_canasta(zone, before + cards) and not is_canasta(zone, before):
            if info.missing_canastas == 1:
                return _CANASTA_OUT.filled(meld_name(zone.slot))
            bonus = NATURAL_BONUS if is_natural(before + cards) else MIXED_BONUS
            bonus = info.rules.options.wild_canasta_bonus if zone.slot == WILD_RANK else bonus
            return _CANASTA.filled(meld_name(zone.slot), bonus)
    return None


def _save(info: CanastaInformationSet, points: int) -> Text:
    near = _opponent_nearly_out(info)
    if near is not None:
        return _with_held(_SAVE_FROM, info, near, points)
    return _SAVE.filled(info.stock, points, n=info.stock)


def _one_meld(info: CanastaInformationSet, zone: Zone, laid: int, points: int) -> Text:
    assert zone.slot is not None  # every meld has a rank
    there = len(info.context.melds.get(zone, ()))
    size, name = there + laid, meld_name(zone.slot)
    missing = CANASTA - size
    if zone.slot == THREE:
        return _BLACK_THREES.filled(laid)
    if not there:
        return _BEGINS.filled(name, points, missing, n=missing) if missing > 0 else _CANASTA.filled(name, points)
    if size >= _NEARLY and missing > 0:
        return _GROWS.filled(name, size, missing, n=missing)
    return _ADDS.filled(name, size, points, n=size)


# Discarding


def _discard(info: CanastaInformationSet, card: Card) -> Text:
    if len(info.context.hand) == 1:
        return _DISCARD_LAST.filled(card)
    opponent, size = info.opponents[0], len(info.context.pile)
    who = Who(opponent)
    if is_wild(card) or is_black_three(card):
        frozen = is_frozen_for_all(info.rules.options, info.public)
        if freezes_pile(info.rules.options, card) and not frozen and size:
            return _FREEZE.filled(size + 1, who, n=size + 1)
        if is_wild(card) and frozen and size and _is_wild_needed(info, opponent):
            return _WILD_NEEDED.filled(who, card)
        return (_WILD_BARS if is_wild(card) else _BLACK_BARS).filled(card, who, size + 1, n=size + 1)
    return _discard_by_danger(info, card, opponent) or _discard_by_use(info, card, opponent)


def _is_wild_needed(info: CanastaInformationSet, opponent: Seat) -> bool:
    """Return whether the opponent may have a pair for each other card, which takes a frozen pile."""
    able = info.n_held(opponent) >= 2 and (info.is_open(opponent) or info.rules.pile.may_open)
    return able and bool(info.natural) and all(rank > THREE and info.unseen[rank] >= 2 for rank in info.natural)


def _discard_by_danger(info: CanastaInformationSet, card: Card, opponent: Seat) -> Text | None:
    """Return a reason from the next opponent's chance to take the pile, or None."""
    options, who = info.rules.options, Who(opponent)
    frozen, name = info.is_frozen_for(opponent), ranks_name(card.rank)
    if not frozen and options.take_by_adding is not TakeByAdding.NO and info.has_meld(opponent, card.rank):
        return _FITS_MELD.filled(who, name)
    unseen = info.unseen[card.rank]
    if not unseen:
        return _NONE_LEFT.filled(name, who)
    if frozen and unseen < 2:
        return _NO_PAIR_LEFT.filled(who, name)
    if info.discards[opponent, card.rank] and take_probability(info, card) < SAFE:
        return _THROWN.filled(who, name, card)
    if frozen and unseen < _FEW_UNSEEN and not info.taken[opponent, card.rank]:
        return _FEW_LEFT.filled(unseen, name, who, n=unseen)
    return None


def _discard_by_use(info: CanastaInformationSet, card: Card, opponent: Seat) -> Text:
    """Return a reason from the value of the card in the player's hand."""
    name, count, points = ranks_name(card.rank), info.natural[card.rank], points_of((card,))
    if info.is_ending:
        return _CAUGHT.filled(card, points, n=points)
    if info.context.of_rank(card.rank):
        return _OWN_MELD.filled(name, card)
    if count == 1:
        return _discard_alone(info, card, opponent)
    if count == 2:
        return _SPLIT.filled(name)
    return _MORE_KEPT.filled(count - 1, name, n=count - 1)


def _discard_alone(info: CanastaInformationSet, card: Card, opponent: Seat) -> Text:
    """Return a reason for a card without another of its rank."""
    size = len(info.context.pile)
    if not size:
        return _DISCARD_NO_PILE.filled(Who(opponent), card)
    if size <= _SMALL:
        return _DISCARD_SMALL.filled(size, Who(opponent), card, n=size)
    pairs = [rank for rank, count in info.natural.items() if count >= 2 and rank > 3]
    if pairs:
        return _KEEP_PAIRS.filled(ranks_name(max(pairs, key=lambda rank: (info.natural[rank], rank))), card)
    points = points_of((card,))
    return _DISCARD_ALONE.filled(card, points, n=points)
