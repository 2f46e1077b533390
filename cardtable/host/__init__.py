"""Host of a match: pure state machines, no I/O."""
