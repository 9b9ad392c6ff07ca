import { readFileSync } from 'node:fs';
import { reportText } from '../../src/import/report-text.js';
import { Dataset, valuesIn } from '../../src/mappings/dataset.js';
import { dumpOf, type Row } from '../../src/mappings/dump.js';
import { draftOf } from '../../src/mappings/mapped-row.js';
import type { Format } from '../../src/mappings/mapping.js';
import { netboxFormat } from '../../src/mappings/netbox/format.js';
import { originTexts } from '../../src/mappings/origin-text.js';
import { reasons } from '../../src/mappings/reasons.js';
import { takenValues } from '../../src/mappings/taken-values.js';
import { unreadValues } from '../../src/mappings/unread-values.js';
import { onEnginesInTurn } from '../helpers/stores.js';
import test from '../helpers/suite.js';
import { fileNamed, imported, office, officeWith, read } from './office.js';

const row = (model: string, fields: Readonly<Record<string, unknown>>, pk = 1) => ({ model, pk, fields });

/** Values of rows that nothing reads, as the report of an import names them. */
function unreadIn(rows: readonly unknown[], version?: string) {
  const dump = dumpOf(rows);
  const format = netboxFormat(dump.rows, version);
  const dataset = new Dataset(dump.rows, format);
  return { origin: format.origin, unread: unreadValues(dataset, format, dataset.models) };
}

/** Every field that models which are read have in a version of NetBox from 2.11 to 4.6.8, as its source names them. */
const fieldsOfModels: Readonly<Record<string, string>> = JSON.parse(readFileSync(fileNamed('netbox-fields.json'), 'utf8'));

/** Models that content types of rows name. */
const typesOf: Readonly<Record<string, readonly string[]>> = {
  scope_type: ['dcim', 'site'],
  object_type: ['dcim', 'device'],
  'extras.taggeditem.content_type': ['dcim', 'device'],
};

/** A row of each model with a value in each of its fields, which lead to each other. */
function everyField(more: Readonly<Record<string, unknown>> = {}) {
  const { references }: Format = netboxFormat([]);
  return Object.entries(fieldsOfModels).map(([model, names]) => {
    const valueIn = (field: string): unknown => {
      const reference = references[`${model}.${field}`] ?? references[`*.${field}`];
      if (reference && 'to' in reference) return 1;
      if (field.endsWith('_type')) return typesOf[`${model}.${field}`] ?? typesOf[field] ?? ['dcim', 'interface'];
      return field.endsWith('_id') ? 1 : 'x';
    };
    return { model, pk: 1, fields: { ...Object.fromEntries(names.split(' ').map(field => [field, valueIn(field)])), ...more } };
  });
}

test('each field of each model that is read is known, whatever the version; any other is named, first of all', t => {
  const { unread } = unreadIn(everyField());
  const unknown = unread.filter(({ reason }) => reason === reasons.noKnownVersionHasField);
  t.deepEqual(unknown, []);
  const { origin, unread: more } = unreadIn(
    everyField({ vexillum: 'Moved here', a: '', b: [], c: {}, d: false, e: { f: null } }),
  );
  const named = more.filter(({ reason }) => reason === reasons.noKnownVersionHasField);
  t.deepEqual([...new Set(named.map(({ field, example }) => `${field}: ${example}`))], ['vexillum: Moved here']);
  const silent = Object.keys(fieldsOfModels).filter(model => !named.some(each => each.model === model));
  t.deepEqual(
    silent,
    ['dcim.macaddress', 'dcim.portmapping', 'ipam.fhrpgroupassignment'],
    'fields of other versions say the same',
  );
  t.regex(originTexts({ origin, unread: more })[0]?.en ?? '', /\w+\.vexillum.*: no known version has these/);
  t.log(`${unread.length} fields of ${Object.values(fieldsOfModels).join(' ').split(' ').length} are named`);
});

/** Paths on which the first place that is known contains the others, and the side of a cable, which counts beside another one. */
const implied = ['dcim.rack.site', 'dcim.device.site', 'dcim.device.location', 'dcim.cabletermination.cable_end'];

test('a value that is not named as left out makes a difference to what rows become, and one that is named makes none', t => {
  const before = draftsOf(office);
  const format = netboxFormat(office);
  const dataset = new Dataset(office, format);
  const taken = takenValues(dataset, format);
  const tried = new Set(implied);
  for (const row of office)
    for (const [field, value] of Object.entries(row.fields)) {
      const name = `${row.model}.${field}`;
      if (valuesIn(value).length === 0 || value === false || tried.has(name)) continue;
      tried.add(name);
      const without = office.map(each => (each === row ? { ...row, fields: { ...row.fields, [field]: null } } : each));
      t.is(draftsOf(without) !== before, taken.has(row, field), `${row.name} ${field}`);
    }
  t.log(`${tried.size} fields`);
});

/** What rows become, where all of them became something before. */
function draftsOf(rows: readonly Row[]): string {
  const format = netboxFormat(rows);
  const dataset = new Dataset(rows, format, () => false);
  const ids = new Map(office.map(({ name }, at) => [name, at + 1]));
  const known = (name: string) => {
    const object = ids.get(name.split('/')[0] ?? '');
    return object === undefined ? undefined : { object, entry: object };
  };
  const drafts = format.mappings.flatMap(mapping =>
    dataset.rows(mapping.model).map(row => draftOf(mapping, { dataset, row, known })),
  );
  return JSON.stringify(drafts);
}

