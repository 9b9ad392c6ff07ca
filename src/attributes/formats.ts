import type { TextFormat, Titles } from '../../generated/types.js';
import {
  address,
  asWritten,
  type ComparableForm,
  color,
  coordinate as decimal,
  digits,
  type Extent,
  hostName,
  octets,
  positionRanges,
  prefixOfOctets,
  uuid,
  wholeNumber,
} from './comparable-forms.js';
import { integerPattern } from './integer-patterns.js';
import { memoizeByPart } from './memoize.js';
import type { TextOrder } from './text-orders.js';

/** A form that texts have: what the service checks, schemas demand and pages explain. */
export interface Form {
  /** A regular expression, without anchors, that a whole text meets. */
  readonly pattern: string;
  readonly expected: Titles;
}

interface Format extends Form {
  readonly example: string;
  readonly comparable: ComparableForm;
  /** Absent where the comparable form stands in the order of its letters. */
  readonly order?: TextOrder;
  /** Checked in every dialect, as existing clients expect it. */
  readonly everywhere?: true;
}

/** Marks of an attribute that decide its form. */
interface Formed extends Ranged {
  readonly format?: TextFormat | undefined;
}

export interface Ranged {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const ipv4 = `(?:${octet}\\.){3}${octet}`;
const ipv6 = ipv6Pattern('[0-9A-Fa-f]{1,4}');
const hexOctet = '[0-9A-Fa-f]{2}';
/** Blanks of Unicode, by themselves: dialects of regular expressions disagree about `\s`. */
const wideBlanks = '\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
const blank = `[\\x09-\\x0d\\x20${wideBlanks}]`;
/** Everything but blanks and controls. */
const visible = `\\x00-\\x20\\x7f${wideBlanks}`;
/** One position, or the first and last of several. */
const positionRange = '[1-9][0-9]{0,2}(?: ?- ?[1-9][0-9]{0,2})?';
const fraction = '(?:[.,][0-9]+)?';

/** Every form that is checked. Usual input of administrators meets it: forms reject what is none, not what is unusual. */
export const formats = {
  mac: {
    pattern: `(?:${octetsOf('[0-9A-Fa-f]{1,2}', '[:-]', 6, 8)}|(?:0[xX])?${octetsOf(hexOctet, '[ .]?', 6, 8)}|${octetsOf('[0-9A-Fa-f]{4}', '[:.-]', 3, 4)}|[0-9A-Fa-f]{6}[:-][0-9A-Fa-f]{6})`,
    example: '00:1b:63:84:45:e6',
    comparable: octets,
    expected: {
      en: 'a MAC address of six or eight two-digit hexadecimal octets, such as "00:1b:63:84:45:e6"',
      de: 'eine MAC-Adresse aus sechs oder acht zweistelligen hexadezimalen Oktetten, etwa "00:1b:63:84:45:e6"',
    },
    everywhere: true,
  },
  ipv4: {
    pattern: ipv4,
    example: '192.0.2.17',
    comparable: address,
    order: 'address',
    expected: {
      en: 'an IPv4 address without leading zeros, such as "192.0.2.17"',
      de: 'eine IPv4-Adresse ohne führende Nullen, etwa "192.0.2.17"',
    },
  },
  ipv6: {
    pattern: ipv6,
    example: '2001:db8::17',
    comparable: address,
    order: 'address',
    expected: { en: 'an IPv6 address, such as "2001:db8::17"', de: 'eine IPv6-Adresse, etwa "2001:db8::17"' },
  },
  ip: {
    pattern: `(?:${ipv4}|${ipv6})`,
    example: '192.0.2.17',
    comparable: address,
    order: 'address',
    expected: {
      en: 'an IPv4 or IPv6 address, such as "192.0.2.17" or "2001:db8::17"',
      de: 'eine IPv4- oder IPv6-Adresse, etwa "192.0.2.17" oder "2001:db8::17"',
    },
  },
  hostname: {
    pattern: `[^${visible}/\\\\:@<>"]+`,
    example: 'web1.example.org',
    comparable: hostName,
    expected: {
      en: 'a host name or domain without blanks, such as "web1.example.org"',
      de: 'ein Hostname oder eine Domain ohne Leerzeichen, etwa "web1.example.org"',
    },
  },
  email: {
    pattern: `[^${visible}@<>]+@[^${visible}@<>]+`,
    example: 'ada@example.org',
    comparable: asWritten,
    expected: { en: 'an e-mail address, such as "ada@example.org"', de: 'eine E-Mail-Adresse, etwa "ada@example.org"' },
  },
  url: {
    pattern: `[^${visible}<>"]+`,
    example: 'https://example.org/',
    comparable: asWritten,
    expected: {
      en: 'a web address without blanks, such as "https://example.org/"',
      de: 'eine Webadresse ohne Leerzeichen, etwa "https://example.org/"',
    },
  },
  wwn: {
    pattern: `(?:${inAnyCase(prefixOfOctets)}?${octetsOf(hexOctet, '[:. -]?', 8, 16)}|${octetsOf('[0-9A-Fa-f]{1,2}', '[:-]', 8, 16)})`,
    example: '50:06:0b:00:00:c2:62:00',
    comparable: octets,
    expected: {
      en: 'a world wide name of eight or sixteen two-digit hexadecimal octets, such as "50:06:0b:00:00:c2:62:00"',
      de: 'ein World Wide Name aus acht oder sechzehn zweistelligen hexadezimalen Oktetten, etwa "50:06:0b:00:00:c2:62:00"',
    },
  },
  guid: {
    pattern: '\\{?[0-9A-Fa-f]{8}-?(?:[0-9A-Fa-f]{4}-?){3}[0-9A-Fa-f]{12}\\}?',
    example: '123e4567-e89b-12d3-a456-426614174000',
    comparable: uuid,
    expected: {
      en: 'a UUID, such as "123e4567-e89b-12d3-a456-426614174000"',
      de: 'eine UUID, etwa "123e4567-e89b-12d3-a456-426614174000"',
    },
  },
  imei: {
    pattern: '[0-9](?:[ /-]?[0-9]){13,15}',
    example: '352099001761481',
    comparable: digits,
    expected: {
      en: 'an IMEI of 14 to 16 digits, such as "352099001761481"',
      de: 'eine IMEI aus 14 bis 16 Ziffern, etwa "352099001761481"',
    },
  },
  color: {
    pattern: '#?(?:[0-9A-Fa-f]{3}){1,2}',
    example: '#a2bcfa',
    comparable: color,
    expected: {
      en: 'a color of hexadecimal digits, such as "#a2bcfa"',
      de: 'eine Farbe aus hexadezimalen Ziffern, etwa "#a2bcfa"',
    },
  },
  integer: {
    pattern: integerPattern(),
    example: '100',
    comparable: wholeNumber,
    order: 'digits',
    expected: { en: 'an integer', de: 'eine ganze Zahl' },
  },
  latitude: {
    pattern: coordinate(90, 'NnSs'),
    example: '51.3397',
    comparable: decimal,
    expected: {
      en: 'a latitude from -90 to 90 degrees, such as "51.3397" or "51° 20\' 23\\" N"',
      de: 'ein Breitengrad von -90 bis 90 Grad, etwa "51.3397" oder "51° 20\' 23\\" N"',
    },
  },
  longitude: {
    pattern: coordinate(180, 'EeOoWw'),
    example: '12.3731',
    comparable: decimal,
    expected: {
      en: 'a longitude from -180 to 180 degrees, such as "12.3731" or "12° 22\' 23\\" E"',
      de: 'ein Längengrad von -180 bis 180 Grad, etwa "12.3731" oder "12° 22\' 23\\" E"',
    },
  },
  positions: {
    pattern: `${positionRange}(?: ?, ?${positionRange})*`,
    example: '1-4, 12',
    comparable: positionRanges,
    expected: {
      en: 'positions from 1 to 999, such as "3" or "1-4, 12"',
      de: 'Positionen von 1 bis 999, etwa "3" oder "1-4, 12"',
    },
    everywhere: true,
  },
} as const satisfies Readonly<Record<Exclude<TextFormat, 'html'>, Format>>;

/** The row of a format; `undefined` where nothing is checked. */
export function formatNamed(format: TextFormat | undefined): Format | undefined {
  return format === undefined || format === 'html' ? undefined : formats[format];
}

/** The form of an attribute: that of its format, within its range. Blanks around it do not count. */
export function formOf({ format, minimum, maximum }: Formed): Form | undefined {
  const form = formatNamed(format);
  if (!form) return undefined;
  const isInteger = format === 'integer';
  const pattern = isInteger ? integerPattern(minimum, maximum) : form.pattern;
  return {
    pattern: `${blank}*${pattern}${blank}*`,
    expected: isInteger ? rangeWords('integer', { minimum, maximum }) : form.expected,
  };
}

const wholeOf = memoizeByPart(({ pattern }: Form) => new RegExp(`^(?:${pattern})$`, 'u'));

/** Whether a text is a whole value of a format, but for blanks around it. */
export function isOfFormat(text: string, format: TextFormat): boolean {
  const form = formatNamed(format);
  return form !== undefined && wholeOf(form).test(text.trim());
}

/**
 * The spelling of a text that is kept and compared in its format: all spellings of one thing have it in common. A text that is no value
 * of the format stays as it is, unless a piece of a value is meant.
 */
export function comparableText(text: string, format: TextFormat | undefined, extent: Extent = 'whole'): string {
  if (format === undefined) return text;
  const form = formatNamed(format);
  if (!form) return text;
  if (extent === 'piece') return form.comparable(text, extent);
  return isOfFormat(text, format) ? form.comparable(text.trim(), extent) : text;
}

/** A number within a range, in words. */
export function rangeWords(kind: 'integer' | 'number', { minimum, maximum }: Ranged): Titles {
  const { en, de } = kinds[kind];
  if (minimum === undefined && maximum === undefined) return { en, de };
  if (maximum === undefined) return { en: `${en} of at least ${minimum}`, de: `${de} ab ${minimum}` };
  if (minimum === undefined) return { en: `${en} of at most ${maximum}`, de: `${de} bis ${maximum}` };
  return { en: `${en} from ${minimum} to ${maximum}`, de: `${de} von ${minimum} bis ${maximum}` };
}

const kinds = {
  integer: { en: 'an integer', de: 'eine ganze Zahl' },
  number: { en: 'a number', de: 'eine Zahl' },
} as const;

/** Eight groups, or fewer around `::`; the last two may be an IPv4 address; a zone may follow. */
function ipv6Pattern(group: string): string {
  const shortened = [1, 2, 3, 4, 5].map(
    before => `(?:${group}:){${before}}(?:(?::${group}){0,${5 - before}}:${ipv4}|(?::${group}){1,${7 - before}}|:)`,
  );
  const alternatives = [
    `(?:${group}:){7}(?:${group}|:)`,
    `(?:${group}:){6}(?:${ipv4}|:${group}|:)`,
    ...shortened,
    `:(?:(?::${group}){0,5}:${ipv4}|(?::${group}){1,7}|:)`,
  ];
  return `(?:${alternatives.join('|')})(?:%[0-9A-Za-z.:-]+)?`;
}

/** A pattern whose letters may be capitals: schemas know no flags. */
function inAnyCase(pattern: string): string {
  return pattern.replace(/[a-z]/g, letter => `[${letter}${letter.toUpperCase()}]`);
}

/** Octets, or groups of them, with separators between: one of two numbers of them. */
function octetsOf(group: string, separator: string, fewer: number, more: number): string {
  const rest = more - fewer;
  return `${group}(?:${separator}${group}){${fewer - 1}}(?:(?:${separator}${group}){${rest}})?`;
}

/** Degrees with decimals and a sign, or degrees, minutes and seconds; a letter may say which side. */
function coordinate(most: number, sides: string): string {
  const whole = most === 90 ? '[0-8]?[0-9]' : '(?:1[0-7][0-9]|0?[0-9]{1,2})';
  const degrees = `(?:${whole}${fraction}|${most}(?:[.,]0+)?)°?`;
  const parts = `(?:${whole}|${most})° ?[0-5]?[0-9]${fraction}['′](?: ?[0-5]?[0-9]${fraction}(?:"|″|''))?`;
  return `[+-]?(?:${degrees}|${parts})(?: ?[${sides}])?`;
}
