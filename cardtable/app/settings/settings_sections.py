"""Program settings: option sets like those of the games, edited by the same forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, fields, replace
from functools import partial
from typing import Any, cast

from cardtable.app.settings.house_rule_settings import HouseRuleSettings
from cardtable.app.settings.key_settings import KeySettings
from cardtable.app.settings.setting_choices import (
    BackName,
    Digits,
    HandOrder,
    Letters,
    Level,
    SpeechOutputChoice,
    SpeechPause,
    SpokenOf,
    SpokenWords,
    ThemeName,
    Verbosity,
)
from cardtable.app.settings.startup_settings import DEFAULT_GAME, USUAL, WRITING_SIZES
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.languages import Language
from cardtable.core.options import Options, option
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, translate

tr = partial(translate, "Settings")

SPEAK_OF_YOU = tr("Speak of you as")

_LONGEST_LIST = 300  # characters of names separated by commas: enough for the players of any game
PORTRAITS = 12  # number of portraits
SPEEDS: Mapping[int, Text] = {
    50: tr("Slow"),
    100: tr("Normal", "speed"),
    200: tr("Fast"),
    400: tr("Very fast"),
}  # of the cards, in per cent
PAUSES: Mapping[int, Text] = {
    1000: tr("Slow"),
    500: tr("Normal", "speed"),
    250: tr("Fast"),
    0: tr("Very fast"),
}  # before a computer's move, in milliseconds
STAYS: Mapping[int, Text] = {
    300: tr("Very short"),
    600: tr("Short"),
    900: tr("Normal", "duration"),
    1500: tr("Long"),
}  # of a finished trick, in milliseconds


@frozen
class TableSettings(Options):
    """Settings of the table and the window around it."""

    theme: ThemeName = option(
        ThemeName.GREEN, tr("Colours of the table"), tr("High contrast helps if your eyesight is poor.")
    )
    dim_illegal: bool = option(True, tr("Dim cards that can't be played"), tr("Only while it's your turn."))
    summary: bool = option(
        True, tr("Show the points after each deal"), tr("They stay on the table until you press “Next deal”.")
    )
    status_line: bool = option(True, tr("Show the status bar"), tr("It shows what has just happened."))
    play_last: bool = option(
        True, tr("Play my last card for me"), tr("After a moment, and only if there is nothing else you could do.")
    )
    coach_offers: bool = option(
        True,
        tr("Let the coach offer a lesson"),
        tr("Once in a match, after three of your moves in a deal break the same rule."),
    )
    round_buttons: bool = option(True, tr("Show the round buttons"), tr("Undo, hint, scores and more, on the table."))


@frozen
class CardSettings(Options):
    """Settings of the cards and the order of the hand."""

    four_colours: bool = option(True, tr("A colour for each suit"), tr("Clubs are green and diamonds are blue."))
    two_where_due: bool = option(
        True,
        tr("Red and black in games where colour matters"),
        tr("In Canasta, red threes are red, and a canasta shows whether it is red or black."),
        when=lambda chosen: chosen.four_colours,
    )
    large_indices: bool = option(
        False, tr("Large letters and numbers"), tr("The corners of the cards can be read from further away.")
    )
    letters: Letters = option(
        Letters.LATIN, tr("Letters on the cards"), tr("Court cards and numbers can use the letters of the language.")
    )
    back: BackName = option(
        BackName.GIRIH,
        tr("Back of the cards"),
        tr("Each pattern comes from a region whose language the program speaks."),
    )
    hand_order: HandOrder = option(
        HandOrder.GAME, tr("Sort the hand"), tr("In Canasta it helps to keep ranks together, in other games suits.")
    )


@frozen
class MotionSettings(Options):
    """Settings of speed, motion and pauses."""

    speed: int = option(
        100,
        tr("Speed of the cards"),
        tr("A click always finishes a movement at once. Other speeds are in per cent."),
        low=25,
        high=400,
        names=SPEEDS,
    )
    reduce_motion: bool = option(
        False, tr("Reduce motion"), tr("Cards fade instead of flying. A screen reader always turns this on.")
    )
    wait_for_click: bool = option(False, tr("A finished trick waits for a click"), tr("Enter and Space work too."))
    trick_pause: int = option(
        900,
        tr("How long a finished trick stays on the table"),
        tr("Then it goes to its winner. Other times are in milliseconds."),
        low=300,
        high=5000,
        names=STAYS,
        when=lambda chosen: not chosen.wait_for_click,
    )
    computer_pause: int = option(
        500,
        tr("How fast computer players are"),
        tr("Thinking is part of this time. Other times are in milliseconds."),
        low=0,
        high=3000,
        names=PAUSES,
    )


@frozen
class SoundSettings(Options):
    """Settings of the sounds."""

    on: bool = option(True, tr("Sounds"), tr("They let you hear, from each player's side, what happens on the table."))
    volume: int = option(
        75,
        tr("Volume, in per cent"),
        tr("Relative to the volume of the computer."),
        low=0,
        high=100,
        suggested=(25, 50, 75, 100),
        when=lambda chosen: chosen.on,
    )


@frozen
class PlayersSettings(Options):
    """Settings of the user's name and portrait, and of the computer players."""

    name: str = option("", tr("Your name"), tr("Others at the table see it. Without a name you are just “You” here."))
    spoken_of: SpokenOf = option(
        SpokenOf.NEITHER, SPEAK_OF_YOU, tr("Verbs depend on it in some languages, such as Hindi.")
    )
    portrait: int = option(
        3, tr("Your portrait"), tr("Shown next to your name at the table."), low=0, high=PORTRAITS - 1
    )
    level: Level = option(
        Level.CLUB,
        tr("Computer players"),
        tr("Levels differ in how well they think, never in the cards they are dealt."),
    )
    opponents: str = option(
        "",
        tr("Names of the computer players"),
        tr("Separate the names with commas; leave empty for the usual names."),
        high=_LONGEST_LIST,
    )
    relay: str = option(
        "",
        tr("Relay for friends from other houses"),
        tr(
            "Write the address of your own, which begins with https; leave empty for the public ones, or "
            "write “-” for none."
        ),
        high=100,
    )


