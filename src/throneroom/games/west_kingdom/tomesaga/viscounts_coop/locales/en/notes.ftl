### Viscounts of the West Kingdom, together against the Overlord

note-about = What this game is about
    .text = You win or lose together: 160 points of all players are needed. Each turn: play a card, move, act, hire; then the Overlord moves. If he enters the third tier of the castle or runs out of workers, all is lost at once.
note-overlord = The Overlord
    .text = After each of your turns he moves clockwise by the silver of the townsfolk where he stands, and acts where he stops: he sends a worker home, places one of his, or banishes the townsfolk.
note-advance = Advance orders
    .text = Three of his workers on a location: one goes to each side, one inward. From the third tier of the castle there is no way back.
note-reminders = Reminder cards
    .text = Ribbons pay you whoever transcribes. After two of your actions you drive off one of his workers where you stand, or place one of yours, which he has to send home first.
note-goal = The goal
    .text = 160 points of all players together when the last round is over.
