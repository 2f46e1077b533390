"""Protocol of rooms: messages, invitations, client session; no sockets."""
