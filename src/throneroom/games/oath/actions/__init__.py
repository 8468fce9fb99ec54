"""The actions of the Act phase. Each major one has `possible` (whether it can be finished as it
is), `begin` and `run`, which continues from the act's current step."""
