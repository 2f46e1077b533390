"""The engine that every game shares: pure Python, without Qt, files, clock or dice."""
