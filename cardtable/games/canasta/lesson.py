"""Lessons of Canasta, three short guided deals: melds and canastas, the pile, and going out."""

from __future__ import annotations

from cardtable.core.cards import ACE, KING, QUEEN, Cards
from cardtable.core.lessons import SpotlightTarget
from cardtable.core.text import translate
from cardtable.core.zones import Seat
from cardtable.games.canasta.card_values import CANASTA, NATURAL_RANKS, WILD_RANK, is_black_three
from cardtable.games.canasta.lesson_base import (
    FIRST_DRAW,
    OPTIONS,
    SEATS,
    CanastaLesson,
    CanastaOccasion,
    CanastaView,
    discard_lowest,
    draw_one,
    draws,
    given_pack,
    has_canasta,
    in_play,
    is_open,
    laid,
    melds,
    own,
    own_of,
    top_of_pile,
)
from cardtable.games.canasta.state import (
    DISCARD,
    Action,
    AskPermission,
    Discard,
    Draw,
    Meld,
    MeldGroup,
    PermissionState,
    TakePile,
    meld,
)

_HOW_TO_MELD = translate("Canasta lesson", "Shall I show you how a meld is made?")
_PAIR = 8  # the rank that the learner keeps in the third lesson
_FROZEN_TAKES = 2  # natural cards of the hand


def _meld_rank(view: CanastaView, rank: int, least: int) -> Action | None:
    """Return the meld of all the learner's cards of a rank; None if there are fewer than `least`."""
    cards = own_of(view, rank)
    return Meld((MeldGroup(rank, cards),)) if len(cards) >= least else None


def _meld_aces(view: CanastaView) -> Action | None:
    return None if is_open(view) else _meld_rank(view, ACE, 3)


def _meld_kings(view: CanastaView) -> Action | None:
    return _meld_rank(view, KING, 3) if is_open(view) else None


def _add_king(view: CanastaView) -> Action | None:
    return _meld_rank(view, KING, 1) if laid(view, KING) and len(own_of(view, KING)) == 1 else None


def _complete_with_two(view: CanastaView) -> Action | None:
    twos = own_of(view, WILD_RANK)
    return Meld((MeldGroup(KING, twos[:1]),)) if twos and len(laid(view, KING)) == CANASTA - 1 else None


