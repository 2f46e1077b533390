"""Review of a finished deal's decisions, from what each seat knew."""
