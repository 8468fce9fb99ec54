"""The campaign of the Tomesaga as far as it is part of a game: chronicles, their goals, and the
board that a game carries. How the games follow from one another is in `tomesaga`."""
