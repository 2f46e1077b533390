"""Main window: menus, keys, status line, work in slices."""
