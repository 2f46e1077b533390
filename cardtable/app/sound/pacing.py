"""How many sounds there may be a second: a table at full speed ticks, it does not rattle."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardtable.app.sound.cue import Cue, Sound

# Seconds between two of the same sound. What goes with the cards: ten a second; news is told once.
_GAPS: Mapping[Sound, float] = dict.fromkeys((Sound.TICK, Sound.CARD, Sound.SLIDE, Sound.MELD), 0.1)
_NEWS_GAP = 0.4
_BETWEEN = 0.06  # seconds between any two sounds that go with the cards


class CueRateLimit:
    """Lets a cue be heard or not, by when the last ones were; `clock` tells seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last: dict[Sound, float] = {}

    def lets(self, cue: Cue) -> bool:
        """Whether there is room for it; if so, it counts as heard."""
        at = self._clock() + cue.delay / 1000
        gap = _GAPS.get(cue.sound)
        if self._is_near(cue.sound, at, gap or _NEWS_GAP):
            return False
        if gap is not None and any(self._is_near(sound, at, _BETWEEN) for sound in _GAPS):
            return False
        self._last[cue.sound] = at
        return True

    def _is_near(self, sound: Sound, at: float, gap: float) -> bool:
        last = self._last.get(sound)
        return last is not None and abs(at - last) < gap - 1e-6
