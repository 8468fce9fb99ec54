### Banners and the spaces of the Reliquary
## One line of a text for each power of the card; its kind and its cost are printed beside it.

card-peoples_favor = People’s Favor
    .text =
        Playing a card to a site, you may first discard a denizen in your region and may choose any site of the region.
        In your Wake phase add 1 favor to it or move 1 from it to the poorest bank. With the Mob, twice. At 6 favor the Mob comes up.
        To recover it, place more favor on it than it has. The old favor goes to the banks one by one, and the Mob goes.
    .rulings =
        With 1 favor on it you must add 1; if you have none, nothing happens.
        Seized in a campaign or by the Conspiracy, it loses 2 favor (1 stays) and shows the Mob. Given in a deal, it stays as it is.

card-darkest_secret = Darkest Secret
    .text =
        You search the world deck for 2 Supply.
        To recover it, place more secrets on it than it has. From another player you can do so only if their site has a card of a suit they lack among their advisers.
    .rulings =
        Of the old secrets 1 is yours, the rest goes to the former holder.
        Only face up advisers have a suit. At a site without suited cards the holder is safe.
        Seized in a campaign or by the Conspiracy, it loses 2 secrets (1 stays).

card-brutal = Brutal
    .text = If the Chancellor attacks, the defeated side loses its whole force.
    .rulings =
        That may be the Chancellor.

card-decadent = Decadent
    .text = The Chancellor travels to the Cradle from other regions without Supply, and to the Hinterland for 1 more.

card-careless = Careless
    .text = When the Chancellor trades, they gain 1 more favor, and for secrets 1 secret fewer.
    .rulings =
        The favor comes from the card’s bank, also in a trade for secrets.

card-greedy = Greedy
    .text = The Chancellor draws 2 more cards, and cannot search for more than 2 Supply.
