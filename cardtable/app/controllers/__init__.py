"""What menus, dialogs and pages make the program do."""
