"""The server, driven from outside: real HTTP and WebSockets, on SQLite and on PostgreSQL."""
