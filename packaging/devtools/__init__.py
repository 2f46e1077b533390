"""What dev.py does, verb by verb. Standard library only: nothing is installed yet when it starts."""
