"""UPnP port mapping."""
