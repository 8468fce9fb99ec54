### Oath

## Notes of a first game

note-about = What this is about
    .text = The Chancellor holds the Empire together until a die ends the game. Exiles win sooner: with the title kept for a whole round, or with a Vision that has come true.
note-title = The title
    .text = It goes to whoever keeps the oath best, at once and always. An Exile who begins a turn with it is the Usurper, and wins with it one turn later.
note-map = The map
    .text = Your pawn’s site is where you act. You rule where your warbands stand, and with a site its cards.
note-supply = Supply
    .text = Each major action costs some. What you keep carries over; the more warbands are in play, the less comes back.
note-search = Searching
    .text = Three cards, one to play: at your site for favor now, or as an adviser for its power and its suit.
note-tokens = Favor and secrets
    .text = Both are mostly lent: what you place on cards goes to the banks or returns to you when you rest. Only what is burned is gone.
note-trade = Trade
    .text = Advisers of a card’s suit make trade with it better. That is how favor and secrets grow.
note-campaign = A campaign
    .text = Choose targets and dice; the chance to win stands beside each number. If the roll is short, warbands can be sacrificed to make up for it.
note-vision = A Vision
    .text = As an Exile you may reveal it. From the third Vision drawn on it can win: fulfil its goal and hold out until your next Wake.
note-citizen = Citizenship
    .text = A Citizen shares the Empire’s sites and Supply, and wins in the Chancellor’s place by meeting the Successor’s goal.
