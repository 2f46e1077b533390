"""A network trained by playing against itself, for experts of Canasta; but for `sight`, nothing here is without numpy.

It is imported when an expert of a fitting table first thinks, never at the start. Its weights have not learned enough
yet to come with the program, and without them, or without numpy, the expert searches as it does at any other table.
`packaging/training` makes them.
"""

from __future__ import annotations

from typing import Final

SHIPPED: Final = False  # whether its weights come with the program
