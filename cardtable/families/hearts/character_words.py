"""What characters are called in both games of the family, as it stands behind a name: "Parisa, likes the moon"."""

from __future__ import annotations

from cardtable.core.text import translate

CAREFUL = translate("Characters", "careful", "how a computer player plays; stands behind a name")
BOLD = translate("Characters", "bold", "how a computer player plays; stands behind a name")
LIKES_THE_MOON = translate("Characters", "likes the moon", "how a computer player plays; stands behind a name")