const left: Readonly<Record<string, readonly [rows: readonly unknown[], named: Readonly<Record<string, number>>]>> = {
  'of a device with a name and a stack, its place in the stack is taken': [
    [
      row('dcim.virtualchassis', { name: 'stack', master: 1, domain: 'd' }),
      row('dcim.device', { name: 'a', virtual_chassis: 1, vc_position: 1, vc_priority: 10, status: 'active' }),
    ],
    {},
  ],
  'of one outside of a stack it is not': [[row('dcim.device', { name: 'a', vc_position: 1 })], { 'dcim.device.vc_position': 1 }],
  'a status that an installation made itself': [
    [row('dcim.site', { name: 'a', status: 'mothballed' }), row('dcim.site', { name: 'b', status: 'active' }, 2)],
    { 'dcim.site.status': 1 },
  ],
  'a link to a row that the dump lacks': [[row('dcim.device', { name: 'a', role: 7 })], { 'dcim.device.role': 1 }],
  'two primary addresses, of which one can be': [
    [
      row('dcim.device', { name: 'a', primary_ip4: 1, primary_ip6: 2 }),
      row('dcim.interface', { device: 1, name: 'b', type: 'lag', mtu: 9000 }),
      ...['10.0.0.1/24', 'fd00::1/64'].map((address, at) =>
        row('ipam.ipaddress', { address, assigned_object_type: ['dcim', 'interface'], assigned_object_id: 1 }, at + 1),
      ),
    ],
    { 'dcim.device.primary_ip6': 1 },
  ],
  'the first unit of a rack: it is taken with the places of devices, and says nothing where it is the usual one': [
    [
      ...[1, 5, 5].map((starting_unit, at) => row('dcim.rack', { name: `R${at}`, u_height: 42, starting_unit }, at + 1)),
      row('dcim.device', { name: 'a', rack: 2, position: '6.0', face: 'front' }),
    ],
    { 'dcim.rack.starting_unit': 1 },
  ],
  'the size of disks that are rows is told by them': [
    [
      row('virtualization.virtualmachine', { name: 'a', disk: 5 }),
      row('virtualization.virtualdisk', { virtual_machine: 1, name: 'b', size: 5 }),
      row('dcim.macaddress', { mac_address: '00:00:5E:00:53:01' }),
    ],
    {},
  ],
};

for (const [what, [rows, named]] of Object.entries(left))
  test(`values not taken over: ${what}`, t => {
    const found = unreadIn(rows, '4.6').unread.map(({ model, field, rows: number }) => [`${model}.${field}`, number]);
    t.deepEqual(Object.fromEntries(found), named);
  });

test('a model that no known version has is named in the first line; models of others are not', t => {
  const types = ['dcim.zeppelin', 'dcim.device', 'plugin.thing', 'auth.user'].map((name, at) => {
    const [app_label, model] = name.split('.');
    return { model: 'contenttypes.contenttype', pk: at + 1, fields: { app_label, model } };
  });
  t.deepEqual(unreadIn(types).origin.unseen, ['dcim.zeppelin']);
  t.deepEqual(unreadIn(office).origin, { system: 'NetBox', from: '3.6', to: '3.7', unseen: [] });
});

onEnginesInTurn({
  'the report of an import names its version, values not taken over and values removed': async (t, store) => {
    const first = await imported(store, officeWith({ 'dcim.device:1': { comments: 'Old', airflow: 'front-to-rear' } }));
    const told = reportText(first);
    t.regex(told, /^NetBox 3\.6 – 3\.7\n\nMODEL /);
    t.regex(told, /\nValues not taken over:\n(.*\n)* {2}dcim\.device\.airflow – 1 ×: front-to-rear \(has no attribute here/);
    const second = await imported(
      store,
      officeWith({ 'dcim.device:1': { description: '', comments: '', custom_field_data: {}, serial: '' } }),
    );
    t.regex(
      reportText(second),
      /\nValues removed, as the dump has them no more:\n {2}dcim\.device: description is no longer set – 1 ×: 1 \(Way out.Old\)\n/,
    );
    t.deepEqual(second.removed.map(({ reason, detail }) => [reason.en, detail]).sort(), [
      ['description is no longer set', 'Way out\nOld'],
      ['serial is no longer set', 'SN-1'],
    ]);
  },

  'no attribute of any row is emptied by a dump that lacks its field': async (t, store) => {
    await imported(store, office);
    const fields = new Map<string, Set<string>>();
    for (const { model, fields: of } of office)
      for (const field of Object.keys(of)) fields.set(model, (fields.get(model) ?? new Set()).add(field));
    let tried = 0;
    for (const [model, names] of fields)
      for (const name of names) {
        const rows = office.map(row => {
          if (row.model !== model) return row;
          const { [name]: _, ...others } = row.fields;
          return { ...row, fields: others };
        });
        const { removed } = await imported(store, rows);
        t.deepEqual(removed, [], `${model}.${name}`);
        tried += 1;
      }
    for (const model of new Set(office.map(row => row.model))) {
      const { removed } = await imported(
        store,
        office.filter(row => row.model !== model),
      );
      t.deepEqual(removed, [], model);
    }
    t.like((await read(store, 'dcim.device:1', 'C__CATG__GLOBAL'))[0], { title: 'rtr01', tag: ['Alpha'] });
    t.log(`${tried} fields, ${new Set(office.map(row => row.model)).size} models`);
  },
});
