"""What all dialogs are made of."""
