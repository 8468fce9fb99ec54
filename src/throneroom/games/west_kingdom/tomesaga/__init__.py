"""West Kingdom Tomesaga («Хроники западного королевства»): what it makes of the three games."""
