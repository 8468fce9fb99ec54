declare module "virtual:icons" {
  /** The symbols of the icons that no game keeps to itself. */
  const symbols: string;
  export default symbols;
}

declare module "*.toml" {
  /** A table of a game; whoever imports it says what is in it. */
  const table: unknown;
  export default table;
}
