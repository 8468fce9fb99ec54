prompt-take = How many pebbles do you take?
option-take = { $count }
event-took = { PLAYER($seat) } takes { $count }.
