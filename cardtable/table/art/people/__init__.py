"""The twelve portraits: no two share a headgear, and neighbours differ in ground and skin."""
