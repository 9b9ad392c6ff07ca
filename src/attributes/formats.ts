import type { TextFormat, Titles } from '../../generated/types.js';
import { inBothLanguages } from '../messages/translation.js';
import { integerPattern } from './integer-patterns.js';

/** A form that texts have: what the service checks, schemas demand and pages explain. */
export interface Form {
  /** A regular expression, without anchors, that a whole text meets. */
  readonly pattern: string;
  readonly expected: Titles;
}

interface Format extends Form {
  readonly example: string;
  /** Checked in every dialect, as existing clients expect it. */
  readonly everywhere?: true;
}

/** Marks of an attribute that decide its form. */
interface Formed extends Ranged {
  readonly format?: TextFormat | undefined;
}

interface Ranged {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const ipv4 = `(?:${octet}\\.){3}${octet}`;
const ipv6 = ipv6Pattern('[0-9A-Fa-f]{1,4}');
const hexOctet = '[0-9A-Fa-f]{2}';
/** Everything but blanks, controls and lone surrogates, which no engine keeps. */
const visible = '\\s\\u0000-\\u0020\\u007f\\ud800-\\udfff';
const fraction = '(?:[.,][0-9]+)?';

/** Every form that is checked. Usual input of administrators meets it: forms reject what is none, not what is unusual. */
export const formats = {
  mac: {
    pattern: `${hexOctet}(?::${hexOctet}){5}(?::${hexOctet}:${hexOctet})?`,
    example: '00:1b:63:84:45:e6',
    expected: inBothLanguages('a MAC address of six or eight two-digit hexadecimal octets, such as "00:1b:63:84:45:e6"'),
    everywhere: true,
  },
  ipv4: {
    pattern: ipv4,
    example: '192.0.2.17',
    expected: inBothLanguages('an IPv4 address, such as "192.0.2.17"'),
  },
  ipv6: {
    pattern: ipv6,
    example: '2001:db8::17',
    expected: inBothLanguages('an IPv6 address, such as "2001:db8::17"'),
  },
  ip: {
    pattern: `(?:${ipv4}|${ipv6})`,
    example: '192.0.2.17',
    expected: inBothLanguages('an IPv4 or IPv6 address, such as "192.0.2.17" or "2001:db8::17"'),
  },
  hostname: {
    pattern: `[^${visible}/\\\\:@<>"]+`,
    example: 'web1.example.org',
    expected: inBothLanguages('a host name or domain without blanks, such as "web1.example.org"'),
  },
  email: {
    pattern: `[^${visible}@<>]+@[^${visible}@<>]+`,
    example: 'ada@example.org',
    expected: inBothLanguages('an e-mail address, such as "ada@example.org"'),
  },
  url: {
    pattern: `[^${visible}<>"]+`,
    example: 'https://example.org/',
    expected: inBothLanguages('a web address without blanks, such as "https://example.org/"'),
  },
  wwn: {
    pattern: `(?:0[xX])?${hexOctet}(?:[:-]?${hexOctet}){7}(?:(?:[:-]?${hexOctet}){8})?`,
    example: '50:06:0b:00:00:c2:62:00',
    expected: inBothLanguages(
      'a world wide name of eight or sixteen two-digit hexadecimal octets, such as "50:06:0b:00:00:c2:62:00"',
    ),
  },
  guid: {
    pattern: '\\{?[0-9A-Fa-f]{8}-?(?:[0-9A-Fa-f]{4}-?){3}[0-9A-Fa-f]{12}\\}?',
    example: '123e4567-e89b-12d3-a456-426614174000',
    expected: inBothLanguages('a UUID, such as "123e4567-e89b-12d3-a456-426614174000"'),
  },
  imei: {
    pattern: '[0-9](?:[ /-]?[0-9]){13,15}',
    example: '35-209900-176148-1',
    expected: inBothLanguages('an IMEI of 14 to 16 digits, such as "35-209900-176148-1"'),
  },
  color: {
    pattern: '#?(?:[0-9A-Fa-f]{3}){1,2}',
    example: '#a2bcfa',
    expected: inBothLanguages('a color of hexadecimal digits, such as "#a2bcfa"'),
  },
  integer: {
    pattern: integerPattern(),
    example: '100',
    expected: inBothLanguages('an integer'),
  },
  latitude: {
    pattern: coordinate(90, 'NnSs'),
    example: '51.3397',
    expected: inBothLanguages('a latitude from -90 to 90 degrees, such as "51.3397" or "51° 20\' 23\\" N"'),
  },
  longitude: {
    pattern: coordinate(180, 'EeOoWw'),
    example: '12.3731',
    expected: inBothLanguages('a longitude from -180 to 180 degrees, such as "12.3731" or "12° 22\' 23\\" E"'),
  },
} as const satisfies Readonly<Record<Exclude<TextFormat, 'html'>, Format>>;

/** The row of a format; `undefined` where nothing is checked. */
export function formatNamed(format: TextFormat | undefined): Format | undefined {
  return format === undefined || format === 'html' ? undefined : formats[format];
}

/** The form of an attribute: that of its format, within its range. */
export function formOf({ format, minimum, maximum }: Formed): Form | undefined {
  if (format !== 'integer') return formatNamed(format);
  return { pattern: integerPattern(minimum, maximum), expected: rangeWords('integer', { minimum, maximum }) };
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

/** Degrees with decimals and a sign, or degrees, minutes and seconds; a letter may say which side. */
function coordinate(most: number, sides: string): string {
  const whole = most === 90 ? '[0-8]?[0-9]' : '(?:1[0-7][0-9]|0?[0-9]{1,2})';
  const degrees = `(?:${whole}${fraction}|${most}(?:[.,]0+)?)°?`;
  const parts = `(?:${whole}|${most})° ?[0-5]?[0-9]${fraction}['′](?: ?[0-5]?[0-9]${fraction}(?:"|″|''))?`;
  return `[+-]?(?:${degrees}|${parts})(?: ?[${sides}])?`;
}
