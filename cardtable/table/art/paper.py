"""The colours of what is of paper on every felt: tiles, cards of figures, tips, bubbles; as the faces of cards are."""

from cardtable.table.art.card_style import FACE

PAPER = FACE
INK, INK2 = "#22201C", "#55524B"  # for what matters, and for what is said beside it
