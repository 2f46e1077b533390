"""CardTable: a free, offline card table with honest computer players."""

__version__ = "1.0.0"
