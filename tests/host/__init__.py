"""Tests of the host of a table, without Qt, without time."""
