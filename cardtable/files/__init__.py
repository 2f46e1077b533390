"""Reading and writing files, for every program of this package: no Qt, no sockets."""
