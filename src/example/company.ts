import type { ObjectTypeName } from '../../generated/types.js';

/** Values of a category; `{ of: name }` is an object above, `{ inDays: 20 }` a day counted from today. */
export type ExampleValues = Readonly<Record<string, unknown>>;

/** An object of the example company. */
interface ExampleObject {
  /** The name by which others lead to it, as that of an operation. */
  readonly name: string;
  readonly type: ObjectTypeName;
  readonly title: string;
  readonly categories?: Readonly<Record<string, ExampleValues | readonly ExampleValues[]>>;
}

const of = (name: string) => ({ of: name });
const inDays = (days: number) => ({ inDays: days });

/** A device in a rack: the unit counts from below. */
function inRack(rack: string, pos: number, rackunits = 1): NonNullable<ExampleObject['categories']> {
  const option = 'C__RACK_INSERTION__HORIZONTAL';
  return {
    C__CATG__FORMFACTOR: { rackunits },
    C__CATG__LOCATION: { parent: of(rack), option, insertion: 'C__INSERTION__BOTH', pos },
  };
}

const address = (ipv4_address: string, hostname?: string) => ({
  C__CATG__IP: { net_type: 'C__CATS_NET_TYPE__IPV4', ipv4_assignment: 'C__CATP__IP__ASSIGN__STATIC', ipv4_address, hostname },
});
const lookedAfterBy = (person: string) => ({
  C__CATG__CONTACT: { contact: of(person), role: 'C__CONTACT_TYPE__ADMIN', primary: true },
});
const model = (manufacturer: string, title: string, serial: string) => ({ C__CATG__MODEL: { manufacturer, title, serial } });
const warrantyUntil = (days: number) => ({
  C__CATG__ACCOUNTING: { acquirementdate: inDays(days - 1095), guarantee_date: inDays(days) },
});
const partOf = (service: string) => ({ C__CATG__IT_SERVICE: { connected_object: of(service) } });
const contract = (no: string, days: number, costs: number) => ({
  C__CATS__CONTRACT: { contract_no: no, costs, start_date: inDays(days - 730), end_date: inDays(days) },
});
const net = (range: string) => ({ C__CATS__NET: { type: 'C__CATS_NET_TYPE__IPV4', address: range } });
const person = (first_name: string, last_name: string, work: string) => ({
  C__CATS__PERSON_MASTER: { first_name, last_name, function: work, organization: of('company') },
});
/** Guests of two hosts: the odd ones run on the first. */
const guests: readonly ExampleObject[] = ['shop', 'mail', 'files', 'wiki', 'erp', 'monitor'].map((title, at) => ({
  name: title,
  type: 'C__OBJTYPE__VIRTUAL_SERVER',
  title: `hh-${title}`,
  categories: {
    C__CATG__VIRTUAL_MACHINE: { virtual_machine: 'C__VM__GUEST', hosts: of(`host${(at % 2) + 1}`) },
    ...address(`10.20.1.${21 + at}`, `hh-${title}`),
    ...(at < 4 && lookedAfterBy('ada')),
    ...(title === 'shop' && partOf('webshop')),
  },
}));

