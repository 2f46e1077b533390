"""Coach of a lesson: its bubble, and highlights on the table."""
