"""The draw for places at the table, before a match begins."""