/** A small firm with two sites: places, racks, devices, nets, guests, services, contracts that end soon, and people. Each comes after those it leads to. */
export const exampleCompany: readonly ExampleObject[] = [
  { name: 'company', type: 'C__OBJTYPE__ORGANIZATION', title: 'Alder & Birch Ltd.' },
  { name: 'ada', type: 'C__OBJTYPE__PERSON', title: 'Ada Berg', categories: person('Ada', 'Berg', 'Systems') },
  { name: 'noor', type: 'C__OBJTYPE__PERSON', title: 'Noor Haddad', categories: person('Noor', 'Haddad', 'Networks') },
  { name: 'jan', type: 'C__OBJTYPE__PERSON', title: 'Jan Olsen', categories: person('Jan', 'Olsen', 'Purchasing') },
  {
    name: 'operators',
    type: 'C__OBJTYPE__PERSON_GROUP',
    title: 'Operators',
    categories: { C__CATS__PERSON_GROUP_MEMBERS: [{ connected_object: of('ada') }, { connected_object: of('noor') }] },
  },
  ...['Hamburg', 'Bremen'].flatMap((city): readonly ExampleObject[] => [
    { name: city, type: 'C__OBJTYPE__BUILDING', title: city, categories: { C__CATG__LOCATION: { parent: of('root') } } },
    {
      name: `${city}_room`,
      type: 'C__OBJTYPE__ROOM',
      title: `${city} server room`,
      categories: { C__CATG__LOCATION: { parent: of(city) } },
    },
  ]),
  ...[
    ['HH-1', 'Hamburg_room', 16],
    ['HH-2', 'Hamburg_room', 24],
    ['HB-1', 'Bremen_room', 12],
  ].map(
    ([title, room, rackunits]): ExampleObject => ({
      name: String(title).replace('-', '_'),
      type: 'C__OBJTYPE__ENCLOSURE',
      title: `Rack ${title}`,
      categories: { C__CATG__FORMFACTOR: { rackunits }, C__CATG__LOCATION: { parent: of(String(room)) } },
    }),
  ),
  { name: 'all', type: 'C__OBJTYPE__LAYER3_NET', title: 'Alder & Birch', categories: net('10.20.0.0/16') },
  { name: 'servers', type: 'C__OBJTYPE__LAYER3_NET', title: 'Hamburg servers', categories: net('10.20.1.0/24') },
  { name: 'devices', type: 'C__OBJTYPE__LAYER3_NET', title: 'Hamburg devices', categories: net('10.20.2.0/28') },
  { name: 'bremen', type: 'C__OBJTYPE__LAYER3_NET', title: 'Bremen', categories: net('10.20.16.0/24') },
  { name: 'webshop', type: 'C__OBJTYPE__IT_SERVICE', title: 'Web shop', categories: lookedAfterBy('jan') },
  {
    name: 'ups',
    type: 'C__OBJTYPE__UPS',
    title: 'hh-ups1',
    categories: {
      ...inRack('HH_1', 1, 3),
      ...model('APC', 'Smart-UPS 3000', 'AS2011'),
      ...address('10.20.2.9'),
      ...warrantyUntil(-40),
    },
  },
  {
    name: 'storage',
    type: 'C__OBJTYPE__SAN',
    title: 'hh-storage1',
    categories: {
      ...inRack('HH_1', 4, 4),
      ...model('NetApp', 'FAS2750', 'NA7780'),
      ...address('10.20.2.8'),
      ...warrantyUntil(25),
    },
  },
  ...[1, 2].map(
    (number): ExampleObject => ({
      name: `host${number}`,
      type: 'C__OBJTYPE__SERVER',
      title: `hh-host${number}`,
      categories: {
        ...inRack('HH_1', 6 + 2 * number, 2),
        ...model('Dell', 'PowerEdge R760', `DL76${number}`),
        ...address(`10.20.1.1${number}`, `hh-host${number}`),
        ...warrantyUntil(30 + 400 * (number - 1)),
        ...lookedAfterBy('ada'),
      },
    }),
  ),
  {
    name: 'database',
    type: 'C__OBJTYPE__SERVER',
    title: 'hh-db1',
    categories: {
      ...inRack('HH_1', 12),
      ...model('Dell', 'PowerEdge R660', 'DL661'),
      ...address('10.20.1.13', 'hh-db1'),
      ...partOf('webshop'),
      ...warrantyUntil(300),
    },
  },
  ...[1, 2].map(
    (number): ExampleObject => ({
      name: `core${number}`,
      type: 'C__OBJTYPE__SWITCH',
      title: `hh-core${number}`,
      categories: {
        ...inRack('HH_1', 12 + number),
        ...model('Aruba', 'CX 6300', `AR63${number}`),
        ...address(`10.20.2.${number}`),
        ...lookedAfterBy('noor'),
      },
    }),
  ),
  ...[3, 4, 5, 6].map(
    (number): ExampleObject => ({
      name: `access${number}`,
      type: 'C__OBJTYPE__SWITCH',
      title: `hh-access${number}`,
      categories: { ...inRack('HH_2', 2 * number), ...address(`10.20.2.${number}`) },
    }),
  ),
  {
    name: 'firewall',
    type: 'C__OBJTYPE__ROUTER',
    title: 'hh-fw1',
    categories: { ...inRack('HH_1', 15), ...address('10.20.2.14'), ...lookedAfterBy('noor'), ...warrantyUntil(80) },
  },
  {
    name: 'branch',
    type: 'C__OBJTYPE__SERVER',
    title: 'hb-host1',
    categories: {
      ...inRack('HB_1', 3, 2),
      ...model('HPE', 'DL380', 'HP380'),
      ...address('10.20.16.11', 'hb-host1'),
      ...warrantyUntil(60),
    },
  },
  {
    name: 'branch_switch',
    type: 'C__OBJTYPE__SWITCH',
    title: 'hb-core1',
    categories: { ...inRack('HB_1', 8), ...address('10.20.16.1'), ...lookedAfterBy('noor') },
  },
  ...guests,
  {
    name: 'certificate',
    type: 'C__OBJTYPE__SERVICE',
    title: 'nginx',
    categories: { C__CATG__CERTIFICATE: { common_name: 'shop.example', create_date: inDays(-350), expire_date: inDays(15) } },
  },
  {
    name: 'licence',
    type: 'C__OBJTYPE__LICENCE',
    title: 'Backup licence',
    categories: { C__CATS__LICENCE_LIST: { key: 'EXAMPLE-1', amount: 10, start: inDays(-320), expire: inDays(45) } },
  },
  {
    name: 'lease',
    type: 'C__OBJTYPE__MAINTENANCE',
    title: 'Leased line',
    categories: { ...contract('C-1007', 12, 4800), ...lookedAfterBy('jan') },
  },
  { name: 'care', type: 'C__OBJTYPE__MAINTENANCE', title: 'Storage maintenance', categories: contract('C-1011', 75, 2600) },
  { name: 'cleaning', type: 'C__OBJTYPE__MAINTENANCE', title: 'UPS batteries', categories: contract('C-1013', 410, 900) },
];

/** Cables between ports by their titles. */
export const exampleCables = [
  { from: 'host1', port: 'eth1', to: 'core1', at: '1' },
  { from: 'host1', port: 'eth2', to: 'core2', at: '1' },
  { from: 'host2', port: 'eth1', to: 'core1', at: '2' },
  { from: 'host2', port: 'eth2', to: 'core2', at: '2' },
  { from: 'database', port: 'eth1', to: 'core1', at: '3' },
] as const;
