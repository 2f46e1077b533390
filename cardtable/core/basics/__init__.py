"""Frozen values, JSON, plain text, checksums, lazy imports, weights."""
