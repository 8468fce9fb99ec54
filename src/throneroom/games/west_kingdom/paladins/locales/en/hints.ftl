### Paladins of the West Kingdom

## Who the bots are at the table

bot-abbess = Abbess
bot-marshal = Marshal
bot-chancellor = Chancellor

## Why a hint says so

reason-points = { $points ->
    [one] one point
   *[other] { $points } points
  } right away
reason-monks = one more monk on the map
reason-outposts = one more outpost on the map
reason-workshops = a worker less for every time to come
reason-jars = one more jar on your spots
reason-attribute = more { NAME($attribute, of: "attribute") }
reason-silver = brings { $n } silver
reason-provisions = { $n ->
    [one] brings a provision
   *[other] brings { $n } provisions
  }
reason-workers = { $n ->
    [one] brings a worker
   *[other] brings { $n } workers
  }
