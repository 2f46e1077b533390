"""The commands without a window, which never load Qt: simulate, replay, solve."""
