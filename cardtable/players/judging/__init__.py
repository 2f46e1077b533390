"""What the decisions of a finished deal were worth, judged by what each seat could know when it made them."""
