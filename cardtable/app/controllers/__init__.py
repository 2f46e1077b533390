"""Controllers: what the program does on commands of menus, dialogs and pages."""
