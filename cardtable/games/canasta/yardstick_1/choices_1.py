"""What `expert@1` considers: what the habits of its style suggest comes first, then what a search may find better."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardtable.core.cards import Card, Cards
from cardtable.games.canasta import state
from cardtable.games.canasta.options import AskPartner
from cardtable.games.canasta.yardstick_1 import played_melding_1 as melding
from cardtable.games.canasta.yardstick_1.numbers_1 import DEUCE, END, JOKER, Group
from cardtable.games.canasta.yardstick_1.outlook_1 import Outlook
from cardtable.games.canasta.yardstick_1.played_discarding_1 import discard_cost
from cardtable.games.canasta.yardstick_1.played_leaving_1 import leaving_gain, way_out
from cardtable.games.canasta.yardstick_1.played_outlook_1 import is_ending
from cardtable.games.canasta.yardstick_1.played_taking_1 import Plan, best_take
from cardtable.games.canasta.yardstick_1.search_1 import Kind, Option
from cardtable.games.canasta.yardstick_1.style_1 import Style
from cardtable.games.canasta.yardstick_1.worlds_1 import Scene

_DISCARDS = 3  # discards that are tried, those that cost least
_MELDS = 3  # meld acts that are tried


class Choices:
    """What a player could do now, the habit first; all of it is legal."""

    def __init__(self, outlook: Outlook, scene: Scene, style: Style) -> None:
        self._outlook = outlook
        self._scene = scene
        self._style = style
        self._place = scene.place
        self._table = scene.table

    def beginning(self) -> list[Option]:
        """Take the pile or draw."""
        plan = best_take(self._table, self._style, self._place)
        found = [Option(Kind.DRAW, state.Draw())]
        if plan is not None:
            found.insert(0 if plan.gain > 0 else 1, self._take(plan))
        return list(self._legal(found))

    def going_on(self) -> list[Option]:
        """Go out, meld or discard."""
        discards = list(self._legal(self._discards()))
        melds = list(self._legal(self._melds()))[:_MELDS]
        out = list(self._legal(self._out()))
        if out and self._outlook.public.asked is state.Asked.YES:
            return out
        if out and leaving_gain(self._table, self._style, self._place) > self._style.leaving:
            return [*out, *melds[:1], *discards[:1]]
        if melds:
            return [*melds, *discards[:1], *out]
        return [*discards, *out]

    # The options

    def _take(self, plan: Plan) -> Option:
        used: list[Card] = []
        cards = self._cards(plan.group, used)
        action = state.Take(cards, tuple(state.Group(more.rank, self._cards(more, used)) for more in plan.more))
        return Option(Kind.TAKE, action, plan=plan)

    def _out(self) -> Iterator[Option]:
        groups = way_out(self._table, self._place)
        if groups:
            yield Option(Kind.OUT, self._act(groups), groups)

    def _melds(self) -> Iterator[Option]:
        """The first meld, or one act for each meld that the habits would lay."""
        table = self._table.copy()
        if not self._outlook.standing.is_open:
            melding.open_side(table, self._style, self._place)
            if table.acts:
                yield Option(Kind.LAY, self._act(table.acts), table.acts)
            return
        melding.lay_cards(table, self._style, self._place)
        for group in table.acts:
            yield Option(Kind.LAY, self._act([group]), [group])

    def _discards(self) -> Iterator[Option]:
        """Those that cost least."""
        table, place, style = self._table, self._place, self._style
        ending = is_ending(table, style, place)
        ranks = [rank for rank in range(END) if table.hands[place][rank]]
        ranks.sort(key=lambda rank: discard_cost(table, style, place, rank, ending))
        for rank in ranks[:_DISCARDS]:
            card = next(card for card in self._outlook.standing.hand if card.rank == rank)
            yield Option(Kind.DISCARD, state.Discard(card), rank=rank)

    # Cards for numbers

    def _act(self, groups: list[Group]) -> state.Meld:
        used: list[Card] = []
        return state.Meld(tuple(state.Group(group.rank, self._cards(group, used)) for group in groups))

    def _cards(self, group: Group, used: list[Card]) -> Cards:
        """Cards of the hand for a group that are not used yet; they are added to the used ones."""
        found: list[Card] = []
        for rank, number in ((group.rank, group.natural), (DEUCE, group.deuces), (JOKER, group.jokers)):
            held = [card for card in self._outlook.standing.hand if card.rank == rank]
            for card in used:
                if card in held:
                    held.remove(card)
            found += held[:number]
            used += held[:number]
        return tuple(found)

    def _legal(self, options: Iterable[Option]) -> Iterator[Option]:
        """Those that the rules allow; going out also where only the partner has to be asked before."""
        rules, view = self._outlook.rules, self._outlook.view
        must_ask = rules.options.ask_partner is AskPartner.REQUIRED
        for option in options:
            may_ask = option.kind is Kind.OUT and must_ask and rules.check(view, state.Ask()) is None
            if may_ask or rules.check(view, option.action) is None:
                yield option
