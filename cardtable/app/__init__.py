"""Desktop program: start, window, dialogs, settings, storage."""
