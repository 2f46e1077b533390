"""The router of this house, asked for a port with the person's leave; all that knows async-upnp-client."""
