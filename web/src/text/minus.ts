/** A number as it is printed: with a minus, not a hyphen. */
export const minus = (number: number): string => String(number).replace("-", "−");
