"""Duel player: the expert against one other player, where all cards are known and can be searched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri.beating_rules import TIMES, digest, seen_arriving, seen_leaving
from cardtable.games.svoi_kozyri.options import Pickup, SvoiKozyriOptions
from cardtable.games.svoi_kozyri.rules import SvoiKozyriView, faces_of_pile
from cardtable.games.svoi_kozyri.search.deepening_search import SearchResult
from cardtable.games.svoi_kozyri.search.duel import EMPTY, DuelRules, State, push
from cardtable.games.svoi_kozyri.search.duel_search import DuelSearch
from cardtable.games.svoi_kozyri.search.endgame_table import is_settled, worths_of_tables
from cardtable.games.svoi_kozyri.search.evaluation import DuelEvaluation, HandEvaluation
from cardtable.games.svoi_kozyri.search.information_set import SvoiKozyriInformationSet
from cardtable.games.svoi_kozyri.search.round_search import RoundSearch
from cardtable.games.svoi_kozyri.simulation import NONE, TAKE, Move, codes_in

_ALL = 1 << 40  # positions: enough for a complete search within one round


class DuelPlayer:
    """Translator of an information set into a duel and of its move back; one instance for many decisions."""

    def __init__(self, options: SvoiKozyriOptions, effort: int) -> None:
        self._duel = DuelRules(options, options.deck // 4)
        self._options = options
        self._whole_pile = options.pickup is Pickup.WHOLE_PILE
        self._is_settled = is_settled(options)
        self._evaluation = DuelEvaluation(self._duel, options)
        self._hand_evaluation = HandEvaluation(self._duel)
        self._effort = effort

    def best(
        self, knowledge: SvoiKozyriInformationSet, view: SvoiKozyriView, stop: Callable[[], bool]
    ) -> tuple[Move, SearchResult]:
        """Return the best move, and the result of the search."""
        codes = self._codes(knowledge)
        state = self._state(knowledge, codes)
        worths = self._repeated(knowledge, view, codes, state)
        finding = self._search(stop).best(state, worths)
        return _translated(finding.move, {code: card for card, code in codes.items()}), finding

    def values(
        self, knowledge: SvoiKozyriInformationSet, view: SvoiKozyriView, moves: Sequence[Move], stop: Callable[[], bool]
    ) -> dict[Move, int]:
        """Return the value of each of these moves at equal search depth, in units of `SearchResult.value`."""
        codes = self._codes(knowledge)
        state = self._state(knowledge, codes)
        there = {move: _translated(move, codes) for move in moves}
        found = self._search(stop).values(state, tuple(there.values()), self._repeated(knowledge, view, codes, state))
        return {move: found[one] for move, one in there.items()}

    def _search(self, stop: Callable[[], bool]) -> DuelSearch | RoundSearch:
        if not self._whole_pile:
            return DuelSearch(self._duel, self._evaluation, self._effort, stop)
        if self._is_settled:
            return RoundSearch(self._duel, self._hand_evaluation, _ALL, stop, worths_of_tables(self._options))
        return RoundSearch(self._duel, self._hand_evaluation, self._effort, stop)

    def choices(self, knowledge: SvoiKozyriInformationSet) -> int:
        """Return the number of moves that differ."""
        return len(self._duel.main_moves(*self._state(knowledge, self._codes(knowledge))))

    def _codes(self, knowledge: SvoiKozyriInformationSet) -> dict[int, int]:
        """Return the duel's number of each card: its rank, and the owner of its trump suit."""
        terms = knowledge.terms
        trumps = [terms.trumps[knowledge.seat], terms.trumps[knowledge.others[0]]]
        slots = trumps + [suit for suit in range(4) if suit not in trumps]
        ranks = terms.ranks
        return {slots[slot] * ranks + rank: rank * 4 + slot for slot in range(4) for rank in range(ranks)}

    def _state(self, knowledge: SvoiKozyriInformationSet, codes: dict[int, int]) -> State:
        hands = [
            sum(1 << codes[card] for card in codes_in(knowledge.known[seat]))
            for seat in (knowledge.seat, knowledge.others[0])
        ]
        pile = EMPTY
        for card in knowledge.pile:
            pile = push(pile, codes[card])
        return hands[0], hands[1], pile

    def _repeated(
        self, knowledge: SvoiKozyriInformationSet, view: SvoiKozyriView, codes: dict[int, int], state: State
    ) -> dict[Move, int]:
        """Return the moves that lead back to an earlier position, each with the value of a draw (KR-16).

        If every empty table is settled, each round brings a win nearer, so only the last repetition counts.
        """
        public = view.public
        cards = {code: knowledge.terms.card(card) for card, code in codes.items()}
        pile, seen = faces_of_pile(view), _seen(public.positions, TIMES - 1 if self._is_settled else 1)
        worths = {}
        for move in self._duel.moves(*state) if len(public.positions) > 1 else ():
            if move == TAKE:
                count = min(knowledge.terms.taken[knowledge.seat][knowledge.pile[-1]], len(pile))
                known = seen_arriving(public.known, knowledge.seat, pile[len(pile) - count :])
                played, left = public.played, pile[: len(pile) - count]
            else:
                put = tuple(cards[code] for code in move if code != NONE)
                known, played = seen_leaving(public.known, public.played, knowledge.seat, put)
                left = pile + put
            again = not left and knowledge.terms.taker_leads
            turn = knowledge.seat if again else Seat(knowledge.others[0])
            if digest(left, known, played, turn) in seen:
                worths[move] = 0
        return worths


def _seen(positions: tuple[int, ...], times: int) -> set[int]:
    return {position for position, count in Counter(positions).items() if count >= times}


def _translated(move: Move, cards: dict[int, int]) -> Move:
    card, then = move
    return (NONE if card == NONE else cards[card], NONE if then == NONE else cards[then])
