/** A number as printed: with a minus sign, not a hyphen. */
export const minus = (number: number): string => String(number).replace("-", "−");
