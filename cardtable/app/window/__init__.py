"""The main window and what lies around its page: menus, keys, status line, the felt it opens with."""
