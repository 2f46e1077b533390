"""Lines of the network, tables on them, and what is kept on a disk: the only place with sockets, TLS and asyncio."""
