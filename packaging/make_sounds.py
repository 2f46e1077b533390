"""Make the sounds of the table anew: `python packaging/make_sounds.py [FOLDER]`, by default into resources/sounds.

Change a recipe in sounds/recipes.py, run this, listen, and commit both. WAV, 16 bit, one channel; the seat decides
where it is heard.
"""

import struct
import sys
import wave
from pathlib import Path

from sounds.recipes import RECIPES
from sounds.waves import RATE, Wave

FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"
FULL = 32_767


def write(path: Path, samples: Wave) -> None:
    """Write a wave into a file."""
    values = [round(FULL * sample) for sample in samples]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(values)}h", *values))


def main() -> None:
    """Write all of them, and say how large they are."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, recipe in RECIPES.items():
        samples = recipe()
        write(folder / f"{name}.wav", samples)
        print(f"{name:9} {len(samples) / RATE:5.2f} s {2 * len(samples) / 1000:5.1f} kB")


if __name__ == "__main__":
    main()
