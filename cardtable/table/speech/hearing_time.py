"""Time to hear what was said: what others do is shown once the last sentence can have been heard."""

from __future__ import annotations

from cardtable.table.speech import screen_reader

MOST_MS = 30_000  # that one thing waits: no answer to a key takes longer
MOST_BEHIND = 3  # things that wait to be shown; with more, the table catches up without waiting


def hearing_ms(busy_ms: int, share: float | None, behind: int) -> int:
    """How many milliseconds the next thing waits, where others may go on meanwhile; at most `MOST_MS`.

    `busy_ms`: how long until all that was said can have been heard. `share` of this is waited; None: all of it, if
    a screen reader is on. `behind`: how many things wait behind the next one.
    """
    if share is None:
        share = 1.0 if screen_reader.is_on() else 0.0
    return 0 if behind > MOST_BEHIND else min(MOST_MS, round(busy_ms * share))
