"""Minutes and seconds in words of the language in force."""

from __future__ import annotations

from cardtable.core.text import Text, TextRenderer, translate

_MINUTES = translate("Strip", "%1:%2", "minutes and seconds, the seconds in two digits")


def minutes_of(seconds: int, words: TextRenderer) -> Text:
    """A time as on a clock, such as 7:50, in the digits in force."""
    minutes, rest = divmod(seconds, 60)
    tens, ones = divmod(rest, 10)
    return _MINUTES.filled(minutes, words.number(tens) + words.number(ones))
