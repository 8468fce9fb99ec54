"""What the kernel promises, module by module."""
