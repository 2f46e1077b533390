"""How the sentences of the game are said aloud."""

from __future__ import annotations

from cardtable.core.spoken_forms import SpokenForms
from cardtable.games.svoi_kozyri import prompts, says


def spoken() -> SpokenForms:
    """Of what is announced, and of what somebody is to do."""
    return says.SPOKEN | prompts.SPOKEN
