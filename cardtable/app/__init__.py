"""The application: windows, dialogs, settings, storage, languages, command line."""
