"""Main window, menus, keys."""
