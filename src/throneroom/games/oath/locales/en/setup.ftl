### Oath

## Before the start

setting-players = Players
setting-chancellor = Chancellor
    .help = If nobody is chosen, the last winner is, or chance decides.
    .lot = Nobody chosen
setting-ways = Four ways to win
setting-walkthrough = The cards of the walkthrough
    .help = Four players, and every card lies as in the printed example of a first game.
setting-chronicle = Chronicle
    .help = What an earlier game has left behind.

## Who the bots are at the table

bot-steward = Steward
bot-usurper = Usurper
bot-visionary = Visionary
bot-courtier = Courtier
