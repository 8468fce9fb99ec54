### Paladins of the West Kingdom

## Notes of a first game

note-about = What this is about
    .text = Seven rounds, twelve actions on your own board. Points come from the three attributes, from pieces, orders and converted outsiders.
note-townsfolk = Townsfolk
    .text = Hired, a card pays you every time its moment comes. Dismissed, it pays once, shown on the right.
note-paladins = Your paladin
    .text = He adds to your attributes in this round, brings two workers and makes one action better.
note-tavern = The tavern
    .text = Four workers for this round. A criminal stands for any colour, but brings suspicion.
note-actions = Actions
    .text = Workers fill the coloured spaces. Workshops cover spaces of the right half, so that fewer workers are needed.
note-attributes = Attributes
    .text = They open columns of the map, walls and outsiders, and they score. Ringed cells are lent by your paladin.
note-map = The map
    .text = Monks go by faith, outposts by strength. Each place pays at once and holds one piece. Below lie the outsiders.
note-taxes = Taxes
    .text = When this supply is empty, whoever has the most suspicion takes a debt.
