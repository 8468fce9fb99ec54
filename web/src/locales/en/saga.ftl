### Games that follow from one another

nav-chronicles = Chronicles

sagas-about = A chronicle is a realm that remembers: whoever wins a game writes what the next one begins with.
sagas-none = You keep no chronicle and no campaign yet.
sagas-new = A new chronicle
sagas-begin = Begin the chronicle
sagas-bring = Bring a chronicle along
sagas-bring-why = Paste the line in which players of Oath exchange their chronicles, or open a file that was saved here. You see what it holds before you take it.
sagas-line = Chronicle line
sagas-look = Look at it
sagas-held = In it: { $name }
sagas-take = Keep this chronicle

saga-of = Chronicle of { $game }
saga-unnamed = Empire and Exile
saga-name = Name of the chronicle
saga-sum =
    { $games ->
        [0] { $running ->
            [0] Nothing has happened yet.
           *[other] The first game is in play.
        }
        [one] One game was played{ $running ->
            [0] .
           *[other] , and another is in play.
        }
       *[other] { $games } games were played{ $running ->
            [0] .
           *[other] , and another is in play.
        }
    }
saga-remembers = The realm remembers who ruled it, and what that cost.
saga-brought = It comes from elsewhere, before game { $number }.
saga-to-page = The chronicle
saga-to-campaign = The campaign
hall-saga-oath = Play a chronicle
hall-saga-tomesaga = Play a campaign of all three games
saga-all = All chronicles
saga-to-table = Back to the table
saga-watch = Watch the game
saga-next =
    { $number ->
        [1] Play the first game
       *[other] Play game { $number }
    }
saga-seats = Who plays next
saga-seats-new = Who plays
saga-seats-count =
    { $count ->
        [one] { $count } player.
       *[other] { $count } players.
    }
saga-seats-first = Chance names the Chancellor.
saga-seats-why = If the last winner plays, they begin as Chancellor; if not, chance decides.
saga-open-seat = Free seat
saga-joining = Who joins them
saga-seat-more = One more
saga-seat-less = One fewer
saga-share = Share the chronicle
saga-share-why = Whoever has this link sees this page, and nothing that lies face down.
saga-print = Print
saga-rename = Rename
saga-rename-do = Use this name
saga-take = Save
saga-take-why = The line is what other programs for Oath read; letters that they don’t know become “?” in it. The file keeps all names and stories. Both tell what lies face down.
saga-take-later = A game is in play, and line and file would tell its hidden cards. They are here again when it is over.
saga-line = Chronicle line
saga-file = Save the file
saga-drop = Delete
saga-drop-why = The chronicle and its page go for all its people. The games that were played stay.
saga-drop-do = Delete the chronicle
saga-branch = What if?
saga-branch-name =
    { $number ->
        [1] { $name }: what if
       *[other] { $name }: what if { $number }
    }
saga-branch-why = A chronicle of your own: it goes on from the world as it was then.
saga-branch-from = Where it begins
saga-branch-before = Before game { $number }
saga-branch-after = After game { $number }
saga-branch-do = Go another way

sagas-which = Which kind
sagas-kind-oath = Chronicle of Oath
sagas-kind-tomesaga = West Kingdom campaign
sagas-about-tomesaga = A campaign leads the same people through Architects, Paladins and Viscounts: whoever holds the most chronicles in the end wins.
sagas-begin-tomesaga = Begin the campaign
sagas-new-tomesaga = A new campaign
sagas-bring-tomesaga = Bring a campaign along
sagas-take-tomesaga = Keep this campaign
saga-name-tomesaga = Name of the campaign
saga-share-tomesaga = Share the campaign
saga-drop-why-tomesaga = The campaign and its page go for all its people. The games that were played stay.
saga-drop-do-tomesaga = Delete the campaign
saga-branch-why-tomesaga = A campaign of your own: it goes on from where this one stood then.
hall-tomesaga = West Kingdom Tomesaga
saga-unnamed-tomesaga = Heirs of Charles
saga-seats-first-tomesaga = The same people play all three games; the first player is drawn by lot.
saga-take-why-tomesaga = The file has all names and results. It can be brought along again.
saga-next-game = Begin “{ $game }”
saga-over = The campaign is over.
sagas-bring-file = Open a file that was saved here. You see what it holds before you take it.
saga-seats-places = They go on in these places, in this order: { $names }.
saga-choice-extra_cards = Extra cards
    .help = Noblewomen and charlatans among the townsfolk of Paladins, six more heroes in Viscounts.
