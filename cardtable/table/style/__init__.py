"""Style of the table: settings, scale and text painting."""
