### Visions
## One line of a text for each power of the card; its kind and its cost are printed beside it.

card-conquest = Vision of Conquest
    .text = Rule more sites than any other player.
    .rulings =
        A tie is not enough. The Empire counts as one ruler.

card-rebellion = Vision of Rebellion
    .text = Hold the People’s Favor.

card-sanctuary = Vision of Sanctuary
    .text = Hold more relics and banners in all than any other player.
    .rulings =
        A tie is not enough. Relics in the Reliquary do not count.

card-faith = Vision of Faith
    .text = Hold the Darkest Secret.

card-conspiracy = The Conspiracy
    .text = You may burn 1 secret and take a relic or banner of a player at your site if 2 of your advisers have suits found among theirs. Then put this card into the box.
    .rulings =
        Anybody may play it, the Chancellor and Citizens too, and also without burning a secret.
        Only face up advisers count; two of yours may match the same one of theirs.
        A banner taken so loses 2 tokens, as always when it is seized.
