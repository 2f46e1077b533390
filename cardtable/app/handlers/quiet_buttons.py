"""Which commands the round buttons on the felt give, and what they say: the same as the menus do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from cardtable.app.program import Program
from cardtable.core.frozen_values import frozen
from cardtable.core.text import Text, translate

if TYPE_CHECKING:  # the welcome page is shown without a table
    from cardtable.table.furniture.round_buttons import RoundCommand


@frozen
class _Slot:
    """A place of the row for a command."""

    name: str
    icon: str
    label: Text
    tip: Text


_UNDO = _Slot("undo", "undo", translate("Round", "Undo"), translate("Round", "Undo: take back what you did last"))
_HINT = _Slot("hint", "hint", translate("Round", "Hint"), translate("Round", "Hint: which card, and why"))
_TRICKS = _Slot(
    "what_happened", "trick", translate("Round", "Last trick"), translate("Round", "Last trick and earlier ones")
)
_TURNS = _Slot(
    "what_happened",
    "turns",
    translate("Round", "What happened"),
    translate("Round", "What happened since your last turn"),
)
_SCORES = _Slot("scores", "scores", translate("Round", "Scores"), translate("Round", "Scores of all deals"))
_SOUNDS_ON = _Slot("sounds", "sound", translate("Round", "Sounds are on"), translate("Round", "Turn the sounds off"))
_SOUNDS_OFF = _Slot("sounds", "mute", translate("Round", "Sounds are off"), translate("Round", "Turn the sounds on"))


class RoundButtonController:
    """Keeps the row of the match on the table as the menus are."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._menus = program.window.menus

    def renew(self) -> None:
        """Show the commands as they can be given now."""
        play = self._program.play
        if play is not None and play.controller.ready:
            play.scene.furniture.round.show_commands([self._command(slot) for slot in self._slots()])

    def _slots(self) -> list[_Slot]:
        """In the order of reading; what the game on the table does not have is left out."""
        sounds = _SOUNDS_ON if self._program.settings.sound.on else _SOUNDS_OFF
        play = self._program.play
        told = _TRICKS if play is None or play.terms.game.told_turns is None else _TURNS
        slots = (_UNDO, _HINT, told, _SCORES, sounds)
        return [slot for slot in slots if self._menus.actions[slot.name].isVisible()]

    def _command(self, slot: _Slot) -> RoundCommand:
        from cardtable.table.furniture.round_buttons import RoundCommand

        action = self._menus.actions[slot.name]
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        refusal = self._menus.refusal(slot.name)
        lit = slot.name == "what_happened" and action.isChecked()
        return RoundCommand(slot.name, slot.icon, slot.label, slot.tip, key, refusal, lit)
