"""Sounds: cues, mixing, playback."""
