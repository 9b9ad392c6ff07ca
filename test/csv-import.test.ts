import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { cellOfValues } from '../src/csv/cell-text.js';
import { csvOf } from '../src/csv/csv-text.js';
import { objectMade } from './factories/calls.js';
import { endedWith } from './helpers/commands.js';
import { newDatabase, temporaryFolder } from './helpers/databases.js';
import { run, serve } from './helpers/process.js';
import { resultOf } from './helpers/rpc.js';
import { engines } from './helpers/stores.js';
import test from './helpers/suite.js';
import { until } from './helpers/waiting.js';

const server = ['--type', 'Server'];

/** Counts of new, changed, unchanged and rejected. */
type Counts = readonly [created: number, updated: number, unchanged: number, rejected: number];

interface Step {
  readonly text: string | Uint8Array;
  readonly args: readonly string[];
  readonly counts: Counts;
  readonly says?: RegExp;
}

interface Case {
  /** A profile that is saved before. */
  readonly profile?: object;
  readonly steps: readonly Step[];
  /** A condition on objects, and the entries of a category that they have. */
  readonly stored: readonly (readonly [title: string, category: string, entries: readonly object[]])[];
}

const latin = Buffer.from('Name;Hersteller\r\nServer München;Müller & Söhne\r\n', 'latin1');
const places =
  'Name;Typ;Standort\nHaus;Gebäude;Root location\nR1;Raum;Haus\nHaus 2;Gebäude;\nR1b;Raum;Gebäude: Haus 2\nweb;Server;Haus > R1\n';
const ports =
  'Name,Seriennummer,CPU-Frequenz,Port,Port: Aktiv\nsw1,S1,2.5 GHz,p1,WAHR\nsw1,S1,,p2,FALSE\nsw2,S2,"1.234,5 MHz",p1; p2,\n';
const spelledHead =
  'Name;Typ;Hersteller;Port;C__CATG__NETWORK_PORT-mac;C__CATG__IP-ipv6_address;CPU-Frequenz;C__CATG__CONTACT-contact_object;C__CATG__CONTACT-role\n';
const spelledOnce = `${spelledHead}Night shift;C__OBJTYPE__PERSON_GROUP;;;;;;;\nsp1;Server;Dell;e0;AC:DE:48:00:11:22;2001:DB8::A;2,5 GHz;Night shift;User\n`;
const spelledAgain = `${spelledHead}sp1;Server; DELL ;e0;acde.4800.1122;2001:0db8:0:0::000a;2.50 ghz;C__OBJTYPE__PERSON_GROUP: Night shift;USER\n`;
const profiled = {
  title: 'Ours',
  type: 'C__OBJTYPE__SERVER',
  columns: [
    { title: 'Rechner;Größe', target: 'title' },
    { title: 'Nummer', target: 'C__CATG__MODEL-serial', key: true },
    { title: 'RAM', target: 'C__CATG__MEMORY-capacity', unit: 'GB' },
  ],
  encoding: 'utf-16le',
  separator: ',',
};
const listed = [
  { title: 'Rechner', target: 'title' },
  { title: 'Nummer', target: 'C__CATG__MODEL-serial', key: true },
  { title: 'RAM', target: 'C__CATG__MEMORY-capacity', unit: 'GB' },
  { title: 'Port', target: 'C__CATG__NETWORK_PORT-title' },
  { title: 'Port', target: 'C__CATG__NETWORK_PORT-description' },
];
/** Semicolons would fit as well as commas, and there is no byte order mark. */
const inProfile = (title: string) => Buffer.from(`Rechner;Größe,Nummer,RAM\n${title};1,PN1,4\n`, 'utf16le');
const assets =
  'Asset Name,Manufacturer,Model,Model name,Model Number,Serial,Asset Tag,Purchase Date,Expiration Date,Supplier\npc1,Lenovo,x,T14,20W0,PF1,A-1,2026-01-31,2029-01-31,Shop\n';
const people = 'First Name,Last Name,Email\nGrace,Hopper,grace@example.com\nPlato,,\n';
const calculated = csvOf([
  ['Name', 'Port'],
  ["'-x", cellOfValues(['=1+1', "'@a; b"])],
  ['-5', '-5'],
]);
const keyed = 'Seriennummer,Name,Hersteller\nK1,k1,ACME\nK2,k2,ACME\n';

const nets = 'Name;C__CATS__NET-address;C__CATS__NET-netmask\nFarm;10.9.0.0;255.255.255.0\n';
const balanced =
  'Name,IP address,Allocation type\nlb,10.9.0.1,regular\nweb1,10.9.0.1,virtual\nweb2,10.9.0.1,Shared\nrtr,10.9.0.2,router\nanycast,10.9.0.3,Anycast\n';
const families = 'Name,IP address\nv6only,[2001:DB8:7::1]\nboth,10.77.0.1; 2001:db8:7:0::2/64\nv4only,10.77.0.2/24\n';
const items =
  'HB.name,HB.location,HB.tags,HB.asset_id,HB.MAC\nItem 1,Halle / Raum 9,L1 ; L2 ;L3,1,00000000A001\nItem 2,Halle /Raum 9 ,L1;L2,000-002,\n';

const sized = [...server, '--column', 'RAM=C__CATG__MEMORY-capacity'];
const formFactor = ['--column', 'Breite=C__CATG__FORMFACTOR-width', '--column', 'Gewicht=C__CATG__FORMFACTOR-weight'];
const placed = [...server, '--column', 'Speed=C__CATG__NETWORK_PORT-speed'];
const noUnit = (value: string) => new RegExp(`Capacity: '${value}' has no unit; expected one behind the number: B, KB, MB, GB,`);
const sizes = (...all: readonly (readonly [title: number, unit: string])[]) =>
  all.map(([title, unit]) => ({ capacity: { title }, unit: { title: unit } }));

