"""Sockets, TLS, connections, rate limits and LAN discovery."""
