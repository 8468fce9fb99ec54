"""West Kingdom Tomesaga («Хроники западного королевства»): its campaign and its co-operative
scenarios."""
