"""Sockets, TLS, LAN discovery; server, agent process, stored tables."""
