### Conquest of the Fallen Lands

## Notes of a first game

note-about = What this is about
    .text = Most coins at the end. A field you take pays as many coins as its level, at once, and nobody can take it from you.
note-followers = Followers
    .text = The signs on a card show which Followers it takes, and how many. Each Follower works once every turn.
note-cards = Your cards
    .text = Lit cards can be played with the Followers you have ready. A Troop conquers a field: press it, and the land shows which fields it can take.
note-land = The land
    .text = The number on a field is its level: the strength that you need there. Whoever has the most coins wins, and fields pay them.
note-attack = An attack
    .text = Each lit field shows your strength there. Beside your own fields you are stronger: your Troops there support you.
note-loans = Bought Support
    .text = Coins beside your strength: what you lack there is the Support of others. Each point costs you a coin of the loot, and its owner gets it.
note-exchange = The end of your turn
    .text = Cards you can’t use may become new ones. Keep the hand if you like it.
