"""Short highlights on the table, such as a moon or a canasta."""
