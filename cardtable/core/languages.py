"""Languages of the program: a line here and translations/cardtable_CODE.ts add another one."""

from __future__ import annotations

from cardtable.core.options import Choice
from cardtable.core.text import Text, translate


class Language(Choice):
    """Languages to choose from, each with its own name whatever the language in force."""

    SYSTEM = "system", translate("Settings", "Same as the system")
    ENGLISH = "en", Text("Language", "English")
    PUNJABI = "pa", Text("Language", "ਪੰਜਾਬੀ")
    HINDI = "hi", Text("Language", "हिन्दी")
    TELUGU = "te", Text("Language", "తెలుగు")
    PERSIAN = "fa", Text("Language", "فارسی")


SPOKEN: tuple[str, ...] = tuple(language.value for language in Language if language is not Language.SYSTEM)
