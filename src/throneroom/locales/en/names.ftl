### The names of bots, in the same order in each language; a game may have its own

house-names = Aldric, Beatrice, Conrad, Damaris, Edmund, Felicia, Gawain, Helena, Isidore, Jocasta, Lambert, Rosamund
    .women = Beatrice, Damaris, Felicia, Helena, Jocasta, Rosamund
