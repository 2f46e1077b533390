"""Main window: menus, keyboard layouts, status line, and work in slices of the event loop."""
