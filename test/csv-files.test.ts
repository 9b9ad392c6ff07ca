import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Papa from 'papaparse';
import type { CsvAttribute } from '../src/csv/catalogue.js';
import { cellOfValues } from '../src/csv/cell-text.js';
import { csvFile } from '../src/csv/csv-file.js';
import { CsvError, rowsOf, valuesIn } from '../src/csv/csv-rows.js';
import { csvOf } from '../src/csv/csv-text.js';
import { dayWays, momentWays } from '../src/csv/days.js';
import { type Encoding, encodingNamed } from '../src/csv/encoding.js';
import { headingOf } from '../src/csv/headings.js';
import { numeralWays, type Way } from '../src/csv/numerals.js';
import { type Separator, separatorNamed, separatorOf } from '../src/csv/separator.js';
import { guessTargets, unmatched } from '../src/csv/targets.js';
import { valuesOf } from '../src/csv/values.js';
import test from './helpers/suite.js';

const latin = Buffer.from('Name;Preis\r\nServer München;5 \x80\r\n', 'latin1');

/** Bytes, the encoding that they are read in, and the second row. */
const files: readonly (readonly [bytes: Uint8Array, encoding: Encoding, cells: readonly string[]])[] = [
  [latin, 'windows-1252', ['Server München', '5 €']],
  [Buffer.from('Name;Preis\nServer München;5 €'), 'utf-8', ['Server München', '5 €']],
  [Buffer.from('\uFEFFName;Preis\nServer München;5 €'), 'utf-8', ['Server München', '5 €']],
  [Buffer.from('\uFEFFName;Preis\nServer München;5 €', 'utf16le'), 'utf-16le', ['Server München', '5 €']],
  [Buffer.from('\uFEFFName;Preis\nServer München;5 €', 'utf16le').swap16(), 'utf-16be', ['Server München', '5 €']],
  [Buffer.from('Name;Preis\nServer München;5 €', 'utf16le'), 'utf-16le', ['Server München', '5 €']],
  [Buffer.from('"Name";Preis\nServer Munich;5', 'utf16le').swap16(), 'utf-16be', ['Server Munich', '5']],
  [Buffer.from([0x41, 0x3b, 0x42, 0x0a, 0x81, 0x3b, 0xff]), 'windows-1252', ['\u0081', 'ÿ']],
];

for (const [bytes, encoding, cells] of files)
  test(`bytes that begin with ${bytes.toString().slice(0, 12)} are read as ${encoding}: ${cells.join()}`, t => {
    const file = csvFile(bytes);
    const rows = [...file.rows];
    t.deepEqual([file.encoding, rows[0]?.cells], [encoding, cells]);
    t.false(rows.some(row => row.cells.join('').includes('\uFFFD')));
  });

/** Labels of encodings, the names that they have, and how the bytes of the Windows-1252 text "ä€" read in them. */
const labels: readonly (readonly [label: string, encoding: string | undefined, text: string])[] = [
  ['UTF8', 'utf-8', '\uFFFD'],
  ['latin1', 'windows-1252', 'ä€'],
  ['ISO-8859-1', 'windows-1252', 'ä€'],
  ['windows-1250', 'windows-1250', 'ä€'],
  ['iso-8859-15', 'iso-8859-15', 'ä\u0080'],
  ['macintosh', 'macintosh', '‰Ä'],
  ['cp850', undefined, ''],
  ['', undefined, ''],
];

for (const [label, encoding, text] of labels)
  test(`the encoding ${label} is ${encoding}`, t => {
    t.is(encodingNamed(label), encoding);
    if (encoding) t.is(csvFile(Buffer.from([0xe4, 0x80, 0x0a, 0x78]), encoding, ';').head[0], text);
  });

test('a separator is a character that is no part of words, numbers or quotes', t => {
  t.deepEqual(['^', ':', 'tab', '\\t', ' ', '', ';;', 'a', '1', '"', '\n'].map(separatorNamed), [
    ...['^', ':', '\t', '\t', ' '],
    ...Array.from({ length: 6 }, () => undefined),
  ]);
  const { head, separator, rows } = csvFile(Buffer.from('Name^Ort; Raum\na^"b^c"'), undefined, '^');
  t.deepEqual([head, separator, [...rows][0]?.cells], [['Name', 'Ort; Raum'], '^', ['a', 'b^c']]);
});

