"""What can go wrong with a bot, as values and as one sentence each."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Iterable, Iterator

from cardtable.core.frozen_values import frozen
from cardtable.core.text import Text, translate


class BotFaultKind(enum.Enum):
    """What a bot did wrong."""

    WRONG = "wrong"  # a move that the rules refuse, or that is none
    LATE = "late"
    GARBAGE = "garbage"  # something that is no message
    FLOOD = "flood"  # far more than it was asked
    ENDED = "ended"
    NOT_STARTED = "not started"
    OTHER_GAME = "other game"


LIGHT = frozenset({BotFaultKind.WRONG, BotFaultKind.LATE})  # it is asked again at the next decision


@frozen
class BotFaultInfo:
    """One of them; `detail`: a few plain words of what came, for whoever writes the bot."""

    kind: BotFaultKind
    detail: str = ""


class BotFault(Exception):
    """The bot's answer cannot be had."""

    def __init__(self, kind: BotFaultKind, detail: str = "") -> None:
        super().__init__(kind.value)
        self.mishap = BotFaultInfo(kind, detail)


_SENTENCES = {
    BotFaultKind.WRONG: translate(
        "Bots", "“%1” chose what the rules don't allow, %2 time(s); rules of thumb were played instead.", n=0
    ),
    BotFaultKind.LATE: translate("Bots", "“%1” took too long, %2 time(s); rules of thumb were played instead.", n=0),
    BotFaultKind.GARBAGE: translate(
        "Bots", "“%1” wrote what is no message, in %2 match(es); rules of thumb were played from then on.", n=0
    ),
    BotFaultKind.FLOOD: translate(
        "Bots", "“%1” wrote far more than it was asked, in %2 match(es); rules of thumb were played from then on.", n=0
    ),
    BotFaultKind.ENDED: translate(
        "Bots", "“%1” ended too soon, in %2 match(es); rules of thumb were played from then on.", n=0
    ),
    BotFaultKind.NOT_STARTED: translate(
        "Bots", "“%1” could not be started, in %2 match(es); rules of thumb were played instead.", n=0
    ),
    BotFaultKind.OTHER_GAME: translate(
        "Bots", "“%1” doesn't play this game by these rules, in %2 match(es); rules of thumb were played instead.", n=0
    ),
}
_FIRST = translate("Bots", "The first time it was: %1")

_REPLACED = {
    BotFaultKind.WRONG: translate(
        "Bots", "“%1” chose three times in a row what the rules don't allow: a computer plays on in its place."
    ),
    BotFaultKind.LATE: translate("Bots", "“%1” was too slow three times in a row: a computer plays on in its place."),
    BotFaultKind.GARBAGE: translate("Bots", "“%1” wrote what is no message: a computer plays on in its place."),
    BotFaultKind.FLOOD: translate("Bots", "“%1” wrote far more than it was asked: a computer plays on in its place."),
    BotFaultKind.ENDED: translate("Bots", "“%1” has ended: a computer plays on in its place."),
    BotFaultKind.NOT_STARTED: translate("Bots", "“%1” could not be started: a computer plays in its place."),
    BotFaultKind.OTHER_GAME: translate("Bots", "“%1” does not play this game: a computer plays in its place."),
}


def replaced(name: str, kind: BotFaultKind) -> Text:
    """Why nobody asks the bot of this name any more, for whoever plays with it."""
    return _REPLACED[kind].filled(name)


def told(name: str, mishaps: Iterable[BotFaultInfo]) -> Iterator[Text]:
    """One sentence for each kind that came, with the first of them where more is known."""
    found = list(mishaps)
    for kind, count in Counter(mishap.kind for mishap in found).items():
        yield _SENTENCES[kind].filled(name, count, n=count)
        detail = next((mishap.detail for mishap in found if mishap.kind is kind), "")
        if detail:
            yield _FIRST.filled(detail)
