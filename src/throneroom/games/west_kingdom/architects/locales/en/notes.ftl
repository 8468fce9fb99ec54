### Architects of the West Kingdom

## Notes of a first game

note-about = What this is about
    .text = Most points when the Guildhall is full. Points come from buildings, the Cathedral and virtue; debts and workers in prison cost points.
note-town = The town
    .text = Each turn you place one worker and act there. The more of your workers stand together, the more the place gives.
note-capture = Captures
    .text = In the Town Centre you capture whole groups. Yours can be captured too: the Guardhouse gets them back.
note-apprentices = Apprentices
    .text = They have an ability and a skill. Most buildings need skills.
note-market = The black market
    .text = Good goods for little silver, but it costs virtue, and after the third worker everybody there goes to prison.
note-virtue = Virtue
    .text = Below 4 you pay fewer taxes, below 5 there is no Cathedral, from 10 on no black market.
note-guildhall = The Guildhall
    .text = Construct a building from hand or advance the Cathedral. The worker stays; when all spaces are full, everybody has one turn left.
