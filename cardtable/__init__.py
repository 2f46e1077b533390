"""CardTable: a free card table with honest computer players."""

__version__ = "2.0.0"
