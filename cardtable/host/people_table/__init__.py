"""One table for people in different houses: a pure machine; what lines say goes in, what is to be done comes out."""
