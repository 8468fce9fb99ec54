"""The parts of the Tomesaga's campaign that belong to a single game: chronicles, their goals, and
the board that a game carries. The sequence of the games is in `tomesaga`."""
