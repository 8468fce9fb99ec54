declare module "virtual:icons" {
  /** The symbols of all icons that the sources name. */
  const symbols: string;
  export default symbols;
}

declare module "virtual:icons/architects" {
  /** SVG symbols of the icons that only Architects names. */
  const symbols: string;
  export default symbols;
}

declare module "virtual:icons/furniture" {
  /** The symbols of the icons that only the page of the furniture names. */
  const symbols: string;
  export default symbols;
}

declare module "virtual:icons/oath" {
  /** The symbols of the icons that only Oath names. */
  const symbols: string;
  export default symbols;
}

declare module "virtual:icons/paladins" {
  /** The symbols of the icons that only Paladins names. */
  const symbols: string;
  export default symbols;
}

declare module "*.toml" {
  /** A table of a game; whoever imports it says what is in it. */
  const table: unknown;
  export default table;
}
