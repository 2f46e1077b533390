"""The wire between a table and people's programs: pure values and texts, no sockets; see PROTOCOL.md."""
