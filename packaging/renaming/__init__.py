"""Renames symbols of a checkout, moves and merges its modules by a plan; goes once the renaming is done."""
