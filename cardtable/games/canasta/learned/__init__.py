"""A network trained by playing against itself, for experts of Canasta; what it thinks with needs numpy.

Its weights have not learned enough yet to come with the program. Where they do, it is imported when an expert of a
fitting table first thinks, never at the start; without them, or without numpy, the expert searches as it does at any
other table. `packaging/training` makes the weights.
"""

from __future__ import annotations

from typing import Final

SHIPPED: Final = False  # whether its weights come with the program; numpy is not loaded in vain where they do not
