"""Menu commands joined to the program, and their state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, QTimer

from cardtable.app.controllers.command_state import REASONS, CommandContext, RoundButtonController, why_not
from cardtable.app.controllers.dialog_controller import DialogController
from cardtable.app.controllers.overlay_controller import HandReveal
from cardtable.app.controllers.query_controller import QueryController
from cardtable.app.match.match_controller import MatchController
from cardtable.app.overlays.history.history_controller import HistoryController
from cardtable.app.program import Program
from cardtable.app.settings.key_settings import active_keys
from cardtable.app.settings.startup_settings import USUAL, WRITING_SIZES
from cardtable.app.speech_output.speech_history import SpeechHistoryCommands
from cardtable.app.window.submenus import QUICK, LessonMenu, QuickMenu
from cardtable.core.events import HandScored
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, translate
from cardtable.games import in_order
from cardtable.host.host_messages import ProposalKind

SOUNDS_ON = translate("Menu", "Sounds are on.")
SOUNDS_OFF = translate("Menu", "Sounds are off.")
LARGEST = translate("Menu", "The text is as large as it can be.")
SMALLEST = translate("Menu", "The text is as small as it can be.")
IS_USUAL = translate("Menu", "The text has its usual size.")
NOW = translate("Menu", "The text is at %1 per cent.")


class TextSizeController:
    """Commands that change the size of writing and say the new size, for users who cannot see it well."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def handlers(self) -> Mapping[str, Callable[[], None]]:
        return {
            "larger": partial(self._step, 1),
            "smaller": partial(self._step, -1),
            "usual_size": partial(self._choose, USUAL),
        }

    def refusals(self) -> Mapping[str, Text | None]:
        """Return by name of command why it has no effect; None if it has one."""
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
        self._program.window.forget_notices()  # of the size before
        self._program.say(NOW.filled(size))


_SHOWN_SECTIONS = ("accessibility", "keys", "sound", "table")  # the sections that menus and bars show


