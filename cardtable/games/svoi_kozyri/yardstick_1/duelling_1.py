"""`expert@1` where one other player is left: who holds what is certain, and the duel can be searched."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions
from cardtable.games.svoi_kozyri.repetition import digest, seen_arriving, seen_leaving
from cardtable.games.svoi_kozyri.rules import SvoiKozyriView, faces_of_pile
from cardtable.games.svoi_kozyri.simulation import NONE, TAKE, Move, codes_in
from cardtable.games.svoi_kozyri.yardstick_1.duel_1 import EMPTY, Duel, State, push
from cardtable.games.svoi_kozyri.yardstick_1.evaluation_1 import Evaluation
from cardtable.games.svoi_kozyri.yardstick_1.knowledge_1 import Knowledge
from cardtable.games.svoi_kozyri.yardstick_1.search_1 import Search


class Duelling:
    """Translates what a seat knows into a duel, and the move found back again; one for many decisions."""

    def __init__(self, options: SvoiKozyriOptions, effort: int) -> None:
        self._duel = Duel(options, options.deck // 4)
        self._evaluation = Evaluation(self._duel, options)
        self._effort = effort

    def best(self, knowledge: Knowledge, view: SvoiKozyriView, stop: Callable[[], bool]) -> Move:
        """The best move."""
        codes = self._codes(knowledge)
        state = self._state(knowledge, codes)
        search = Search(self._duel, self._evaluation, self._effort, stop)
        worths = self._repeated(knowledge, view, codes, state)
        return _translated(search.best(state, worths), {code: card for card, code in codes.items()})

    def _codes(self, knowledge: Knowledge) -> dict[int, int]:
        """The duel's number of each card: its rank, and whose trump it is."""
        terms = knowledge.terms
        trumps = [terms.trumps[knowledge.seat], terms.trumps[knowledge.others[0]]]
        slots = trumps + [suit for suit in range(4) if suit not in trumps]
        ranks = terms.ranks
        return {slots[slot] * ranks + rank: rank * 4 + slot for slot in range(4) for rank in range(ranks)}

    def _state(self, knowledge: Knowledge, codes: dict[int, int]) -> State:
        hands = [
            sum(1 << codes[card] for card in codes_in(knowledge.known[seat]))
            for seat in (knowledge.seat, knowledge.others[0])
        ]
        pile = EMPTY
        for card in knowledge.pile:
            pile = push(pile, codes[card])
        return hands[0], hands[1], pile

    def _repeated(
        self, knowledge: Knowledge, view: SvoiKozyriView, codes: dict[int, int], state: State
    ) -> dict[Move, int]:
        """The moves that lead back to an earlier position, which are as good as a draw (KR-16)."""
        public = view.public
        cards = {code: knowledge.terms.card(card) for card, code in codes.items()}
        pile, seen = faces_of_pile(view), set(public.positions)
        worths = {}
        for move in self._duel.main_moves(*state) if len(seen) > 1 else ():
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


def _translated(move: Move, cards: dict[int, int]) -> Move:
    card, then = move
    return (NONE if card == NONE else cards[card], NONE if then == NONE else cards[then])