/** Rows about one object that say its addresses each time, in several spellings. */
const repeated = (name: string) =>
  `Name;IP address;C__CATG__IP-ipv6_address;Port\n${name};10.1.1.2;2001:db8::b;eth0\n${name};10.1.1.2/24;2001:DB8:0::b;eth1\n${name};10.1.1.2;;eth1\n`;
const slashed =
  'Name;Typ;Standort\nHaus S;Gebäude;\nR/S1;Raum;Haus S\nR;Raum;Haus S\nS1;Schrank;Haus S > R\nin R/S1;Server;Haus S › R/S1\nin S1;Server;Haus S / R / S1\nQ;Schrank;Haus S > R/S1\nin Q;Server;Haus S > R/S1 > Q\n';

const cases: Readonly<Record<string, Case>> = {
  'an address that one row says is shared is shared by all rows that have it, and no other is': {
    steps: [
      { text: nets, args: ['--type', 'C__OBJTYPE__LAYER3_NET'], counts: [1, 0, 0, 0] },
      { text: balanced, args: server, counts: [5, 0, 0, 0] },
      { text: balanced, args: server, counts: [0, 0, 5, 0] },
      { text: 'Name,IP\nweb3,10.9.0.1\nweb4,10.9.0.2\n', args: server, counts: [0, 0, 0, 2] },
    ],
    stored: [
      ...['lb', 'web1', 'web2'].map(
        title => [title, 'C__CATG__IP', [{ ipv4_address: '10.9.0.1', shared_as: { title: 'Virtual IP' } }]] as const,
      ),
      ['anycast', 'C__CATG__IP', [{ shared_as: { title: 'Anycast' } }]],
    ],
  },
  'an address in the place of the only one corrects it, and frees it for others': {
    steps: [
      { text: 'Name,IP address\nca,10.78.0.1\ncb,10.78.0.2\n', args: server, counts: [2, 0, 0, 0] },
      { text: 'Name,IP address\ncb,10.78.0.3\n', args: server, counts: [0, 1, 0, 0] },
      { text: 'Name,IP address\nca,10.78.0.2\ncb,10.78.0.3\n', args: server, counts: [0, 1, 1, 0] },
    ],
    stored: [
      ['ca', 'C__CATG__IP', [{ ipv4_address: '10.78.0.2' }]],
      ['cb', 'C__CATG__IP', [{ ipv4_address: '10.78.0.3' }]],
    ],
  },
  'each address of a column is that of its family': {
    steps: [
      { text: families, args: server, counts: [3, 0, 0, 0] },
      { text: families, args: server, counts: [0, 0, 3, 0] },
      { text: 'Name,IP address\nv6only,2001:db8::zz\n', args: server, counts: [0, 0, 0, 1], says: /expected an IPv4 address/ },
    ],
    stored: [
      ['v6only', 'C__CATG__IP', [{ ipv4_address: '', ipv6_address: '2001:db8:7::1', hostaddress: '2001:db8:7::1' }]],
      ['both', 'C__CATG__IP', [{ ipv4_address: '10.77.0.1' }, { ipv6_address: '2001:db8:7::2' }]],
      ['v4only', 'C__CATG__IP', [{ ipv4_address: '10.77.0.2', ipv6_address: '' }]],
    ],
  },
  'titles with one beginning, paths with slashes, lists with blanks and bare digits of a MAC are understood': {
    steps: [
      { text: 'Name;Typ;Standort\nHalle;Gebäude;\nRaum 9;Raum;Halle\n', args: [], counts: [2, 0, 0, 0] },
      { text: items, args: server, counts: [2, 0, 0, 0] },
      { text: items, args: server, counts: [0, 0, 2, 0] },
    ],
    stored: [
      ['Item 1', 'C__CATG__GLOBAL', [{ tag: [{ title: 'L1' }, { title: 'L2' }, { title: 'L3' }] }]],
      ['Item 1', 'C__CATG__LOCATION', [{ parent: { title: 'Raum 9' } }]],
      ['Item 1', 'C__CATG__NETWORK_PORT', [{ mac: '00:00:00:00:a0:01' }]],
      ['Item 2', 'C__CATG__ACCOUNTING', [{ inventory_no: '000-002' }]],
    ],
  },
  'Windows-1252 is read and said': {
    steps: [
      { text: latin, args: server, counts: [1, 0, 0, 0], says: /windows-1252/ },
      { text: latin, args: server, counts: [0, 0, 1, 0] },
    ],
    stored: [['Server München', 'C__CATG__MODEL', [{ manufacturer: { title: 'Müller & Söhne' } }]]],
  },
  'columns of assets from another program are matched, none twice, and those that are not are named': {
    steps: [
      {
        text: assets,
        args: ['--type', 'Client', '--column', 'Model name=C__CATG__MODEL-title'],
        counts: [1, 0, 0, 0],
        says: /Columns that are not imported: Model, Expiration Date, Supplier\n/,
      },
      { text: assets, args: ['--type', 'Client', '--column', 'Model name=C__CATG__MODEL-title'], counts: [0, 0, 1, 0] },
    ],
    stored: [
      [
        'pc1',
        'C__CATG__MODEL',
        [{ manufacturer: { title: 'Lenovo' }, title: { title: 'T14' }, productid: '20W0', serial: 'PF1' }],
      ],
      ['pc1', 'C__CATG__ACCOUNTING', [{ inventory_no: 'A-1', acquirementdate: '2026-01-31' }]],
    ],
  },
  'the title of a person follows from first and last name': {
    steps: [
      { text: people, args: ['--type', 'C__OBJTYPE__PERSON'], counts: [2, 0, 0, 0] },
      { text: people, args: ['--type', 'C__OBJTYPE__PERSON'], counts: [0, 0, 2, 0] },
    ],
    stored: [
      ['Grace Hopper', 'C__CATS__PERSON_MASTER', [{ first_name: 'Grace', last_name: 'Hopper', mail: 'grace@example.com' }]],
      ['Plato', 'C__CATS__PERSON_MASTER', [{ first_name: 'Plato', last_name: '' }]],
    ],
  },
  'values that spreadsheets calculate, or that begin with the guard, come back as they were': {
    steps: [
      { text: calculated, args: server, counts: [2, 0, 0, 0] },
      { text: calculated, args: server, counts: [0, 0, 2, 0] },
    ],
    stored: [
      ["'-x", 'C__CATG__NETWORK_PORT', [{ title: '=1+1' }, { title: "'@a; b" }]],
      ['-5', 'C__CATG__NETWORK_PORT', [{ title: '-5' }]],
    ],
  },
  'a character that was lost before is written nowhere': {
    steps: [
      {
        text: 'Name;Hersteller\nServer M\uFFFDnchen;x\nb;y',
        args: server,
        counts: [1, 0, 0, 1],
        says: /2\ta character was lost/,
      },
    ],
    stored: [['b', 'C__CATG__MODEL', [{ manufacturer: { title: 'y' } }]]],
  },
  'a profile says the type, targets, keys, units, the encoding and the separator; other options count more': {
    profile: profiled,
    steps: [
      { text: inProfile('p1'), args: ['--profile', 'Ours'], counts: [1, 0, 0, 0] },
      { text: inProfile('p1'), args: ['--profile', 'Ours'], counts: [0, 0, 1, 0] },
      { text: inProfile('p2'), args: ['--profile', 'Ours', '--dry-run'], counts: [0, 1, 0, 0] },
      { text: inProfile('p2'), args: ['--profile', 'Ours', '--dry-run', '--key', 'Rechner;Größe'], counts: [1, 0, 0, 0] },
    ],
    stored: [
      ['p1;1', 'C__CATG__MODEL', [{ serial: 'PN1' }]],
      ['p1;1', 'C__CATG__MEMORY', [{ capacity: { title: 4 }, unit: { title: 'GB' } }]],
    ],
  },
  'a profile finds its columns in any order and case, and says which ones a file lacks': {
    profile: { title: 'Lists', type: profiled.type, columns: listed },
    steps: [
      { text: 'Ram ;NUMMER:;port;Rechner;Port\n4;PN9;e0;l1;e1\n', args: ['--profile', 'Lists'], counts: [1, 0, 0, 0] },
      { text: 'Rechner;Port;Port;RAM;Nummer\nl1;e0;e1;4;PN9\n', args: ['--profile', 'Lists'], counts: [0, 0, 1, 0] },
      {
        text: 'Nummer;Rechnername\nPN9;l2\n',
        args: ['--profile', 'Lists'],
        counts: [0, 0, 1, 0],
        says: /Columns of the profile that the file does not have: Rechner, RAM, Port, Port\n/,
      },
      {
        text: 'Rechner;RAM\nl1;8\n',
        args: ['--profile', 'Lists', '--key', 'rechner'],
        counts: [0, 1, 0, 0],
        says: /does not have: Nummer, Port, Port\n/,
      },
    ],
    stored: [
      ['l1', 'C__CATG__NETWORK_PORT', [{ title: 'e0', description: 'e1' }]],
      ['l1', 'C__CATG__MEMORY', [{ capacity: { title: 8 }, unit: { title: 'GB' } }]],
    ],
  },
  'values, addresses, choices and links that are only spelled otherwise change nothing': {
    steps: [
      { text: spelledOnce, args: server, counts: [2, 0, 0, 0] },
      { text: spelledAgain, args: server, counts: [0, 0, 1, 0] },
      { text: spelledAgain, args: [...server, '--dry-run'], counts: [0, 0, 1, 0] },
    ],
    stored: [
      ['sp1', 'C__CATG__MODEL', [{ manufacturer: { title: 'Dell' } }]],
      ['sp1', 'C__CATG__NETWORK_PORT', [{ title: 'e0', mac: 'ac:de:48:00:11:22' }]],
      ['sp1', 'C__CATG__IP', [{ ipv6_address: '2001:db8::a' }]],
      ['sp1', 'C__CATG__CPU', [{ frequency: { title: 2.5 }, frequency_unit: { title: 'GHz' } }]],
      ['sp1', 'C__CATG__CONTACT', [{ contact_object: { title: 'Night shift' } }]],
    ],
  },
  'numbers without a unit have that of their entry, or the only one of their column, or are refused with the units that there are':
    {
      steps: [
        { text: 'Name;RAM\nu1;16 GB; 512 MB\n', args: sized, counts: [0, 0, 0, 1], says: /'512 MB' stands behind the last/ },
        { text: 'Name;RAM\nu1;"16 GB; 512 MB; 1 GB"\nu2;8\n', args: sized, counts: [1, 0, 0, 1], says: noUnit('8') },
        { text: 'Name;RAM\nu1;"16; 512; 1"\n', args: sized, counts: [0, 0, 1, 0] },
        { text: 'Name;RAM\nu1;"16; 1024; 2"\nu2;"4;8 KB"\n', args: sized, counts: [1, 1, 0, 0] },
        { text: 'Name;RAM\nu1;"16; 1024; 2; 4"\n', args: sized, counts: [0, 0, 0, 1], says: noUnit('4') },
        { text: 'Name;RAM\nu1;"; 2048;"\nu3;"; 1 GB"\n', args: sized, counts: [1, 1, 0, 0] },
        {
          text: 'Name;Breite;Gewicht;RAM\nu4;19;2 kg;\nu5;10;4;1 GB\nu6;;;1 MB\nu7;;;8\n',
          args: [...sized, ...formFactor],
          counts: [3, 0, 0, 1],
          says: noUnit('8'),
        },
      ],
      stored: [
        ['u1', 'C__CATG__MEMORY', sizes([16, 'GB'], [2048, 'MB'], [2, 'GB'])],
        ['u2', 'C__CATG__MEMORY', sizes([4, 'KB'], [8, 'KB'])],
        ['u3', 'C__CATG__MEMORY', sizes([1, 'GB'])],
        [
          'u5',
          'C__CATG__FORMFACTOR',
          [{ width: { title: 10 }, unit: { title: 'inch' }, weight: { title: 4 }, weight_unit: { title: 'kg' } }],
        ],
      ],
    },
  'an address stands with the length of its net, or in brackets': {
    steps: [
      {
        text: 'Name;IP;C__CATG__IP-ipv6_address\nh1;10.0.0.31/24;\nh2;;[2001:db8::5]\nh3;;2001:db8::6/64\n',
        args: server,
        counts: [3, 0, 0, 0],
      },
      { text: 'Name;IP;C__CATG__IP-ipv6_address\nh1;10.0.0.31;\nh2;;2001:db8::5/64\n', args: server, counts: [0, 0, 2, 0] },
    ],
    stored: [
      ['h1', 'C__CATG__IP', [{ ipv4_address: '10.0.0.31' }]],
      ['h2', 'C__CATG__IP', [{ ipv6_address: '2001:db8::5' }]],
      ['h3', 'C__CATG__IP', [{ ipv6_address: '2001:db8::6' }]],
    ],
  },
  'a numeral or a day that can be read in two ways is read as its column says, or refused with both': {
    steps: [
      {
        text: 'Name;RAM;Kaufdatum\nw1;1.024 GB;2025/12/31\nw2;0,5 TB;2025-1-2\nw3;1,024 GB;31/12/2025\nw4;2;01/02/2025\nw5;;2025-12-31T00:00:00Z\nw6;;31 Dec 2025\n',
        args: sized,
        counts: [5, 0, 0, 1],
        says: /5\tCapacity: '2' has no unit/,
      },
      {
        text: 'Name;RAM\nw7;1.024 GB\nw8;2 GB\nw9;1,024 GB\n',
        args: sized,
        counts: [1, 0, 0, 2],
        says: /2\tCapacity: '1\.024 GB' could be '1\.0240 GB' or '1024 GB', and no other cell/,
      },
      {
        text: 'Name;Kaufdatum\nw10;01/02/2025\nw11;05/05/2025\nw12;31.04.2025\n',
        args: sized,
        counts: [1, 0, 0, 2],
        says: /Acquirement date|'01\/02\/2025' could be '2025-02-01' or '2025-01-02'/,
      },
      { text: 'Name;RAM\nw3;2.5 GB\nw13;1.024 GB\n', args: sized, counts: [1, 1, 0, 0] },
      { text: 'Name;RAM\nw13;1.024 GB\n', args: sized, counts: [0, 0, 1, 0] },
      { text: 'Name;Kaufdatum\nw1;12/31/2025\nw2;01/02/2025\nw5;Dec 31, 2025\nw6;20251231\n', args: sized, counts: [0, 0, 4, 0] },
    ],
    stored: [
      ['w1', 'C__CATG__MEMORY', sizes([1024, 'GB'])],
      ['w3', 'C__CATG__MEMORY', sizes([2.5, 'GB'])],
      ['w13', 'C__CATG__MEMORY', sizes([1.024, 'GB'])],
      ['w2', 'C__CATG__ACCOUNTING', [{ acquirementdate: '2025-01-02' }]],
      ...['w1', 'w3', 'w5', 'w6'].map(title => [title, 'C__CATG__ACCOUNTING', [{ acquirementdate: '2025-12-31' }]] as const),
      ['w11', 'C__CATG__ACCOUNTING', [{ acquirementdate: '2025-05-05' }]],
    ],
  },
  'types and values of one object are compared, not their letters; a row without a type has that of the row above': {
    steps: [
      {
        text: 'Name;Typ;Hersteller;Port\nt1;Room;;\nt1;Raum;;\nt2;Server;Dell;p1\nt2;server; DELL;p2\nt2;;;p3\nt3;;;\n',
        args: ['--column', 'Port=C__CATG__NETWORK_PORT-title'],
        counts: [2, 0, 0, 1],
        says: /7\t'' is no object type/,
      },
      { text: 'Name;Typ;Port\nt2;C__OBJTYPE__SERVER;p1\nt2;;p3\nt1;;\n', args: server, counts: [1, 0, 1, 0] },
      { text: 'Name;Typ\nt2;\nt2;Raum\nt2;Server\n', args: [], counts: [1, 0, 2, 0] },
    ],
    stored: [['t2', 'C__CATG__NETWORK_PORT', ['p1', 'p2', 'p3'].map(title => ({ title }))]],
  },
  'other encodings and separators are named': {
    steps: [
      {
        text: Buffer.from('Name^Hersteller\ne1^\xe8\n', 'latin1'),
        args: [...server, '--encoding', 'windows-1250', '--separator', '^'],
        counts: [1, 0, 0, 0],
      },
      {
        text: Buffer.from('Name:Hersteller\ne2:\xa4\n', 'latin1'),
        args: [...server, '--encoding', 'ISO-8859-15', '--separator', ':'],
        counts: [1, 0, 0, 0],
      },
    ],
    stored: [
      ['e1', 'C__CATG__MODEL', [{ manufacturer: { title: 'č' } }]],
      ['e2', 'C__CATG__MODEL', [{ manufacturer: { title: '€' } }]],
    ],
  },
  'as many values as there are entries change them in their places; a name is that of its entry, or of a new one': {
    steps: [
      { text: 'Name;Port;Speed\nq1;"p1; p2";"1 Gbit/s; 10 Gbit/s"\nq2;p1;\n', args: placed, counts: [2, 0, 0, 0] },
      { text: 'Name;Speed\nq1;"10 Gbit/s; 1 Gbit/s"\n', args: placed, counts: [0, 1, 0, 0] },
      { text: 'Name;Port;Speed\nq1;"p2; p1";"2; 20"\n', args: placed, counts: [0, 1, 0, 0] },
      { text: 'Name;Port\nq1;"p2; p3"\nq2;p2\n', args: placed, counts: [0, 2, 0, 0] },
    ],
    stored: [
      [
        'q1',
        'C__CATG__NETWORK_PORT',
        [
          { title: 'p3', speed: { title: 20 } },
          { title: 'p2', speed: { title: 2 } },
        ],
      ],
      ['q2', 'C__CATG__NETWORK_PORT', [{ title: 'p1' }, { title: 'p2' }]],
    ],
  },
  'a quote inside of a cell is text': {
    steps: [{ text: 'Name;Hersteller\nq;24" Gehäuse', args: server, counts: [1, 0, 0, 0] }],
    stored: [['q', 'C__CATG__MODEL', [{ manufacturer: { title: '24" Gehäuse' } }]]],
  },
  'a cell behind the last column is said: its row is not imported without it': {
    steps: [
      {
        text: 'Name;Hersteller\nsurplus 1;De;ll\nsurplus 2;Dell;;\nsurplus 3\n',
        args: server,
        counts: [2, 0, 0, 1],
        says: /2\t'll' stands behind the last of 2 columns/,
      },
    ],
    stored: [['surplus 2', 'C__CATG__MODEL', [{ manufacturer: { title: 'Dell' } }]]],
  },
  'a number is imported whole or not at all': {
    steps: [
      {
        text: "Name;Investitionskosten;CPU-Frequenz;CPU-Kerne\nnumeral 1;1'234,50 €;1\u202f234,5 MHz;10 000\nnumeral 2;1 Mio;;\nnumeral 3;;;2x\nnumeral 4;;1.23.4,5;\n",
        args: server,
        counts: [1, 0, 0, 3],
      },
      { text: 'Name;Investitionskosten\nnumeral 1;EUR 1.234,50\n', args: server, counts: [0, 0, 1, 0] },
    ],
    stored: [
      ['numeral 1', 'C__CATG__ACCOUNTING', [{ price: '1234.50' }]],
      ['numeral 1', 'C__CATG__CPU', [{ frequency: { title: 1234.5 }, cores: '10000' }]],
    ],
  },
  'links are titles, titles of a type and paths, also of rows above; each row has its type': {
    steps: [
      { text: places, args: ['--dry-run'], counts: [5, 0, 0, 0] },
      { text: places, args: [], counts: [5, 0, 0, 0] },
      { text: places, args: [], counts: [0, 0, 5, 0] },
      {
        text: `${places}lost;Server;Nowhere\n`,
        args: [],
        counts: [0, 0, 5, 1],
        says: /7\tLocation: 'Nowhere': there is no such object/,
      },
    ],
    stored: [
      ['R1', 'C__CATG__LOCATION', [{ parent: { title: 'Haus' } }]],
      ['R1b', 'C__CATG__LOCATION', [{ parent: { title: 'Haus 2' } }]],
      ['web', 'C__CATG__LOCATION', [{ parent: { title: 'R1' } }]],
    ],
  },
  'a title that several objects have is rejected, and a path tells them apart': {
    steps: [
      { text: 'Name;Typ;ID\nTwice;Gebäude;\nTwice;Gebäude;\n', args: ['--key', 'ID'], counts: [2, 0, 0, 0] },
      { text: 'Name;Standort\nweb2;Twice\n', args: server, counts: [0, 0, 0, 1], says: /more than one object is called 'Twice'/ },
    ],
    stored: [],
  },
  'units, yes and no, several values in a cell, and several rows for one object': {
    steps: [
      { text: ports, args: server, counts: [2, 0, 0, 0] },
      { text: ports, args: server, counts: [0, 0, 2, 0] },
      {
        text: 'Name,Seriennummer\nsw1,S1\nsw1,S9',
        args: server,
        counts: [0, 0, 1, 1],
        says: /3\tSerial number: 'S9', but line 2 has 'S1'/,
      },
    ],
    stored: [
      ['sw1', 'C__CATG__CPU', [{ frequency: { title: 2.5 }, frequency_unit: { title: 'GHz' } }]],
      ['sw2', 'C__CATG__CPU', [{ frequency: { title: 1234.5 }, frequency_unit: { title: 'MHz' } }]],
      [
        'sw1',
        'C__CATG__NETWORK_PORT',
        [
          { title: 'p1', active: { value: '1' } },
          { title: 'p2', active: { value: '0' } },
        ],
      ],
      ['sw2', 'C__CATG__NETWORK_PORT', [{ title: 'p1' }, { title: 'p2' }]],
    ],
  },
  'a key that lacks a part finds nothing: its row is refused, and the empty column is named': {
    steps: [
      { text: 'Name;Hersteller;Seriennummer\nhpe old;HPE;HPE-1\n', args: server, counts: [1, 0, 0, 0] },
      {
        text: 'Name;Hersteller;Seriennummer;IP address\nhpe new;HPE;;10.1.1.1\nhpe next;;HPE-2;\nhpe old;hpe;HPE-1;10.1.1.9\n',
        args: [...server, '--key', 'Hersteller,Seriennummer'],
        counts: [0, 1, 0, 2],
        says: /2\texpected a value in each key column: 'Serial number' is empty.*\n.*3\t.*'Manufacturer' is empty/,
      },
      {
        text: 'ID;Name;Seriennummer\n;hpe old;\n',
        args: [...server, '--key', 'ID,Name'],
        counts: [0, 0, 0, 1],
        says: /2\texpected a value in each key column: 'id' is empty/,
      },
    ],
    stored: [['hpe old', 'C__CATG__IP', [{ ipv4_address: '10.1.1.9' }]]],
  },
  'a person without a last name is not one who has another': {
    steps: [
      { text: 'First Name,Last Name\nAda,Lovelace\n', args: ['--type', 'C__OBJTYPE__PERSON'], counts: [1, 0, 0, 0] },
      { text: 'First Name,Last Name\nAda,\n,Lovelace\n', args: ['--type', 'C__OBJTYPE__PERSON'], counts: [2, 0, 0, 0] },
      { text: 'First Name,Last Name\nAda,\nAda,Lovelace\n', args: ['--type', 'C__OBJTYPE__PERSON'], counts: [0, 0, 2, 0] },
    ],
    stored: [['Ada', 'C__CATS__PERSON_MASTER', [{ first_name: 'Ada', last_name: '' }]]],
  },
  'entries that several rows of an object describe are made once, and are there as long as one of these rows is right': {
    steps: [
      { text: repeated('rep1'), args: server, counts: [1, 0, 0, 0] },
      { text: repeated('rep1'), args: server, counts: [0, 0, 1, 0] },
      { text: 'Name\nrep2\n', args: server, counts: [1, 0, 0, 0] },
      { text: repeated('rep2'), args: server, counts: [0, 1, 0, 0] },
      {
        text: 'Name;IP address;Port;MAC\nrep3;10.1.1.4;eth0;\nrep3;10.1.1.5;eth1;none\nrep3;10.1.1.5;eth2;\nrep3;10.1.1.5;eth2;none\n',
        args: server,
        counts: [1, 0, 0, 2],
        says: /3\t.*MAC(?:.|\n)*5\t.*MAC/,
      },
      { text: 'Name;RAM\nrep4;16 GB\nrep4;16 GB\n', args: sized, counts: [1, 0, 0, 0] },
      { text: 'Name;RAM;Port\nrep5;16 GB;eth0\nrep5;16 GB;eth1\n', args: sized, counts: [1, 0, 0, 0] },
    ],
    stored: [
      ...['rep1', 'rep2'].flatMap(
        title =>
          [
            [title, 'C__CATG__IP', [{ ipv4_address: '10.1.1.2', ipv6_address: '2001:db8::b' }]],
            [title, 'C__CATG__NETWORK_PORT', [{ title: 'eth0' }, { title: 'eth1' }]],
          ] as const,
      ),
      ['rep3', 'C__CATG__IP', [{ ipv4_address: '10.1.1.4' }, { ipv4_address: '10.1.1.5' }]],
      ['rep3', 'C__CATG__NETWORK_PORT', [{ title: 'eth0' }, { title: 'eth2' }]],
      ['rep4', 'C__CATG__MEMORY', sizes([16, 'GB'], [16, 'GB'])],
      ['rep5', 'C__CATG__MEMORY', sizes([16, 'GB'])],
    ],
  },
  'keys are compared, not their letters: spellings of one are one object': {
    steps: [
      {
        text: 'Name;MAC;Port\nmac1;AC:DE:48:AA:00:01;e0\nmac1;acde.48aa.0001;e1\n',
        args: [...server, '--key', 'MAC'],
        counts: [1, 0, 0, 0],
      },
      {
        text: 'Name;Hostname\nhost1;WEB7.example.org\nhost1;web7.example.org.\n',
        args: [...server, '--key', 'Hostname'],
        counts: [1, 0, 0, 0],
      },
      { text: 'Name;IP\nnet1;10.1.1.7/24\nnet1;10.1.1.7\n', args: [...server, '--key', 'IP'], counts: [1, 0, 0, 0] },
      {
        text: 'Name;Kaufdatum\nday1;31/12/2021\nday1;2021-12-31\n',
        args: [...server, '--key', 'Kaufdatum'],
        counts: [1, 0, 0, 0],
      },
      { text: 'Name\nCafe\u0301\nCAFÉ\n', args: server, counts: [1, 0, 0, 0] },
    ],
    stored: [
      ['mac1', 'C__CATG__NETWORK_PORT', [{ title: 'e0' }, { title: 'e1' }]],
      ['host1', 'C__CATG__IP', [{ hostname: 'web7.example.org' }]],
      ['net1', 'C__CATG__IP', [{ ipv4_address: '10.1.1.7' }]],
    ],
  },
  'digits in a column of links are a title, and an id stands behind a number sign': {
    steps: [
      { text: 'Name;Standort\nloc;1\n', args: server, counts: [0, 0, 0, 1], says: /2\tLocation: '1': there is no such object/ },
      { text: 'Name;Typ\n1;Gebäude\n', args: [], counts: [1, 0, 0, 0] },
      { text: 'Name;Standort\nloc;1\nloc of root;#1\nloc of none;#999999\n', args: server, counts: [2, 0, 0, 1] },
      { text: 'Name;Standort\nloc;1\nloc of root;#1\n', args: server, counts: [0, 0, 2, 0] },
      {
        text: 'Name;Standort\nloc;1\nloc of root;#1\n',
        args: [...server, '--key', 'Standort,Name'],
        counts: [0, 0, 2, 0],
      },
    ],
    stored: [
      ['loc', 'C__CATG__LOCATION', [{ parent: { title: '1' } }]],
      ['loc of root', 'C__CATG__LOCATION', [{ parent: { title: 'Root location' } }]],
    ],
  },
  'a path leads to a place whose title has a slash, and so does one of rows above': {
    steps: [
      { text: slashed, args: ['--dry-run'], counts: [8, 0, 0, 0] },
      { text: slashed, args: [], counts: [8, 0, 0, 0] },
      { text: slashed, args: [], counts: [0, 0, 8, 0] },
    ],
    stored: [
      ['in R/S1', 'C__CATG__LOCATION', [{ parent: { title: 'R/S1' } }]],
      ['in S1', 'C__CATG__LOCATION', [{ parent: { title: 'S1' } }]],
      ['in Q', 'C__CATG__LOCATION', [{ parent: { title: 'Q' } }]],
    ],
  },
  'addresses that two objects exchange': {
    steps: [
      { text: 'Name,C__CATG__IP-ipv4_address\nx1,192.0.2.1\nx2,192.0.2.2\n', args: server, counts: [2, 0, 0, 0] },
      { text: 'Name,C__CATG__IP-ipv4_address\nx1,192.0.2.2\nx2,192.0.2.1\n', args: server, counts: [0, 2, 0, 0] },
    ],
    stored: [
      ['x1', 'C__CATG__IP', [{ ipv4_address: '192.0.2.2' }]],
      ['x2', 'C__CATG__IP', [{ ipv4_address: '192.0.2.1' }]],
    ],
  },
  'an attribute is the key: what it finds is updated, also its title': {
    steps: [
      { text: keyed, args: [...server, '--key', 'seriennummer'], counts: [2, 0, 0, 0] },
      {
        text: keyed.replace('k1', 'k1 new').replace('ACME\nK2', 'Other\nK2'),
        args: [...server, '--key', 'Seriennummer'],
        counts: [0, 1, 1, 0],
      },
      {
        text: `${keyed},k3,ACME\n`,
        args: [...server, '--key', 'Seriennummer', '--dry-run'],
        counts: [0, 1, 1, 1],
        says: /4\texpected a value in each key column: 'Serial number' is empty/,
      },
    ],
    stored: [['k1 new', 'C__CATG__MODEL', [{ serial: 'K1', manufacturer: { title: 'Other' } }]]],
  },
};

