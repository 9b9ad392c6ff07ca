import type { ValueTable } from './table.js';

const yes = { value: '1', title: 'Yes' };
const ja = { value: '1', title: 'Ja' };
const no = { value: '0', title: 'No' };
const nein = { value: '0', title: 'Nein' };

const fixed = { id: '2', title: 'static', const: 'C__CATP__IP__ASSIGN__STATIC', title_lang: 'static' };
const festGesetzt = { ...fixed, title: 'statisch' };

const mister = { id: 'm', title: 'Mister', const: null, title_lang: 'Mister' };

function own(id: number, title: string) {
  return { id: String(id), title, const: null, title_lang: title };
}

/** boolean, dialog, dialog_plus, multiselect. */
export const choiceTables: readonly ValueTable[] = [
  {
    subject: 'a yes or no',
    category: 'C__CATG__INVOICE',
    key: 'charged',
    accepted: [
      ...[1, true, 'yes', 'ja'].map(given => [given, yes, ja] as const),
      ...[0, false, 'no', 'nein'].map(given => [given, no, nein] as const),
    ],
    refused: [2, -1, 0.5, 'maybe', 'true', 'y', [], {}].map(given => [
      given,
      'expected 0, 1, true, false, "yes", "no", "ja" or "nein"',
    ]),
    unset: no,
  },
  {
    subject: 'a choice of a fixed list',
    category: 'C__CATG__IP',
    key: 'ipv4_assignment',
    accepted: [2, 'C__CATP__IP__ASSIGN__STATIC', 'static', 'statisch'].map(given => [given, fixed, festGesetzt]),
    refused: [
      [4711, 'there is no choice with id 4711; expected one of "DHCP"'],
      ['2', 'there is no choice "2"; expected one of "DHCP"'],
      ['Static address', 'there is no choice "Static address"; expected one of '],
      ['statc', 'did you mean "static"?'],
      [2.5, 'there is no choice with id 2.5'],
      [0, 'there is no choice with id 0'],
      [true, 'expected the id of a choice as a number, or its constant or title as a text, not a boolean'],
      [[2], 'not a list'],
      [{ id: 2 }, 'not an object'],
    ],
    unset: null,
    clears: [-1],
  },
  {
    subject: 'a choice with a textual id',
    category: 'C__CATS__PERSON_MASTER',
    key: 'salutation',
    accepted: ['m', 'Mister', 'Herr'].map(given => [given, mister, { ...mister, title: 'Herr' }]),
    refused: [
      ['M', 'there is no choice "M"; expected one of "Mister", "Misses"'],
      [1, 'there is no choice with id 1'],
    ],
    unset: null,
    clears: [-1],
  },
  {
    subject: 'a choice of an extendable list',
    category: 'C__CATG__SOUND',
    key: 'manufacturer',
    accepted: [
      ...['Soundworks', '1', '0', '007', 'Ümläut 😀', ' blank ', 'x'.repeat(255)].map(
        given => [given, own(10_001, given.trim())] as const,
      ),
    ],
    refused: [
      [4711, 'there is no choice with id 4711'],
      [10_001, 'there is no choice with id 10001; expected a title as a text, which makes a new choice'],
      ['x'.repeat(256), 'expected at most 255 characters in the title of a choice'],
      ['NUL \0', 'expected well-formed Unicode without NUL'],
      [['Soundworks'], 'not a list'],
      [true, 'not a boolean'],
    ],
    unset: null,
    clears: [-1],
  },
  {
    subject: 'a shipped choice of an extendable list',
    category: 'C__CATG__GLOBAL',
    key: 'purpose',
    beside: { title: 'web1' },
    accepted: [1, 'Production'].map(given => [
      given,
      { id: '1', title: 'Production', const: null, title_lang: 'Production' },
      production(),
    ]),
    refused: [
      [4711, 'expected one of "Production", "Quality Assurance", "Test", or another title as a text, which makes a new choice'],
    ],
    unset: null,
  },
  {
    subject: 'a list of choices',
    category: 'C__CATG__CUSTOM_FIELDS_EXAMPLE',
    key: 'choices',
    accepted: [
      [
        ['b', 'a'],
        [own(10_001, 'b'), own(10_002, 'a')],
      ],
      [
        ['a', 'b', 'a'],
        [own(10_001, 'a'), own(10_002, 'b')],
      ],
      [['1'], [own(10_001, '1')]],
      [[], []],
    ],
    refused: [
      ['a', 'expected a list of ids and titles, not a text'],
      [1, 'expected a list of ids and titles, not a number'],
      [[4711], 'there is no choice with id 4711'],
      [[['a']], 'not a list'],
      [[true], 'not a boolean'],
    ],
    unset: [],
    clears: [-1],
  },
];

function production() {
  return { id: '1', title: 'Produktion', const: null, title_lang: 'Production' };
}
