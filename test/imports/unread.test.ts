import { reportText } from '../../src/import/report-text.js';
import { Dataset } from '../../src/mappings/dataset.js';
import { dumpOf } from '../../src/mappings/dump.js';
import type { Format } from '../../src/mappings/mapping.js';
import { netboxFormat } from '../../src/mappings/netbox/format.js';
import { originTexts } from '../../src/mappings/origin-text.js';
import { reasons } from '../../src/mappings/reasons.js';
import { unreadValues } from '../../src/mappings/unread-values.js';
import { pathsOf } from '../../src/mappings/values.js';
import { onEnginesInTurn } from '../helpers/stores.js';
import test from '../helpers/suite.js';
import { imported, office, officeWith, read } from './office.js';

/** Values of rows that nothing reads, as the report of an import names them. */
function unreadIn(rows: readonly unknown[], version?: string) {
  const dump = dumpOf(rows);
  const format = netboxFormat(dump.rows, version);
  const dataset = new Dataset(dump.rows, format);
  return { origin: format.origin, unread: unreadValues(dataset, format, dataset.models) };
}

test('a value in any model that is read, under a name that nothing reads, is named with its reason', t => {
  const { mappings, references } = netboxFormat([], '4.5');
  const consulted = Object.values(references).flatMap(each => ('to' in each ? [each.to] : 'from' in each ? each.from : []));
  const models = new Set([...mappings.map(({ model }) => model), ...consulted]);
  for (const model of models) {
    const rows = [
      { model, pk: 1, fields: { name: 'a', vexillum: 'Moved here' } },
      { model, pk: 2, fields: { name: 'b', vexillum: null } },
      { model, pk: 3, fields: { name: 'c', vexillum: ['x'] } },
    ];
    const { origin, unread } = unreadIn(rows);
    const found = unread.filter(({ field }) => field === 'vexillum');
    t.deepEqual(found, [{ model, field: 'vexillum', rows: 2, example: 'Moved here', reason: reasons.noKnownVersionHasField }]);
    t.regex(originTexts({ origin, unread })[0]?.en ?? '', new RegExp(`${model}\\.vexillum.*: no known version has these`));
  }
  t.log(`${models.size} models`);
});

test('every field that a mapping names is read, and what is empty, false or worked out is not named', t => {
  const { mappings, references }: Format = netboxFormat([], '4.0');
  const isOwn = (model: string, path: string): boolean => {
    const reference = references[`${model}.${path}`] ?? references[`*.${path}`];
    return !path.includes('.') && path !== 'pk' && (!reference || 'to' in reference);
  };
  let fields = 0;
  for (const { model, object, entries = [] } of mappings) {
    const values = [...Object.values(object?.global ?? {}), ...entries.flatMap(({ attributes }) => Object.values(attributes))];
    const own = values.flatMap(pathsOf).filter(path => isOwn(model, path));
    const rows = [{ model, pk: 1, fields: Object.fromEntries(own.map(field => [field, 'x'])) }];
    fields += own.length;
    const { unread } = unreadIn(rows, '4.0');
    // Choices have no counterpart for this value, which shows that they are read.
    t.deepEqual(
      unread.filter(({ reason }) => reason !== reasons.hasNoCounterpart),
      [],
      model,
    );
  }
  const nothing = {
    created: '2026',
    _name: 'a',
    slug: 'a',
    vexillum: null,
    a: '',
    b: [],
    c: {},
    d: false,
    e: { f: null, g: '' },
  };
  t.deepEqual(unreadIn([{ model: 'dcim.device', pk: 1, fields: nothing }]).unread, []);
  t.log(`${fields} fields`);
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
