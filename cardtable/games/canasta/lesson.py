"""Lessons of Canasta, three short guided deals: melds and canastas, the pile, and going out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardtable.core.cards import ACE, KING, QUEEN, Cards, parse_cards, without
from cardtable.core.guidance.lessons import LEARNER, CoachTrigger, Lesson, SpotlightTarget, dealt_round
from cardtable.core.text import translate
from cardtable.core.views import View, faces
from cardtable.core.zones import Seat
from cardtable.games.canasta import state
from cardtable.games.canasta.card_values import CANASTA, NATURAL_RANKS, WILD_RANK, is_black_three, is_red_three, packs
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.state import DISCARD, Action, CanastaPhase, CanastaPublic, Meld, MeldGroup, PermissionState

CanastaLesson = Lesson[CanastaPublic, Action]
CanastaOccasion = CoachTrigger[CanastaPublic, Action]
CanastaView = View[CanastaPublic]

_OPTIONS = CanastaOptions()  # a first meld of 50, one canasta to go out, the pile frozen by wild cards
_SEATS = 4  # the learner's partner is seat 2, and their melds are listed under seat 0


def _given_pack(hands: Sequence[str], stock: str) -> Cards:
    """Return the pack that deals these hands, the learner's first, then the first discard and the draws after it.

    All other cards follow, red threes last: they would shift all that is drawn.
    """
    dealt = [parse_cards(text.split()) for text in hands]
    drawn = parse_cards(stock.split())
    used = [*drawn, *(card for cards in dealt for card in cards)]
    rest = sorted(without(packs(2), used), key=is_red_three)
    return dealt_round(dealt, (*drawn, *rest))


def _discards(cards: str) -> tuple[str, ...]:
    return tuple(f"discard {card}" for card in cards.split())


def _own(view: CanastaView) -> Cards:
    return faces(view, state.hand(LEARNER))


def _own_of(view: CanastaView, rank: int) -> Cards:
    return tuple(card for card in _own(view) if card.rank == rank)


def _laid(view: CanastaView, rank: int) -> Cards:
    """Return the meld of a rank of the learner's side."""
    return faces(view, state.meld(LEARNER, rank))


def _is_open(view: CanastaView) -> bool:
    return any(_laid(view, rank) for rank in NATURAL_RANKS)


def _has_canasta(view: CanastaView) -> bool:
    return any(len(_laid(view, rank)) >= CANASTA for rank in NATURAL_RANKS)


def _in_play(view: CanastaView) -> bool:
    return view.public.phase in (CanastaPhase.DRAWING, CanastaPhase.MELDING, CanastaPhase.ANSWERING)


def _draws(view: CanastaView) -> bool:
    """Return whether the learner is to draw or to take the pile."""
    return view.public.phase is CanastaPhase.DRAWING and view.public.turn == LEARNER


def _melds(view: CanastaView) -> bool:
    """Return whether the learner may meld and is to discard."""
    return view.public.phase is CanastaPhase.MELDING and view.public.turn == LEARNER


def _completed(view: CanastaView) -> bool:
    return _in_play(view) and _has_canasta(view)


def _draw_one(_view: CanastaView) -> Action | None:
    return state.Draw()


def _discard_lowest(view: CanastaView) -> Action | None:
    """Return the discard of the lowest natural card without another of its rank in hand or meld, or None."""
    times = Counter(card.rank for card in _own(view))
    alone = [
        card
        for card in _own(view)
        if card.rank in NATURAL_RANKS and times[card.rank] == 1 and not _laid(view, card.rank)
    ]
    return state.Discard(min(alone, key=lambda card: card.rank)) if alone else None


def _meld_rank(view: CanastaView, rank: int, least: int) -> Action | None:
    """Return the meld of all the learner's cards of a rank; None if there are fewer than `least`."""
    cards = _own_of(view, rank)
    return Meld((MeldGroup(rank, cards),)) if len(cards) >= least else None


def _meld_aces(view: CanastaView) -> Action | None:
    return None if _is_open(view) else _meld_rank(view, ACE, 3)


def _add_king(view: CanastaView) -> Action | None:
    return _meld_rank(view, KING, 1) if _laid(view, KING) and len(_own_of(view, KING)) == 1 else None


def _complete_with_two(view: CanastaView) -> Action | None:
    twos = _own_of(view, WILD_RANK)
    return Meld((MeldGroup(KING, twos[:1]),)) if twos and len(_laid(view, KING)) == CANASTA - 1 else None


