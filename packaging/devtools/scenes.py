"""`dev.py screenshots`: every screen of the program, in every language and several sizes."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from devtools.places import LANGUAGES, ROOT
from devtools.processes import Stop, call, say


class Series(NamedTuple):
    """All screens in one language at one size; `scale` is that of the display, `writing` in per cent."""

    language: str
    size: str
    scale: int = 1
    writing: int = 100
    theme: str = "green"

    @property
    def name(self) -> str:
        """The name of its folder."""
        scale = f"@{self.scale}x" if self.scale > 1 else ""
        writing = f"-text{self.writing}" if self.writing > 100 else ""
        theme = f"-{self.theme}" if self.theme != "green" else ""
        return f"{self.language}-{self.size}{scale}{writing}{theme}"


SERIES = (
    Series("en", "1280x800"),
    Series("en", "1024x600"),
    Series("en", "1280x800", 2),
    Series("en", "1920x1080"),
    Series("en", "2560x1440"),
    *(Series(language, size) for language in LANGUAGES for size in ("1024x600", "1280x800")),
    Series("pseudo", "1024x600"),
    *(Series(language, "1024x600", writing=150) for language in ("en", *LANGUAGES)),
    *(Series(language, "1024x600", writing=200) for language in ("en", "te")),
    Series("en", "1024x600", theme="high-contrast"),
)


def chosen(names: Sequence[str]) -> tuple[Series, ...]:
    """Return the series with these names, all for none. Raises Stop."""
    known = {series.name: series for series in SERIES}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise Stop(f"There is no series {', '.join(unknown)}; choose from {', '.join(known)}.")
    return tuple(known[name] for name in names) or SERIES


def save_all(python: Path, folder: Path, extra: Mapping[str, str], series: Sequence[Series] = SERIES) -> int:
    """Save series below `folder`, and with all of them the README's pictures; return 1 if something failed."""
    folder.mkdir(parents=True, exist_ok=True)
    failed = [one.name for one in series if not save(python, folder / one.name, one, extra)]
    languages = ("en", *LANGUAGES) if series == SERIES else ()
    failed += [f"readme {language}" for language in languages if not readme(python, folder, language, extra)]
    count = sum(1 for _ in folder.rglob("*.png"))
    say(f"Not complete: {', '.join(failed)}." if failed else f"{count} pictures are in {folder}.")
    return 1 if failed else 0


def save(python: Path, folder: Path, series: Series, extra: Mapping[str, str]) -> bool:
    """Save one series, and tell whether all went well."""
    say(f"{series.name} …")
    places = {"PYTHONPATH": f"{ROOT / 'packaging'}", "QT_SCALE_FACTOR": str(series.scale)}
    look = ("--writing", str(series.writing), "--theme", series.theme)
    words = ("-m", "gallery", folder, series.language, series.size, *look)
    return call((python, *words), {**extra, **places}) == 0


def readme(python: Path, folder: Path, language: str, extra: Mapping[str, str]) -> bool:
    """Save the README's picture in one language, which is kept in packaging/pictures, and tell whether it went well."""
    words = ("-m", "gallery.readme", folder / "readme", language)
    return call((python, *words), {**extra, "PYTHONPATH": f"{ROOT / 'packaging'}"}) == 0