@frozen
class LanguageSettings(Options):
    """Settings of language and digits."""

    language: Language = option(Language.SYSTEM, tr("Language"), tr("Takes effect at once, without a restart."))
    digits: Digits = option(Digits.USUAL, tr("Digits"), tr("Scores and all other numbers are written with them."))


SCAN_SECONDS = (1, 2, 3, 5)
_AFTER = tr("After %1 second(s)", "the focus moves by itself", n=0)


@frozen
class AccessibilitySettings(Options):
    """Settings of text size, screen reader and keyboard."""

    writing: int = option(
        USUAL,
        tr("Text size, in per cent"),
        tr("Everywhere in the program; at the table as far as there is room."),
        only=WRITING_SIZES,
    )
    verbosity: Verbosity = option(
        Verbosity.NORMAL, tr("What is spoken"), tr("For screen readers and for the status bar.")
    )
    words: SpokenWords = option(
        SpokenWords.FULL, tr("Wording of what is spoken"), tr("For screen readers. What is written stays as it is.")
    )
    speech_pause: SpeechPause = option(
        SpeechPause.AUTOMATIC,
        tr("Wait for speech"),
        tr("The other players wait until you've had time to hear what was said."),
    )
    speak_through: SpeechOutputChoice = option(
        SpeechOutputChoice.AUTOMATIC,
        tr("Speak through"),
        tr("If the screen reader is too old to announce what happens, the game can speak by itself."),
    )
    scan: int = option(
        0,
        tr("Play with one key"),
        tr("The focus moves by itself through the cards and buttons you can use; Space chooses."),
        only=(0, *SCAN_SECONDS),
        names={0: tr("Never")} | {seconds: _AFTER.filled(seconds, n=seconds) for seconds in SCAN_SECONDS},
    )
    single_keys: bool = option(
        True,
        tr("Single keys give commands"),
        tr("Letters and numbers without Ctrl: switch them off if they get in your way."),
    )


