"""The ways to a device: looked for where asking in vain is noisy, and never imported before they are wanted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.app.audio.audio_player import AudioUnavailable, backends, open_with

SILENT = (
    "import sys\n"
    "sys.addaudithook(lambda event, found: event == 'import' and 'miniaudio' in found[0] and print('imported'))\n"
)


def test_linux_asks_the_sound_server_first_and_the_hardware_then(tmp_path: Path) -> None:
    runtime = tmp_path / "run"
    (runtime / "pulse").mkdir(parents=True)
    assert backends("linux", {"XDG_RUNTIME_DIR": str(runtime)}, tmp_path) == ()
    (runtime / "pulse" / "native").touch()
    assert backends("linux", {"XDG_RUNTIME_DIR": str(runtime)}, tmp_path) == ("PULSEAUDIO",)
    assert backends("linux", {"PULSE_SERVER": "unix:/run/pulse"}, tmp_path) == ("PULSEAUDIO",)
    (tmp_path / "dev" / "snd").mkdir(parents=True)
    (tmp_path / "dev" / "snd" / "seq").touch()  # a machine without any card has this
    assert backends("linux", {}, tmp_path) == ()
    (tmp_path / "dev" / "snd" / "pcmC0D0p").touch()
    assert backends("linux", {}, tmp_path) == ("ALSA",)


@pytest.mark.parametrize(("platform", "first"), [("win32", "WASAPI"), ("darwin", "COREAUDIO"), ("freebsd14", "SNDIO")])
def test_other_systems_have_their_own(platform: str, first: str) -> None:
    assert backends(platform, {})[0] == first


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin", "freebsd14"])
def test_the_library_knows_every_way_by_name(platform: str, tmp_path: Path) -> None:
    miniaudio = pytest.importorskip("miniaudio")
    (tmp_path / "dev" / "snd").mkdir(parents=True)
    (tmp_path / "dev" / "snd" / "pcmC0D0p").touch()
    names = backends(platform, {"PULSE_SERVER": "there"}, tmp_path)
    assert names
    assert all(name in miniaudio.Backend.__members__ for name in names)


def test_without_a_way_there_is_no_device() -> None:
    with pytest.raises(AudioUnavailable):
        open_with((), bytes)


def printed(script: str) -> str:
    done = subprocess.run([sys.executable, "-c", SILENT + script], capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.slow
def test_without_a_way_the_library_is_not_imported() -> None:
    script = (
        "from cardtable.app.audio.audio_player import open_with\n"
        "try:\n    open_with(NAMES, bytes)\nexcept Exception:\n    print('no device')\n"
    )
    assert printed(script.replace("NAMES", "()")) == "no device\n"
    assert "imported" in printed(script.replace("NAMES", "('NONE',)"))


@pytest.mark.slow
def test_while_sounds_are_off_the_library_is_not_imported() -> None:
    script = (
        "from pathlib import Path\n"
        "from cardtable.app.settings.settings_sections import SoundSettings\n"
        "from cardtable.app.audio.sound_cues import Cue, Sound\n"
        "from cardtable.app.audio.audio_player import open_with\n"
        "from cardtable.app.audio.audio_player import AudioPlayer\n"
        "from cardtable.app.audio.audio_player import AudioService\n"
        "player = AudioPlayer(Path('resources/sounds'), lambda mix: open_with(('NULL',), mix))\n"
        "sounds = AudioService(player, SoundSettings(on=ON))\n"
        "sounds.load()\n"
        "sounds.hear(Cue(Sound.TURN))\n"
        "sounds.close()\n"
        "print('done')\n"
    )
    assert printed(script.replace("ON", "False")) == "done\n"
    assert "imported" in printed(script.replace("ON", "True"))