MELDS = CanastaLesson(
    name="melds",
    title=translate("Canasta lesson", "Melds and canastas"),
    offers={
        "C-31": translate("Canasta lesson", "Shall I show you how a turn goes?"),
        "C-34": _HOW_TO_MELD,
        "C-35": _HOW_TO_MELD,
        "CR-12": translate("Canasta lesson", "Shall I show you how a first meld is made?"),
    },
    options=OPTIONS,
    seats=SEATS,
    deck=given_pack(
        (
            "AC AS AH KC KD KS KH 2D 5C 8D 9S",
            "4C 5D 6C 7H 8S 9D TH JH QC 4S 7C",
            "KS QC QD QS QH JC JD JS TC TD TS",
            "4D 5H 6S 7D 8C 9H TC JH QD 5S 7S",
        ),
        "6H 6S 9C 4D 8H KC 5D 4H 9C 6D 7H 5C 8S",
    ),
    plays={
        Seat(1): ("draw", *(f"discard {card}" for card in ("4C", "4S", "5D", "6C", "7C", "7H", "8S"))),
        Seat(2): (
            "draw",
            "meld KS",
            "meld QC QD QS QH",
            "meld JC JD JS",
            "meld TC TD TS",
            *(f"discard {card}" for card in ("4D", "4H")),
        ),
        Seat(3): ("draw", *(f"discard {card}" for card in ("5H", "5S", "6S", "7D", "7S", "8C", "9H"))),
    },
    occasions=(
        CanastaOccasion(
            "aim",
            draws,
            translate("Canasta lesson", "Lay down cards of one rank. Seven of them are a canasta, and count most."),
        ),
        FIRST_DRAW,
        CanastaOccasion(
            "first meld",
            melds,
            translate("Canasta lesson", "A first meld must count %1: three aces are worth %2.").filled(50, 60),
            action=_meld_aces,
        ),
        CanastaOccasion(
            "more",
            melds,
            translate("Canasta lesson", "Now any three of a rank will do: lay down your kings, too."),
            action=_meld_kings,
        ),
        CanastaOccasion(
            "discard",
            melds,
            translate("Canasta lesson", "Your turn ends with a discard: throw a low card that stands alone."),
            action=discard_lowest,
        ),
        CanastaOccasion(
            "partner",
            lambda view: in_play(view) and bool(laid(view, QUEEN)) and not own_of(view, QUEEN),
            translate("Canasta lesson", "Partners meld together: what your partner lays down is yours as well."),
            glow=lambda _view: SpotlightTarget(zone=meld(0, QUEEN)),
        ),
        CanastaOccasion(
            "draw again",
            lambda view: draws(view) and is_open(view),
            translate("Canasta lesson", "It is your turn again, so draw."),
            action=draw_one,
        ),
        CanastaOccasion(
            "add",
            melds,
            translate("Canasta lesson", "A card that fits can be added to a meld of your side: add the king."),
            action=_add_king,
        ),
        CanastaOccasion(
            "wild",
            melds,
            translate("Canasta lesson", "Deuces and jokers are wild: your two stands for the seventh king."),
            action=_complete_with_two,
        ),
        CanastaOccasion(
            "canasta",
            lambda view: in_play(view) and has_canasta(view),
            translate(
                "Canasta lesson", "A canasta! It counts %1 points more with wild cards in it, and %2 without."
            ).filled(300, 500),
        ),
        CanastaOccasion(
            "end",
            lambda view: in_play(view) and has_canasta(view),
            translate("Canasta lesson", "With a canasta your side may go out: the last card laid ends the deal."),
        ),
    ),
)


_OF_THE_PILE = ("CR-07", "CR-08", "CR-09")


def _cards_of_top(view: CanastaView) -> Cards:
    """Return the learner's cards of the rank on top of the pile, if that can be taken at all."""
    top = top_of_pile(view)
    return () if top is None or top.rank not in NATURAL_RANKS else own_of(view, top.rank)


def _has_just_taken(view: CanastaView) -> bool:
    """Return whether the pile came into the learner's hand in this turn: it is empty."""
    return melds(view) and not view.zones[DISCARD]


def _discard_black_three(view: CanastaView) -> Action | None:
    threes = [card for card in own(view) if is_black_three(card)]
    return Discard(threes[0]) if threes and is_open(view) else None


def _take_with_two(view: CanastaView) -> Action | None:
    pair = _cards_of_top(view)
    return TakePile(pair[:_FROZEN_TAKES]) if len(pair) >= _FROZEN_TAKES and is_open(view) else None


def _take_open_pile(view: CanastaView) -> Action | None:
    return None if view.public.frozen else _take_with_two(view)


def _take_frozen_pile(view: CanastaView) -> Action | None:
    return _take_with_two(view) if view.public.frozen else None


def _add_to_melds(view: CanastaView) -> Action | None:
    for rank in NATURAL_RANKS:
        cards = own_of(view, rank)
        if cards and laid(view, rank) and len(own(view)) > len(cards) + 1:
            return Meld((MeldGroup(rank, cards),))
    return None


def _draw_instead(view: CanastaView) -> Action | None:
    return Draw() if view.public.frozen and len(_cards_of_top(view)) == 1 else None


