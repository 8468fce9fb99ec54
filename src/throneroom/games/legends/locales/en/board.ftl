### Eight-Minute Empire: Legends

## Tokens

token-magic_spring = Magic Spring
    .text = 2 elixirs for the count at the end.
token-cottage = Cottage
    .text = Whenever you recruit, you may place one more army.
token-hidden_treasure = Hidden Treasure
    .text = Take a coin from the bank at once.
token-magic_tome = Magic Tome
    .text = 1 point at the end. If you tie on points, you win the tie, whatever else would count.
token-stable = Stable
    .text = Every march of yours has one more unit of movement.
token-poison_swamp = Poison Swamp
    .text = Costs its owner a point at the end.
token-citadel = Citadel
    .text = The region is worth a point more to whoever controls it at the end.
token-marauding_dragon = Marauding Dragon
    .text = Whoever brings the armies in the region to seven or more takes it: 2 points at the end.
token-magic_gate = Magic Gate
    .text = The regions of the two gates count as neighbours when armies move.
token-magic_gates = Magic Gates
    .text = Two of them. Their regions count as neighbours when armies move.
token-band_of_rogues = Band of Rogues
    .text = Whoever moves an army into this region loses a coin.
token-face_down = Face-down token
    .text = An exploration token or the Poison Swamp. Found a city here to take it; control the region at the end of your turn to look at it.
token-start = Starting region
    .text = Everybody can recruit here.

## The board

layout-t = T
layout-ring = Ring
slot-left = left
slot-centre = centre
slot-right = right
slot-bottom = bottom
slot-top_left = top left
slot-top_right = top right
slot-bottom_right = bottom right
slot-bottom_left = bottom left
way-land = border
way-bridge = bridge
way-sea = sea
way-gate = gates

side-horseshoe = Horseshoe
side-castle_rock = Castle Rock
side-desert = Desert
side-meadows = Meadows
side-volcano = Volcano
side-ice_islands = Ice Islands
side-rope_islands = Rope Islands
side-red_forest = Red Forest

region-h1 = East Horn
region-h2 = North Shore
region-h3 = West Cliffs
region-h4 = Waterfall Lake
region-h5 = South Beach
region-c1 = Old Keep
region-c2 = Lower Rock
region-c3 = Lone Rock
region-d1 = North Sands
region-d2 = Narrow Strip
region-d3 = The Spires
region-d4 = Great Boulder
region-d5 = East Ridge
region-d6 = Red Crags
region-d7 = Dune Cape
region-m1 = North Meadow
region-m2 = Standing Stones
region-m3 = Hamlet
region-m4 = Pine Grove
region-m5 = South Point
region-v1 = Ash Islet
region-v2 = Black Beach
region-v3 = North Slope
region-v4 = East Slope
region-v5 = Crater
region-v6 = Lava Field
region-v7 = South Shore
region-i1 = Snow Peak
region-i2 = Icefall
region-i3 = Frost Rock
region-i4 = Great Glacier
region-i5 = Cold Bay
region-r1 = Tall Isle
region-r2 = Bridge Isle
region-r3 = Pier Isle
region-f1 = North Wood
region-f2 = Middle Wood
region-f3 = South Coast
