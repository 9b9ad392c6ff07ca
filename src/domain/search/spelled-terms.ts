import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { TextFormat } from '../../../generated/types.js';
import { octets } from '../../attributes/comparable-forms.js';
import { comparableText } from '../../attributes/formats.js';

/** Search terms of values that people write with other separators, or with zeros before: each stands behind a sign of its own. */
interface Spelling {
  readonly sign: string;
  readonly joint: '' | '.';
  /** The parts of a value: a search finds it by its beginnings from each of them on. */
  units(value: string): readonly string[];
}

const digits: Spelling = { sign: '¶', joint: '', units: value => value.match(/[0-9a-f]+/g) ?? [] };
const groups: Spelling = { sign: '§', joint: '.', units: groupsOf };

const spellings: Partial<Record<TextFormat, Spelling>> = {
  mac: digits,
  wwn: digits,
  guid: digits,
  imei: digits,
  ip: groups,
  ipv6: groups,
};

const end = '.';
const separators = /[:./ {}-]/g;
const shortestBeginning = 3;
/** Groups of an IPv6 address, but for those that `::` stands for between others. */
const beginningOfAddress = /^(?:[0-9a-f]{1,4}:)+(?:[0-9a-f]{0,4}|:)$/;

/** Search terms of a value, from each of its parts on. */
export function spellTails(text: string, format: TextFormat | undefined): readonly string[] {
  const spelling = format && spellings[format];
  if (!spelling) return [];
  const { sign, joint } = spelling;
  const units = spelling.units(comparableText(text, format).toLowerCase());
  return units.map((_, at) => sign + units.slice(at).join(joint) + end);
}

/** Beginnings of the terms of values that a searched text, in lower case, may be the beginning of. */
export function spellBeginnings(text: string): readonly string[] {
  const bare = octets(comparableText(text, 'mac'), 'piece').replace(separators, '');
  const isDigits = bare.length >= shortestBeginning && /^[0-9a-f]+$/.test(bare);
  return [
    ...(isDigits ? [digits.sign + bare] : []),
    ...(isIPv6(text) ? [groups.sign + groupsOf(text).join('.')] : []),
    ...(beginningOfAddress.test(text) ? [groups.sign + text.split(/:+/).map(withoutZeros).join('.')] : []),
  ];
}

/** The same text where a whole value, or a whole group of one, has to end. */
export function withEnd(beginning: string): string {
  return beginning.endsWith(end) ? beginning : beginning + end;
}

/** The eight groups of an IPv6 address without zeros before, and the zone it may name. */
function groupsOf(address: string): readonly string[] {
  if (!isIPv6(address)) return [];
  const [plain = '', ...zone] = address.split('%');
  return [...ipaddr.IPv6.parse(plain).parts.map(part => part.toString(16)), ...zone.map(each => each.replace(/[^0-9a-z]/g, '.'))];
}

function withoutZeros(group: string): string {
  return group.replace(/^0+(?=.)/, '');
}
