"""What a check of the self-test raises."""

from __future__ import annotations


class SelfTestFailure(Exception):
    """Something is missing or does not work; the message is one sentence that names it."""
