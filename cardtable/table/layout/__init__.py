"""Layout of the table: geometry of all parts, and poses of cards within a pile."""
