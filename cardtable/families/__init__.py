"""What families of games share: functions and values; a family knows the engine, no game and no other family."""
