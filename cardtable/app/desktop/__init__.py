"""What the program finds on a machine: Qt itself, display, screen, fonts, the files it was installed with."""