PILE = CanastaLesson(
    name="pile",
    title=translate("Canasta lesson", "The pile"),
    offers={clause: translate("Canasta lesson", "Shall I show you how the pile is taken?") for clause in _OF_THE_PILE},
    options=OPTIONS,
    seats=SEATS,
    deck=given_pack(
        (
            "AC AS AH QC QD KC 3S 4C 7H 9S TD",
            "QS 2S 6C 7C 8C 9D TH 4S 5S 6H 7D",
            "QC QD JC JD JS AD AS 4H 5H 6D 8D",
            "QH KD KH 5C 6S 7S 8S 9C TC 4D 5D",
        ),
        "9H 5D 8H JH 9D 6S QH TC KS 7S JH 8C 5S AH 6C 4S",
    ),
    plays={
        Seat(1): ("draw", *(f"discard {card}" for card in ("QS", "2S", "6C", "7C", "8C", "4S", "5S", "6H", "7D"))),
        Seat(2): (
            "draw",
            "meld AD AS",
            "meld AH",
            "meld JC JD JS",
            "meld JH",
            "meld QC QD QH",
            *(f"discard {card}" for card in ("4H", "5H", "6D", "8D")),
        ),
        Seat(3): ("draw", *(f"discard {card}" for card in ("QH", "KD", "KH", "5C", "6S", "7S", "8S", "9C", "TC"))),
    },
    occasions=(
        CanastaOccasion(
            "aim",
            draws,
            translate("Canasta lesson", "Whoever can meld the top card of the pile at once may take all of it."),
            glow=lambda _view: SpotlightTarget(zone=DISCARD),
        ),
        FIRST_DRAW,
        CanastaOccasion(
            "open",
            melds,
            translate("Canasta lesson", "It is easier once your side has melded: lay down the three aces."),
            action=_meld_aces,
        ),
        CanastaOccasion(
            "black three",
            melds,
            translate("Canasta lesson", "A black three on top bars the pile for the next player: throw yours."),
            action=_discard_black_three,
        ),
        CanastaOccasion(
            "take",
            draws,
            translate("Canasta lesson", "You hold two that match the top card: take the pile with them."),
            action=_take_open_pile,
        ),
        CanastaOccasion(
            "add",
            _has_just_taken,
            translate("Canasta lesson", "The rest came into your hand: add at once what fits your melds."),
            action=_add_to_melds,
        ),
        CanastaOccasion(
            "throw",
            _has_just_taken,
            translate("Canasta lesson", "Now throw a card that the next player can hardly use: a low one."),
            action=discard_lowest,
        ),
        CanastaOccasion(
            "frozen",
            lambda view: in_play(view) and view.public.frozen,
            translate("Canasta lesson", "A wild card lies in the pile: it is frozen, and harder to take."),
            glow=lambda _view: SpotlightTarget(zone=DISCARD),
        ),
        CanastaOccasion(
            "one is too few",
            draws,
            translate("Canasta lesson", "A frozen pile wants two that match from your hand, and you have one: draw."),
            action=_draw_instead,
        ),
        CanastaOccasion(
            "wait",
            lambda view: melds(view) and view.public.frozen,
            translate("Canasta lesson", "Keep your pairs for the frozen pile, and throw a card that stands alone."),
            action=discard_lowest,
        ),
        CanastaOccasion(
            "take the frozen pile",
            draws,
            translate("Canasta lesson", "Now you have two of that rank in your hand: the frozen pile is yours!"),
            action=_take_frozen_pile,
        ),
    ),
)


def _holds_the_pair(view: CanastaView) -> bool:
    return melds(view) and len(own_of(view, _PAIR)) == 2


def _meld_five_kings(view: CanastaView) -> Action | None:
    return _meld_rank(view, KING, 5)


def _meld_more_aces(view: CanastaView) -> Action | None:
    return _meld_rank(view, ACE, 3) if is_open(view) else None


def _complete_canasta(view: CanastaView) -> Action | None:
    return _add_king(view) if len(laid(view, KING)) == CANASTA - 1 else None


def _only_rank(view: CanastaView) -> int | None:
    """Return the rank of the learner's whole hand if it forms a meld, else None."""
    ranks = {card.rank for card in own(view)}
    rank = next(iter(ranks), 0)
    return rank if len(ranks) == 1 and rank in NATURAL_RANKS and len(own(view)) >= 3 else None


