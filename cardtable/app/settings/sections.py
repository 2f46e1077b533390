"""Program settings: option sets like those of the games, so that one form builder edits all of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any, cast

from cardtable.app.settings.default_game import DEFAULT_GAME
from cardtable.app.settings.house_settings import HouseSettings
from cardtable.app.settings.key_settings import KeySettings
from cardtable.app.settings.setting_choices import (
    BackName,
    Digits,
    HandOrder,
    Letters,
    Level,
    SpeakThrough,
    SpeechPause,
    SpokenWords,
    ThemeName,
    Verbosity,
)
from cardtable.app.settings.writing_sizes import USUAL, WRITING_SIZES
from cardtable.core.frozen_values import frozen
from cardtable.core.languages import Language
from cardtable.core.options import Options, option
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, translate

_LONGEST_LIST = 300  # characters of names with commas between: for as many players as any game has
PORTRAITS = 12  # how many portraits there are to choose from
SPEEDS: Mapping[int, Text] = {  # of the cards, in per cent
    50: translate("Settings", "Slow"),
    100: translate("Settings", "Normal", "speed"),
    200: translate("Settings", "Fast"),
    400: translate("Settings", "Very fast"),
}
PAUSES: Mapping[int, Text] = {  # before a computer's move, in milliseconds
    1000: translate("Settings", "Slow"),
    500: translate("Settings", "Normal", "speed"),
    250: translate("Settings", "Fast"),
    0: translate("Settings", "Very fast"),
}
STAYS: Mapping[int, Text] = {  # of a finished trick, in milliseconds
    300: translate("Settings", "Very short"),
    600: translate("Settings", "Short"),
    900: translate("Settings", "Normal", "duration"),
    1500: translate("Settings", "Long"),
}


@frozen
class TableSettings(Options):
    """The table and the window around it."""

    theme: ThemeName = option(
        ThemeName.GREEN,
        label=translate("Settings", "Colours of the table"),
        help=translate("Settings", "High contrast helps if your eyesight is poor."),
    )
    dim_illegal: bool = option(
        True,
        label=translate("Settings", "Dim cards that may not be played"),
        help=translate("Settings", "Only while it is your turn."),
    )
    summary: bool = option(
        True,
        label=translate("Settings", "Show the points after each deal"),
        help=translate("Settings", "They stay on the table until you press Next deal."),
    )
    status_line: bool = option(
        True,
        label=translate("Settings", "Show the status bar"),
        help=translate("Settings", "It tells what has just happened."),
    )
    play_last: bool = option(
        True,
        label=translate("Settings", "Play my last card for me"),
        help=translate("Settings", "After a moment, and only if there is nothing else that you could do."),
    )
    coach_offers: bool = option(
        True,
        label=translate("Settings", "Let the coach offer a lesson"),
        help=translate(
            "Settings", "Once in a match, after you have been refused the same thing three times in a deal."
        ),
    )
    round_buttons: bool = option(
        True,
        label=translate("Settings", "Show the round buttons"),
        help=translate("Settings", "Undo, hint, scores and more, on the table."),
    )


@frozen
class CardSettings(Options):
    """How the cards look and lie in the hand."""

    four_colours: bool = option(
        True,
        label=translate("Settings", "A colour for each suit"),
        help=translate("Settings", "Clubs are green and diamonds are blue."),
    )
    two_where_due: bool = option(
        True,
        label=translate("Settings", "But red and black in games where it matters"),
        help=translate("Settings", "In Canasta, red threes are red, and a canasta shows whether it is red or black."),
        when=lambda chosen: chosen.four_colours,
    )
    large_indices: bool = option(
        False,
        label=translate("Settings", "Large letters and numbers"),
        help=translate("Settings", "The corners of the cards can be read from further away."),
    )
    letters: Letters = option(
        Letters.LATIN,
        label=translate("Settings", "Letters on the cards"),
        help=translate("Settings", "Court cards and numbers can use the letters of the language."),
    )
    back: BackName = option(
        BackName.GIRIH,
        label=translate("Settings", "Back of the cards"),
        help=translate("Settings", "Each pattern comes from a region whose language the program speaks."),
    )
    hand_order: HandOrder = option(
        HandOrder.GAME,
        label=translate("Settings", "Sort the hand"),
        help=translate("Settings", "In Canasta it helps to keep ranks together, in other games suits."),
    )


@frozen
class MotionSettings(Options):
    """How fast things move, and how long the table waits for a look."""

    speed: int = option(
        100,
        low=25,
        high=400,
        names=SPEEDS,
        label=translate("Settings", "Speed of the cards"),
        help=translate("Settings", "A click always finishes a movement at once. Other speeds are in per cent."),
    )
    reduce_motion: bool = option(
        False,
        label=translate("Settings", "Reduce motion"),
        help=translate("Settings", "Cards fade and do not fly; always so while a screen reader is on."),
    )
    wait_for_click: bool = option(
        False,
        label=translate("Settings", "A finished trick waits for a click"),
        help=translate("Settings", "Enter and Space work too."),
    )
    trick_pause: int = option(
        900,
        low=300,
        high=5000,
        names=STAYS,
        label=translate("Settings", "How long a finished trick stays on the table"),
        help=translate("Settings", "Then it goes to its winner. Other times are in milliseconds."),
        when=lambda chosen: not chosen.wait_for_click,
    )
    computer_pause: int = option(
        500,
        low=0,
        high=3000,
        names=PAUSES,
        label=translate("Settings", "How fast computer players are"),
        help=translate("Settings", "Thinking is part of this time. Other times are in milliseconds."),
    )


@frozen
class SoundSettings(Options):
    """Whether sounds are heard, and how loud."""

    on: bool = option(
        True,
        label=translate("Settings", "Sounds"),
        help=translate("Settings", "They tell, from the side of each player, what happens on the table."),
    )
    volume: int = option(
        75,
        low=0,
        high=100,
        suggested=(25, 50, 75, 100),
        label=translate("Settings", "Volume, in per cent"),
        help=translate("Settings", "Of the volume that the computer is set to."),
        when=lambda chosen: chosen.on,
    )


@frozen
class PlayersSettings(Options):
    """Who sits at the table."""

    name: str = option(
        "",
        label=translate("Settings", "Your name"),
        help=translate("Settings", "Others at the table see it. Without a name you are just “You” here."),
    )
    portrait: int = option(
        3,
        low=0,
        high=PORTRAITS - 1,
        label=translate("Settings", "Your portrait"),
        help=translate("Settings", "Shown next to your name at the table."),
    )
    level: Level = option(
        Level.CLUB,
        label=translate("Settings", "Computer players"),
        help=translate("Settings", "Levels differ in how well they think, never in the cards they are dealt."),
    )
    opponents: str = option(
        "",
        high=_LONGEST_LIST,
        label=translate("Settings", "Names of the computer players"),
        help=translate("Settings", "Separate the names with commas; leave empty for the usual names."),
    )


@frozen
class LanguageSettings(Options):
    """Language and digits."""

    language: Language = option(
        Language.SYSTEM,
        label=translate("Settings", "Language"),
        help=translate("Settings", "Takes effect at once, without a restart."),
    )
    digits: Digits = option(
        Digits.USUAL,
        label=translate("Settings", "Digits"),
        help=translate("Settings", "Scores and all other numbers are written with them."),
    )


@frozen
class AccessibilitySettings(Options):
    """Size of writing, screen reader and keyboard."""

    writing: int = option(
        USUAL,
        only=WRITING_SIZES,
        label=translate("Settings", "Size of writing, in per cent"),
        help=translate("Settings", "Everywhere in the program; at the table as far as there is room."),
    )
    verbosity: Verbosity = option(
        Verbosity.NORMAL,
        label=translate("Settings", "What is spoken"),
        help=translate("Settings", "For screen readers and for the status bar."),
    )
    words: SpokenWords = option(
        SpokenWords.FULL,
        label=translate("Settings", "Words of what is spoken"),
        help=translate("Settings", "For screen readers. What is written stays as it is."),
    )
    speech_pause: SpeechPause = option(
        SpeechPause.AUTOMATIC,
        label=translate("Settings", "Wait for speech"),
        help=translate("Settings", "The other players wait until you can have heard what was said."),
    )
    speak_through: SpeakThrough = option(
        SpeakThrough.AUTOMATIC,
        label=translate("Settings", "Speak through"),
        help=translate(
            "Settings", "Where the screen reader is too old to hear what happens, the game can speak itself."
        ),
    )
    single_keys: bool = option(
        True,
        label=translate("Settings", "Single keys give commands"),
        help=translate("Settings", "Letters and numbers without Ctrl: switch them off if they get in your way."),
    )


@frozen
class GameChoice:
    """What was last chosen for one game: rules for the next match, seats and opponents."""

    game: str
    options: Mapping[str, bool | int | str] = field(default_factory=dict)  # saved form; what is missing is standard
    seats: int = 0  # 0: never chosen
    levels: tuple[str, ...] = ()  # by seat from seat 1 on
    names: tuple[str, ...] = ()  # typed for the computer players, by seat from seat 1 on; "" for a usual one

    def chosen(self, definition: AnyGame) -> Options:
        """The rules for the next match; never chosen: the game's first preset."""
        if not self.options:
            return first_preset(definition)
        return cast("Options", definition.options.load(self.options)[0])


