"""How the sentences of the game are said aloud."""

from __future__ import annotations

from cardtable.core.spoken_forms import SpokenForms
from cardtable.families.hearts import announcing, prompting
from cardtable.games.cancellation_hearts import says


def spoken() -> SpokenForms:
    """Of what is announced, and of what somebody is to do."""
    return announcing.SPOKEN | prompting.SPOKEN | says.SPOKEN
