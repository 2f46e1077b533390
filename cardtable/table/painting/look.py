"""All that a person's settings decide about the table."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.core.spoken_forms import WordingLevel


class TableLook(NamedTuple):
    """One value for all of it, so that a change of settings is one call.

    `speed` multiplies the pace of every motion (1.0 is that of `timings`). `trick_pause_ms` None waits for a click.
    `hand_order` is a name of `models.hand_order.ORDERS`. `right_to_left` mirrors panels and the order of the hand,
    never the faces or the direction of play. `round_buttons`: a row of
    them lies on the felt. `verbosity` is 0 (little) to 2 (everything), `words` is what they are
    made of for the ears. `speech_share` of the time that speech takes is waited for it; None: all of it, if a screen
    reader is on.
    """

    theme: str = "green"
    four_colours: bool = True
    large_indices: bool = False
    letters: str = "latin"
    back: str = "girih"
    speed: float = 1.0
    reduce_motion: bool = False
    trick_pause_ms: int | None = 900
    dim_illegal: bool = True
    hand_order: str = "suit"
    right_to_left: bool = False
    verbosity: int = 1
    single_keys: bool = True
    round_buttons: bool = False
    words: WordingLevel = WordingLevel.FULL
    speech_share: float | None = 0.0
