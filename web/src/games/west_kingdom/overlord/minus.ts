/** A number as it is printed, with a true minus. */
export const minus = (points: number): string => String(points).replace("-", "−");
