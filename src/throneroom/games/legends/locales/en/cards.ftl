### Eight-Minute Empire: Legends

## Cards

card-ancient_phoenix = Ancient Phoenix
    .ability = Flying
    .action = March 5
    .text =
        Crossing the sea costs each of your armies 1 less.
        March with 5 movement.
    .rulings =
        Its own flight counts at once: on this very march a crossing costs you 2, or less with more Flying.

card-ancient_sage = Ancient Sage
    .ability = 1 VP per Ancient card
    .action = March 3
    .text =
        At the end: 1 point for each of your Ancient cards.
        March with 3 movement.
    .rulings =
        The Sage is Ancient too and counts itself.

card-ancient_tree_spirit = Ancient Tree Spirit
    .ability = 3 elixirs
    .action = Recruit 4
    .text =
        3 elixirs for the count at the end.
        Recruit 4 armies.
    .rulings =
        Three elixirs are more than most players ever have, but a tie for most is worth only 1 point each.

card-ancient_woods = Ancient Woods
    .ability = +1 army
    .action = Found a city + recruit 1
    .text =
        Whenever you recruit, you may place one more army.
        Found a city, then recruit an army.
    .rulings =
        The city comes first, and the recruits may go straight into it.
        Its own +1 counts at once: you recruit 2 armies, more with other such cards.

card-cursed_banshee = Cursed Banshee
    .ability = 2 elixirs
    .action = March 6
    .text =
        2 elixirs for the count at the end.
        March with 6 movement.
    .rulings =
        The longest march of all.

card-cursed_gargoyles = Cursed Gargoyles
    .ability = Flying
    .action = March 5
    .text =
        Crossing the sea costs each of your armies 1 less.
        March with 5 movement.
    .rulings =
        Its own flight counts at once: on this very march a crossing costs you 2, or less with more Flying.

card-cursed_king = Cursed King
    .ability = 1 elixir
    .action = Recruit 3 or march 4
    .text =
        An elixir for the count at the end.
        Recruit 3 armies or march with 4 movement.
    .rulings =
        Choose one of the two; the other is lost.

card-cursed_mausoleum = Cursed Mausoleum
    .ability = +1 movement
    .action = Found a city
    .text =
        Every march of yours has one more unit of movement.
        Found a city.
    .rulings =
        You need an army where the city is to stand. The city stays even if the army leaves.

card-cursed_tower = Cursed Tower
    .ability = 1 VP per Flying
    .action = Found a city
    .text =
        At the end: 1 point for each time you have Flying.
        Found a city.
    .rulings =
        Every Flying counts, also several on different cards taken before or after the Tower.
        The Tower itself does not fly.

card-dire_dragon = Dire Dragon
    .ability = Flying
    .action = Recruit 3 + destroy an army
    .text =
        Crossing the sea costs each of your armies 1 less.
        Recruit 3 armies, then destroy an army.
    .rulings =
        Recruit first, destroy second. Armies you have just recruited can make the attack possible.

card-dire_eye = Dire Eye
    .ability = Flying
    .action = Recruit 4
    .text =
        Crossing the sea costs each of your armies 1 less.
        Recruit 4 armies.
    .rulings =
        Flying lasts from now on; this card itself gives no march to use it on.

card-dire_giant = Dire Giant
    .ability = Armies can’t be destroyed
    .action = Recruit 3 + destroy an army
    .text =
        Nobody can destroy your armies.
        Recruit 3 armies, then destroy an army.
    .rulings =
        From now on nobody can choose your armies when they destroy one, not even you.
        Recruit first, destroy second.

card-dire_goblin = Dire Goblin
    .ability = 1 elixir
    .action = March 5
    .text =
        An elixir for the count at the end.
        March with 5 movement.
    .rulings =
        Units you do not use are lost.

card-dire_ogre = Dire Ogre
    .ability = 1 VP per 3 coins
    .action = March 2
    .text =
        At the end: 1 point for every 3 coins you have left.
        March with 2 movement.
    .rulings =
        The coins are counted, not spent: they still break ties.

card-forest_elf = Forest Elf
    .ability = +1 army
    .action = Recruit 3 or march 2
    .text =
        Whenever you recruit, you may place one more army.
        Recruit 3 armies or march with 2 movement.
    .rulings =
        If you choose to recruit, its own +1 makes it 4 armies.

card-forest_gnome = Forest Gnome
    .ability = 3 elixirs
    .action = March 2
    .text =
        3 elixirs for the count at the end.
        March with 2 movement.
    .rulings =
        Three elixirs for a short march.

card-forest_pixie = Forest Pixie
    .ability = +1 army
    .action = March 4
    .text =
        Whenever you recruit, you may place one more army.
        March with 4 movement.
    .rulings =
        The extra army comes with your next recruiting; this card only marches.

card-forest_tree_town = Forest Tree Town
    .ability = +1 movement
    .action = Found a city
    .text =
        Every march of yours has one more unit of movement.
        Found a city.
    .rulings =
        The extra movement comes with your next march; this card only founds a city.

card-graveyard = Graveyard
    .ability = 1 VP per Cursed card
    .action = Recruit 2
    .text =
        At the end: 1 point for each of your Cursed cards.
        Recruit 2 armies.
    .rulings =
        It has no family word of its own and does not count itself.

card-lake = Lake
    .ability = 1 VP per Forest card
    .action = Recruit 2 or march 3
    .text =
        At the end: 1 point for each of your Forest cards.
        Recruit 2 armies or march with 3 movement.
    .rulings =
        It has no family word of its own and does not count itself.

