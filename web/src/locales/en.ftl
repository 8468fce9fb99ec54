### The client's own words

throneroom = Throneroom

nowhere = There is nothing here
nowhere-home = Back to the hall
