"""What the server promises, proved on real servers: no leak, nothing lost, nothing stuck."""
