"""Forms for option sets, built from their declarations."""