def _ask(view: CanastaView) -> Action | None:
    ready = has_canasta(view) and _only_rank(view) is not None and view.public.asked is PermissionState.NOT
    return AskPermission() if ready and not view.public.melded else None


def _go_out(view: CanastaView) -> Action | None:
    rank = _only_rank(view)
    may = has_canasta(view) and view.public.asked is not PermissionState.NO
    return Meld((MeldGroup(rank, own(view)),)) if may and rank is not None and not laid(view, rank) else None


GOING_OUT = CanastaLesson(
    name="going out",
    title=translate("Canasta lesson", "Going out"),
    offers={"CR-13": translate("Canasta lesson", "Shall I show you how going out works?")},
    options=OPTIONS,
    seats=SEATS,
    deck=given_pack(
        (
            "KC KD KS KH KC AC AS AH 8S 8D 5C",
            "4D 5H 6D 6S 7C 8H 9D TS JC QD 9S",
            "KS 4C 4H 5D 6C 7H 7S 9C TD JH QS",
            "4S 5S 6C 7D 8H 9H TC JD QH JS 7C",
        ),
        "TH 6H QC 9H TC KD JC 4C 5S 8C QC 5D 6D",
    ),
    plays={
        Seat(1): ("draw", *(f"discard {card}" for card in ("QD", "QC", "JC", "TS", "9D", "9S", "8H"))),
        Seat(2): ("draw", "answer yes", "meld KS", *(f"discard {card}" for card in ("4C", "4H", "5D", "6C", "9C"))),
        Seat(3): ("draw", *(f"discard {card}" for card in ("QH", "JD", "JS", "TC", "9H", "8H", "7D"))),
    },
    occasions=(
        CanastaOccasion(
            "aim",
            draws,
            translate("Canasta lesson", "Going out ends the deal: what the others still hold counts against them."),
        ),
        FIRST_DRAW,
        CanastaOccasion(
            "kings",
            melds,
            translate("Canasta lesson", "Your side needs a canasta first. Five kings are a good beginning."),
            action=_meld_five_kings,
        ),
        CanastaOccasion(
            "aces",
            melds,
            translate("Canasta lesson", "Lay down the aces, too: on the table they count for you."),
            action=_meld_more_aces,
        ),
        CanastaOccasion(
            "keep",
            lambda view: melds(view) and is_open(view) and not has_canasta(view),
            translate("Canasta lesson", "Without a canasta you may not lay down everything: a card has to stay."),
        ),
        CanastaOccasion(
            "throw",
            _holds_the_pair,
            translate("Canasta lesson", "Throw a card that stands alone, and keep your pair."),
            action=discard_lowest,
        ),
        CanastaOccasion(
            "canasta",
            melds,
            translate("Canasta lesson", "That is the seventh king: add it, and your side has its canasta."),
            action=_complete_canasta,
        ),
        CanastaOccasion(
            "pair",
            lambda view: _holds_the_pair(view) and has_canasta(view),
            translate("Canasta lesson", "Once more: throw the single card. A third eight would let you go out."),
            action=discard_lowest,
        ),
        CanastaOccasion(
            "ask",
            melds,
            translate("Canasta lesson", "You can go out now! You may ask your partner first; the answer binds you."),
            action=_ask,
        ),
        CanastaOccasion(
            "answer",
            lambda view: in_play(view) and view.public.asked is PermissionState.YES,
            translate("Canasta lesson", "Your partner agrees: now you have to go out in this turn."),
        ),
        CanastaOccasion(
            "out",
            melds,
            translate("Canasta lesson", "Lay down all that you have left: going out counts %1 points.").filled(100),
            action=_go_out,
        ),
    ),
)


def lessons() -> tuple[CanastaLesson, ...]:
    """Return the lessons in the recommended order."""
    return MELDS, PILE, GOING_OUT