card-night_hydra = Night Hydra
    .ability = +1 army
    .action = March 5 + destroy an army
    .text =
        Whenever you recruit, you may place one more army.
        March with 5 movement, then destroy an army.
    .rulings =
        March first, destroy second: march to your victim.

card-night_village = Night Village
    .ability = +1 army
    .action = Found a city
    .text =
        Whenever you recruit, you may place one more army.
        Found a city.
    .rulings =
        The city can take recruits from your next recruiting on.

card-night_wizard = Night Wizard
    .ability = 1 VP per Night card
    .action = Recruit 3 + destroy an army
    .text =
        At the end: 1 point for each of your Night cards.
        Recruit 3 armies, then destroy an army.
    .rulings =
        The Wizard is a Night card too and counts itself.
        Recruit first, destroy second.

card-noble_hills = Noble Hills
    .ability = 4 VP for 3 Noble cards
    .action = Recruit 3
    .text =
        At the end: 4 points if you have 3 Noble cards.
        Recruit 3 armies.
    .rulings =
        All three Noble cards, the Hills among them, or nothing.

card-noble_knight = Noble Knight
    .ability = +1 movement
    .action = Recruit 4 + destroy an army
    .text =
        Every march of yours has one more unit of movement.
        Recruit 4 armies, then destroy an army.
    .rulings =
        Recruit first, destroy second.

card-noble_unicorn = Noble Unicorn
    .ability = +1 movement
    .action = March 4 + recruit 1
    .text =
        Every march of yours has one more unit of movement.
        March with 4 movement, then recruit an army.
    .rulings =
        Its own +1 counts at once: the march has 5 units.
        March first, recruit second.

card-stronghold = Stronghold
    .ability = 1 VP per Dire card
    .action = Found a city
    .text =
        At the end: 1 point for each of your Dire cards.
        Found a city.
    .rulings =
        It has no family word of its own and does not count itself.

card-arcane_manticore = Arcane Manticore
    .ability = +1 movement
    .action = Recruit 4 + destroy an army
    .text =
        Every march of yours has one more unit of movement.
        Recruit 4 armies, then destroy an army.
    .rulings =
        Recruit first, destroy second.

card-arcane_sphinx = Arcane Sphinx
    .ability = Flying
    .action = Recruit 3 or march 4
    .text =
        Crossing the sea costs each of your armies 1 less.
        Recruit 3 armies or march with 4 movement.
    .rulings =
        If you choose the march, its own flight counts at once.

card-arcane_temple = Arcane Temple
    .ability = 1 VP per Arcane card
    .action = March 3
    .text =
        At the end: 1 point for each of your Arcane cards.
        March with 3 movement.
    .rulings =
        The Temple is Arcane too and counts itself.

card-mountain_dwarf = Mountain Dwarf
    .ability = 3 VP for 2 Mountain cards
    .action = Recruit 2 + destroy an army
    .text =
        At the end: 3 points if you have 2 Mountain cards.
        Recruit 2 armies, then destroy an army.
    .rulings =
        The Dwarf is one of the two; the Treasury is the other.
        Recruit first, destroy second.

card-mountain_treasury = Mountain Treasury
    .ability = 1 elixir, 2 coins now
    .action = March 3
    .text =
        An elixir for the count at the end.
        Take 2 coins from the bank at once.
        March with 3 movement.
    .rulings =
        You pay for the card first, then take the 2 coins.

card-castle_or = Castle
    .ability = 1 elixir
    .action = Recruit 3 or found a city
    .text =
        An elixir for the count at the end.
        Recruit 3 armies or found a city.
    .rulings =
        Choose one of the two; the other is lost.

card-castle_and = Castle
    .ability = 1 elixir
    .action = March 3 + found a city
    .text =
        An elixir for the count at the end.
        March with 3 movement, then found a city.
    .rulings =
        March first, found the city second: wherever you have an army by then.

## Leaders

leader-fairy_queen = Fairy Queen
    .text =
        At the end: 1 point if you have at least 3 Forest cards.
        When everybody has all their cards, you may buy one more at its usual price. Its action is not performed.
    .rulings =
        The abilities of the extra card count: its elixirs, its coins, its points, its family.
leader-bandit_king = Bandit King
    .text =
        You may recruit into other players’ cities, for a coin to the owner for each army.
        When you destroy another player’s army, you may take a coin from that player.
    .rulings =
        If several others have a city there, you choose whom to pay.
        Where you may recruit anyway, you pay nothing. Neutral armies have no coins to take.
leader-red_sorceress = Red Sorceress
    .text =
        You begin with 5 armies in the starting region instead of 4.
        Other players’ armies that you destroy are kept on this card. At the end: 1 point for every 3 of them.
    .rulings =
        Captured armies do not return to their owner, who has that many fewer for the rest of the game.
        Neutral armies count; your own always return to your reserve.
leader-white_knight = White Knight
    .text =
        At the end: 1 more point for each island of 3 or more regions that you control.
        When you found a city, you also put an army into that region.
    .rulings =
        That army comes from your reserve, and none comes if the reserve is empty. This is not recruiting: +1 army does not apply.

## Words on the cards

family-ancient = Ancient
family-arcane = Arcane
family-cursed = Cursed
family-dire = Dire
family-forest = Forest
family-mountain = Mountain
family-night = Night
family-noble = Noble

class-creature = Creature
class-place = Place

colour-turquoise = Turquoise
colour-white = White
colour-purple = Purple
colour-red = Red
colour-neutral = Neutral

ability-move_bonus = Movement
ability-army_bonus = Recruiting
ability-flying = Flying
ability-elixirs = Elixirs
ability-immune = Armies can’t be destroyed
ability-sea_cost = Crossing the sea

action-recruit = Recruit
action-march = March
action-city = Found a city
action-destroy = Destroy an army
