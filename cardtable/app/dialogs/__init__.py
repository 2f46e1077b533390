"""The dialogs and the welcome page; each is made when it is first opened."""