_TURN = translate("Canasta lesson", "Every turn begins with a card: draw one from the stock.")
_FIRST_DRAW = CanastaOccasion("draw", _draws, _TURN, _draw_one)
_HOW_TO_MELD = translate("Canasta lesson", "Shall I show you how a meld is made?")
_AIM = translate("Canasta lesson", "Lay down cards of one rank. Seven of them are a canasta, and count most.")
_FIRST_MELD = translate("Canasta lesson", "A first meld must count %1: three aces are worth %2.").filled(50, 60)
_MORE = translate("Canasta lesson", "Now any three of a rank will do: lay down your kings, too.")
_DISCARD = translate("Canasta lesson", "Your turn ends with a discard: throw a low card that stands alone.")
_PARTNER = translate("Canasta lesson", "Partners meld together: what your partner lays down is yours as well.")
_DRAW_AGAIN = translate("Canasta lesson", "It's your turn again, so draw.")
_ADD = translate("Canasta lesson", "A card that fits can be added to a meld of your side: add the king.")
_WILD = translate("Canasta lesson", "Deuces and jokers are wild: your deuce stands for the seventh king.")
_COUNTS = translate("Canasta lesson", "A canasta! It scores %1 extra points with wild cards in it, and %2 without.")
_END = translate("Canasta lesson", "With a canasta your side may go out: the last card you lay down ends the deal.")

MELDS = CanastaLesson(
    name="melds",
    title=translate("Canasta lesson", "Melds and canastas"),
    offers={
        "C-31": translate("Canasta lesson", "Shall I show you how a turn goes?"),
        "C-34": _HOW_TO_MELD,
        "C-35": _HOW_TO_MELD,
        "CR-12": translate("Canasta lesson", "Shall I show you how a first meld is made?"),
    },
    options=_OPTIONS,
    seats=_SEATS,
    deck=_given_pack(
        (
            "AC AS AH KC KD KS KH 2D 5C 8D 9S",
            "4C 5D 6C 7H 8S 9D TH JH QC 4S 7C",
            "KS QC QD QS QH JC JD JS TC TD TS",
            "4D 5H 6S 7D 8C 9H TC JH QD 5S 7S",
        ),
        "6H 6S 9C 4D 8H KC 5D 4H 9C 6D 7H 5C 8S",
    ),
    plays={
        Seat(1): ("draw", *_discards("4C 4S 5D 6C 7C 7H 8S")),
        Seat(2): ("draw", "meld KS", "meld QC QD QS QH", "meld JC JD JS", "meld TC TD TS", *_discards("4D 4H")),
        Seat(3): ("draw", *_discards("5H 5S 6S 7D 7S 8C 9H")),
    },
    occasions=(
        CanastaOccasion("aim", _draws, _AIM),
        _FIRST_DRAW,
        CanastaOccasion("first meld", _melds, _FIRST_MELD, _meld_aces),
        CanastaOccasion("more", _melds, _MORE, lambda view: _meld_rank(view, KING, 3) if _is_open(view) else None),
        CanastaOccasion("discard", _melds, _DISCARD, _discard_lowest),
        CanastaOccasion(
            "partner",
            lambda view: _in_play(view) and bool(_laid(view, QUEEN)) and not _own_of(view, QUEEN),
            _PARTNER,
            glow=lambda _view: SpotlightTarget(zone=state.meld(0, QUEEN)),
        ),
        CanastaOccasion("draw again", lambda view: _draws(view) and _is_open(view), _DRAW_AGAIN, _draw_one),
        CanastaOccasion("add", _melds, _ADD, _add_king),
        CanastaOccasion("wild", _melds, _WILD, _complete_with_two),
        CanastaOccasion("canasta", _completed, _COUNTS.filled(300, 500)),
        CanastaOccasion("end", _completed, _END),
    ),
)


def _cards_of_top(view: CanastaView) -> Cards:
    """Return the learner's cards of the rank on top of the pile, if that can be taken at all."""
    top = next(reversed(view.zones[DISCARD]), None)
    return () if top is None or top.rank not in NATURAL_RANKS else _own_of(view, top.rank)


def _has_just_taken(view: CanastaView) -> bool:
    """Return whether the pile came into the learner's hand in this turn: it is empty."""
    return _melds(view) and not view.zones[DISCARD]


def _discard_black_three(view: CanastaView) -> Action | None:
    threes = [card for card in _own(view) if is_black_three(card)]
    return state.Discard(threes[0]) if threes and _is_open(view) else None


