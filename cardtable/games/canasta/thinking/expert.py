"""The choices of the expert: what its habits suggest first, then what a search may find better."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.cards import Card
from cardtable.core.text import Text
from cardtable.games.canasta import state
from cardtable.games.canasta.thinking import habits, reasons
from cardtable.games.canasta.thinking.light import BLACK, DEUCE, END, JOKER, SEVEN, Group
from cardtable.games.canasta.thinking.outlook import Outlook
from cardtable.games.canasta.thinking.search import DISCARD, DRAW, LAY, OUT, TAKE, Option
from cardtable.games.canasta.thinking.style import Style
from cardtable.games.canasta.thinking.worlds import Scene

_DISCARDS = 5  # discards that are tried


def cards_of(outlook: Outlook, group: Group, used: list[Card]) -> tuple[Card, ...]:
    """Cards of the hand for a group, that are not used yet; they are added to the used ones."""
    found: list[Card] = []
    for rank, number in ((group.rank, group.natural), (DEUCE, group.deuces), (JOKER, group.jokers)):
        left = [card for card in outlook.standing.hand if card.rank == rank]
        for card in used:
            if card in left:
                left.remove(card)
        found += left[:number]
        used += left[:number]
    return tuple(found)


def meld_of(outlook: Outlook, groups: list[Group]) -> state.Meld:
    """The act that lays the groups down."""
    used: list[Card] = []
    return state.Meld(tuple(state.Group(group.rank, cards_of(outlook, group, used)) for group in groups))


def take_of(outlook: Outlook, plan: habits.Plan) -> state.Take:
    """The act that takes the pile so."""
    used: list[Card] = []
    first = cards_of(outlook, plan.group, used)
    return state.Take(first, tuple(state.Group(group.rank, cards_of(outlook, group, used)) for group in plan.more))


def discard_of(outlook: Outlook, rank: int) -> state.Discard:
    """The discard of some card of the rank."""
    return state.Discard(next(card for card in outlook.standing.hand if card.rank == rank))


class Choices:
    """What a player could do now, the habit first; all are legal."""

    def __init__(self, outlook: Outlook, scene: Scene, style: Style) -> None:
        self._outlook = outlook
        self._scene = scene
        self._style = style
        self._place = scene.place
        self._table = scene.table

    def beginning(self) -> list[Option]:
        """Take the pile or draw."""
        drawing = Option(DRAW, state.Draw(), reasons.DRAW)
        plan = habits.best_take(self._table, self._style, self._place)
        if plan is None:
            return [drawing]
        drawing.reason = reasons.DRAW_POOR if self._outlook.stock else reasons.END_DEAL
        reason = reasons.TAKE if self._outlook.standing.is_open else reasons.TAKE_OPEN
        taking = Option(TAKE, take_of(self._outlook, plan), reason, plan=plan)
        return self._legal([taking, drawing] if plan.gain > 0 else [drawing, taking])

    def going_on(self) -> list[Option]:
        """Go out, meld or discard."""
        table, place, style = self._table.copy(), self._place, self._style
        found: list[Option] = []
        out = habits.way_out(table, place)
        leaving = Option(OUT, meld_of(self._outlook, out), reasons.GO_OUT, out) if out else None
        if leaving is not None and habits.leaving_gain(table, style, place) > style.leaving:
            found.append(leaving)
        found += self._melds()
        found += self._discards()
        if leaving is not None and leaving not in found:
            found.append(leaving)
        return self._legal(found)

    def _melds(self) -> Iterator[Option]:
        """The habit's next act, then others that could be done."""
        table, place, style = self._table.copy(), self._place, self._style
        if not self._outlook.standing.is_open:
            habits.open_side(table, style, place)
            if table.acts:
                yield Option(LAY, meld_of(self._outlook, table.acts), reasons.OPEN, table.acts)
            return
        ending = habits.is_ending(table, style, place)
        habits.complete(table, style, place, ending)
        habits.add_cards(table, style, place, ending)
        if ending:
            habits.unload(table, place, 5)
        for group in table.acts:
            yield Option(LAY, meld_of(self._outlook, [group]), self._why(group), [group])

    def _why(self, group: Group) -> Text:
        side = self._table.side[self._place]
        there = self._table.length(side, group.rank)
        if there < SEVEN <= there + group.count():
            return reasons.CANASTA
        return reasons.ADD if there else reasons.NEW

    def _discards(self) -> list[Option]:
        """The least costly ones."""
        table, place, style = self._table, self._place, self._style
        ending = habits.is_ending(table, style, place)
        costs = [
            (habits.discard_cost(table, style, place, rank, ending), rank)
            for rank in range(END)
            if table.hands[place][rank]
        ]
        return [self._discard(rank) for _, rank in sorted(costs)[:_DISCARDS]]

    def _discard(self, rank: int) -> Option:
        return Option(DISCARD, discard_of(self._outlook, rank), self._why_discard(rank), rank=rank)

    def _why_discard(self, rank: int) -> Text:
        if self._table.size[self._place] == 1:
            return reasons.LAST_CARD
        if rank in (JOKER, DEUCE):
            return reasons.FREEZE
        if rank == BLACK:
            return reasons.DISCARD_BLACK
        safe = habits.danger(self._table, self._style, self._place, rank) < 0.15
        return reasons.DISCARD_SAFE if safe else reasons.DISCARD_USELESS

    def _legal(self, options: list[Option]) -> list[Option]:
        rules, view = self._outlook.rules, self._outlook.view
        return [option for option in options if rules.check(view, option.action) is None]
