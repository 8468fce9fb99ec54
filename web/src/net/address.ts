// Links for others. The page may be open at localhost, where nobody else would find it: then the
// server says what its address is.
let told: string | null = null;

export function setAddress(address: string | null): void {
  told = address;
}

export const absolute = (path: string): string => (told ?? location.origin) + path;