def _take_with_two(view: CanastaView, frozen: bool) -> Action | None:
    """Return the take with two cards of a pile that is frozen, or not, once the side has melded."""
    pair = _cards_of_top(view)[:2]
    return state.TakePile(pair) if len(pair) == 2 and _is_open(view) and view.public.frozen == frozen else None


def _add_to_melds(view: CanastaView) -> Action | None:
    for rank in NATURAL_RANKS:
        cards = _own_of(view, rank)
        if cards and _laid(view, rank) and len(_own(view)) > len(cards) + 1:
            return Meld((MeldGroup(rank, cards),))
    return None


def _draw_instead(view: CanastaView) -> Action | None:
    return state.Draw() if view.public.frozen and len(_cards_of_top(view)) == 1 else None


def _on_pile(_view: CanastaView) -> SpotlightTarget:
    return SpotlightTarget(zone=DISCARD)


_HOW_TO_TAKE = translate("Canasta lesson", "Shall I show you how the pile is taken?")
_WHO_TAKES = translate("Canasta lesson", "A player who can meld the top card of the pile at once may take all of it.")
_OPEN = translate("Canasta lesson", "It is easier once your side has melded: lay down the three aces.")
_BLACK_THREE = translate("Canasta lesson", "A black three on top blocks the pile for the next player: throw yours.")
_TAKE = translate("Canasta lesson", "You hold two that match the top card: take the pile with them.")
_ADD_TAKEN = translate("Canasta lesson", "The rest joined your hand: add what fits your melds right away.")
_THROW_LOW = translate("Canasta lesson", "Now throw a card that the next player can hardly use: a low one.")
_FROZEN = translate("Canasta lesson", "A wild card lies in the pile: it is frozen, and harder to take.")
_ONE = translate("Canasta lesson", "A frozen pile needs two matching cards from your hand, and you have one: draw.")
_WAIT = translate("Canasta lesson", "Keep your pairs for the frozen pile, and throw a card that stands alone.")
_TAKE_FROZEN = translate("Canasta lesson", "Now you have two of that rank in your hand: the frozen pile is yours!")

PILE = CanastaLesson(
    name="pile",
    title=translate("Canasta lesson", "The pile"),
    offers=dict.fromkeys(("CR-07", "CR-08", "CR-09"), _HOW_TO_TAKE),
    options=_OPTIONS,
    seats=_SEATS,
    deck=_given_pack(
        (
            "AC AS AH QC QD KC 3S 4C 7H 9S TD",
            "QS 2S 6C 7C 8C 9D TH 4S 5S 6H 7D",
            "QC QD JC JD JS AD AS 4H 5H 6D 8D",
            "QH KD KH 5C 6S 7S 8S 9C TC 4D 5D",
        ),
        "9H 5D 8H JH 9D 6S QH TC KS 7S JH 8C 5S AH 6C 4S",
    ),
    plays={
        Seat(1): ("draw", *_discards("QS 2S 6C 7C 8C 4S 5S 6H 7D")),
        Seat(2): (
            *("draw", "meld AD AS", "meld AH", "meld JC JD JS", "meld JH", "meld QC QD QH"),
            *_discards("4H 5H 6D 8D"),
        ),
        Seat(3): ("draw", *_discards("QH KD KH 5C 6S 7S 8S 9C TC")),
    },
    occasions=(
        CanastaOccasion("aim", _draws, _WHO_TAKES, glow=_on_pile),
        _FIRST_DRAW,
        CanastaOccasion("open", _melds, _OPEN, _meld_aces),
        CanastaOccasion("black three", _melds, _BLACK_THREE, _discard_black_three),
        CanastaOccasion("take", _draws, _TAKE, lambda view: _take_with_two(view, frozen=False)),
        CanastaOccasion("add", _has_just_taken, _ADD_TAKEN, _add_to_melds),
        CanastaOccasion("throw", _has_just_taken, _THROW_LOW, _discard_lowest),
        CanastaOccasion("frozen", lambda view: _in_play(view) and view.public.frozen, _FROZEN, glow=_on_pile),
        CanastaOccasion("one is too few", _draws, _ONE, _draw_instead),
        CanastaOccasion("wait", lambda view: _melds(view) and view.public.frozen, _WAIT, _discard_lowest),
        CanastaOccasion("take the frozen pile", _draws, _TAKE_FROZEN, lambda view: _take_with_two(view, frozen=True)),
    ),
)


def _holds_the_pair(view: CanastaView) -> bool:
    """Return whether the learner has the two eights that are to be kept in this lesson."""
    return _melds(view) and len(_own_of(view, 8)) == 2


