"""Failure of a check of the self-test, known before Qt is loaded."""


class SelfTestFailure(Exception):
    """A part that is missing or does not work; the message is one sentence that names it."""
