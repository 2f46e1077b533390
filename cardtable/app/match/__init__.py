"""One match in the window: play, undo, claims, seat draw."""
