"""The program around the table: window, settings, storage, languages, command line."""
