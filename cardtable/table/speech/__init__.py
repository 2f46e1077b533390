"""Speech: what happens in words (`narrator`, `update_remarks`), and its queue (`announcer`)."""
