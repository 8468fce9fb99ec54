### What a hint says

hint-answer = King would choose: { $answer }
hint-tie = Too close to call: “{ $first }” or “{ $second }”
hint-nothing = nothing
hint-only = Here King does not think twice.
# Where games are not played to their end, King judges how they stand after a while.
hint-chance = { $ended ->
    [false] King has played { $tries } games a few turns on from here and puts your chances at { $wins }%, give or take { $doubt }
   *[true] { $wins ->
        [0] you lose all { $tries } games that King played out from here
        [100] you win all { $tries } games that King played out from here
       *[other] you win { $wins }% of the { $tries } games that King played out from here, give or take { $doubt }
      }
  }{ $lead ->
    [0] {""}
   *[other] {""}, ending { $lead ->
        [one] one point
       *[other] { $lead } points
      } { $ahead ->
        [true] ahead
       *[false] behind
      } on average
  }
# Of the two answers that are too close to call
hint-one = The first: { $reason }{ $chance }
hint-other = The second: { $ended ->
    [false] { $wins }% in { $tries }, give or take { $doubt }
   *[true] { $wins ->
        [0] none of { $tries }
        [100] all { $tries }
       *[other] { $wins }% of { $tries }, give or take { $doubt }
      }
  }
hint-second = Next best: { $answer }, { $difference ->
    [0] winning as often, by fewer points
    [one] with one win fewer in 100
   *[other] with { $difference } fewer wins in 100
  }