/** Cells, and the ways to read them. */
const readings: readonly (readonly [ways: (cell: string) => readonly Way[], cell: string, ...texts: readonly string[]])[] = [
  [numeralWays, '1.000 Mbit/s', '1.0000 Mbit/s', '1000 Mbit/s'],
  [numeralWays, '-1,000', '-1000', '-1.0000'],
  ...['0.512', '1234.567', '1.5E3', '1.500E3', '1.234.567', '1 234,567', '12,345.678', '1.0000', 'ten'].map(
    cell => [numeralWays, cell, cell] as const,
  ),
  ...['2025/12/31', '2025-12-31T00:00:00Z', '31/12/2025', '12/31/2025', '31 Dec 2025', '31. Dezember 2025'].map(
    cell => [dayWays, cell, '2025-12-31'] as const,
  ),
  ...['December 31st, 2025', '31-DEC-2025', '20251231', '31.12.2025 00:00', '2025.12.31'].map(
    cell => [dayWays, cell, '2025-12-31'] as const,
  ),
  [dayWays, '1/2/2025', '2025-02-01', '2025-01-02'],
  [dayWays, '5/5/2025', '2025-05-05'],
  [dayWays, '31.04.2025', '2025-04-31'],
  ...['31.12.25', '32/13/2025', '31 Foo 2025', '2025-12-31 08:00', '2025/12-31'].map(cell => [dayWays, cell, cell] as const),
  [momentWays, '31/12/2025 8:05', '2025-12-31 08:05:00'],
  [momentWays, '2025-12-31T08:05:06', '2025-12-31 08:05:06'],
  [momentWays, '2025-12-31T08:05:06Z', '2025-12-31T08:05:06Z'],
];

for (const [ways, cell, ...texts] of readings)
  test(`${cell} can be ${texts.join(' or ')} by ${ways.name}`, t => {
    t.deepEqual(
      ways(cell).map(({ text }) => text),
      texts,
    );
  });

test('a chosen encoding is used', t => {
  t.deepEqual([...csvFile(Buffer.from('A;B\nä;b'), 'windows-1252').rows][0]?.cells, ['Ã¤', 'b']);
});

/** A text, its separator, and the cells of its second row. */
const tables: readonly (readonly [text: string, separator: Separator, cells: readonly string[]])[] = [
  ['Name;Ort, Raum\nweb1;Köln, R1\nweb2;Bonn', ';', ['web1', 'Köln, R1']],
  ['Name;Ort, Raum\nweb1;Köln, R1', ';', ['web1', 'Köln, R1']],
  ['Name,Remark\nweb1,a;b;c\nweb2,d', ',', ['web1', 'a;b;c']],
  ['Name,Remark\nweb1,a;b\nweb2,c;d', ',', ['web1', 'a;b']],
  ['"a;b;c;d",x\n1,2', ',', ['1', '2']],
  ['Name\tRemark, long\nweb1\ta', '\t', ['web1', 'a']],
  ['Name|Remark\nweb1|a', '|', ['web1', 'a']],
  ['sep=,\r\nName,Remark;x\r\nweb1,a', ',', ['web1', 'a']],
  ['SEP=,\nName,Remark;x\nweb1,a', ',', ['web1', 'a']],
  ['\uFEFF"sep=,"\r\nName,Remark;x\r\nweb1,a', ',', ['web1', 'a']],
  ['Name;Size\nServer Köln;24" Gehäuse', ';', ['Server Köln', '24" Gehäuse']],
  ['Name;Size\n5" x 3";"a ""b"" c"', ';', ['5" x 3"', 'a "b" c']],
];

for (const [text, separator, cells] of tables)
  test(`the separator of ${JSON.stringify(text)} is ${JSON.stringify(separator)}`, t => {
    t.is(separatorOf(text), separator);
    t.deepEqual([...rowsOf(text)][1]?.cells, cells);
  });

