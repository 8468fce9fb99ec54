"""The ways in: HTTP, WebSockets, streams for bots, the pages of the client."""
