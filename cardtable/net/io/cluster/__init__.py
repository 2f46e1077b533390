"""Tables on several servers (NATS)."""
