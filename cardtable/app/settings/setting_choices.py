"""Values that program settings can have, with their labels."""

from __future__ import annotations

import sys

from cardtable.core.options import Choice
from cardtable.core.text import Text, literal_text, translate


class ThemeName(Choice):
    """Colour themes of the table."""

    GREEN = "green", translate("Settings", "Green felt")
    MIDNIGHT = "midnight", translate("Settings", "Midnight")
    WALNUT = "walnut", translate("Settings", "Walnut")
    PAPER = "paper", translate("Settings", "Paper")
    HIGH_CONTRAST = "high-contrast", translate("Settings", "High contrast")


class BackName(Choice):
    """Patterns of the card backs."""

    GIRIH = "girih", translate("Settings", "Girih tile")
    PHULKARI = "phulkari", translate("Settings", "Phulkari embroidery")
    JAALI = "jaali", translate("Settings", "Jaali lattice")
    BLOCK = "block", translate("Settings", "Block print")
    KALAMKARI = "kalamkari", translate("Settings", "Kalamkari leaf")
    PLAIN = "plain", translate("Settings", "Plain", "back of a card")


class Letters(Choice):
    """Letters and digits in the corners of the cards."""

    LATIN = "latin", translate("Settings", "A K Q J 10")
    LANGUAGE = "language", translate("Settings", "Those of the language")


class HandOrder(Choice):
    """Orders of the user's hand."""

    GAME = "game", translate("Settings", "As suits the game")
    SUIT = "suit", translate("Settings", "By suit")
    RANK = "rank", translate("Settings", "By rank")
    AS_DEALT = "as_dealt", translate("Settings", "As dealt")


class Level(Choice):
    """Levels of computer players, used unless a new match sets others."""

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
    """Return the level with this id; None if this version has none."""
    return next((choice for choice in Level if choice.value == level), None)


def level_label(level: str) -> Text:
    """Return the name of a level; an unknown level is shown by its id."""
    known = known_level(level)
    return known.label if known is not None else literal_text(level)


class Digits(Choice):
    """Digits of all numbers."""

    USUAL = "usual", translate("Settings", "As is usual in the language", "digits")
    NATIVE = "native", translate("Settings", "Those of the language", "digits")
    LATIN = "latin", translate("Settings", "0 1 2 3")


class Verbosity(Choice):
    """Amount of what is spoken and shown in the status line."""

    LITTLE = "little", translate("Settings", "Little")
    NORMAL = "normal", translate("Settings", "Normal")
    EVERYTHING = "everything", translate("Settings", "Everything")


class SpokenWords(Choice):
    """Length of the spoken sentences."""

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
    """Speech outputs."""

    AUTOMATIC = "automatic", translate("Settings", "As suits the screen reader")
    READER = "screen-reader", translate("Settings", "Screen reader")
    if sys.platform == "linux":
        DISPATCHER = "speech-dispatcher", translate("Settings", "Speech Dispatcher")
    NEITHER = "neither", translate("Settings", "Nothing is spoken")


class SpeechPause(Choice):
    """Pauses of the game for speech."""

    AUTOMATIC = "automatic", translate("Settings", "If a screen reader is on")
    OFF = "off", translate("Settings", "Never")
    SHORT = "short", translate("Settings", "Short", "duration")
    LONG = "long", translate("Settings", "Long", "duration")
