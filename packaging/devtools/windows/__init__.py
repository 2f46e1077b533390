"""`dev.py windows`: the program for Windows, run, tested and built on Linux in Wine."""
