// Things of a game are named by their kind and their key: "card/moat".

export interface Named<Sort extends string = string> {
  sort: Sort;
  key: string;
}

export function named<Sort extends string = string>(thing: string): Named<Sort> {
  const [sort = "", key = ""] = thing.split("/");
  return { sort: sort as Sort, key };
}
