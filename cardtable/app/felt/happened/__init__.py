"""What happened: a strip beside the table with the turns since the person's last one, and further back."""
