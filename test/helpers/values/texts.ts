import { asSent, type RefusedValue, type ValueTable } from './table.js';

const example = 'C__CATG__CUSTOM_FIELDS_EXAMPLE';

const texts = [
  'plain',
  ' blanks before and behind  ',
  ' ',
  'two\nlines\tand a tab\r\n',
  'Zürich, Łódź, 東京, مرحبا, 😀👩‍💻',
  'e\u0301 is not \u00e9',
  '\ufeffmark, \u2028line, \u200bnothing',
  '\u0001\u001f\u007f',
  "Robert'); DROP TABLE objects; --",
  '<script>alert("1")</script> & <b>bold</b>',
  '../../etc/passwd $HOME %00 {{7*7}}',
  '"quoted" \\ back\\slash',
  '__proto__',
  '0',
  'null',
  '-1',
];

const noTexts: readonly RefusedValue[] = [
  [5, 'expected a text, not a number'],
  [true, 'expected a text, not a boolean'],
  [['text'], 'expected a text, not a list'],
  [{ text: 1 }, 'expected a text, not an object'],
  ['NUL \0 inside', 'expected well-formed Unicode without NUL'],
  ['lone high \ud800', 'expected well-formed Unicode without NUL'],
  ['\udc00 lone low', 'expected well-formed Unicode without NUL'],
];

const tooLong: readonly RefusedValue[] = [
  ['x'.repeat(256), 'expected at most 255 characters, not 256'],
  ['😀'.repeat(256), 'expected at most 255 characters, not 256'],
];

const upTo255 = asSent([...texts, 'x'.repeat(255), '😀'.repeat(255)]);

/** text, textarea, link, password and what restricts them. */
export const textTables: readonly ValueTable[] = [
  { subject: 'a text', category: example, key: 'text', accepted: upTo255, refused: [...noTexts, ...tooLong], unset: '' },
  { subject: 'a link', category: example, key: 'link', accepted: upTo255, refused: [...noTexts, ...tooLong], unset: '' },
  { subject: 'a password', category: example, key: 'secret', accepted: upTo255, refused: [...noTexts, ...tooLong], unset: '' },
  {
    subject: 'a textarea',
    category: example,
    key: 'note',
    accepted: asSent([...texts, 'x'.repeat(65_535), `${'ä'.repeat(32_767)}x`, '<p>kept as it is</p>']),
    refused: [
      ...noTexts,
      ['x'.repeat(65_536), 'expected at most 65535 bytes of UTF-8, not 65536'],
      ['ä'.repeat(32_768), 'expected at most 65535 bytes of UTF-8, not 65536'],
    ],
    unset: '',
  },
  {
    subject: 'a text with a limit of its own',
    category: 'C__CATG__CONNECTOR',
    key: 'assigned_category',
    accepted: asSent(['x'.repeat(100)]),
    refused: [['x'.repeat(101), 'expected at most 100 characters, not 101']],
    unset: '',
  },
  {
    subject: 'a MAC address',
    category: 'C__CATG__NETWORK_PORT',
    key: 'mac',
    accepted: [
      ...asSent(['00:1b:63:84:45:e6', '00:1b:63:ff:fe:84:45:e6']),
      ...[
        '00:1B:63:84:45:E6',
        '00-1b-63-84-45-e6',
        '001b638445e6',
        '001b.6384.45e6',
        '0:1b:63:84:45:e6',
        ' 00:1b:63:84:45:e6',
      ].map(given => [given, '00:1b:63:84:45:e6'] as const),
    ],
    refused: ['00:1b:63:84:45', '00:1b:63:84:45:e6:00', '00:1b:63:84:45:e6:00:01:02', '00:1b:63:84:45:zz'].map(
      (given): RefusedValue => [given, 'expected a MAC address of six or eight two-digit hexadecimal octets'],
    ),
    unset: '',
  },
];