def _complete_canasta(view: CanastaView) -> Action | None:
    return _add_king(view) if len(_laid(view, KING)) == CANASTA - 1 else None


def _only_rank(view: CanastaView) -> int | None:
    """Return the rank of the learner's whole hand if it forms a meld, else None."""
    ranks = {card.rank for card in _own(view)}
    rank = next(iter(ranks), 0)
    return rank if len(ranks) == 1 and rank in NATURAL_RANKS and len(_own(view)) >= 3 else None


def _ask(view: CanastaView) -> Action | None:
    ready = _has_canasta(view) and _only_rank(view) is not None and view.public.asked is PermissionState.NOT
    return state.AskPermission() if ready and not view.public.melded else None


def _go_out(view: CanastaView) -> Action | None:
    rank = _only_rank(view)
    may = _has_canasta(view) and view.public.asked is not PermissionState.NO
    return Meld((MeldGroup(rank, _own(view)),)) if may and rank is not None and not _laid(view, rank) else None


_HOW_TO_GO_OUT = translate("Canasta lesson", "Shall I show you how going out works?")
_WHY_GO_OUT = translate("Canasta lesson", "Going out ends the deal: what the others still hold counts against them.")
_KINGS = translate("Canasta lesson", "Your side needs a canasta first. Five kings are a good start.")
_ACES = translate("Canasta lesson", "Lay down the aces, too: on the table they count for you.")
_KEEP = translate("Canasta lesson", "Without a canasta you can't lay down everything: a card has to stay.")
_THROW_SINGLE = translate("Canasta lesson", "Throw a card that stands alone, and keep your pair.")
_SEVENTH = translate("Canasta lesson", "That is the seventh king: add it, and your side has its canasta.")
_ONCE_MORE = translate("Canasta lesson", "Once more: throw the single card. A third eight would let you go out.")
_MAY_ASK = translate("Canasta lesson", "You can go out now! You may ask your partner first; the answer binds you.")
_AGREES = translate("Canasta lesson", "Your partner agrees: now you have to go out in this turn.")
_OUT = translate("Canasta lesson", "Lay down everything you have left: going out counts %1 points.").filled(100)

GOING_OUT = CanastaLesson(
    name="going out",
    title=translate("Canasta lesson", "Going out"),
    offers={"CR-13": _HOW_TO_GO_OUT},
    options=_OPTIONS,
    seats=_SEATS,
    deck=_given_pack(
        (
            "KC KD KS KH KC AC AS AH 8S 8D 5C",
            "4D 5H 6D 6S 7C 8H 9D TS JC QD 9S",
            "KS 4C 4H 5D 6C 7H 7S 9C TD JH QS",
            "4S 5S 6C 7D 8H 9H TC JD QH JS 7C",
        ),
        "TH 6H QC 9H TC KD JC 4C 5S 8C QC 5D 6D",
    ),
    plays={
        Seat(1): ("draw", *_discards("QD QC JC TS 9D 9S 8H")),
        Seat(2): ("draw", "answer yes", "meld KS", *_discards("4C 4H 5D 6C 9C")),
        Seat(3): ("draw", *_discards("QH JD JS TC 9H 8H 7D")),
    },
    occasions=(
        CanastaOccasion("aim", _draws, _WHY_GO_OUT),
        _FIRST_DRAW,
        CanastaOccasion("kings", _melds, _KINGS, lambda view: _meld_rank(view, KING, 5)),
        CanastaOccasion("aces", _melds, _ACES, lambda view: _meld_rank(view, ACE, 3) if _is_open(view) else None),
        CanastaOccasion("keep", lambda view: _melds(view) and _is_open(view) and not _has_canasta(view), _KEEP),
        CanastaOccasion("throw", _holds_the_pair, _THROW_SINGLE, _discard_lowest),
        CanastaOccasion("canasta", _melds, _SEVENTH, _complete_canasta),
        CanastaOccasion("pair", lambda view: _holds_the_pair(view) and _has_canasta(view), _ONCE_MORE, _discard_lowest),
        CanastaOccasion("ask", _melds, _MAY_ASK, _ask),
        CanastaOccasion("answer", lambda view: _in_play(view) and view.public.asked is PermissionState.YES, _AGREES),
        CanastaOccasion("out", _melds, _OUT, _go_out),
    ),
)


def lessons() -> tuple[CanastaLesson, ...]:
    """Return the lessons in the recommended order."""
    return MELDS, PILE, GOING_OUT
