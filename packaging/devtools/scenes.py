"""`dev.py screenshots`: every screen of the program, in every language and several sizes."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from devtools.places import LANGUAGES, ROOT
from devtools.processes import call, say


class Series(NamedTuple):
    """All screens in one language at one size; `scale` is that of the display."""

    language: str
    size: str
    scale: int = 1

    @property
    def name(self) -> str:
        """The name of its folder."""
        return f"{self.language}-{self.size}" + (f"@{self.scale}x" if self.scale > 1 else "")


SERIES = (
    Series("en", "1280x800"),
    Series("en", "1024x600"),
    Series("en", "1280x800", 2),
    *(Series(language, size) for language in LANGUAGES for size in ("1024x600", "1280x800")),
    Series("pseudo", "1024x600"),
)


def save_all(python: Path, folder: Path, extra: Mapping[str, str]) -> int:
    """Save all series below `folder`, and return 1 if one of them failed."""
    folder.mkdir(parents=True, exist_ok=True)
    failed = [series.name for series in SERIES if not save(python, folder / series.name, series, extra)]
    failed += [f"readme {language}" for language in ("en", *LANGUAGES) if not readme(python, folder, language, extra)]
    count = sum(1 for _ in folder.rglob("*.png"))
    say(f"Not complete: {', '.join(failed)}." if failed else f"{count} pictures are in {folder}.")
    return 1 if failed else 0


def save(python: Path, folder: Path, series: Series, extra: Mapping[str, str]) -> bool:
    """Save one series, and tell whether all went well."""
    say(f"{series.name} …")
    places = {"PYTHONPATH": f"{ROOT / 'packaging'}", "QT_SCALE_FACTOR": str(series.scale)}
    words = ("-m", "gallery", folder, series.language, series.size)
    return call((python, *words), {**extra, **places}) == 0


def readme(python: Path, folder: Path, language: str, extra: Mapping[str, str]) -> bool:
    """Save the README's picture in one language, which is kept in packaging/pictures, and tell whether it went well."""
    words = ("-m", "gallery.readme", folder / "readme", language)
    return call((python, *words), {**extra, "PYTHONPATH": f"{ROOT / 'packaging'}"}) == 0
