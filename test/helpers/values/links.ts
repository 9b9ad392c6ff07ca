import type { RefusedValue, ValueTable } from './table.js';

const example = 'C__CATG__CUSTOM_FIELDS_EXAMPLE';
const net = { type: 'C__OBJTYPE__LAYER3_NET', title: 'Office' };
const file = { type: 'C__OBJTYPE__FILE', title: 'Manual' };

/** An object as a link to it reads; its sysid follows from its id. */
function shown(id: number, title: string, type: string, typeTitle: string) {
  return { id: String(id), title, sysid: `SYSID_${1_768_467_600 + id}`, type, type_title: typeTitle };
}

const office = shown(2, 'Office', 'C__OBJTYPE__LAYER3_NET', 'Layer 3-Net');
const web1 = shown(1, 'web1', 'C__OBJTYPE__SERVER', 'Server');
const manual = shown(2, 'Manual', 'C__OBJTYPE__FILE', 'File');

const noIds: readonly RefusedValue[] = [
  ...['Office', true, {}].map((given): RefusedValue => [given, 'expected the id of ']),
  ...[0, -1, 1.5].map((given): RefusedValue => [given, `, an integer from 1 to 9007199254740991, not ${given}`]),
  [Number.MAX_SAFE_INTEGER + 1, 'expected the id of '],
];

/** object, objects, entry, entries, file. */
export const linkTables: readonly ValueTable[] = [
  {
    subject: 'a link to an object',
    category: 'C__CATG__IP',
    key: 'net',
    objects: [net],
    accepted: [2, '2', [2]].map(given => [given, office, { ...office, type_title: 'Layer-3-Netz' }]),
    refused: [
      ...noIds,
      [7, 'object 7 does not exist'],
      [1, 'object 1 is of type C__OBJTYPE__SERVER; expected an object of type "C__OBJTYPE__LAYER3_NET"'],
      [[2, 2], 'expected one id, not a list of 2'],
      [[], 'expected one id, not a list of 0'],
    ],
    unset: null,
  },
  {
    subject: 'a link to an object of any type',
    category: example,
    key: 'object',
    objects: [net],
    accepted: [[1, web1]],
    refused: [[7, 'object 7 does not exist']],
    unset: null,
  },
  {
    subject: 'links to objects',
    category: example,
    key: 'objects',
    objects: [net],
    accepted: [
      [
        [2, 1],
        [office, web1],
        [{ ...office, type_title: 'Layer-3-Netz' }, web1],
      ],
      [[1, 1], [web1]],
      [['1'], [web1]],
      [[], []],
    ],
    refused: [
      [2, 'expected a list of ids, not a number'],
      ['2', 'expected a list of ids, not a text'],
      [[7], 'object 7 does not exist'],
      [[2, 'Office'], 'expected the id of an object'],
    ],
    unset: [],
  },
  {
    subject: 'a link to a file',
    category: 'C__CATS__FILE_ACTUAL',
    key: 'file_physical',
    objects: [file],
    accepted: [[2, manual, { ...manual, type_title: 'Dateien' }]],
    refused: [[1, 'object 1 is of type C__OBJTYPE__SERVER; expected an object of type "C__OBJTYPE__FILE"']],
    unset: null,
  },
  {
    subject: 'a link to an entry',
    category: 'C__CATG__NET_LISTENER',
    key: 'ip_address',
    entries: [
      { object: 1, category: 'C__CATG__IP', data: { hostname: 'web1' } },
      { object: 1, category: 'C__CATG__SHARES', data: { title: 'home' } },
    ],
    accepted: [1, '1', [1]].map(given => [given, { id: '1', title: 'web1', type: 'C__CATG__IP' }]),
    refused: [
      ...noIds,
      [7, 'entry 7 does not exist'],
      [2, 'entry 2 is of category C__CATG__SHARES; expected an entry of C__CATG__IP'],
      [[1, 1], 'expected one id, not a list of 2'],
    ],
    unset: null,
  },
  {
    subject: 'a link to an entry whose category counts as another one',
    category: 'C__CATG__CONNECTOR',
    key: 'connector_sibling',
    beside: { title: 'X1' },
    entries: [
      { object: 1, category: 'C__CATG__NETWORK_PORT', data: { title: 'eth0' } },
      { object: 1, category: 'C__CATG__CONNECTOR', data: { title: 'X2' } },
      { object: 1, category: 'C__CATG__IP', data: { hostname: 'web1' } },
    ],
    accepted: [
      [1, { id: '1', title: 'eth0', type: 'C__CATG__NETWORK_PORT' }],
      [2, { id: '2', title: 'X2', type: 'C__CATG__CONNECTOR' }],
    ],
    refused: [[3, 'entry 3 is of category C__CATG__IP; expected an entry of C__CATG__CONNECTOR']],
    unset: null,
  },
  {
    subject: 'a link to an entry that a title may make',
    category: 'C__CATG__APPLICATION',
    key: 'assigned_version',
    objects: [{ type: 'C__OBJTYPE__APPLICATION', title: 'nginx' }],
    entries: [{ object: 2, category: 'C__CATG__VERSION', data: { title: '1.27' } }],
    beside: { application: 2 },
    accepted: [
      [1, { id: '1', title: '1.27', type: 'C__CATG__VERSION' }],
      ['1.27', { id: '1', title: '1.27', type: 'C__CATG__VERSION' }],
      ['1.28', { id: '2', title: '1.28', type: 'C__CATG__VERSION' }],
      ['1', { id: '2', title: '1', type: 'C__CATG__VERSION' }],
    ],
    refused: [[7, 'entry 7 does not exist']],
    unset: null,
  },
  {
    subject: 'links to entries',
    category: 'C__CATG__IP',
    key: 'dns_server',
    entries: [
      { object: 1, category: 'C__CATG__IP', data: { hostname: 'ns1' } },
      { object: 1, category: 'C__CATG__IP', data: { hostname: 'ns2' } },
    ],
    accepted: [
      [
        [2, 1],
        [
          { id: '2', title: 'ns2', type: 'C__CATG__IP' },
          { id: '1', title: 'ns1', type: 'C__CATG__IP' },
        ],
      ],
      [[], []],
    ],
    refused: [
      [1, 'expected a list of ids, not a number'],
      [[7], 'entry 7 does not exist'],
    ],
    unset: [],
  },
];
