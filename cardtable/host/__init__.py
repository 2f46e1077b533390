"""Hosts, no I/O: `match_host` of one person, `room` of several."""