interface Given {
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
}

async function importOf(
  { environment, folder }: Given,
  { text, args }: Step,
): Promise<{ readonly counts: Counts; readonly stdout: string }> {
  const file = join(folder, 'file.csv');
  writeFileSync(file, text);
  const { stdout, stderr } = await endedWith(environment, 'import', 'csv', file, ...args);
  const [, created, updated, unchanged] = /(\d+) new, (\d+) changed, (\d+) unchanged/.exec(stdout) ?? [undefined, stderr];
  const [, rejected = 0] = /Rows rejected: (\d+)/.exec(stdout) ?? [];
  return { counts: [Number(created), Number(updated), Number(unchanged), Number(rejected)], stdout };
}

for (const engine of engines)
  engine.test(`CSV files are imported by the command on ${engine.name}`, async (t: ExecutionContext) => {
    const environment = { KATASTER_DATABASE: await newDatabase(t, engine.name, 'tables'), KATASTER_DEFAULT_DATA: 'yes' };
    const { call } = await serve(t, environment);
    const folder = temporaryFolder(t);
    const { stderr } = await endedWith(environment, 'import', 'csv', join(folder, 'none.csv'), '--profile', 'Ours');
    t.regex(stderr, /--profile: there is no profile 'Ours'; none is saved/);
    for (const [name, { profile, steps, stored }] of Object.entries(cases)) {
      if (profile) await resultOf(call('kataster.import_profile.save', profile));
      for (const [at, step] of steps.entries()) {
        const { counts, stdout } = await importOf({ environment, folder }, step);
        t.deepEqual(counts, step.counts, `${name}: step ${at}: ${stdout}`);
        if (step.says) t.regex(stdout, step.says, name);
      }
      for (const [title, category, entries] of stored) {
        const [object] = await resultOf<readonly { readonly categories: Readonly<Record<string, readonly object[]>> }[]>(
          call('cmdb.objects.read', { filter: { title }, categories: [category] }),
        );
        const found = object?.categories[category];
        t.like({ count: found?.length, entries: found }, { count: entries.length, entries }, `${name}: ${title}`);
      }
    }
    const { code } = await run(t, ['import', 'csv', join(folder, 'file.csv'), ...server], environment).ended;
    t.is(code, 0, 'a process of its own ends');
  });