/** A text that is no CSV, and the line of its fault. */
const faults: readonly (readonly [text: string, line: number])[] = [
  ['a;b\nc;"d', 2],
  ['a;b\n"two\nlines";c\n"d";"e"f\n', 4],
];

for (const [text, line] of faults)
  test(`the fault of ${JSON.stringify(text)} is in line ${line}`, t => {
    t.is(t.throws(() => rowsOf(text), { instanceOf: CsvError })?.line, line);
    t.is(csvFile(Buffer.from(text)).fault?.line, line);
  });

test('rows are numbered by their first lines, also behind cells of several lines, blank lines and a declared separator', t => {
  t.deepEqual(
    [...rowsOf('sep=;\r\na;b\r\n"two\r\nlines";c\r\n\r\nd;e\r\n')].map(({ line }) => line),
    [2, 3, 6],
  );
});

/** Rows that are read otherwise in another format. */
const oddRows = [
  ['a', 'b'],
  ['"c\r\nd"', 'e'],
  ['"f\ng"', ''],
  ['', ''],
  ['"h\ri"', '"j;k"'],
  ['"l ""m"" x"', 'n " o'],
  ['p,q', 'r'],
];

test('a row alone has the cells that it has among the others', t => {
  for (const newline of ['\n', '\r\n', '\r'] as const)
    for (const end of ['', newline]) {
      const text = oddRows.map(cells => cells.join(';')).join(newline) + end;
      const { data } = Papa.parse<string[]>(text, { delimiter: ';', newline, skipEmptyLines: 'greedy' });
      t.is(data.length, 6);
      t.deepEqual(
        Array.from(rowsOf(text, ';'), ({ cells }) => cells),
        data,
        JSON.stringify(text),
      );
    }
});

/** Texts that spreadsheets calculate, and texts that they do not. */
const calculated = [
  '=A1',
  '=5',
  '+49 30',
  '-x',
  '-2-3',
  '@A1',
  '\t=A1',
  '\tx',
  '\r=A1',
  '\n=A1',
  ' =A1',
  '\u00a0-x',
  '＝A1',
  '−x',
  "'=A1",
  "''-5",
];
const harmless = ['-5', '+1.5', '-,5', 'a=b', "'a", "'", "''", ' x', '', '"=A1"'];

test('cells that a spreadsheet would calculate are guarded by an apostrophe, and every text is read back as it was', t => {
  t.deepEqual(
    calculated.map(text => csvOf([[text, 'x']]).replaceAll('"', '')),
    calculated.map(text => `'${text},x\r\n`),
  );
  for (const separator of [',', ';'] as const) {
    const lines = [...calculated, ...harmless].map(text => [text, 'x']);
    const read = Array.from(rowsOf(csvOf(lines, separator), separator), ({ cells }) => cells);
    t.deepEqual(read, lines);
  }
  t.is(csvOf([harmless.slice(0, 4)]), '-5,+1.5,"-,5",a=b\r\n');
});

test('an empty cell that is alone on its line stands in quotes, and is a row; a blank line is none', t => {
  const text = csvOf([['Serial number'], [''], ['S2'], [' ']]);
  t.is(text, 'Serial number\r\n""\r\nS2\r\n" "\r\n');
  t.deepEqual(
    Array.from(rowsOf(`${text}\r\n`, ','), ({ line, cells: [cell] }) => [line, cell]),
    [
      [1, 'Serial number'],
      [2, ''],
      [3, 'S2'],
      [4, ' '],
    ],
  );
});

test('a workbook is no CSV', t => {
  for (const beginning of ['504b0304', 'd0cf11e0a1b11ae1'])
    t.like(csvFile(Buffer.from(`${beginning}0a0d`, 'hex')), { isWorkbook: true, fault: undefined, head: [] });
  t.false(csvFile(Buffer.from('PK;Name\n1;a')).isWorkbook);
});

const severalValues: readonly (readonly string[])[] = [
  ['a', 'b'],
  ['a; b', 'c'],
  ['"x"', ''],
  ['', 'b'],
  ['two\nlines', 'x'],
  ['a "b" c', 'd'],
];

