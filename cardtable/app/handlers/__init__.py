"""What the menus, the dialogs and the welcome page make the program do."""
