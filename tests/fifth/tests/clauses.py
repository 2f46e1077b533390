"""Clauses of Pinch: when each is in force."""

from cardtable.games.pinch.options import Offering
from tests.conformance.clauses import Book

BOOK = Book(when={"F-04": lambda options, seats: options.offering is Offering.LEFT})
