"""Which servers of a store are there."""

STREAM = "KV_servers"
SUBJECT = "$KV.servers"
LEASE = 8.0
