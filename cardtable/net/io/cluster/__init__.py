"""Tables on several machines: their logs on NATS JetStream, and which of several servers runs which table."""