@frozen
class GameChoice:
    """Choices for the next match of one game: options, number of seats, and computer players."""

    game: str
    options: Mapping[str, bool | int | str] = field(default_factory=dict)  # in saved form; default if missing
    seats: int = 0  # 0: never chosen
    levels: tuple[str, ...] = ()  # by seat from seat 1 on
    names: tuple[str, ...] = ()  # of computer players, by seat from seat 1 on; "" for a usual name

    def chosen(self, definition: AnyGame) -> Options:
        """Return the options of the next match; without a choice those of the game's first preset."""
        if not self.options:
            return first_preset(definition)
        return cast("Options", definition.options.load(self.options)[0])


Section = Options | GameChoice
# Settings of earlier versions by section: dropped without a notice
REMOVED: Mapping[str, frozenset[str]] = {
    "table": frozenset({"confirm_leaving"}),  # a match that is saved is left without a question
    "house": frozenset({"router"}),  # no router is asked any more
}
# Settings outside the sections that are integers by name, and their ranges
NUMBERS: Mapping[str, range] = {"portraits": range(PORTRAITS), "begun": range(10**6), "played": range(10**6)}
SEATS = range(100)  # range of saved seat numbers; the rules of the game limit them further


@frozen
class Settings:
    """All settings, and what the program remembers of earlier matches."""

    table: TableSettings = TableSettings()
    cards: CardSettings = CardSettings()
    motion: MotionSettings = MotionSettings()
    sound: SoundSettings = SoundSettings()
    players: PlayersSettings = PlayersSettings()
    language: LanguageSettings = LanguageSettings()
    accessibility: AccessibilitySettings = AccessibilitySettings()
    keys: KeySettings = KeySettings()
    house: HouseRuleSettings = HouseRuleSettings()
    games: Mapping[str, GameChoice] = field(default_factory=dict)
    portraits: Mapping[str, int] = field(default_factory=dict)  # of computer players, by name
    begun: Mapping[str, int] = field(default_factory=dict)  # matches begun, by game; the first dealer changes each time
    played: Mapping[str, int] = field(default_factory=dict)  # number of matches shown, by game
    last_game: str = DEFAULT_GAME
    geometry: str = ""  # of the main window, in base 64
    folder: str = ""  # of the last saved game; "" before the first
    bot: str = ""  # program last chosen as a bot: proposed next time, but never started unasked

    def game(self, game: str) -> GameChoice:
        return self.games.get(game, GameChoice(game))

    def has_played(self, game: str) -> bool:
        """Return whether the user has played the game before, as far as the settings tell."""
        return any(game in known for known in (self.played, self.begun, self.games))

    def section(self, name: str) -> Options:
        return cast("Options", getattr(self, name))

    def changed(self, section: Section) -> Settings:
        """Return a copy with one section replaced, found by its type."""
        if isinstance(section, GameChoice):
            return replace(self, games={**self.games, section.game: section})
        return replace(self, **cast("Any", {name_of(section): section}))


# All sections by name, those of the preferences, and the names of the strings outside the sections
ALL_SECTIONS: Mapping[str, type[Options]] = {
    entry.name: type(entry.default) for entry in fields(Settings) if isinstance(entry.default, Options)
}
SECTIONS: Mapping[str, type[Options]] = {name: kind for name, kind in ALL_SECTIONS.items() if name != "house"}
STRINGS = tuple(entry.name for entry in fields(Settings) if isinstance(entry.default, str))


def name_of(section: Section) -> str:
    """Return the name of a section in `Settings`; "games" for the choices of one game."""
    return next((name for name, kind in ALL_SECTIONS.items() if isinstance(section, kind)), "games")


def first_preset(definition: AnyGame) -> Options:
    """Return the options of the first preset; without presets the defaults."""
    options: type[Options] = definition.options
    return options.preset(next(iter(options.PRESETS))) if options.PRESETS else options()
