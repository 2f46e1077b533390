"""The table as widgets: it knows views, zones and events, and no game."""
