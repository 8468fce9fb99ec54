### What the operator of a server is told. The server has the same sentences for programs
### (server/operators.py). $why is what the system or a driver says itself, $code the system's name for it.

operator-setting-unknown = { $place }: there is no such setting.
operator-setting-file = { $place }: { $code ->
   *[other] { $why }
  }.
operator-setting-toml = { $place }: this is not TOML: { $why }.
operator-setting-table = { $place }: a table was expected.
operator-setting-value = { $place }: { $why }.
operator-setting-number = { $place }: a number from 0 up was expected.
operator-database-address = This is not the address of a database; write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
operator-database-kind = { $kind }: only SQLite and PostgreSQL are supported.
operator-database-newer = The database { $database } was made by a newer version of Throneroom.
operator-database-unusable = The database { $database } can't be used: { $why }
operator-database-in-use = The database { $database } is in use by another server. Several servers can share a PostgreSQL.
operator-database-failed = The database { $database } failed: { $why }
operator-no-database = There is no database { $database }.
operator-no-table = There is no table { $table }.
operator-table-over = The game at table { $table } is over.
operator-nobody = Nobody has the id or the protected name { $who }.
operator-guest = { $name } is a guest and has no password.
operator-file-there = { $file } is there already.
operator-no-file = There is no file { $file }.
operator-folder-full = { $folder } is not empty.
operator-not-started = The server could not start.
operator-port = { $port } is not a port: they are numbered from 0 to 65535.
operator-listen = { $address } can't be used: { $code ->
   *[other] { $why }
  }.
operator-url = { $url } is not an address; write it like https://games.example.org.
