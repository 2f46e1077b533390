"""The desktop program: start, window, dialogs, settings, storage."""
