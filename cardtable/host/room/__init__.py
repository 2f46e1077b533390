"""Network room: membership, lobby, log, commit–reveal and proposals."""
