"""Questions to answer, and files to choose."""