test('100,000 rows of ten columns need less than 40 MB', t => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const line = (at: number) => Array.from({ length: 10 }, (_, column) => `value ${at} ${column}`).join(';');
  const bytes = Buffer.from(`${Array.from({ length: 100_001 }, (_, at) => line(at)).join('\n')}\n`);
  collect();
  const before = process.memoryUsage().heapUsed;
  const { rows } = csvFile(bytes);
  collect();
  const used = process.memoryUsage().heapUsed - before;
  t.is(rows.places.length, 100_000);
  t.true(used < 40_000_000, `${Math.round(used / 1e6)} MB`);
  t.log(`${Math.round(used / 1e6)} MB`);
});

test('several values in a cell are read back as they were', t => {
  for (const values of severalValues) t.deepEqual(valuesIn(cellOfValues(values)), values);
  t.deepEqual(valuesIn('a;b\nc'), ['a', 'b', 'c']);
});

interface Described {
  readonly titles: readonly [en: string, de: string];
  readonly info?: Partial<CsvAttribute['info']>;
}

function attributesOf(
  category: string,
  categoryTitles: readonly string[],
  isMultiValue: boolean,
  of: Readonly<Record<string, Described>>,
) {
  return Object.entries(of).map(([key, { titles, info }]): CsvAttribute => {
    const described = { title: titles[0], type: 'text', required: false, readOnly: false, ...info } as const;
    return { name: `${category}-${key}`, category, key, isMultiValue, categoryTitles, titles, info: described };
  });
}

const attributes = [
  ...attributesOf('C__CATG__GLOBAL', ['General', 'Allgemein'], false, { purpose: { titles: ['Purpose', 'Einsatzzweck'] } }),
  ...attributesOf('C__CATG__MODEL', ['Model', 'Modell'], false, { serial: { titles: ['Serial number', 'Seriennummer'] } }),
  ...attributesOf('C__CATG__DRIVE', ['Drive', 'Laufwerk'], true, {
    title: { titles: ['Title', 'Bezeichnung'] },
    serial: { titles: ['Serial number', 'Seriennummer'] },
  }),
  ...attributesOf('C__CATG__ACCOUNTING', ['Accounting', 'Buchhaltung'], false, {
    contact: { titles: ['Purchased at', 'Lieferant'], info: { type: 'object' } },
    primary: { titles: ['Preferred', 'Bevorzugt'] },
    procurement: { titles: ['Procurement', 'Beschaffung'] },
  }),
  ...attributesOf('C__CATG__CONTACT', ['Contact assignment', 'Kontaktzuweisung'], true, {
    contact_object: { titles: ['Contact object', 'Kontaktobjekt'], info: { type: 'object' } },
    role: { titles: ['Role', 'Rolle'] },
    main: { titles: ['Primary', 'Primär'] },
  }),
  ...attributesOf('C__CATG__IP', ['Host address', 'Hostadresse'], true, {
    net: { titles: ['Net', 'Netz'], info: { type: 'object' } },
    primary: { titles: ['Primary', 'Primär'] },
    ipv4_address: { titles: ['IPv4 address', 'IPv4-Adresse'], info: { format: 'ipv4' } },
    hostname: { titles: ['Hostname', 'Hostname'], info: { format: 'hostname' } },
  }),
];

