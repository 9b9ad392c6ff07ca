import type { ExecutionContext } from 'ava';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { callerOf } from './helpers/rpc.js';
import type { DialectName } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';

type Entry = Readonly<Record<string, unknown>>;

interface Form {
  readonly title: string;
  readonly category: string;
  /** Objects that are there before, from id 2 on; object 1 is the server that is written to. */
  readonly objects?: readonly { readonly type: string; readonly title: string }[];
  /** Entries that are there before. */
  readonly entries?: readonly { readonly object: number; readonly category: string; readonly data: object }[];
  readonly data: object;
  /** Attributes as existing clients get them; `undefined` for those that must not be there. */
  readonly idoit: Entry;
  /** The same attributes in the contract. */
  readonly contract: Entry;
}

const net = { type: 'C__OBJTYPE__LAYER3_NET', title: 'Office' };
const ada = { id: '2', title: 'Ada', sysid: 'SYSID_1768467602', type: 'C__OBJTYPE__PERSON', type_title: 'Persons' };

function addressIn(id: string | null, address: string): Entry {
  const about =
    id === null ? { type: null, title: null, sysid: null } : { type: net.type, title: net.title, sysid: 'SYSID_1768467602' };
  return { id, ...about, ref_id: '1', ref_title: address, ref_type: 'C__CATS__NET_IP_ADDRESSES' };
}

