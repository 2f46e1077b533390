"""Commands of menus, dialogs and the welcome page."""
