"""Network play: messages, invitations and client session, free of I/O; sockets in the sub-packages."""
