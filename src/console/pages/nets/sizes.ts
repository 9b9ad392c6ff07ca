import { numeral } from '../../texts/say.js';

const writtenBelow = 2n ** 40n;

/** A number of addresses; those that nobody reads as digits are powers of two. */
export function sizeInWords(size: bigint): string {
  return size < writtenBelow ? numeral(Number(size)) : `2^${size.toString(2).length - (isPowerOfTwo(size) ? 1 : 0)}`;
}

function isPowerOfTwo(size: bigint): boolean {
  return (size & (size - 1n)) === 0n;
}
