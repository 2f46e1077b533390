"""Values that program settings can have, with their labels."""

from __future__ import annotations

import sys
from functools import partial

from cardtable.core.options import Choice
from cardtable.core.text import Text, literal_text, translate

tr = partial(translate, "Settings")


class ThemeName(Choice):
    """Colour themes of the table."""

    GREEN = "green", tr("Green felt")
    MIDNIGHT = "midnight", tr("Midnight")
    WALNUT = "walnut", tr("Walnut")
    PAPER = "paper", tr("Paper")
    HIGH_CONTRAST = "high-contrast", tr("High contrast")


class BackName(Choice):
    """Patterns of the card backs."""

    GIRIH = "girih", tr("Girih tile")
    PHULKARI = "phulkari", tr("Phulkari embroidery")
    JAALI = "jaali", tr("Jaali lattice")
    BLOCK = "block", tr("Block print")
    KALAMKARI = "kalamkari", tr("Kalamkari leaf")
    PLAIN = "plain", tr("Plain", "back of a card")


class Letters(Choice):
    """Letters and digits in the corners of the cards."""

    LATIN = "latin", tr("A K Q J 10")
    LANGUAGE = "language", tr("Letters of the language")


class HandOrder(Choice):
    """Orders of the user's hand."""

    GAME = "game", tr("Whatever suits the game")
    SUIT = "suit", tr("By suit")
    RANK = "rank", tr("By rank")
    AS_DEALT = "as_dealt", tr("As dealt")


class SpokenOf(Choice):
    """Words by which sentences speak of the user, in languages whose verbs have a gender."""

    SHE = "she", tr("She", "how sentences speak of you")
    HE = "he", tr("He", "how sentences speak of you")
    NEITHER = "neither", tr("Neither", "how sentences speak of you")

    @property
    def gender(self) -> str:
        """The gender's sign in translations."""
        return {SpokenOf.SHE: "f", SpokenOf.HE: "m"}.get(self, "n")


class Level(Choice):
    """Levels of computer players, used unless a new match sets others."""

    BEGINNER = ("beginner", tr("Beginner"), tr("Plays sensibly, but overlooks cards and makes mistakes."))
    CLUB = ("club", tr("Medium", "computer players"), tr("Plays by the rules of thumb that experienced players know."))
    EXPERT = ("expert", tr("Expert"), tr("Tries its choices in many deals that fit everything it has seen."))


def known_level(level: str) -> Level | None:
    """Return the level with this id; None if this version has none."""
    return next((choice for choice in Level if choice.value == level), None)


def level_label(level: str) -> Text:
    """Return the name of a level; an unknown level is shown by its id."""
    known = known_level(level)
    return known.label if known is not None else literal_text(level)


class Digits(Choice):
    """Digits of all numbers."""

    USUAL = "usual", tr("Whatever is usual in the language", "digits")
    NATIVE = "native", tr("Digits of the language", "digits")
    LATIN = "latin", tr("0 1 2 3")


class Verbosity(Choice):
    """Amount of what is spoken and shown in the status line."""

    LITTLE = "little", tr("Little")
    NORMAL = "normal", tr("Normal")
    EVERYTHING = "everything", tr("Everything")


class SpokenWords(Choice):
    """Length of the spoken sentences."""

    FULL = ("full", tr("Full", "words"), tr("Whole sentences: Amrit plays the seven of clubs."))
    SHORT = ("short", tr("Short", "words"), tr("Name and card: Amrit 7 clubs."))
    VERY_SHORT = (
        "very-short",
        tr("Very short", "words"),
        tr("One sentence for everything the others do before your next turn."),
    )


class SpeechOutputChoice(Choice):
    """Speech outputs."""

    AUTOMATIC = "automatic", tr("Whatever suits the screen reader")
    READER = "screen-reader", tr("Screen reader")
    if sys.platform == "linux":
        DISPATCHER = "speech-dispatcher", tr("Speech Dispatcher")
    NEITHER = "neither", tr("Nothing is spoken")


class SpeechPause(Choice):
    """Pauses of the game for speech."""

    AUTOMATIC = "automatic", tr("If a screen reader is on")
    OFF = "off", tr("Never")
    SHORT = "short", tr("Short", "duration")
    LONG = "long", tr("Long", "duration")
