"""The games. Each is a folder of its own and knows only the kernel."""
