"""Hearts and Cancellation Hearts."""
