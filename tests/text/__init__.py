"""Words: the Fluent files, and the voice that reads them."""
