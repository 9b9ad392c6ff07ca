import { asNumber, asText } from '../values.js';
import { speeds } from './choices.js';

/** A person's name up to its last word; a single word is a family name. */
export function givenName(name: unknown): string | null {
  return wordsOf(name).slice(0, -1).join(' ') || null;
}

export function familyName(name: unknown): string | null {
  return wordsOf(name).at(-1) ?? null;
}

/** The host name of a DNS name: its first label. */
export function hostName(name: unknown): string {
  return asText(name).split('.', 1)[0] ?? '';
}

/** The domain of a DNS name: its labels after the first. */
export function domainName(name: unknown): string | null {
  return asText(name).split('.').slice(1).join('.') || null;
}

/** Eight or six octets with colons, however they were written; what is none stays as it is. */
export function mac(address: unknown): string {
  const digits = asText(address).replaceAll(/[:.-]/g, '');
  return /^([0-9A-Fa-f]{12}|[0-9A-Fa-f]{16})$/.test(digits) ? (digits.match(/../g) ?? []).join(':') : asText(address);
}

/** The insertion of a device that takes its units from front to rear; nothing where it does not, or is in no unit. */
export function ofFullDepth(isFullDepth: unknown, { face }: Readonly<Record<string, unknown>>): string | null {
  return isFullDepth === true && face ? 'C__INSERTION__BOTH' : null;
}

/** Numbers in types of interfaces, with what they count in Mbit/s. */
const speedPatterns: readonly (readonly [pattern: RegExp, megabits: number])[] = [
  [/^([\d.]+)base/, 1],
  [/^([\d.]+)gbase/, 1000],
  [/^([\d.]+)tbase/, 1_000_000],
  [/^(\d+)gfc-/, 1000],
  [/^(\d+)g-e?pon$/, 1000],
  [/^sonet-oc(\d+)$/, 51.84],
];

/** The speed that the type of an interface names, in Mbit/s: `10gbase-t`, `32gfc-sfp28`, `sonet-oc3`, or as the source says of it; nothing where it has no certain one. */
export function parseSpeed(type: unknown): number | null {
  const text = asText(type);
  for (const [pattern, megabits] of speedPatterns) {
    const [, number] = pattern.exec(text) ?? [];
    if (number !== undefined) return Math.round(Number(number) * megabits * 1000) / 1000;
  }
  return speeds[text] ?? null;
}

/** A number that is no whole one, as a text; nothing of others. */
export function fraction(number: unknown): string | null {
  return Number.isInteger(asNumber(number)) ? null : asText(number);
}

/** Kbit/s in Mbit/s. */
export function megabits(kilobits: unknown): number {
  return asNumber(kilobits) / 1000;
}

function wordsOf(name: unknown): readonly string[] {
  return asText(name).split(/\s+/).filter(Boolean);
}
