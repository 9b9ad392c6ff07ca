/** An IPv4 address as a number; undefined for any other text. */
export function numberOf(address: string): number | undefined {
  const parts = address.split('.').map(Number);
  const isAddress = parts.length === 4 && parts.every(part => Number.isInteger(part) && part >= 0 && part <= 255);
  return isAddress ? parts.reduce((sum, part) => sum * 256 + part, 0) : undefined;
}

/** A number as an IPv4 address. */
export function addressOf(number: number): string {
  return [24, 16, 8, 0].map(bits => Math.floor(number / 2 ** bits) % 256).join('.');
}

/** Addresses of a net that hosts may have: without those of the net itself and of broadcasts, where there are such. */
export function hostsOf(from: number, to: number): { readonly first: number; readonly last: number } {
  const hasBorders = to - from >= 3;
  return { first: hasBorders ? from + 1 : from, last: hasBorders ? to - 1 : to };
}