const forms: readonly Form[] = [
  {
    title: 'the primary address has the form of an address, and the full name is a list',
    category: 'C__CATG__IP',
    data: { ipv4_address: '192.0.2.10', hostname: 'web1', domain: 'example.com', primary: 1 },
    idoit: {
      primary_hostaddress: addressIn(null, '192.0.2.10'),
      primary_fqdn: [{ id: '1', title: 'web1.example.com', type: 'C__CATG__IP' }],
    },
    contract: { primary_hostaddress: '192.0.2.10', primary_fqdn: 'web1.example.com' },
  },
  {
    title: 'without an address the primary one is an empty list',
    category: 'C__CATG__IP',
    data: { hostname: 'web1' },
    idoit: { primary_hostaddress: [], hostaddress: null },
    contract: { primary_hostaddress: '', hostaddress: '' },
  },
  {
    title: 'types and CMDB statuses name their language constants',
    category: 'C__CATG__GLOBAL',
    data: { type: 'C__OBJTYPE__CLIENT' },
    idoit: {
      type: { id: '10', title: 'Client', const: 'C__OBJTYPE__CLIENT', title_lang: 'LC__CMDB__OBJTYPE__CLIENT' },
      cmdb_status: {
        id: '6',
        title: 'in operation',
        const: 'C__CMDB_STATUS__IN_OPERATION',
        title_lang: 'LC__CMDB_STATUS__IN_OPERATION',
      },
    },
    contract: {
      type: { id: '10', title: 'Client', const: 'C__OBJTYPE__CLIENT', title_lang: 'Client' },
      cmdb_status: { id: '6', title: 'in operation', const: 'C__CMDB_STATUS__IN_OPERATION', title_lang: 'in operation' },
    },
  },
  {
    title: 'an id of a directory is null',
    category: 'C__CATS__PERSON_MASTER',
    data: { first_name: 'Ada' },
    idoit: { ldap_id: null },
    contract: { ldap_id: '' },
  },
  {
    title: 'an IPv4 address stands together with its net, and no IPv6 address beside it',
    category: 'C__CATG__IP',
    objects: [net],
    data: { net: 2, net_type: 1, ipv4_address: '192.0.2.10', use_standard_gateway: 1 },
    idoit: {
      ipv4_address: addressIn('2', '192.0.2.10'),
      hostaddress: addressIn('2', '192.0.2.10'),
      ipv6_address: undefined,
      hostname: null,
      primary_hostaddress: addressIn('2', '192.0.2.10'),
      primary_fqdn: [],
      use_standard_gateway: { value: 1, title: 'Yes' },
      zone: null,
    },
    contract: {
      ipv4_address: '192.0.2.10',
      hostaddress: '192.0.2.10',
      ipv6_address: '',
      hostname: '',
      primary_hostaddress: '192.0.2.10',
      use_standard_gateway: { value: '1', title: 'Yes' },
      zone: null,
    },
  },
  {
    title: 'an address without a net names none',
    category: 'C__CATG__IP',
    data: { ipv4_address: '192.0.2.10', hostname: 'web1' },
    idoit: { ipv4_address: addressIn(null, '192.0.2.10'), hostname: 'web1', use_standard_gateway: { value: 0, title: 'No' } },
    contract: { ipv4_address: '192.0.2.10', hostname: 'web1', use_standard_gateway: { value: '0', title: 'No' } },
  },
  {
    title: 'an IPv6 address has the same form',
    category: 'C__CATG__IP',
    objects: [net],
    data: { net: 2, net_type: 1000, ipv6_address: '2001:db8::10' },
    idoit: { ipv4_address: null, ipv6_address: addressIn('2', '2001:db8::10'), hostaddress: addressIn('2', '2001:db8::10') },
    contract: { ipv4_address: '', ipv6_address: '2001:db8::10', hostaddress: '2001:db8::10' },
  },
  {
    title: 'an entry without an address has none in any form',
    category: 'C__CATG__IP',
    data: { hostname: 'web1' },
    idoit: { ipv4_address: null, hostaddress: null, ipv6_address: undefined },
    contract: { ipv4_address: '', hostaddress: '', ipv6_address: '' },
  },
  {
    title: 'a rack position is an object with the host',
    category: 'C__CATG__LOCATION',
    objects: [{ type: 'C__OBJTYPE__ENCLOSURE', title: 'Rack 1' }],
    data: { parent: 2, option: 3, insertion: 2, pos: 12, latitude: '52.5', longitude: '13.4' },
    idoit: {
      pos: { title: '12', obj_id: '1', visually_from: 12, visually_to: 12 },
      gps: { 0: '52.5', 1: '13.4', latitude: '52.5', longitude: '13.4' },
    },
    contract: { pos: '12', latitude: '52.5', longitude: '13.4' },
  },
  {
    title: 'in a rack that counts downwards the position is counted from the other end, over all units of the host',
    category: 'C__CATG__LOCATION',
    objects: [{ type: 'C__OBJTYPE__ENCLOSURE', title: 'Rack 1' }],
    entries: [
      { object: 1, category: 'C__CATG__FORMFACTOR', data: { rackunits: 2 } },
      { object: 2, category: 'C__CATG__FORMFACTOR', data: { rackunits: 42 } },
      { object: 2, category: 'C__CATS__ENCLOSURE', data: { slot_sorting: 'desc' } },
    ],
    data: { parent: 2, option: 3, insertion: 2, pos: 12 },
    idoit: { pos: { title: '30', obj_id: '1', visually_from: 12, visually_to: 13 } },
    contract: { pos: '12' },
  },
  {
    title: 'a place that is not known reads null in each part',
    category: 'C__CATG__LOCATION',
    data: { snmp_syslocation: 'basement' },
    idoit: { pos: null, gps: { 0: null, 1: null, latitude: null, longitude: null } },
    contract: { pos: '', gps: '', latitude: '', longitude: '' },
  },
  {
    title: 'a contact carries the id of its connection',
    category: 'C__CATG__CONTACT',
    objects: [{ type: 'C__OBJTYPE__PERSON', title: 'Ada' }],
    data: { contact_object: 2, primary: 1 },
    idoit: { contact: ada, contact_object: { ...ada, connection_id: '2' }, primary: { value: '1', title: 'Yes' } },
    contract: { contact_object: ada, primary: { value: '1', title: 'Yes' } },
  },
  {
    title: 'a contact comes with what is known of the person',
    category: 'C__CATG__CONTACT',
    objects: [{ type: 'C__OBJTYPE__PERSON', title: 'Ada' }],
    entries: [{ object: 2, category: 'C__CATS__PERSON_MASTER', data: { last_name: 'Byron' } }],
    data: { contact_object: 2 },
    idoit: { contact: { ...ada, title: 'Ada Byron', first_name: 'Ada', last_name: 'Byron' } },
    contract: { contact_object: { ...ada, title: 'Ada Byron' } },
  },
  {
    title: 'a contact may be written as contact',
    category: 'C__CATG__CONTACT',
    objects: [{ type: 'C__OBJTYPE__PERSON', title: 'Ada' }],
    data: { contact: 2 },
    idoit: { contact: ada, contact_object: { ...ada, connection_id: '2' } },
    contract: { contact: ada, contact_object: ada },
  },
  {
    title: 'a salutation is its letter',
    category: 'C__CATS__PERSON_MASTER',
    data: { salutation: 'f' },
    idoit: { salutation: 'f' },
    contract: { salutation: { id: 'f', title: 'Misses', const: null, title_lang: 'Misses' } },
  },
  {
    title: 'no salutation reads null',
    category: 'C__CATS__PERSON_MASTER',
    data: { first_name: 'Ada' },
    idoit: { salutation: null },
    contract: { salutation: null },
  },
  {
    title: 'the record status in Global has no constant, and names its language constant',
    category: 'C__CATG__GLOBAL',
    data: { description: 'web' },
    idoit: { status: { id: '2', title: 'Normal', const: '', title_lang: 'LC__CMDB__RECORD_STATUS__NORMAL' } },
    contract: { status: { id: '2', title: 'Normal', const: 'C__RECORD_STATUS__NORMAL', title_lang: 'Normal' } },
  },
];

for (const engine of enginesInTurn)
  for (const form of forms) {
    engine.test(`${form.title}, for existing clients, on ${engine.name}`, async t => {
      t.like(await entryRead(t, engine, 'idoit', form), form.idoit);
    });
    engine.test(`${form.title}: plainly in the contract on ${engine.name}`, async t => {
      t.like(await entryRead(t, engine, 'contract', form), form.contract);
    });
  }

async function entryRead(t: ExecutionContext, engine: TestEngine, dialect: DialectName, form: Form): Promise<Entry> {
  const { category, objects = [], entries = [], data } = form;
  const call = callerOf(await startedService(t, engine), dialect);
  for (const object of [{ type: 'C__OBJTYPE__SERVER', title: 'web1' }, ...objects]) await objectMade(call, object);
  for (const entry of [...entries, { object: 1, category, data }]) await entryMade(call, entry);
  const [entry = {}] = await entriesRead<Entry>(call, { objID: 1, category });
  return entry;
}
