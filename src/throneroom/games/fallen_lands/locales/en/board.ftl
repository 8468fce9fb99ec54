### Conquest of the Fallen Lands

## Who lives on the fields

monster-goblins = Goblins
monster-imps = Imps
monster-wolves = Wolves
monster-orcs = Orcs
monster-spiders = Spiders
monster-ogres = Ogres
monster-trolls = Trolls
monster-minotaurs = Minotaurs
monster-cyclopes = Cyclopes
monster-hydras = Hydras
monster-wyverns = Wyverns
monster-dragons = Dragons
