"""The sizes of writing that can be chosen; named here, since the first frame knows them before all other settings."""

USUAL = 100  # per cent: as in the sketches, or as the desktop's own type is larger
WRITING_SIZES = (USUAL, 125, 150, 200)