class MenuController(QObject):
    """Joins the window's commands to the program, and updates their state after changes."""

    def __init__(self, program: Program, openers: DialogController) -> None:
        super().__init__(program)
        self._program, self._openers = program, openers
        self._menus = program.window.menus
        self._round_buttons = RoundButtonController(program)
        self._text_size = TextSizeController(program)
        self._hand_reveal = HandReveal(program)
        self._queries = QueryController(program, lambda: openers.replay_page)
        self._refresh_timer = QTimer(self, singleShot=True)
        self._refresh_timer.timeout.connect(self.refresh)
        self.what_happened = HistoryController(program)
        self.what_happened.toggled.connect(self._show_history)
        for name, handler in self._handlers().items():
            self._menus.actions[name].triggered.connect(lambda _checked=False, handler=handler: handler())
        self._quick_menus = [
            QuickMenu(menu, name, program.renderer, lambda: program.settings, program.change)
            for name, menu in self._menus.submenus.items()
            if name in QUICK
        ]
        self._lessons = LessonMenu(
            self._menus.submenus["learn"],
            program.renderer,
            self._taught_games,
            openers.lessons.finished,
            openers.lessons.begin,
        )
        self._menus.submenus["language"].aboutToShow.connect(self.refresh)
        program.changed.connect(self.refresh_soon)
        program.counted.connect(self.refresh_soon)
        program.requested.connect(self._trigger)
        program.matchChanged.connect(self._match_changed)
        program.settingsChanged.connect(self._show_section)
        program.window.languageChanged.connect(self._retranslate)
        for section in _SHOWN_SECTIONS:
            self._show_section(section)
        self._match_changed()

    def refresh_soon(self) -> None:
        """Update the state in the next turn of the event loop: updates come in bursts."""
        self._refresh_timer.start(0)

    def refresh(self) -> None:
        refusals = why_not(self._context())
        self._menus.enable(refusals)
        for reason in REASONS.difference(refusals.values()):  # that hold for no command any more
            self._program.window.take_back(reason)
        self._menus.actions["full_screen"].setChecked(self._program.window.isFullScreen())
        self._round_buttons.renew()

    def _show_section(self, changed: str) -> None:
        settings = self._program.settings
        match changed:
            case "accessibility" | "keys":
                self._menus.set_keys(active_keys(settings.keys) if settings.accessibility.single_keys else {})
                self._menus.enable(self._text_size.refusals())
            case "sound":
                self._menus.actions["sounds"].setChecked(settings.sound.on)
            case "table":
                self._menus.actions["status_line"].setChecked(settings.table.status_line)
                self._program.window.show_status_line(settings.table.status_line)
                self._menus.actions["round_buttons"].setChecked(settings.table.round_buttons)
        self._round_buttons.renew()

    def _show_history(self, is_open: bool) -> None:
        self._menus.actions["what_happened"].setChecked(is_open)
        self._round_buttons.renew()

    def _match_changed(self) -> None:
        config = None if self._program.match is None else self._program.match.config
        has_history = config is None or config.kinds.has_tricks or config.game.told_turns is not None
        self._menus.offer({"what_happened": has_history, "claim": config is None or config.game.claims})
        self.refresh()

    def _trigger(self, name: str) -> None:
        """Trigger the command of a button on the table, after an update of its state, which may be pending."""
        self.refresh()
        self._menus.actions[name].trigger()

    def _context(self) -> CommandContext | None:
        play = self._program.match
        if play is None or not play.controller.ready:
            return None
        controller = play.controller
        return CommandContext(
            among_people=self._program.local_match is None,
            watches=controller.acting_seat is None,
            practises=self._program.practises,
            learns=self._openers.lessons.is_on,
            their_turn=controller.persons_turn and not play.model.is_counted,
            deal_over=any(isinstance(event, HandScored) for event in play.model.heard),
            match_over=controller.match_over,
            has_acted=controller.actions > 0,
            may_undo=play.config.may_undo,
            may_hint=play.config.may_hint,
            can_undo=controller.can(ProposalKind.UNDO),
            can_redo=controller.can(ProposalKind.REDO),
            can_claim=controller.can(ProposalKind.CLAIM),
            finishing=play.finishing.refusal(),
        )

    def _handlers(self) -> Mapping[str, Callable[[], object]]:
        openers, of_help, program = self._openers, self._openers.of_help, self._program
        return {
            "new": openers.new_game,
            "deal_number": partial(openers.new_game, deal_number=True),
            "people": openers.people,
            "restart": lambda: program.begin_again() if openers.may_leave() else None,
            "open": openers.open_file,
            "unfinished": openers.unfinished,
            "save": openers.save_file,
            "statistics": openers.of_statistics.open,
            "welcome": openers.go_home,
            "quit": program.window.close,
            "undo": self._in_match(lambda play: play.controller.wish(ProposalKind.UNDO)),
            "redo": self._in_match(lambda play: play.controller.wish(ProposalKind.REDO)),
            "hint": self._in_match(lambda play: play.hint()),
            "claim": openers.claim,
            "finish": self._in_match(lambda play: play.finishing.start()),
            "next_deal": self._in_match(lambda _play: openers.overlays.deals.go_on()),
            **self._queries.handlers(),
            **SpeechHistoryCommands(self._program).handlers(),
            "what_happened": self.what_happened.toggle,
            "scores": openers.score_sheet,
            "status_line": partial(self._toggle_table, "status_line"),
            "round_buttons": partial(self._toggle_table, "round_buttons"),
            "full_screen": lambda: program.window.set_full_screen(not program.window.isFullScreen()),
            "sounds": self._toggle_sounds,
            "preferences": openers.preferences,
            "help": of_help.how_to_play,
            "rules": of_help.rules,
            "mouse_and_keys": of_help.mouse_and_keys,
            "shortcuts": openers.shortcuts,
            "fairness": openers.fairness,
            "about": openers.about,
            **self._text_size.handlers(),
        }

    def _taught_games(self) -> Mapping[str, AnyGame]:
        """Return the game of the match if it has lessons; else all games."""
        games = in_order(self._program.games)
        play = self._program.match
        current = None if play is None else games[play.config.game.id]
        return games if current is None or not current.teaches else {current.id: current}

    def _in_match(self, handle: Callable[[MatchController], None]) -> Callable[[], None]:
        """Return the handler of a command that does nothing without a match."""
        return lambda: None if self._program.match is None else handle(self._program.match)

    def _toggle_table(self, option: str) -> None:
        table = self._program.settings.table
        self._program.change(table.changed(option, not table.value(option)))

    def _toggle_sounds(self) -> None:
        """Switch the sounds and say so: the check mark in the closed menu is not visible."""
        sound = self._program.settings.sound
        self._program.change(sound.changed("on", not sound.on))
        self._program.say(SOUNDS_OFF if sound.on else SOUNDS_ON)

    def _retranslate(self) -> None:
        self._lessons.retranslate()
        for menu in self._quick_menus:
            menu.refresh()
