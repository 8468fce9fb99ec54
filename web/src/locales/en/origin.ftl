# A game that somebody brought to the table.
origin-record = { $by } brought this game from a record, { $count ->
    [0] from its beginning
   *[other] from moment { $count }
  }.
origin-record-you = You brought this game from a record, { $count ->
    [0] from its beginning
   *[other] from moment { $count }
  }.
origin-position = { $by } brought this position.
origin-position-you = You brought this position.
origin-table = { $count ->
    [0] { $by } plays an earlier game again from its beginning.
   *[other] { $by } continues an earlier game from moment { $count }.
  }
origin-table-you = { $count ->
    [0] You play an earlier game again from its beginning.
   *[other] You continue an earlier game from moment { $count }.
  }
origin-earlier = Show that game
origin-will = The server will deal all hidden cards again, so nobody will know them.
origin-fresh = The server has dealt all hidden cards again, so nobody knew them.
origin-known = { $by } may know the hidden cards.
origin-known-you = You may know the hidden cards.
origin-short = brought by { $by }
origin-short-you = brought by you
