"""What is counted: results of deals and matches, written in the background and kept until they are written."""
