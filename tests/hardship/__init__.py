"""What a program meets in real life: it is killed, the disk is full, files are damaged, it runs for days."""