test('a file without the key of a profile is refused, and nothing is imported by another key', async t => {
  const environment = { KATASTER_DATABASE: await newDatabase(t, 'SQLite', 'tables') };
  const { call } = await serve(t, environment);
  await resultOf(call('kataster.import_profile.save', { ...profiled, title: 'Lists', columns: listed, separator: ';' }));
  const file = join(temporaryFolder(t), 'file.csv');
  for (const text of ['Rechner;RAM\na;4\n', 'Rechner;Nr.\na;4\n', 'Rechner,Nummer\na,4\n']) {
    writeFileSync(file, text);
    const { stderr, stdout } = await endedWith(environment, 'import', 'csv', file, '--profile', 'Lists', '--encoding', 'utf-8');
    t.is(stdout, '');
    t.regex(stderr, /the file has no column 'Nummer', by which 'Lists' tells objects apart; --key names another one/);
  }
  t.deepEqual(await resultOf(call('cmdb.objects.read', { filter: { type: 'C__OBJTYPE__SERVER' } })), []);
});

test('a report as CSV has numbers with their units: unchanged it changes nothing, edited it changes what was edited, elsewhere it says the same', async t => {
  const environment = { KATASTER_DATABASE: await newDatabase(t, 'SQLite', 'tables'), KATASTER_DEFAULT_DATA: 'yes' };
  const { call } = await serve(t, environment);
  const categories = {
    C__CATG__MEMORY: [
      { title: 'DDR4', capacity: 16, unit: 'GB' },
      { title: 'DDR4', capacity: 512, unit: 'MB' },
    ],
    C__CATG__DRIVE: { title: 'C', capacity: 100, unit: 'GB' },
    C__CATG__APPLICATION: {
      application: await objectMade(call, { title: 'DB', type: 'C__OBJTYPE__APPLICATION' }),
      installDate: '2025-01-02',
    },
    C__CATG__CPU: { frequency: 2.5, frequency_unit: 'GHz' },
  };
  await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'r1', categories }));
  const columns = [
    ...['id', 'title', 'C__CATG__MEMORY-title', 'C__CATG__MEMORY-capacity', 'C__CATG__DRIVE-capacity'],
    ...['C__CATG__APPLICATION-installDate', 'C__CATG__CPU-frequency'],
  ];
  await resultOf(call('kataster.report.save', { title: 'sizes', columns, filter: { type: 'C__OBJTYPE__SERVER' } }));
  const file = join(temporaryFolder(t), 'file.csv');
  const imported = async (text: string): Promise<string> => {
    writeFileSync(file, text);
    const { stdout } = await endedWith(environment, 'import', 'csv', file, ...server);
    return /\d+ new, .* unchanged/.exec(stdout)?.[0] ?? stdout;
  };
  const exported = async () => (await endedWith(environment, 'report', 'sizes', '--csv')).stdout;
  const before = await exported();
  t.regex(before, /^ID,Title,Title \(Memory\),Capacity \(Memory\),Capacity \(Drive\),Installation date \(.*\),.*\r\n/);
  t.regex(before, /\r\n\d+,r1,"DDR4; DDR4","16 GB; 512 MB",100 GB,2025-01-02.*,2\.5 GHz\r\n$/);
  t.is(await imported(before), '0 new, 0 changed, 1 unchanged');
  t.is(await imported(before.replace('16 GB; 512 MB', '16; 1024').replace('2.5 GHz', '3')), '0 new, 1 changed, 0 unchanged');
  t.is(await imported(before.replace(/\d+,r1/, ',r2')), '1 new, 0 changed, 0 unchanged');
  t.regex(await exported(), /,r1,"DDR4; DDR4","16 GB; 1024 MB",.*,3 GHz\r\n\d+,r2,"DDR4; DDR4","16 GB; 512 MB",.*,2\.5 GHz\r\n$/);
});

