"""The sounds of the program: on or off, how loud, and how many at a time."""

from __future__ import annotations

import time
from collections.abc import Callable

from cardtable.app.settings.sections import SoundSettings
from cardtable.app.sound.cue import Cue, Sound
from cardtable.app.sound.pacing import CueRateLimit
from cardtable.app.sound.sound_player import AudioPlayer

SAMPLE = Cue(Sound.TURN)  # by which a person chooses the volume


class AudioService:
    """Passes cues on to the player as the settings say; nothing is loaded before `load`, nor while sounds are off."""

    def __init__(
        self, player: AudioPlayer, settings: SoundSettings, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`clock` tells seconds."""
        self._player = player
        self._settings = settings
        self._pacing = CueRateLimit(clock)
        self._may_load = False

    def load(self) -> None:
        """The window has time: what plays the sounds may be loaded from now on."""
        self._may_load = True
        if self._settings.on:
            self._player.start()

    def hear(self, cue: Cue) -> None:
        """Let a cue be heard, if sounds are on and there is room for it."""
        if self._settings.on and self._pacing.lets(cue):
            self._player.play(cue, self._settings.volume)

    def apply(self, settings: SoundSettings) -> None:
        """Put changed settings in force, and let them be heard; a player that failed tries once more."""
        if settings == self._settings:
            return
        self._settings = settings
        if not settings.on:
            self._player.stop()
        elif self._may_load:
            self._player.start()
            self.hear(SAMPLE)

    def close(self) -> None:
        """The program ends: nothing more is heard, and the device is given back."""
        self._player.close()
