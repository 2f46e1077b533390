"""Animation of the table: plans, their planner, and the animator that runs them."""
