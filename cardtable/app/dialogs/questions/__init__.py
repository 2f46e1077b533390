"""Confirmations, file dialogs, list of unfinished matches."""