/** Texts and options that are refused, and what is said. */
const refusals: readonly (readonly [text: string, args: readonly string[], says: RegExp])[] = [
  ['Name^Hersteller\na^b\n', [], /read, with the separator ';', tell no objects apart: Name\^Hersteller\n.*--separator names/],
  ['Inventar 2025;\nName;Hersteller\na;b\n', [], /separator ';', tell no objects apart: Inventar 2025 \| \n/],
  ['Farbe\tOrt\na\tb\n', [], /with the separator 'tab'/],
  ['Name;b\na;b\n', ['--key', 'Farbe'], /^(?!.*--separator).*Farbe/s],
  ['Name\na\n', ['--encoding', 'cp850'], /such as utf-8, windows-1252, .*windows-1250, .*not 'cp850'/],
  ['Name\na\n', ['--separator', 'ab'], /--separator: expected one character .*not 'ab'/],
];

test('columns that tell no objects apart are said with their separator, and options that nothing can be read by are refused', async t => {
  const environment = { KATASTER_DATABASE: await newDatabase(t, 'SQLite', 'tables') };
  await serve(t, environment);
  const file = join(temporaryFolder(t), 'file.csv');
  for (const [text, args, says] of refusals) {
    writeFileSync(file, text);
    t.regex((await endedWith(environment, 'import', 'csv', file, ...server, ...args)).stderr, says);
  }
});

