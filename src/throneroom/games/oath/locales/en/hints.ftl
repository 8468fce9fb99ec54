### Oath

## Why a hint says so

reason-stop-banner = { PLAYER($seat) } { DOES($seat, you: "win", other: "wins") } { $way ->
    [usurper] as Usurper
   *[other] by the { NAME($vision) }
  } on the next turn unless the { NAME($banner) } changes hands: recover it for { $token ->
    [favor] { $n } favor
   *[other] { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
  }
reason-stop = { PLAYER($seat) } no longer { DOES($seat, you: "win", other: "wins") } { $way ->
    [usurper] as Usurper
   *[other] by the { NAME($vision) }
  } on the next turn
reason-stop-fight = { PLAYER($seat) } { DOES($seat, you: "win", other: "wins") } { $way ->
    [usurper] as Usurper
   *[other] by the { NAME($vision) }
  } on the next turn unless beaten: the campaign wins with a chance of { $win } %
reason-fight = the campaign wins with a chance of { $win } %, before the other side’s battle plans
reason-over = that wins the game
reason-win = you win { $way ->
    [usurper] as Usurper
   *[other] by the { NAME($vision) }
  } at your next Wake, if nobody prevents it
reason-title = the title becomes yours
reason-empire = { PLAYER($seat) } { DOES($seat, you: "lose", other: "loses") } the title to the Empire
reason-heir = you become the Successor and win in the Chancellor’s place
reason-no-heir = { PLAYER($seat) } no longer { DOES($seat, you: "succeed", other: "succeeds") } the Chancellor
reason-thing = you get { NAME($thing) }
reason-vision = from now on the { NAME($vision) } can win for you
reason-site = you rule { NAME($site) }
reason-search-vision = you have no Vision yet, and a Search may bring one
reason-search = { $n ->
    [one] there is room for one more adviser
   *[other] there is room for { $n } more advisers
  }
reason-unknown = a new site comes to light
reason-relic-there = a relic lies at { NAME($site) }
reason-rival-there = from { NAME($site) } you can take it from its ruler
reason-cards-there = { $n ->
    [one] there is a card to trade with or to muster from at { NAME($site) }
   *[other] there are { $n } cards to trade with or to muster from at { NAME($site) }
  }
reason-more = brings { $what ->
    [warbands] { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    }
    [secrets] { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
   *[other] { $n } favor
  }
