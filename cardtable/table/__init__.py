"""The table as widgets; knows no game."""
