import type { RefusedValue, ValueTable } from './table.js';

const readOnly = 'this attribute is worked out on reading and cannot be saved';
const never: readonly RefusedValue[] = [
  ['x', readOnly],
  [1, readOnly],
  [[], readOnly],
];

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** upload, rows, and what cannot be written. */
export const otherTables: readonly ValueTable[] = [
  {
    subject: 'an upload whose content is shown',
    category: 'C__CATG__IMAGES',
    key: 'content',
    beside: { name: 'logo.png' },
    accepted: [
      [pixel, { name: 'logo.png', size: 70, type: 'image/png', content: pixel }],
      ['aGVs\r\n  bG8=\n', { name: 'logo.png', size: 5, type: 'application/octet-stream', content: 'aGVsbG8=' }],
      ['aGVsbG8=', { name: 'logo.png', size: 5, type: 'application/octet-stream', content: 'aGVsbG8=' }],
    ],
    refused: [
      ['aGVsbG8', 'expected the content of a file as base64'],
      ['aGVs bG8=', 'expected the content of a file as base64'],
      ['aGVs\nbG8', 'expected the content of a file as base64'],
      ['data:image/png;base64,aGVsbG8=', 'expected the content of a file as base64'],
      ['aGVsb_8=', 'expected the content of a file as base64'],
      [5, 'expected the content of a file as base64'],
      [{}, 'expected the content of a file as base64'],
    ],
    unset: null,
  },
  {
    subject: 'an upload whose content is not shown',
    category: 'C__CATG__IMAGE',
    key: 'image',
    accepted: [[pixel, { name: 'image.png', size: 70, type: 'image/png' }]],
    refused: [['?', 'expected the content of a file as base64']],
    unset: null,
  },
  {
    subject: 'rows',
    category: 'C__CATG__IP',
    key: 'aliases',
    accepted: [
      [[{ hostname: 'www', domain: 'example.org' }], [{ hostname: 'www', domain: 'example.org' }]],
      [
        [{ hostname: 'b' }, { hostname: 'a' }],
        [
          { hostname: 'b', domain: '' },
          { hostname: 'a', domain: '' },
        ],
      ],
      [[{ hostname: 'www', domain: null }], [{ hostname: 'www', domain: '' }]],
      [[], []],
    ],
    refused: [
      [{ hostname: 'www' }, 'expected a list of records, not an object'],
      ['www', 'expected a list of records, not a text'],
      [['www'], 'record 1: expected an object, not a text'],
      [
        [{ hostname: 'a' }, { hostnme: 'b' }],
        'record 2: there is no field "hostnme"; expected "hostname", "domain"; did you mean "hostname"?',
      ],
      [[{ hostname: 5 }], 'record 1: hostname: expected a text, not a number'],
      [[{ hostname: 'x'.repeat(256) }], 'record 1: hostname: expected at most 255 characters, not 256'],
    ],
    unset: [],
  },
  {
    subject: 'rows with links',
    category: 'C__CATG__VIRTUAL_SWITCH',
    key: 'serviceconsoleports',
    entries: [{ object: 1, category: 'C__CATG__IP', data: { hostname: 'web1' } }],
    accepted: [
      [[{ title: 'console', ref_id: 1 }], [{ title: 'console', ref_id: { id: '1', title: 'web1', type: 'C__CATG__IP' } }]],
    ],
    refused: [[[{ title: 'console', ref_id: 7 }], 'entry 7 does not exist']],
    unset: [],
  },
  {
    subject: 'what is computed',
    category: 'C__CATG__ACCESS',
    key: 'formatted_url',
    accepted: [],
    refused: never,
    unset: undefined,
  },
  {
    subject: 'what is read only',
    category: 'C__CATG__GLOBAL',
    key: 'created_by',
    beside: { title: 'web1' },
    accepted: [],
    refused: never,
    unset: undefined,
  },
  {
    subject: 'what must be there',
    category: 'C__CATG__JDISC_CA',
    key: 'attribute',
    accepted: [['ram', 'ram']],
    refused: [
      [null, 'is required and cannot be cleared'],
      ['', 'is required and cannot be cleared'],
      [undefined, 'is required'],
    ],
    unset: undefined,
  },
];