test('a workbook is refused as one, and so are two columns for one attribute', async t => {
  const environment = { KATASTER_DATABASE: await newDatabase(t, 'SQLite', 'tables') };
  await serve(t, environment);
  const file = join(temporaryFolder(t), 'file.csv');
  writeFileSync(file, Buffer.from('504b0304', 'hex'));
  t.regex((await endedWith(environment, 'import', 'csv', file, ...server)).stderr, /a workbook \(\.xlsx/);
  writeFileSync(file, 'Rechner,Host\na,b\n');
  const { stderr } = await endedWith(
    environment,
    'import',
    'csv',
    file,
    ...server,
    '--column',
    'Rechner=title',
    '--column',
    'Host=title',
  );
  t.regex(stderr, /Rechner and Host are both title; expected one column for it/);
});

test('an import that is stopped says what is imported, goes on when it is begun again, and is undone as a whole', async t => {
  const environment = { KATASTER_DATABASE: await newDatabase(t, 'SQLite', 'tables') };
  const { call } = await serve(t, environment);
  const folder = temporaryFolder(t);
  const file = join(folder, 'many.csv');
  writeFileSync(file, `Name\n${Array.from({ length: 2500 }, (_, at) => `many ${at}`).join('\n')}\n`);
  const count = async (): Promise<number> => {
    const filter = { type: 'C__OBJTYPE__SERVER' };
    return (await resultOf<{ readonly total: number }>(call('cmdb.objects.read', { filter, limit: 1, count: true }))).total;
  };
  const running = run(t, ['import', 'csv', file, ...server], environment);
  await until(async () => (await count()) > 0);
  running.signal('SIGINT');
  const { code, stdout } = await running.ended;
  const [, done] = /Stopped: (\d+) of 2500 objects are imported/.exec(stdout) ?? [];
  t.deepEqual([code, Number(done)], [130, await count()], stdout);
  t.true(Number(done) < 2500, stdout);
  t.regex(stdout, /To undo all of this: kataster undo \d/);
  const again = await endedWith(environment, 'import', 'csv', file, ...server);
  t.regex(again.stdout, new RegExp(`${2500 - Number(done)} new, 0 changed, ${done} unchanged`));
  const [first = '', last = ''] = [stdout, again.stdout].map(text => /To undo all of this: kataster undo (.+)/.exec(text)?.[1]);
  const undone = await endedWith(environment, 'undo', last);
  t.deepEqual([await count(), undone.stderr], [Number(done), '']);
  await endedWith(environment, 'undo', first);
  t.is(await count(), 0);
});
