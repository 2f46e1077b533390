"""The options and levels of the games as PROTOCOL.md lists them, made from their declarations."""

from __future__ import annotations

import enum

from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.options import Choice, OptionInfo, describe, plain
from cardtable.games import discover


def values(info: OptionInfo) -> str:
    """What the option may be: the default first, in bold."""
    default = plain(info.default)
    if isinstance(info.default, bool):
        others = [str(not info.default).lower()]
    elif isinstance(info.default, enum.Enum):
        others = [f"`{plain(value)}`" for value in type(info.default) if value is not info.default]
    elif isinstance(info.default, int):
        others = [str(one) for one in info.only if one != info.default] or [f"{info.least} to {info.most}"]
    else:
        others = [f"at most {info.most} characters"]
    shown = str(default).lower() if isinstance(default, bool | int) else f"`{default}`"
    return ", ".join([f"**{shown}**", *others])


def meaning(info: OptionInfo) -> str:
    """What the option's form says of it, and of each value of a choice."""
    words = SourceRenderer()
    said = [words.text(info.label).rstrip(":"), words.text(info.help)]
    if isinstance(info.default, Choice):
        said += [f"`{plain(value)}`: {words.text(value.label)}" for value in type(info.default)]
    return ". ".join(part.rstrip(".") for part in said if part).replace("|", "/") + "."


def options_table(game: str) -> str:
    """All options of a game, by their names on the wire."""
    rows = [f"| {info.name} | {values(info)} | {meaning(info)} |" for info in describe(discover()[game].options)]
    return "\n".join(["| option | values | meaning |", "|---|---|---|", *rows])


def levels_line(game: str) -> str:
    """The levels of a game, the weakest first."""
    return "Levels: " + ", ".join(f"`{level}`" for level in discover()[game].players) + "."
