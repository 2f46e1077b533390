"""HUD: everything on the table but cards."""
