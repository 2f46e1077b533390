"""Goes through a deal from decision to decision: whoever stands at one may leave it to habit, or not.

What is no decision (a draw where the pile cannot be taken, the only card as a discard) is done at once.
"""

from collections.abc import Sequence

from cardtable.games.canasta.learned import sight
from cardtable.games.canasta.learned.sight import LAY, OPEN, OUT, TAKE, THROW
from cardtable.games.canasta.thinking.playouts import melding, turns
from cardtable.games.canasta.thinking.playouts.discarding import best_discard
from cardtable.games.canasta.thinking.playouts.leaving import leave, leaving_gain, way_out
from cardtable.games.canasta.thinking.playouts.opening import opening
from cardtable.games.canasta.thinking.playouts.style import Style
from cardtable.games.canasta.thinking.playouts.table import END, Group, Table
from cardtable.games.canasta.thinking.playouts.taking import Plan, best_take, take

OVER = 0  # in place of a decision


class Walker:
    """A table, the style of each place, and the decision that is due, of `sight`."""

    def __init__(self, table: Table, styles: Sequence[Style]) -> None:
        self.table = table
        self.kind = OVER
        self._styles = styles
        self._plan: Plan | None = None
        self._groups: list[Group] = []  # that may be laid down
        self._laid: Table | None = None  # the table with them, while they may be laid or not
        self._begin()

    def seen(self) -> bytes:
        """What the place sees that is to decide."""
        table, place, groups = self.table, self.table.turn, self._groups
        canastas = 0
        if self._plan is not None:
            groups = [self._plan.group, *self._plan.more]
        elif self._laid is not None:
            canastas = self._laid.canastas[table.side[place]] - table.canastas[table.side[place]]
        else:
            canastas = sight.full(table, table.side[place], groups)
        return sight.of_groups(table, place, self.kind, groups, canastas)

    def habit(self) -> int:
        """What the style would do."""
        table, place = self.table, self.table.turn
        style = self._styles[place]
        if self.kind == THROW:
            return best_discard(table, style, place)
        if self._plan is not None:
            return int(self._plan.gain > 0)
        if self.kind == OUT:
            return int(leaving_gain(table, style, place) > style.leaving)
        if self.kind == OPEN:
            trial = table.copy()
            melding.open_side(trial, style, place)
            return int(bool(trial.acts))
        return 1

    def decide(self, choice: int) -> None:
        """Make the decision, and go to the next one; `choice`: a rank, or 1 for yes and 0 for no."""
        kind, place = self.kind, self.table.turn
        plan, groups, laid = self._plan, self._groups, self._laid
        self._plan, self._groups, self._laid = None, [], None
        match kind:
            case sight.TAKE:
                self._take(plan if choice else None)
            case sight.OUT if choice:
                leave(self.table, place, groups)
                self._begin()
            case sight.OUT:
                self._open()
            case sight.OPEN if choice:
                for group in groups:
                    self.table.lay(place, group)
                self._lay()
            case sight.LAY if choice and laid is not None:
                self.table = laid
                self._throw()
            case sight.THROW:
                self.table.discard(place, choice)
                self._begin()
            case _:
                self._throw()

    def _begin(self) -> None:
        """Go to the first decision of a turn."""
        self.kind = OVER
        table, place = self.table, self.table.turn
        if table.over:
            return
        plan = best_take(table, self._styles[place], place)
        forced = plan is not None and not table.stock and not plan.group.count()  # CR-17: it fits a meld
        if plan is None or forced:
            self._take(plan)
        else:
            self.kind, self._plan = TAKE, plan

    def _take(self, plan: Plan | None) -> None:
        """Take the pile so, or draw; who can do neither ends the deal."""
        table, place = self.table, self.table.turn
        if plan is not None:
            take(table, place, plan)
        elif table.stock:
            turns.draw(table, place)
        else:
            table.over = True
        self.kind = OVER
        if not table.over:
            self._meld()

    def _meld(self) -> None:
        table = self.table
        table.begun = 0
        groups = way_out(table, table.turn)
        if groups:
            self.kind, self._groups = OUT, groups
        else:
            self._open()

    def _open(self) -> None:
        table, place = self.table, self.table.turn
        if table.open[table.side[place]]:
            self._lay()
            return
        groups = opening(table, place, 0)
        if groups and table.size[place] - sum(group.count() for group in groups) >= 2:
            self.kind, self._groups = OPEN, groups
        else:
            self._throw()

    def _lay(self) -> None:
        trial = self.table.copy()
        melding.lay_cards(trial, self._styles[trial.turn], trial.turn)
        if trial.acts:
            self.kind, self._groups, self._laid = LAY, trial.acts, trial
        else:
            self._throw()

    def _throw(self) -> None:
        table = self.table
        hand = table.hands[table.turn]
        held = [rank for rank in range(END) if hand[rank]]
        if len(held) > 1:
            self.kind = THROW
        else:
            table.discard(table.turn, held[0])
            self._begin()