/** Titles of columns, and the targets that are guessed. */
const guesses: readonly (readonly [head: readonly string[], targets: readonly string[]])[] = [
  [
    ['Name', 'Seriennummer', 'SERIAL NUMBER'],
    ['title', 'C__CATG__MODEL-serial', 'C__CATG__DRIVE-serial'],
  ],
  [
    ['Titel', 'Einsatzzweck *', 'purpose:'],
    ['title', 'C__CATG__GLOBAL-purpose', ''],
  ],
  [
    ['Name', 'Seriennummer', 'seriennummer *'],
    ['title', 'C__CATG__MODEL-serial', ''],
  ],
  [
    ['role', 'Typ'],
    ['', 'type'],
  ],
  [
    ['Rolle', 'Kontaktobjekt'],
    ['C__CATG__CONTACT-role', 'C__CATG__CONTACT-contact_object'],
  ],
  [
    ['Serial number (Drive)', 'Laufwerk'],
    ['C__CATG__DRIVE-serial', 'C__CATG__DRIVE-title'],
  ],
  [
    ['Laufwerk: Seriennummer', 'C__CATG__MODEL.serial', 'ID'],
    ['C__CATG__DRIVE-serial', 'C__CATG__MODEL-serial', 'id'],
  ],
  [
    ['IP', 'Hostname'],
    ['C__CATG__IP-ipv4_address', 'C__CATG__IP-hostname'],
  ],
  [
    ['ip address:', 'FQDN', 'Netz'],
    ['C__CATG__IP-ipv4_address', 'C__CATG__IP-hostname', 'C__CATG__IP-net'],
  ],
  [['IP-Adresse'], ['C__CATG__IP-ipv4_address']],
  [
    ['IP address', 'Primary'],
    ['C__CATG__IP-ipv4_address', 'C__CATG__IP-primary'],
  ],
  [
    ['Kontakt', 'Rolle', 'Primär'],
    ['C__CATG__CONTACT-contact_object', 'C__CATG__CONTACT-role', 'C__CATG__CONTACT-main'],
  ],
  [['Primary'], ['']],
  [['procurement'], ['C__CATG__ACCOUNTING-procurement']],
  [
    ['Item name', 'Serial', 'MAC', 'Vendor', 'Remarks'],
    ['title', 'C__CATG__MODEL-serial', '', '', ''],
  ],
  [
    ['Changed', 'System ID', 'Status'],
    ['', 'sysid', 'C__CATG__GLOBAL-cmdb_status'],
  ],
];

for (const [head, targets] of guesses)
  test(`the columns ${head.join(', ')} are guessed to be ${targets.join(', ')}`, t => {
    t.deepEqual(guessTargets(head, attributes), targets);
  });

const drives = attributes.filter(({ category }) => category === 'C__CATG__DRIVE');
const hosts = attributesOf('C__CATG__HBA', ['Host adapter', 'Hostadapter'], true, {
  serial: { titles: ['Serial number', 'Seriennummer'] },
  speed: { titles: ['Speed', 'Geschwindigkeit'] },
});
const ports = attributesOf('C__CATG__NETWORK_PORT', ['Port', 'Port'], true, {
  title: { titles: ['Title', 'Bezeichnung'] },
  speed: { titles: ['Speed', 'Geschwindigkeit'] },
});
const usualPorts = ports.map(each => ({ ...each, isUsual: true }));

/** Attributes, titles of columns that several of them or attributes of other types have, and the targets that are guessed. */
const doubts: readonly (readonly [of: readonly CsvAttribute[], head: readonly string[], targets: readonly string[]])[] = [
  [drives, ['Serial number'], ['']],
  [
    [...attributes, ...hosts],
    ['Serial', 'Serial number'],
    ['C__CATG__MODEL-serial', ''],
  ],
  [[...hosts, ...ports], ['Speed'], ['']],
  [
    [...hosts, ...ports],
    ['Speed', 'Port'],
    ['C__CATG__NETWORK_PORT-speed', 'C__CATG__NETWORK_PORT-title'],
  ],
  [[...hosts, ...usualPorts], ['Speed'], ['C__CATG__NETWORK_PORT-speed']],
  [hosts, ['Speed'], ['C__CATG__HBA-speed']],
];

for (const [at, [of, head, targets]] of doubts.entries())
  test(`doubt ${at}: the columns ${head.join(', ')} are guessed to be ${targets.join(', ')}`, t => {
    t.deepEqual(guessTargets(head, of), targets);
  });

test('a target that is given is guessed for no other column, and columns without one of their own are named', t => {
  const head = ['Name', 'Serial', 'Serial number'];
  const given = [undefined, undefined, 'C__CATG__MODEL-serial'];
  const targets = guessTargets(
    head,
    attributes.filter(each => !drives.includes(each)),
    given,
  );
  t.deepEqual(targets, ['title', '', 'C__CATG__MODEL-serial']);
  t.deepEqual(unmatched(head, targets), ['Serial']);
  t.deepEqual(unmatched(head, ['title', 'x', 'x']), ['Serial number']);
});

