// Names at one table.

/** Those who share a name are told apart by a number: "Knight 1", "Knight 2". */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const alike = (some: readonly string[]): number => some.filter((one) => one === name).length;
    return alike(names) > 1 ? `${name} ${alike(names.slice(0, i + 1))}` : name;
  });
}
