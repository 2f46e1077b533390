"""Grammar of translations: entries for forms of words, and the check of markers."""
