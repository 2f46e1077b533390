"""Small moments in play, drawn on the felt: they are over in a second and are never in the way."""
