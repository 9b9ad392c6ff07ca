import ipaddr from 'ipaddr.js';
import { positionsIn, positionsText, rangesIn } from './positions.js';

/** A whole value, or a piece of one as filters look for it. */
export type Extent = 'whole' | 'piece';

/** The one spelling that all spellings of a text have in common. It is kept, and compared. */
export type ComparableForm = (text: string, extent: Extent) => string;

const zerosBefore = /(?<=^|:)0+(?=[0-9a-f])/g;
const betweenDigits = /[:. -]/g;

/** Operating systems and storage write one of these before the digits of a world wide name. */
export const prefixOfOctets = '(?:naa\\.|eui\\.|(?:wwn-)?0x)';
const withPrefix = new RegExp(`^${prefixOfOctets}`);

/** Octets of two lower-case digits with colons between, such as of MAC addresses. A piece of one begins with an octet. */
export const octets: ComparableForm = (text, extent) => {
  const lower = text.toLowerCase().replace(withPrefix, '');
  const digits = (extent === 'whole' ? withZeros(lower) : lower).replace(betweenDigits, '');
  return /^[0-9a-f]+$/.test(digits) ? (digits.match(/..?/g) ?? []).join(':') : lower;
};

/** An IPv4 address as it is, and an IPv6 address as RFC 5952 writes it: lower case, no zeros before, the longest run of zeros left out. */
export const address: ComparableForm = text => {
  if (!text.includes(':')) return text;
  const [plain = '', ...zone] = text.split(/(?=%)/);
  if (!ipaddr.IPv6.isValid(plain)) return text.toLowerCase().replace(zerosBefore, '');
  return ipaddr.IPv6.parse(plain).toString() + zone.join('');
};

/** A name of the DNS, in which case does not count and dots at the end say nothing. */
export const hostName: ComparableForm = (text, extent) => {
  const lower = text.normalize('NFC').toLowerCase();
  return extent === 'whole' ? lower.replace(/(?<=[^.])\.+$/, '') : lower;
};

/** Lower-case digits in groups of 8, 4, 4, 4 and 12. */
export const uuid: ComparableForm = (text, extent) => {
  const lower = text.toLowerCase().replace(/[{}]/g, '');
  return extent === 'piece' ? lower : lower.replaceAll('-', '').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

export const digits: ComparableForm = text => text.replace(/[ /-]/g, '');

/** Six lower-case digits behind a sign. */
export const color: ComparableForm = (text, extent) => {
  const lower = text.toLowerCase().replace('#', '');
  if (extent === 'piece') return text.toLowerCase();
  return `#${lower.length === 3 ? lower.replace(/./g, '$&$&') : lower}`;
};

export const wholeNumber: ComparableForm = (text, extent) =>
  extent === 'piece' ? text : text.replace(/^(-?)0+(?=[0-9])/, '$1').replace(/^-0$/, '0');

/** Decimals behind a point, without zeros that say nothing and the sign of degrees; minutes and seconds stay. */
export const coordinate: ComparableForm = (text, extent) => {
  const pointed = text.replaceAll(',', '.');
  const [, sign, whole, fraction] = /^([+-]?)0*([0-9]+)(?:\.([0-9]*?)0*)?°?$/.exec(pointed) ?? [];
  if (extent === 'piece' || whole === undefined) return pointed;
  const degrees = fraction ? `${whole}.${fraction}` : whole;
  return sign === '-' && degrees !== '0' ? `-${degrees}` : degrees;
};

/** Ascending positions, those that follow each other as one range. Positions that are not ascending within a range, or named twice, stay as they are written. */
export const positionRanges: ComparableForm = (text, extent) => {
  if (extent === 'piece') return text.replace(/ ?- ?/g, '-').replace(/ ?, ?/g, ', ');
  const count = rangesIn(text).reduce((sum, [first, last]) => sum + Math.max(1, last - first + 1), 0);
  const positions = positionsIn(text);
  return positions.length === count ? positionsText(positions) : text;
};

/** Case counts in a part of it, and nobody knows in which. */
export const asWritten: ComparableForm = text => text.normalize('NFC');

/** Octets of one digit, as some systems print them, with the zero that they leave out. */
function withZeros(lower: string): string {
  return lower.replace(/(?<=^|[:-])[0-9a-f](?=[:-]|$)/g, '0$&');
}
