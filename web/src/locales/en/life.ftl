### Leaving games, ending them early, and being called back

ending = End or leave the game
ending-choose = Choose one
ending-leave = Leave for now
ending-leave-why = { $how ->
    [alone] The game waits for you among your tables.
   *[other] A bot plays for you until you come back.
  }
ending-leave-do = Leave for now
ending-stop = { $how ->
    [alone] Stop here
   *[other] Offer to stop
  }
ending-stop-why = { $how ->
    [alone] The game ends with the score as it stands.
   *[other] The game ends with the score as it stands, if everybody agrees.
  }
ending-stop-do = { $how ->
    [alone] Stop here
   *[other] Offer to stop
  }
ending-abandon = Abandon
ending-abandon-why = { $how ->
    [alone] The game ends without a result.
   *[other] The game ends without a result, if everybody agrees.
  }
ending-abandon-do = { $how ->
    [alone] Abandon the game
   *[other] Offer to abandon
  }
ending-resign = Resign
ending-resign-why = { $how ->
    [alone] The game ends, and you are last.
    [two] The game ends, and { $name } wins.
   *[more] A bot plays on in your seat, but you finish last whatever it achieves.
  }
ending-resign-do = Resign for good
ending-saga = This game is part of a campaign or chronicle. If it ends early, it does not count there and is played again; if a bot plays on in your seat, what it achieves counts there.

consent-stop = { $name } offers to stop with the score as it stands.
consent-abandon = { $name } offers to abandon the game, without a result.
consent-waiting-stop = The game stops once everybody agrees.
consent-waiting-abandon = The game is abandoned once everybody agrees.
consent-declined = { $name } would rather play on.
consent-agree-stop = Stop here
consent-agree-abandon = Abandon
consent-sure-stop = Once all agree, the game is over, with the score as it stands.
consent-sure-abandon = Once all agree, the game is over, without a result.
consent-agreed-stop = Yes, stop
consent-agreed-abandon = Yes, abandon
consent-decline = Play on
consent-back = Take it back
consent-seen = All right

call-offer = Shall we notify you when it is your turn, even with this page closed?
call-offer-short = Notify you when it is your turn?
call-yes = Notify me
call-no = No, thanks

over-resigned = { $names } resigned: the game is over.
over-resigned-you = You resigned: the game is over.
over-agreed = All agreed to stop: the score stands.
over-stopped = { $name } stopped here: the score stands.
over-stopped-you = You stopped here: the score stands.
over-abandoned = The game was abandoned: it has no result.
over-closed = The operator of the server closed the game.

series = Series: { $standing }
series-together = Series: { $won } of { $games } won together
series-one = { $name }{ "\u00A0" }{ $wins }
rematch-offer = { $name } offers another game.
rematch-offer-series = { $name } offers another game. { $standing }
rematch-accept = To the table
rematch-later = Later

table-unseated = The host has freed your seat.
no-table-unseated = You have lost your seat
    .why = The host has freed it, and only those who sit here may look.
no-table-taken_away = The table is gone
    .why = Its host has closed it.
no-table-invite_used = This invitation has been used
    .why = Somebody has already sat down with this link. Ask the host for another.
no-table-invite_withdrawn = This invitation is no longer valid
    .why = The host has made a new link, or given the seat to somebody else. Ask for a new one.
refusal-invite_used = Somebody has already sat down with this link.
refusal-invite_withdrawn = This link is no longer valid. Ask the host for another.

replay-side = { $name }’s side
seat-was = { $name } sat here
seat-bot-plays = a bot plays
seat-resigned = resigned, a bot plays on
seat-resigned-you = you resigned
chip-bot = a bot
chip-resigned = resigned
