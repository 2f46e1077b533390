"""Replay and review of a finished deal."""
