"""State of the menu commands: why one is disabled, and the same state on the round buttons of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from cardtable.app.match.auto_play import CAN_CHANGE, DEAL_OVER
from cardtable.app.program import Program
from cardtable.app.window.menu_commands import QUERY_COMMANDS
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.text import Text, translate

if TYPE_CHECKING:
    from cardtable.table.hud.round_buttons import RoundCommand


NO_MATCH = translate("Menu", "No match is on the table.")
NOTHING_TO_UNDO = translate("Menu", "Nothing has been played yet.")
NOTHING_TO_REDO = translate("Menu", "Nothing has been undone.")
NOT_YOUR_TURN = translate("Menu", "Wait until it's your turn.")
NOT_CERTAIN = translate("Menu", "You can claim on your turn, once nothing can change the points of the deal any more.")
MATCH_OVER = translate("Menu", "The match is over.")
WATCHING = translate("Menu", "You're watching.")
NOT_WITH_PEOPLE = translate("Menu", "You can't do this at a table with other people.")
PRACTICE = translate("Menu", "This deal is only for practice. Go back to your match first.")
LESSON = translate("Menu", "This is a lesson. Leave it first.")
NOT_COUNTED = translate("Menu", "This deal isn't over yet.")
NO_UNDO_HERE = translate("Menu", "Moves can't be undone at this table.")
NO_HINTS_HERE = translate("Menu", "At this table there are no hints.")
REASONS = frozenset((NOTHING_TO_UNDO, NOTHING_TO_REDO, NOT_YOUR_TURN, NOT_CERTAIN, MATCH_OVER, DEAL_OVER, CAN_CHANGE))

_ALWAYS = ("open", "deal_number", "unfinished")  # without a match as well
_WITHOUT_PEOPLE = ("redo", "restart", "save", "finish", *_ALWAYS)  # not in a room
_SAVED = ("save", "restart", "next_deal")  # of a match that is saved: not in practice
# At any time of a match
_WITH_MATCH = ("scores", "what_happened", "read_table", "fairness", "welcome", *QUERY_COMMANDS)
_OF_THE_MATCH = ("save", "undo", "redo", "restart", "hint", "claim", "finish", "next_deal", *_WITH_MATCH)


@frozen
class CommandContext:
    """State of the match on which the commands depend."""

    among_people: bool = False
    watches: bool = False
    practises: bool = False  # a practice deal or a lesson, over a match or the welcome page
    learns: bool = False  # a lesson
    their_turn: bool = False
    deal_over: bool = False
    match_over: bool = False
    has_acted: bool = False  # by anybody
    may_undo: bool = True  # by the settings of the match
    may_hint: bool = True
    can_undo: bool = False
    can_redo: bool = False
    can_claim: bool = False
    finishing: Text | None = DEAL_OVER  # why the deal cannot be finished quickly; None: it can


def why_not(context: CommandContext | None) -> Mapping[str, Text | None]:
    """Return by name of command why it is disabled, None if it is enabled; `context` None: there is no match."""
    always: dict[str, Text | None] = dict.fromkeys(_ALWAYS, None)
    if context is None:
        return always | dict.fromkeys(_OF_THE_MATCH, NO_MATCH)
    refusals = always | dict.fromkeys(_WITH_MATCH, None)
    refusals |= {
        "save": None,
        "undo": _undo(context),
        "redo": None if context.can_redo else NOTHING_TO_REDO,
        "restart": None if context.has_acted else NOTHING_TO_UNDO,
        "hint": _hint(context),
        "claim": None if context.can_claim else _over(context) or NOT_CERTAIN,
        "finish": context.finishing,
        "next_deal": MATCH_OVER if context.match_over else None if context.deal_over else NOT_COUNTED,
    }
    if context.practises:
        refusals |= dict.fromkeys((*_SAVED, "fairness"), LESSON) if context.learns else dict.fromkeys(_SAVED, PRACTICE)
    return refusals | dict.fromkeys(_WITHOUT_PEOPLE, NOT_WITH_PEOPLE) if context.among_people else refusals


def _undo(context: CommandContext) -> Text | None:
    if not context.may_undo:
        return NO_UNDO_HERE
    return None if context.can_undo else WATCHING if context.watches else NOTHING_TO_UNDO


def _hint(context: CommandContext) -> Text | None:
    if not context.may_hint:
        return NO_HINTS_HERE
    return None if context.their_turn else _over(context) or NOT_YOUR_TURN


def _over(context: CommandContext) -> Text | None:
    """Return what prevents the user from acting for longer than until the next turn."""
    if context.match_over:
        return MATCH_OVER
    return DEAL_OVER if context.deal_over else WATCHING if context.watches else None


@frozen
class _Slot:
    """Place of a command in the row of round buttons."""

    name: str
    icon: str
    label: Text
    tip: Text


_UNDO = _Slot("undo", "undo", translate("Round", "Undo"), translate("Round", "Undo: take back what you did last"))
_HINT = _Slot("hint", "hint", translate("Round", "Hint"), translate("Round", "Hint: which card, and why"))
_TRICK = translate("Round", "Last trick")
_TRICKS = _Slot("what_happened", "trick", _TRICK, translate("Round", "Last trick and earlier ones"))
_HAPPENED = translate("Round", "What happened")
_TURNS = _Slot("what_happened", "turns", _HAPPENED, translate("Round", "What happened since your last turn"))
_SCORES = _Slot("scores", "scores", translate("Round", "Scores"), translate("Round", "Scores of all deals"))
_SAY = _Slot("say", "speech", translate("Round", "Say"), translate("Round", "Say something to the others"))
_SOUNDS_ON = _Slot("sounds", "sound", translate("Round", "Sounds are on"), translate("Round", "Turn the sounds off"))
_SOUNDS_OFF = _Slot("sounds", "mute", translate("Round", "Sounds are off"), translate("Round", "Turn the sounds on"))


class RoundButtonController:
    """Keeps the round buttons of the match in the state of the menus."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._menus = program.window.menus

    def renew(self) -> None:
        play = self._program.match
        if play is not None and play.controller.ready:
            play.scene.hud.round_buttons.show_commands([self._command(slot) for slot in self._slots()])

    def _slots(self) -> list[_Slot]:
        sounds = _SOUNDS_ON if self._program.settings.sound.on else _SOUNDS_OFF
        play = self._program.match
        history = _TRICKS if play is None or play.config.game.told_turns is None else _TURNS
        slots = [_UNDO, _HINT, history, _SCORES, sounds]
        if (
            play is not None and self._menus.actions["say"].isVisible()
        ):  # instead of what is needed least: there is no room
            slots[slots.index(sounds if play.config.may_hint else _HINT)] = _SAY
        return [slot for slot in slots if self._menus.actions[slot.name].isVisible()]

    def _command(self, slot: _Slot) -> RoundCommand:
        from cardtable.table.hud.round_buttons import RoundCommand

        action = self._menus.actions[slot.name]
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        refusal = self._menus.refusal(slot.name)
        is_checked = slot.name == "what_happened" and action.isChecked()
        return RoundCommand(slot.name, slot.icon, slot.label, slot.tip, key, refusal, is_checked)
