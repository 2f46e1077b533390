"""Translation: the language in force (`language_manager`), catalogues, numbers."""
