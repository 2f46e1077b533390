"""Option sets as forms: one declaration gives the editor, its help and its checks."""
