# Reactions that the server answers for a player.
reaction-answered = One moment: the server answers this for you
