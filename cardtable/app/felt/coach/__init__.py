"""The coach of a lesson: its bubble on the felt, and the light on what it speaks of."""