test('the heading of each attribute leads to it again, and names the category where that is needed', t => {
  const headings = attributes.map(each => headingOf(each, attributes));
  t.deepEqual(headings.slice(0, 4), ['Purpose', 'Serial number', 'Title (Drive)', 'Serial number (Drive)']);
  t.deepEqual(
    guessTargets(headings, attributes),
    attributes.map(({ name }) => name),
  );
});

const amount = attributesOf('C', ['C'], false, { amount: { titles: ['A', 'A'], info: { type: 'number', unit: 'unit' } } });
const plain = attributesOf('C', ['C'], false, { amount: { titles: ['A', 'A'], info: { type: 'integer' } } });
const price = attributesOf('C', ['C'], false, { amount: { titles: ['A', 'A'], info: { type: 'money' } } });
const yesOrNo = attributesOf('C', ['C'], false, { active: { titles: ['A', 'A'], info: { type: 'boolean' } } });
const several = attributesOf('C', ['C'], false, { tag: { titles: ['A', 'A'], info: { type: 'multiselect' } } });
const links = attributesOf('C', ['C'], false, { of: { titles: ['A', 'A'], info: { type: 'objects' } } });

/** An attribute, a cell, and the values that are saved. */
const cells: readonly (readonly [readonly CsvAttribute[], cell: string, values: object])[] = [
  [amount, '2.5 GHz', { amount: '2.5', unit: 'GHz' }],
  [amount, '2,5GHz', { amount: '2,5', unit: 'GHz' }],
  [amount, '1.234,5', { amount: '1234,5' }],
  [amount, '1,234.5 MB', { amount: '1234.5', unit: 'MB' }],
  ...['1 234,5', '1\u00a0234,5', '1\u202f234,5', "1'234,5", '1’234,5', '1.234,5', '+1 234,5'].map(
    cell => [amount, cell, { amount: '1234,5' }] as const,
  ),
  [amount, '1.234.567 MB', { amount: '1234567', unit: 'MB' }],
  [amount, '1,234,567.8', { amount: '1234567.8' }],
  [amount, '−5', { amount: '-5' }],
  [amount, '1,5E+03 GB', { amount: '1,5E+03', unit: 'GB' }],
  [plain, '10 000', { amount: '10000' }],
  ...['€ 12,50', '12,50 €', 'EUR 12,50', '12,50 EUR', '12,50'].map(cell => [price, cell, { amount: '12,50' }] as const),
  ...['12,-', '12,-- €', '12,– CHF'].map(cell => [price, cell, { amount: '12' }] as const),
  ...[amount, plain, price].flatMap(attribute =>
    ['1.23.4,5', '1,2,3.5', '1 23', '12 3456', '(5,00)', "1'23", '5/8', '1.2.3', '€ 5 €'].map(
      cell => [attribute, cell, { amount: cell }] as const,
    ),
  ),
  ...['2 Stk', '2x', '5 km', '12 €'].map(cell => [plain, cell, { amount: cell }] as const),
  ...['2 Stk', '1 Mio', '3 pro Monat'].map(cell => [price, cell, { amount: cell }] as const),
  [plain, 'ten', { amount: 'ten' }],
  [yesOrNo, 'TRUE', { active: true }],
  [yesOrNo, 'Wahr', { active: true }],
  [yesOrNo, 'FALSCH', { active: false }],
  ...['Y', 't', 'VRAI', 'Enabled', '✓'].map(cell => [yesOrNo, cell, { active: true }] as const),
  ...['N', 'f', 'non', 'disabled', '✗'].map(cell => [yesOrNo, cell, { active: false }] as const),
  [yesOrNo, 'ja', { active: 'ja' }],
  [several, 'a; b', { tag: ['a', 'b'] }],
  [links, 'a; b', { of: ['<a>', '<b>'] }],
];

for (const [at, [[attribute], cell, values]] of cells.entries())
  test(`cell ${at}, ${cell} of the type ${attribute?.info.type} is ${JSON.stringify(values)}`, t => {
    if (attribute)
      t.deepEqual(
        valuesOf(attribute, cell, (_, title) => `<${title}>`),
        values,
      );
    else t.fail();
  });
