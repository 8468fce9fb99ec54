// Links for others. If the page is open at localhost, others could not follow its address: then the
// server says what its own address is.
let told: string | null = null;

export function setAddress(address: string | null): void {
  told = address;
}

export const absolute = (path: string): string => (told ?? location.origin) + path;
