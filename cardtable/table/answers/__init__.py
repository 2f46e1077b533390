"""One question, one answer: what a person asks with a single key, answered from what they have been shown."""
