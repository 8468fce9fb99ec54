// Icons are written "gi:castle": the build collects the icons of these names.
export type IconName = `gi:${string}`;

/** The address of an icon's symbol in the document. */
export const symbol = (name: IconName): string => "#g-" + name.slice(3);
