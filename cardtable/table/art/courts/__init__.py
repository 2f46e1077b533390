"""Figures of the court cards and jokers."""
