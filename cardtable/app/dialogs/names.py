"""The usual names of the computer players; a translation may write them in its own letters."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.text import Text, Words, translate

USUAL: tuple[Text, ...] = (
    translate("Names", "Kavya"),
    translate("Names", "Navid"),
    translate("Names", "Simran"),
    translate("Names", "Ravi"),
    translate("Names", "Laleh"),
    translate("Names", "Harpreet"),
    translate("Names", "Meera"),
    translate("Names", "Dariush"),
    translate("Names", "Anand"),
    translate("Names", "Sita"),
)


def opponent_names(words: Words, wanted: str, count: int, taken: str = "") -> Sequence[str]:
    """So many different names: those of the settings (with commas between), then the usual ones.

    `taken` is the person's own name, which nobody else gets.
    """
    own = [name.strip() for name in wanted.replace("،", ",").split(",") if name.strip()]
    names = [name for name in dict.fromkeys([*own, *(words.text(name) for name in USUAL)]) if name != taken]
    return names[:count]
