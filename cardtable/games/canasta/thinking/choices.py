"""What the expert considers, as actions with their reasons: what the habits of its style suggest comes first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardtable.core.cards import Card, Cards
from cardtable.core.text import Text
from cardtable.games.canasta import state
from cardtable.games.canasta.options import AskPartner
from cardtable.games.canasta.thinking import proposals, reasons
from cardtable.games.canasta.thinking.outlook import Outlook
from cardtable.games.canasta.thinking.playouts.discarding import danger
from cardtable.games.canasta.thinking.playouts.outlook import is_ending
from cardtable.games.canasta.thinking.playouts.style import Style
from cardtable.games.canasta.thinking.playouts.table import BLACK, DEUCE, JOKER, SEVEN, Group
from cardtable.games.canasta.thinking.playouts.taking import Plan
from cardtable.games.canasta.thinking.proposals import SAFE, Kind, Proposal
from cardtable.games.canasta.thinking.search import Option
from cardtable.games.canasta.thinking.worlds import Scene


class Choices:
    """What a player could do now, the habit first; all of it is legal."""

    def __init__(self, outlook: Outlook, scene: Scene, style: Style) -> None:
        self._outlook = outlook
        self._style = style
        self._place = scene.place
        self._table = scene.table

    def beginning(self) -> list[Option]:
        """Take the pile or draw."""
        return self._options(proposals.beginning(self._table, self._style, self._place))

    def going_on(self) -> list[Option]:
        """Go out, meld or discard."""
        return self._melding(proposals.going_on(self._table, self._style, self._place))

    def in_order(self) -> list[Option]:
        """The same, as a network is asked: go out or not, lay all that is usual down or not, any discard."""
        return self._melding(proposals.in_order(self._table, self._style, self._place))

    def _melding(self, suggested: list[Proposal]) -> list[Option]:
        found = self._options(suggested)
        if self._outlook.public.asked is state.Asked.YES:
            return [option for option in found if option.kind is Kind.OUT] or found
        return found

    def _options(self, found: Iterable[Proposal]) -> list[Option]:
        return list(self._legal(map(self._option, found)))

    def _option(self, proposal: Proposal) -> Option:
        groups, plan, rank = proposal.groups, proposal.plan, proposal.rank
        option = Option(proposal.kind, state.Draw(), reasons.DRAW, groups, plan, rank, proposal.prior)
        match proposal.kind:
            case Kind.DRAW:
                option.reason = self._why_draw()
            case Kind.TAKE:
                assert plan is not None
                option.action = self._take(plan)
                option.reason = reasons.TAKE if self._outlook.standing.is_open else reasons.TAKE_OPEN
            case Kind.OUT:
                option.action, option.reason = self._act(groups), reasons.GO_OUT
            case Kind.LAY:
                option.action, option.reason = self._act(groups), self._why(groups)
            case Kind.DISCARD:
                card = next(card for card in self._outlook.standing.hand if card.rank == rank)
                option.action, option.reason = state.Discard(card), self._why_discard(rank)
        return option

    # Reasons

    def _why_draw(self) -> Text:
        if not next(self._outlook.rules.taking.ways(self._outlook.standing), None):
            return reasons.DRAW
        return reasons.DRAW_POOR if self._outlook.stock else reasons.END_DEAL

    def _why(self, groups: list[Group]) -> Text:
        ending = is_ending(self._table, self._style, self._place)
        if not self._outlook.standing.is_open:
            return reasons.OPEN_ALL if ending else reasons.OPEN
        group = groups[0]
        there = self._table.length(self._table.side[self._place], group.rank)
        if there < SEVEN <= there + group.count():
            return reasons.CANASTA
        if ending and group.deuces + group.jokers:
            return reasons.UNLOAD
        return reasons.ADD if there else reasons.NEW

    def _why_discard(self, rank: int) -> Text:
        if self._table.size[self._place] == 1:
            return reasons.LAST_CARD
        if rank in (JOKER, DEUCE):
            return reasons.FREEZE
        if rank == BLACK:
            return reasons.DISCARD_BLACK
        safe = danger(self._table, self._style, self._place, rank) < SAFE
        return reasons.DISCARD_SAFE if safe else reasons.DISCARD_USELESS

    # Cards for numbers

    def _take(self, plan: Plan) -> state.Take:
        used: list[Card] = []
        cards = self._cards(plan.group, used)
        return state.Take(cards, tuple(state.Group(more.rank, self._cards(more, used)) for more in plan.more))

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
