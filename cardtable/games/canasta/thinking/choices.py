"""What the expert considers: what the habits of its style suggest comes first, then what a search may find better."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardtable.core.cards import Card, Cards
from cardtable.core.text import Text
from cardtable.games.canasta import state
from cardtable.games.canasta.options import AskPartner
from cardtable.games.canasta.thinking import reasons
from cardtable.games.canasta.thinking.outlook import Outlook
from cardtable.games.canasta.thinking.playouts import melding
from cardtable.games.canasta.thinking.playouts.discarding import danger, discard_cost
from cardtable.games.canasta.thinking.playouts.leaving import leaving_gain, way_out
from cardtable.games.canasta.thinking.playouts.outlook import is_ending
from cardtable.games.canasta.thinking.playouts.style import Style
from cardtable.games.canasta.thinking.playouts.table import BLACK, DEUCE, END, JOKER, SEVEN, Group
from cardtable.games.canasta.thinking.playouts.taking import Plan, best_take
from cardtable.games.canasta.thinking.search import Kind, Option
from cardtable.games.canasta.thinking.worlds import Scene

_DISCARDS = 3  # discards that are tried, those that cost least
_MELDS = 3  # meld acts that are tried
_SAFE = 0.15  # likelihood below which a discard is called safe


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
        reason = reasons.DRAW if plan is None else reasons.DRAW_POOR if self._outlook.stock else reasons.END_DEAL
        found = [Option(Kind.DRAW, state.Draw(), reason)]
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
        reason = reasons.TAKE if self._outlook.standing.is_open else reasons.TAKE_OPEN
        return Option(Kind.TAKE, action, reason, plan=plan)

    def _out(self) -> Iterator[Option]:
        groups = way_out(self._table, self._place)
        if groups:
            yield Option(Kind.OUT, self._act(groups), reasons.GO_OUT, groups)

    def _melds(self) -> Iterator[Option]:
        """The first meld, or one act for each meld that the habits would lay."""
        table, ending = self._table.copy(), is_ending(self._table, self._style, self._place)
        if not self._outlook.standing.is_open:
            melding.open_side(table, self._style, self._place)
            if table.acts:
                yield Option(Kind.LAY, self._act(table.acts), reasons.OPEN_ALL if ending else reasons.OPEN, table.acts)
            return
        melding.lay_cards(table, self._style, self._place)
        for group in table.acts:
            yield Option(Kind.LAY, self._act([group]), self._why(group, ending), [group])

    def _why(self, group: Group, ending: bool) -> Text:
        there = self._table.length(self._table.side[self._place], group.rank)
        if there < SEVEN <= there + group.count():
            return reasons.CANASTA
        if ending and group.deuces + group.jokers:
            return reasons.UNLOAD
        return reasons.ADD if there else reasons.NEW

    def _discards(self) -> Iterator[Option]:
        """Those that cost least."""
        table, place, style = self._table, self._place, self._style
        ending = is_ending(table, style, place)
        ranks = [rank for rank in range(END) if table.hands[place][rank]]
        ranks.sort(key=lambda rank: discard_cost(table, style, place, rank, ending))
        for rank in ranks[:_DISCARDS]:
            card = next(card for card in self._outlook.standing.hand if card.rank == rank)
            yield Option(Kind.DISCARD, state.Discard(card), self._why_discard(rank), rank=rank)

    def _why_discard(self, rank: int) -> Text:
        if self._table.size[self._place] == 1:
            return reasons.LAST_CARD
        if rank in (JOKER, DEUCE):
            return reasons.FREEZE
        if rank == BLACK:
            return reasons.DISCARD_BLACK
        safe = danger(self._table, self._style, self._place, rank) < _SAFE
        return reasons.DISCARD_SAFE if safe else reasons.DISCARD_USELESS

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
