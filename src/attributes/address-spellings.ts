import ipaddr from 'ipaddr.js';
import { bitsOf } from './addresses.js';

const spellingsAtMost = 2_000;
const groupsOfAddress = 8;

/** The texts by which an address is written: an IPv4 address has one, an IPv6 address many. The zone that it may name belongs to it. */
export function spellingsOf(address: string): readonly string[] {
  if (bitsOf(address) !== 128) return [address];
  const [plain = '', zone] = address.split('%');
  const { parts } = ipaddr.IPv6.parse(plain);
  const groups = parts.map(part => part.toString(16));
  const texts = [...paddings(groups)].flatMap(padded => [padded.join(':'), ...shortened(padded)]);
  const all = new Set([address, ...texts.slice(0, spellingsAtMost).flatMap(text => [text, text.toUpperCase()])]);
  return [...all].map(text => (zone === undefined || text.includes('%') ? text : `${text}%${zone}`));
}

/** Groups without zeros before them, or with all of them: each on its own, zeros alike. */
function paddings(groups: readonly string[]): Iterable<readonly string[]> {
  const isZero = (group: string) => group === '0';
  let found: string[][] = [[]];
  for (const group of groups) {
    const ways = isZero(group) || group.length === 4 ? [group] : [group, group.padStart(4, '0')];
    found = found.flatMap(before => ways.map(way => [...before, way]));
  }
  return found.flatMap(each => [each, each.map(group => (isZero(group) ? '0000' : group))]);
}

/** The same with `::` for each run of zeros. */
function shortened(groups: readonly string[]): string[] {
  const texts: string[] = [];
  for (let from = 0; from < groupsOfAddress; from += 1)
    for (let to = from + 1; to <= groupsOfAddress && /^0+$/.test(groups[to - 1] ?? ''); to += 1)
      texts.push(`${groups.slice(0, from).join(':')}::${groups.slice(to).join(':')}`);
  return texts;
}
