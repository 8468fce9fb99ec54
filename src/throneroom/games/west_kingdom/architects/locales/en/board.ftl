### Architects of the West Kingdom

## Goods, skills, places

good-clay = clay
good-wood = wood
good-stone = stone
good-gold = gold
good-marble = marble
good-silver = silver
good-building_card = building card
good-virtue = virtue
good-tax = tax
good-debt = debt

skill-carpentry = Carpentry
skill-tiling = Tiling
skill-masonry = Masonry

location-quarry = Quarry
    .text = Gain 1 stone for each of your workers here.
location-forest = Forest
    .text = Gain 1 wood for each of your workers here.
location-town_centre = Town Centre
    .text = A capture for each of your workers here, or fewer: the first costs 1 tax, each further one 1 silver.
    .short = Square
location-mines = Mines
    .text = Gain 1 clay and 1 more for each of your workers here, or 1 gold for every two of them.
location-silversmith = Silversmith
    .text = Gain 1 silver and 1 more for each of your workers here.
    .short = Silver
location-tax_stand = Tax Stand
    .text = Lose 2 virtue and take all taxes.
    .short = Taxes
location-storehouse = King’s Storehouse
    .text = A trade for each of your workers here, or fewer: 2 clay, wood or stone for 1 virtue; 3 wood or stone for 1 marble.
    .short = Storehouse
location-workshop = Workshop
    .text = Hire an apprentice for 4 silver, 2 of them tax, or draw a building card and one more for every two of your workers here.
    .short = Workshop
location-guardhouse = Guardhouse
    .text = An action for each of your workers here, or fewer: send captured workers to prison, free your own, pay off a debt.
    .short = Guard
location-black_market_left = Black Market, small offer
    .text = 1 silver and 1 virtue for the small offer.
    .rulings =
        The offer stays until the market is raided; then the card is turned over and becomes the large offer.
        When the pile is empty, 1 marble and 1 gold are offered here.
        Virtue of 10 or more bars the way. At virtue 0 the lost virtue is a debt.
    .short = small
location-black_market_middle = Black Market, middle
    .text = 2 silver and 1 virtue: hire any apprentice, or draw 5 building cards and keep one.
    .rulings =
        Hiring here costs nothing more, however far back the apprentice stands; silver on the card is yours.
        The other 4 building cards go under the deck in the order drawn.
    .short = middle
location-black_market_right = Black Market, large offer
    .text = 3 silver and 1 virtue for the large offer.
    .rulings =
        Before the first raid, 2 marble, 1 stone and 1 wood are offered here.
        When the pile is empty, the last large offer stays.
    .short = large
location-guildhall = Guildhall
    .text = Construct a building or advance the Cathedral. The worker stays for good.
location-prison = Prison
    .text = Workers here cost points and, at a raid, virtue and debts.
location-cathedral = Cathedral
    .text = Every level costs more and is worth more. Virtue of 5 or more is needed.
    .rulings =
        Besides its price, a level costs one building card from your hand.
        Spaces from the lowest level: 3, 3, 2, 2, 1. Whoever moves up frees the space.
location-market_reset = Raid of the black market
    .text = Whoever stands on the black market goes to prison; then virtue and debts are counted.

reward-deck = Rewards of the Cathedral
    .text = Whoever advances turns up the top card, gains what it shows, and the card leaves the game.
    .rulings =
        Of the 11 cards, two for each player and one more are in the game; nobody knows which.
        When none is left, a level brings 1 virtue instead.
        At 14 virtue, a point that is lost this way may destroy one of your unpaid debts.
reward-silver = 1 virtue and 3 silver
reward-wood = 1 virtue and 2 wood
reward-stone = 1 virtue and 2 stone
reward-building = 1 virtue and a building card
reward-virtue = 2 virtue
reward-gold = 1 virtue and 1 gold

## Characters

board-lothaire = Lothaire
    .text = Pays 1 wood or 1 stone less for a building or a level of the Cathedral.
board-therese = Therese
    .text = Gold and marble are one and the same for her.
board-hugo = Hugo
    .text = Whenever he would take a debt, he may pay 2 silver instead.
board-caroline = Caroline
    .text = Draws a building card each time she acts on the black market.
board-ada = Ada
    .text = Ignores 1 tax coin in every cost.
board-clovis = Clovis
    .text = Draws a building card each time he constructs a building.
board-frederick = Frederick
    .text = Discards no building card when he advances the Cathedral.
board-fara = Fara
    .text = May take 1 worker out of prison at every raid on the black market.
board-rudolf = Rudolf
    .text = Hires for 1 silver less at the Workshop and may have 6 apprentices.
board-bertha = Bertha
    .text = Gains 2 more silver each time she sends captured workers to prison.
board-emma = Emma
    .text = Gains 1 silver and 1 clay each time she takes a debt.
board-guntram = Guntram
    .text = Gains 1 silver for each virtue he gains.
board-judith = Judith
    .text = May discard building cards in place of goods, one for one.
board-merovech = Merovech
    .text = May discard building cards in place of losing virtue, one for one. His hand limit is 8.
