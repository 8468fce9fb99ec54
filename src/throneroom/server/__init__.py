"""Tables over HTTP and WebSocket: matches that people and bots share, now or over days."""
