"""The values that program settings can choose from, with their labels."""

from __future__ import annotations

import sys

from cardtable.core.options import Choice
from cardtable.core.text import Text, literal_text, translate


class ThemeName(Choice):
    """The table's colours."""

    GREEN = "green", translate("Settings", "Green felt")
    MIDNIGHT = "midnight", translate("Settings", "Midnight")
    WALNUT = "walnut", translate("Settings", "Walnut")
    PAPER = "paper", translate("Settings", "Paper")
    HIGH_CONTRAST = "high-contrast", translate("Settings", "High contrast")


class BackName(Choice):
    """The pattern on the cards' backs."""

    GIRIH = "girih", translate("Settings", "Girih tile")
    PHULKARI = "phulkari", translate("Settings", "Phulkari embroidery")
    JAALI = "jaali", translate("Settings", "Jaali lattice")
    BLOCK = "block", translate("Settings", "Block print")
    KALAMKARI = "kalamkari", translate("Settings", "Kalamkari leaf")
    PLAIN = "plain", translate("Settings", "Plain", "back of a card")


class Letters(Choice):
    """Whose letters and digits stand in the corners of the cards."""

    LATIN = "latin", translate("Settings", "A K Q J 10")
    LANGUAGE = "language", translate("Settings", "Those of the language")


class HandOrder(Choice):
    """How the person's hand is sorted."""

    GAME = "game", translate("Settings", "As suits the game")
    SUIT = "suit", translate("Settings", "By suit")
    RANK = "rank", translate("Settings", "By rank")
    AS_DEALT = "as_dealt", translate("Settings", "As dealt")


class Level(Choice):
    """How well computer players play unless a new game says otherwise."""

    BEGINNER = (
        "beginner",
        translate("Settings", "Beginner"),
        translate("Settings", "Plays sensibly, but overlooks cards and makes mistakes."),
    )
    CLUB = (
        "club",
        translate("Settings", "Medium", "computer players"),
        translate("Settings", "Plays by the rules of thumb that experienced players know."),
    )
    EXPERT = (
        "expert",
        translate("Settings", "Expert"),
        translate("Settings", "Tries its choices in many deals that fit all that it has seen."),
    )


def known_level(level: str) -> Level | None:
    """The level of that id, if the program has it."""
    return next((choice for choice in Level if choice.value == level), None)


def level_label(level: str) -> Text:
    """What a level is called; a level that the program does not know has its own name."""
    known = known_level(level)
    return known.label if known is not None else literal_text(level)


class Digits(Choice):
    """How numbers are written."""

    USUAL = "usual", translate("Settings", "As is usual in the language", "digits")
    NATIVE = "native", translate("Settings", "Those of the language", "digits")
    LATIN = "latin", translate("Settings", "0 1 2 3")


class Verbosity(Choice):
    """How much is spoken to a screen reader and written in the status line."""

    LITTLE = "little", translate("Settings", "Little")
    NORMAL = "normal", translate("Settings", "Normal")
    EVERYTHING = "everything", translate("Settings", "Everything")


class SpokenWords(Choice):
    """How many words a screen reader is given for what happens."""

    FULL = (
        "full",
        translate("Settings", "Full", "words"),
        translate("Settings", "Whole sentences: Amrit plays the seven of clubs."),
    )
    SHORT = (
        "short",
        translate("Settings", "Short", "words"),
        translate("Settings", "Name and card: Amrit 7 clubs."),
    )
    VERY_SHORT = (
        "very-short",
        translate("Settings", "Very short", "words"),
        translate("Settings", "One sentence for all that the others do before your next turn."),
    )


class SpeechOutputChoice(Choice):
    """By which way what is said reaches the ears."""

    AUTOMATIC = "automatic", translate("Settings", "As suits the screen reader")
    READER = "screen-reader", translate("Settings", "Screen reader")
    if sys.platform == "linux":
        DISPATCHER = "speech-dispatcher", translate("Settings", "Speech Dispatcher")
    NEITHER = "neither", translate("Settings", "Nothing is spoken")


class SpeechPause(Choice):
    """Whether the table waits until what was said can have been heard."""

    AUTOMATIC = "automatic", translate("Settings", "If a screen reader is on")
    OFF = "off", translate("Settings", "Never")
    SHORT = "short", translate("Settings", "Short", "duration")
    LONG = "long", translate("Settings", "Long", "duration")
