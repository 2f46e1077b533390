"""Larger and smaller writing by keys and menus, one of the sizes that can be chosen after the other.

What the menus do, and which of them can be used now.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, QTimer

from cardtable.app.controllers.command_state import REASONS, CommandContext, RoundButtonController, why_not
from cardtable.app.controllers.dialog_controller import DialogController
from cardtable.app.controllers.overlay_controller import HandReveal
from cardtable.app.controllers.query_controller import QueryController
from cardtable.app.overlays.history.history_controller import HistoryController
from cardtable.app.program import Program
from cardtable.app.settings.key_settings import active_keys
from cardtable.app.settings.startup_settings import USUAL, WRITING_SIZES
from cardtable.app.speech_output.speech_history import SpeechHistoryCommands
from cardtable.app.window.submenus import QUICK, LessonMenu, QuickMenu
from cardtable.core.events import HandScored
from cardtable.core.options import Options
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, translate
from cardtable.games import in_order
from cardtable.host.host_messages import ProposalKind

LARGEST = translate("Menu", "The writing is as large as it can be.")
SMALLEST = translate("Menu", "The writing is as small as it can be.")
IS_USUAL = translate("Menu", "The writing has its usual size.")
NOW = translate("Menu", "The writing is at %1 per cent.")


class TextSizeController:
    """Changes one setting, and says what it has become: who cannot see it well can hear it."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        """What each command does."""
        return {
            "larger": partial(self._step, 1),
            "smaller": partial(self._step, -1),
            "usual_size": partial(self._choose, USUAL),
        }

    def refusals(self) -> Mapping[str, Text | None]:
        """Why a command would change nothing; None where it would."""
        size = self._size
        return {
            "larger": LARGEST if size == WRITING_SIZES[-1] else None,
            "smaller": SMALLEST if size == WRITING_SIZES[0] else None,
            "usual_size": IS_USUAL if size == USUAL else None,
        }

    @property
    def _size(self) -> int:
        return self._program.settings.accessibility.writing

    def _step(self, by: int) -> None:
        self._choose(WRITING_SIZES[WRITING_SIZES.index(self._size) + by])

    def _choose(self, size: int) -> None:
        self._program.change(self._program.settings.accessibility.changed("writing", size))
        self._program.window.forget_notices()  # the size before
        self._program.say(NOW.filled(size))


_SHOWN = ("accessibility", "keys", "sound", "table")  # the sections that menus and bars show
SOUNDS_ON = translate("Menu", "Sounds are on.")
SOUNDS_OFF = translate("Menu", "Sounds are off.")


class MenuController(QObject):
    """Joins the window's commands to the program; refreshes what can be used when something has changed."""

    def __init__(self, program: Program, openers: DialogController) -> None:
        super().__init__(program)
        self._program = program
        self._openers = openers
        self._menus = program.window.menus
        self._quiet = RoundButtonController(program)
        self._writing = TextSizeController(program)
        self._turned_up = HandReveal(program)
        self._answering = QueryController(program, lambda: openers.looked_at)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.refresh)
        self.what_happened = HistoryController(program)
        self.what_happened.toggled.connect(self._show_open)
        for name, handle in self._handlers().items():
            self._menus.actions[name].triggered.connect(lambda _checked=False, handle=handle: handle())
        self._quick = [
            QuickMenu(menu, name, program.words, lambda: program.settings, self._choose)
            for name, menu in self._menus.submenus.items()
            if name in QUICK
        ]
        self._lessons = LessonMenu(
            self._menus.submenus["learn"],
            program.words,
            self._taught_games,
            openers.lessons.finished,
            openers.lessons.begin,
        )
        self._menus.submenus["language"].aboutToShow.connect(self.refresh)
        program.changed.connect(self.refresh_soon)
        program.counted.connect(self.refresh_soon)
        program.requested.connect(self._give)
        program.matchChanged.connect(self._match_changed)
        program.settingsChanged.connect(self._renew)
        program.window.languageChanged.connect(self._retranslate)
        for section in _SHOWN:
            self._renew(section)
        self._match_changed()

    def refresh_soon(self) -> None:
        """Look again when the event loop is free: updates come in bursts."""
        self._soon.start(0)

    def refresh(self) -> None:
        """Enable what can be used now."""
        refusals = why_not(self._standing())
        self._menus.enable(refusals)
        for reason in REASONS.difference(refusals.values()):  # holds for no command any more
            self._program.window.take_back(reason)
        self._menus.actions["full_screen"].setChecked(self._program.window.isFullScreen())
        self._quiet.renew()

    def _renew(self, changed: str) -> None:
        """Show the section of this name as it is now."""
        settings = self._program.settings
        match changed:
            case "accessibility" | "keys":
                self._menus.set_keys(active_keys(settings.keys) if settings.accessibility.single_keys else {})
                self._menus.enable(self._writing.refusals())
            case "sound":
                self._menus.actions["sounds"].setChecked(settings.sound.on)
            case "table":
                self._menus.actions["status_line"].setChecked(settings.table.status_line)
                self._program.window.show_status_line(settings.table.status_line)
                self._menus.actions["round_buttons"].setChecked(settings.table.round_buttons)
        self._quiet.renew()

    def _show_open(self, is_open: bool) -> None:
        self._menus.actions["what_happened"].setChecked(is_open)
        self._quiet.renew()

    def _match_changed(self) -> None:
        terms = None if self._program.play is None else self._program.play.terms
        told = terms is None or terms.kinds.has_tricks or terms.game.told_turns is not None
        self._menus.offer({"what_happened": told, "claim": terms is None or terms.game.claims})
        self.refresh()

    def _give(self, name: str) -> None:
        """Do what a button of the table asks for: it may come before the menus have been looked at again."""
        self.refresh()
        self._menus.actions[name].trigger()

    def _standing(self) -> CommandContext | None:
        """How the match on the table stands; None without one."""
        play, controller = self._program.play, None if self._program.play is None else self._program.play.controller
        if play is None or controller is None or not controller.ready:
            return None
        heard = play.model.heard
        return CommandContext(
            among_people=self._program.table is None,
            watches=controller.hands is None,
            practises=self._program.practises,
            learns=self._openers.lessons.is_on,
            their_turn=controller.persons_turn and not play.model.is_counted,
            deal_over=any(isinstance(event, HandScored) for event in heard),
            match_over=controller.match_over,
            has_acted=controller.actions > 0,
            may_undo=play.terms.may_undo,
            may_hint=play.terms.may_hint,
            can_undo=controller.can(ProposalKind.UNDO),
            can_redo=controller.can(ProposalKind.REDO),
            can_claim=controller.can(ProposalKind.CLAIM),
            finishing=play.finishing.refusal(),
        )

    def _handlers(self) -> Mapping[str, Callable[[], None]]:
        openers, program = self._openers, self._program
        return {
            "new": openers.new_game,
            "deal_number": partial(openers.new_game, deal_number=True),
            "people": openers.people,
            "restart": self._restart,
            "open": openers.open_file,
            "unfinished": openers.unfinished,
            "save": openers.save_file,
            "statistics": openers.statistics,
            "welcome": openers.go_home,
            "quit": self._quit,
            "undo": self._undo,
            "redo": self._redo,
            "hint": self._hint,
            "claim": openers.claim,
            "finish": self._finish,
            "next_deal": openers.next_deal,
            **self._answering.handlers(),
            **SpeechHistoryCommands(self._program).handlers(),
            "what_happened": self.what_happened.toggle,
            "scores": openers.score_sheet,
            "status_line": self._toggle_status_line,
            "round_buttons": self._toggle_round_buttons,
            "full_screen": lambda: program.window.set_full_screen(not program.window.isFullScreen()),
            "sounds": self._toggle_sounds,
            "preferences": openers.preferences,
            "help": openers.help,
            "rules": openers.rules,
            "mouse_and_keys": openers.of_help.mouse_and_keys,
            "shortcuts": openers.shortcuts,
            "fairness": openers.fairness,
            "about": openers.about,
            **self._writing.handlers(),
        }

    def _taught_games(self) -> Mapping[str, AnyGame]:
        """The game on the table, if it has lessons; else all games."""
        games = in_order(self._program.games)
        play = self._program.play
        here = None if play is None else games[play.terms.game.id]
        return games if here is None or not here.teaches else {here.id: here}

    def _undo(self) -> None:
        if self._program.play is not None:
            self._program.play.controller.wish(ProposalKind.UNDO)

    def _redo(self) -> None:
        if self._program.play is not None:
            self._program.play.controller.wish(ProposalKind.REDO)

    def _hint(self) -> None:
        if self._program.play is not None:
            self._program.play.hint()

    def _finish(self) -> None:
        if self._program.play is not None:
            self._program.play.finishing.start()

    def _restart(self) -> None:
        if self._openers.may_leave():
            self._program.begin_again()

    def _quit(self) -> None:
        self._program.window.close()

    def _toggle_status_line(self) -> None:
        table = self._program.settings.table
        self._program.change(table.changed("status_line", not table.status_line))

    def _toggle_round_buttons(self) -> None:
        table = self._program.settings.table
        self._program.change(table.changed("round_buttons", not table.round_buttons))

    def _toggle_sounds(self) -> None:
        """Said as well: the menu that shows it is closed, and nobody hears that there is nothing to hear."""
        sound = self._program.settings.sound
        self._program.change(sound.changed("on", not sound.on))
        self._program.say(SOUNDS_OFF if sound.on else SOUNDS_ON)

    def _choose(self, section: Options) -> None:
        self._program.change(section)  # type: ignore[arg-type]  # made by `changed` from one of the sections

    def _retranslate(self) -> None:
        self._lessons.retranslate()
        for menu in self._quick:
            menu.refresh()
