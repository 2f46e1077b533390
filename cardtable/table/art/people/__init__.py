"""The twelve people of the seat plates: no two share a headgear, and neighbours differ in ground and skin."""
