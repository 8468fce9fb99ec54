declare module "virtual:icons" {
  /** The symbols of the icons that do not belong to a single game. */
  const symbols: string;
  export default symbols;
}

declare module "*.toml" {
  /** Data of a game; the importing module declares its type. */
  const table: unknown;
  export default table;
}
