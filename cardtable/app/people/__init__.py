"""Finding, opening and joining tables for people; lobby."""
