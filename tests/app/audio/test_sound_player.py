"""The player: whatever fails, nobody waits and nothing is raised; and nothing of it is left at the end."""

from __future__ import annotations

import threading
import time
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest

from cardtable.app.audio import audio_player as player_module
from cardtable.app.audio.audio_player import AudioDevice, AudioPlayer, AudioService, open_with
from cardtable.app.audio.sound_cues import Cue, Sound
from cardtable.app.platform.resource_paths import resource_folder
from cardtable.app.settings.settings_sections import SoundSettings

FILES = resource_folder("resources") / "sounds"
TURN = Cue(Sound.TURN)


class Tape:
    """A device that a test reads by hand."""

    def __init__(self, mix: Callable[[int], bytes]) -> None:
        self.mix = mix
        self.told: SimpleQueue[str] = SimpleQueue()

    def start(self) -> None:
        self.told.put("start")

    def stop(self) -> None:
        self.told.put("stop")

    def close(self) -> None:
        self.told.put("close")

    def next(self) -> str:
        """What the player does next."""
        return self.told.get(timeout=10)

    def read(self, frames: int) -> array[int]:
        return array("h", self.mix(frames))


class Tapes:
    """Opens tapes, one after another."""

    def __init__(self) -> None:
        self._made: SimpleQueue[Tape] = SimpleQueue()

    def __call__(self, mix: Callable[[int], bytes]) -> AudioDevice:
        tape = Tape(mix)
        self._made.put(tape)
        return tape

    def next(self) -> Tape:
        return self._made.get(timeout=10)


@pytest.fixture(autouse=True)
def _nothing_is_left() -> Iterator[None]:
    yield
    assert [thread.name for thread in threading.enumerate() if thread.name == "sound"] == []


@pytest.fixture
def tapes() -> Tapes:
    return Tapes()


@pytest.fixture
def player(tapes: Tapes) -> Iterator[AudioPlayer]:
    one = AudioPlayer(FILES, tapes)
    yield one
    one.close()


def ended(player: AudioPlayer) -> None:
    """Wait until its thread has given up."""
    thread = player._thread
    assert thread is not None
    thread.join(10)
    assert not player.is_running


def test_a_sound_is_heard_where_it_comes_from(player: AudioPlayer, tapes: Tapes) -> None:
    player.start()
    tape = tapes.next()
    player.play(Cue(Sound.CARD, pan=-1.0), 100)
    assert tape.next() == "start"
    samples = tape.read(2000)
    assert any(samples[::2])
    assert not any(samples[1::2])


def test_nothing_is_asked_of_a_device_before_there_is_something_to_hear(player: AudioPlayer, tapes: Tapes) -> None:
    player.start()
    tape = tapes.next()
    player.play(TURN, 0)
    player.close()
    assert tape.next() == "close"


def test_a_device_rests_when_all_is_silent_and_begins_again(
    player: AudioPlayer, tapes: Tapes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player_module, "REST_S", 0.01)
    player.start()
    tape = tapes.next()
    player.play(TURN, 100)
    assert tape.next() == "start"
    tape.read(100_000)
    assert tape.next() == "stop"
    player.play(TURN, 100)
    assert tape.next() == "start"


def test_before_it_is_started_it_is_silent(player: AudioPlayer) -> None:
    player.play(TURN, 100)
    assert not player.is_running


@pytest.mark.parametrize("error", [ImportError("no library"), OSError("no device"), RuntimeError("whatever")])
def test_what_fails_to_open_leaves_silence_and_is_tried_again_when_asked(error: Exception) -> None:
    tries = []

    def fails(mix: Callable[[int], bytes]) -> AudioDevice:
        tries.append(mix)
        raise error

    player = AudioPlayer(FILES, fails)
    player.start()
    ended(player)
    for _ in range(50):
        player.play(TURN, 100)
    assert len(tries) == 1
    player.start()
    ended(player)
    assert len(tries) == 2
    player.close()


def test_a_device_that_will_not_start_is_given_back() -> None:
    closed = threading.Event()

    class Broken(Tape):
        def start(self) -> None:
            raise OSError("pulled out")

        def close(self) -> None:
            closed.set()

    player = AudioPlayer(FILES, Broken)
    player.start()
    player.play(TURN, 100)
    ended(player)
    assert closed.is_set()
    player.play(TURN, 100)
    player.close()


def test_without_its_files_it_is_silent_and_gives_the_device_back(tmp_path: Path, tapes: Tapes) -> None:
    player = AudioPlayer(tmp_path, tapes)
    player.start()
    assert tapes.next().next() == "close"
    ended(player)
    player.close()


def test_a_device_that_hangs_keeps_nobody_waiting() -> None:
    opened, goes_on = threading.Event(), threading.Event()

    def hangs(mix: Callable[[int], bytes]) -> AudioDevice:
        opened.set()
        goes_on.wait(10)
        raise OSError("at last")

    player = AudioPlayer(FILES, hangs)
    began = time.monotonic()
    player.start()
    for _ in range(1000):
        player.play(TURN, 100)
    player.stop()
    assert time.monotonic() - began < 1
    assert opened.wait(10)
    goes_on.set()
    player.close()


# ---- on and off


def sounds_on(tapes: Tapes, settings: SoundSettings) -> AudioService:
    return AudioService(AudioPlayer(FILES, tapes), settings)


def test_switched_off_gives_the_device_back_and_switched_on_lets_hear_it(tapes: Tapes) -> None:
    sounds = sounds_on(tapes, SoundSettings())
    sounds.load()
    first = tapes.next()
    sounds.apply(SoundSettings(on=False))
    assert first.next() == "close"
    sounds.hear(TURN)
    sounds.apply(SoundSettings())
    second = tapes.next()
    assert second.next() == "start"  # a sample
    assert any(second.read(1000))
    sounds.close()


def test_a_changed_volume_is_heard_at_once_and_tries_a_device_that_failed_once_more() -> None:
    tapes, tries = Tapes(), []

    def opens(mix: Callable[[int], bytes]) -> AudioDevice:
        tries.append(mix)
        if len(tries) == 1:
            raise OSError("no device yet")
        return tapes(mix)

    player = AudioPlayer(FILES, opens)
    sounds = AudioService(player, SoundSettings(volume=50))
    sounds.load()
    ended(player)
    for _ in range(3):
        sounds.hear(TURN)
        sounds.apply(SoundSettings(volume=50))
    assert len(tries) == 1
    sounds.apply(SoundSettings(volume=60))
    tapes.next()
    assert len(tries) == 2
    sounds.close()


def test_nothing_is_opened_before_the_window_has_time(tapes: Tapes) -> None:
    sounds = sounds_on(tapes, SoundSettings())
    sounds.hear(TURN)
    sounds.apply(SoundSettings(volume=10))
    sounds.close()
    assert tapes._made.empty()


# ---- with the library itself


def test_the_library_plays_into_nothing_and_leaves_no_thread() -> None:
    pytest.importorskip("miniaudio")
    asked: SimpleQueue[bytes] = SimpleQueue()

    def opens(mix: Callable[[int], bytes]) -> AudioDevice:
        def listened(frames: int) -> bytes:
            samples = mix(frames)
            asked.put(samples)
            return samples

        return open_with(("NULL",), listened)

    player = AudioPlayer(FILES, opens)
    player.start()
    player.play(TURN, 100)
    while not any(asked.get(timeout=10)):
        pass
    player.close()
    assert threading.active_count() == 1 or not any("sound" in thread.name for thread in threading.enumerate())
