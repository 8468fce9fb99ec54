declare module "virtual:icons" {
  /** The symbols of all icons that the sources name. */
  const symbols: string;
  export default symbols;
}
