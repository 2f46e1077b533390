"""Computer players of Cancellation Hearts."""
