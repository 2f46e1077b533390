"""Dialogs and the welcome page, each made when it is first opened."""