ProgramSection = (
    TableSettings
    | CardSettings
    | MotionSettings
    | SoundSettings
    | PlayersSettings
    | LanguageSettings
    | AccessibilitySettings
    | KeySettings
    | HouseSettings
)
Section = ProgramSection | GameChoice

SECTIONS: Mapping[str, type[Options]] = {
    "table": TableSettings,
    "cards": CardSettings,
    "motion": MotionSettings,
    "sound": SoundSettings,
    "players": PlayersSettings,
    "language": LanguageSettings,
    "accessibility": AccessibilitySettings,
    "keys": KeySettings,
}
"""Those of the preferences."""
ALL_SECTIONS: Mapping[str, type[Options]] = {**SECTIONS, "house": HouseSettings}
GONE: Mapping[str, frozenset[str]] = {  # what versions before had: nobody misses it, and nobody need be told
    "table": frozenset({"confirm_leaving"}),  # a match that is kept is left without a question
}


# Settings outside the sections that are whole numbers by name, and the numbers that each may be
NUMBERS: Mapping[str, range] = {
    "portraits": range(PORTRAITS),
    "begun": range(1_000_000),
    "played": range(1_000_000),
}
SEATS = range(100)  # for how many a game was chosen; those for whom it is not are put right with its rules


@frozen
class Settings:
    """All that the program remembers of its user's wishes."""

    table: TableSettings = field(default_factory=TableSettings)
    cards: CardSettings = field(default_factory=CardSettings)
    motion: MotionSettings = field(default_factory=MotionSettings)
    sound: SoundSettings = field(default_factory=SoundSettings)
    players: PlayersSettings = field(default_factory=PlayersSettings)
    language: LanguageSettings = field(default_factory=LanguageSettings)
    accessibility: AccessibilitySettings = field(default_factory=AccessibilitySettings)
    keys: KeySettings = field(default_factory=KeySettings)
    house: HouseSettings = field(default_factory=HouseSettings)
    games: Mapping[str, GameChoice] = field(default_factory=dict)
    portraits: Mapping[str, int] = field(default_factory=dict)  # chosen for computer players, by name
    begun: Mapping[str, int] = field(default_factory=dict)  # matches of a game in which the first deal has passed on
    played: Mapping[str, int] = field(default_factory=dict)  # how often a match of a game was put on the table
    last_game: str = DEFAULT_GAME
    geometry: str = ""  # of the main window, in base 64
    folder: str = ""  # where a game was saved last; "" before the first time
    bot: str = ""  # the program that was chosen last to play; it is proposed, and never started by itself

    def game(self, game: str) -> GameChoice:
        """What was last chosen for the game."""
        return self.games.get(game, GameChoice(game))

    def has_played(self, game: str) -> bool:
        """Whether this person knows the game already, as far as can be seen from here."""
        return any(game in known for known in (self.played, self.begun, self.games))

    def section(self, name: str) -> ProgramSection:
        """The section of a name of `ALL_SECTIONS`."""
        section: ProgramSection = getattr(self, name)
        return section

    def changed(self, section: Section) -> Settings:
        """The same settings with one section replaced, found by its type."""
        if isinstance(section, GameChoice):
            return replace(self, games={**self.games, section.game: section})
        values: dict[str, Any] = {name_of(section): section}
        return replace(self, **values)


def name_of(section: Section) -> str:
    """The name that a section has in `Settings`; "games" for what was chosen for one game."""
    return next((name for name, kind in ALL_SECTIONS.items() if isinstance(section, kind)), "games")


def first_preset(definition: AnyGame) -> Options:
    """The rules of a first start."""
    options: type[Options] = definition.options
    return options.preset(next(iter(options.PRESETS))) if options.PRESETS else options()
