"""Announcements of Canasta: the sentences that it speaks and shows beside the seat plates."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from cardtable.core.cards import Card, Cards
from cardtable.core.events import Announced
from cardtable.core.language.card_names import cards_in_sentence, counted_by_rank, ranks_name
from cardtable.core.language.speech_forms import CARD_FOURTH, CARD_THIRD, SpeechForm, SpokenForms, in_person_form
from cardtable.core.text import Text, Who, conjoin, translate
from cardtable.core.zones import Seat
from cardtable.games.canasta.card_values import THREE, WILD_RANK
from cardtable.games.canasta.state import MeldGroup

tr = partial(translate, "Canasta")
brief = partial(translate, "Canasta, brief")

DEALS = in_person_form(tr("%1 deals."), {1: tr("You deal.")})
SITS_OUT = in_person_form(tr("%1 sits out in this deal."), {1: tr("You sit out in this deal.")})
_CUTS = in_person_form(
    tr("%1 cuts the pack after %2 card(s).", n=0),
    {1: tr("You cut the pack after %2 card(s).", n=0)},
)
_TURNED = tr("The card turned up is %1.", "the queen of spades; a joker")
RED_THREE = in_person_form(tr("%1 lays out the %2."), {1: tr("You lay out the %2.")})
_DRAWS = in_person_form(tr("%1 draws %2 card(s).", n=0), {1: tr("You draw %2 card(s).", n=0)})
_TAKES = in_person_form(
    tr("%1 takes the pile of %2 card(s).", n=0),
    {1: tr("You take the pile of %2 card(s).", n=0)},
)
LONE = in_person_form(
    tr("%1 plays alone against the other two."),
    {1: tr("You play alone against the other two.")},
)
_DISCARDS = in_person_form(tr("%1 discards %2."), {1: tr("You discard %2.")})
_FREEZES = in_person_form(
    tr("%1 discards %2 and freezes the pile."),
    {1: tr("You discard %2 and freeze the pile.")},
)
ASKS = in_person_form(
    tr("%1 asks %2: may I go out?"),
    {1: tr("You ask %2: may I go out?"), 2: tr("%1 asks you: may I go out?")},
)
YES = in_person_form(tr("%1 says yes."), {1: tr("You say yes.")})
NO = in_person_form(tr("%1 says no."), {1: tr("You say no.")})
OUT = in_person_form(tr("%1 goes out."), {1: tr("You go out.")})
CONCEALED = in_person_form(tr("%1 goes out concealed."), {1: tr("You go out concealed.")})
ENDS = tr("The stock is used up, and the deal ends.")
_NATURAL = in_person_form(
    tr("%1 completes a natural canasta."),
    {1: tr("You complete a natural canasta.")},
)
_MIXED = in_person_form(tr("%1 completes a mixed canasta."), {1: tr("You complete a mixed canasta.")})
_WILD = in_person_form(
    tr("%1 completes a canasta of wild cards."),
    {1: tr("You complete a canasta of wild cards.")},
)
_MELDS = in_person_form(
    tr("%1 melds %4: %2 card(s).", n=0),
    {1: tr("You meld %4: %2 card(s).", n=0)},
)
_MELDS_WILD = in_person_form(tr("%1 melds %2 wild card(s).", n=0), {1: tr("You meld %2 wild card(s).", n=0)})
_BLACK_THREES = tr("black threes", "a meld of them")
_WILD_CARDS = tr("wild cards", "a meld of them: Your meld of … grows")

_MAY_GO_OUT = tr("%1 may go out now.", "one player, or the partners of a side")
_ALONE_MAY_GO_OUT = in_person_form(
    tr("%1 may go out now.", "a player who plays alone"),
    {1: tr("You may go out now.")},
)
_ON_MELD = translate("Canasta, spoken", "%1 to the %2, now %3", "cards, a rank, how many there are: 2 queens to the …")
_ON_WILD = translate("Canasta, spoken", "%1 to the wild cards, now %2", "cards, and how many there are then")
_LAYS = in_person_form(
    translate("Canasta, spoken", "%1 lays down %3.", "such as: 3 kings, or: 2 queens and 1 deuce to the queens, now 7"),
    {1: translate("Canasta, spoken", "You lay down %3.")},
)
_TAKES_ALOUD = in_person_form(
    translate("Canasta, spoken", "%1 takes the pile: %3."), {1: translate("Canasta, spoken", "You take the pile: %3.")}
)
_BRIEF_DRAWS = in_person_form(brief("draws"), {1: brief("draw", "behind: You")})
_DRAWS_ALOUD = in_person_form(translate("Canasta, spoken", "%1 draws."), {1: translate("Canasta, spoken", "You draw.")})
_BRIEF_TAKES = in_person_form(brief("takes the pile: %3"), {1: brief("take the pile: %3")})
_AGAIN_TAKES = in_person_form(brief("takes the pile"), {1: brief("take the pile")})
_BRIEF_LAYS = in_person_form(brief("lays %3", "cards, behind a name"), {1: brief("lay %3", "cards, behind: You")})
_BRIEF_RED_THREE = brief("red three")
_BRIEF_DISCARDS = in_person_form(brief("discards %3"), {1: brief("discard %3")})
_BRIEF_FREEZES = in_person_form(brief("discards %3, pile frozen"), {1: brief("discard %3, pile frozen")})
_BRIEF_NATURAL = brief("natural canasta")
_BRIEF_MIXED = brief("mixed canasta")
_BRIEF_WILD = brief("wild canasta")
_BRIEF_OUT = in_person_form(brief("goes out"), {1: brief("go out")})
SPOKEN = SpokenForms(
    dict.fromkeys((LONE, ASKS, YES, NO, CONCEALED, ENDS, _MAY_GO_OUT, _ALONE_MAY_GO_OUT), SpeechForm(always=True))
    | {
        _TURNED: SpeechForm(brief=brief("%2 turned up")),
        RED_THREE: SpeechForm(brief=_BRIEF_RED_THREE),
        _DRAWS: SpeechForm(_DRAWS_ALOUD, brief=_BRIEF_DRAWS),
        _TAKES: SpeechForm(_TAKES_ALOUD, brief=_BRIEF_TAKES, again=_AGAIN_TAKES, always=True),
        _DISCARDS: SpeechForm(brief=_BRIEF_DISCARDS, again=CARD_THIRD),
        _FREEZES: SpeechForm(brief=_BRIEF_FREEZES, again=CARD_THIRD, always=True),
        OUT: SpeechForm(brief=_BRIEF_OUT, always=True),
        _NATURAL: SpeechForm(brief=_BRIEF_NATURAL, always=True),
        _MIXED: SpeechForm(brief=_BRIEF_MIXED, always=True),
        _WILD: SpeechForm(brief=_BRIEF_WILD, always=True),
    }
    | dict.fromkeys((_MELDS, _MELDS_WILD), SpeechForm(_LAYS, brief=_BRIEF_LAYS, again=CARD_FOURTH, always=True)),
    few=3,  # cards from which on an opponent may soon be out
    by_rank=True,
)


def cuts(seat: Seat, lifted: int) -> Announced:
    """Return the announcement of a cut, which everybody sees."""
    return Announced(seat, _CUTS.filled(Who(seat), lifted, n=lifted))


def turned(card: Card) -> Announced:
    """Return the announcement of a card that is turned up onto the pile."""
    return Announced(None, _TURNED.filled(cards_in_sentence((card,)), card))


@cache
def draws(seat: Seat, cards: int) -> Announced:
    """Return the announcement of cards drawn; replacements of red threes are not counted."""
    return Announced(seat, _DRAWS.filled(Who(seat), cards, n=cards))


def takes(seat: Seat, pile: Cards) -> Announced:
    """Return the announcement that the whole pile is taken, with its cards by rank."""
    return Announced(seat, _TAKES.filled(Who(seat), len(pile), counted_by_rank(pile), n=len(pile)))


def melds(seat: Seat, group: MeldGroup, size: int) -> Announced:
    """Return the announcement of cards laid down in a meld that then has `size` cards."""
    laid, cards = len(group.cards), counted_by_rank(group.cards)
    if size > laid:
        wild = group.rank == WILD_RANK
        cards = _ON_WILD.filled(cards, size) if wild else _ON_MELD.filled(cards, ranks_name(group.rank), size)
    sentence = _MELDS_WILD if group.rank == WILD_RANK else _MELDS
    return Announced(seat, sentence.filled(Who(seat), laid, cards, meld_name(group.rank), n=laid))


def meld_name(rank: int) -> Text:
    """Return the name of a meld's cards: "queens", "black threes"."""
    return {WILD_RANK: _WILD_CARDS, THREE: _BLACK_THREES}.get(rank) or ranks_name(rank)


def completes(seat: Seat, *, natural: bool, wild: bool) -> Announced:
    """Return the announcement that a meld has become a canasta."""
    return Announced.by(seat, _WILD if wild else _NATURAL if natural else _MIXED)


def may_go_out(side: Sequence[Seat]) -> Announced:
    """Return the announcement that a side has the canastas that it needs."""
    if len(side) == 1:
        return Announced.by(side[0], _ALONE_MAY_GO_OUT)
    return Announced(None, _MAY_GO_OUT.filled(conjoin([Who(seat) for seat in side])))


@cache
def discards(seat: Seat, card: Card, *, freezes: bool) -> Announced:
    """Return the announcement of a discard."""
    return Announced.by(seat, _FREEZES if freezes else _DISCARDS, cards_in_sentence((card,)), card)
