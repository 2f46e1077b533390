"""Protocol of tables for people: messages, invitations, client session; sockets only in `io`."""
