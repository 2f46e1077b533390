"""Controllers: menus, dialogs and pages joined to the program."""
