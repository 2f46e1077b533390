"""Animation plans, planner, animator."""
