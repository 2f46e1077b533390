"""Machine environment: Qt, fonts, screen, resource files."""
