"""Sockets, TLS, connections, rate limits, LAN discovery."""
