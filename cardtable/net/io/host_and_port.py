"""Where somebody listens, as one text."""

from __future__ import annotations


def host_and_port(host: str, port: int) -> str:
    """As URLs write it: an IPv6 address in brackets."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
