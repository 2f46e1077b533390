"""How the sentences of the game are said aloud."""

from __future__ import annotations

from cardtable.core.spoken_forms import SpokenForms
from cardtable.games.canasta import says, showing


def spoken() -> SpokenForms:
    """Of what is announced, and of what somebody is to do."""
    return says.SPOKEN | showing.SPOKEN
