"""The router of this house, asked for a port with the person's leave, as UPnP says (SSDP, then SOAP over HTTP)."""
