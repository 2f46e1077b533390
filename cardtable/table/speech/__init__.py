"""Speech: what is said of an update (`update_remarks`), when (`narrator`), and its queue (`announcer`)."""
