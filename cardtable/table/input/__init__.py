"""From mouse and keys to gestures, and which card has the focus."""
