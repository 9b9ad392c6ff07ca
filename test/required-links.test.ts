import { requiredLinks } from '../src/domain/models/required-links.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { registry } from './helpers/catalogue.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

interface Sets {
  readonly change_sets: readonly { readonly number: number }[];
}

type Entry = Readonly<Record<string, unknown>>;

const contact = 'C__CATG__CONTACT';
const dialects = ['contract', 'idoit'] as const;

/** Types of objects that each required link may lead to, and what else its entry needs. */
const targets: Readonly<Record<string, readonly [type: string, others?: Readonly<Record<string, string | number>>]>> = {
  'C__CATG__CONTACT.contact_object': ['C__OBJTYPE__PERSON'],
  'C__CATG__ASSIGNED_USERS.assigned_object': ['C__OBJTYPE__PERSON'],
  'C__CATG__DATABASE_ASSIGNMENT.database_assignment': ['C__OBJTYPE__DATABASE_SCHEMA', { runs_on: 'C__OBJTYPE__SERVER' }],
  'C__CATG__DATABASE_ASSIGNMENT.runs_on': ['C__OBJTYPE__SERVER', { database_assignment: 'C__OBJTYPE__DATABASE_SCHEMA' }],
  'C__CATG__RELATION.object1': ['C__OBJTYPE__SERVER', { object2: 'C__OBJTYPE__CLIENT', relation_type: 1, weighting: 1 }],
  'C__CATG__RELATION.object2': ['C__OBJTYPE__SERVER', { object1: 'C__OBJTYPE__CLIENT', relation_type: 1, weighting: 1 }],
  'C__CATG__IT_SERVICE_RELATIONS.object1': [
    'C__OBJTYPE__SERVER',
    { object2: 'C__OBJTYPE__CLIENT', relation_type: 1, weighting: 1 },
  ],
  'C__CATG__IT_SERVICE_RELATIONS.object2': [
    'C__OBJTYPE__SERVER',
    { object1: 'C__OBJTYPE__CLIENT', relation_type: 1, weighting: 1 },
  ],
  'C__CATG__NET_CONNECTOR.connected_to': ['C__OBJTYPE__SERVER', { connected_listener: 'a listener of the target' }],
  'C__CATS__CLUSTER_SERVICE.cluster': ['C__OBJTYPE__CLUSTER'],
};

/** Takes an object through its life to its end. */
async function purged(call: Caller, object: number) {
  for (const status of ['ARCHIVED', 'DELETED', 'PURGE'])
    await resultOf(call('cmdb.object.delete', { id: object, status: `C__RECORD_STATUS__${status}` }));
}

for (const engine of enginesInTurn) {
  for (const dialect of dialects) {
    const on = `on ${engine.name}, in dialect ${dialect}`;

    engine.test(`a contact goes with its person, and primary moves on ${on}`, async t => {
      const service = await startedService(t, engine);
      const [call, native] = [callerOf(service, dialect), callerOf(service, 'contract')];
      const [host, other] = [await objectMade(native), await objectMade(native)];
      const people = await Promise.all(['p1', 'p2'].map(title => objectMade(native, { type: 'C__OBJTYPE__PERSON', title })));
      const [first = 0, second = 0] = people;
      const save = (object: number, person: number, data = {}) =>
        entryMade(call, { object, category: contact, data: { contact_object: person, ...data } });
      // The same person a second time, younger than the primary row and older than the other person's.
      for (const person of [first, first, second]) await save(host, person);
      await save(other, first);
      await purged(native, first);
      const rows = await entriesRead<Entry>(native, { object: host, category: contact });
      t.is(rows.length, 1);
      t.like(rows[0], { primary: { value: '1' }, contact_object: { title: 'p2' } });
      t.deepEqual(await entriesRead(native, { object: other, category: contact }), []);
    });

    engine.test(`a contact without an object is refused ${on}`, async t => {
      const service = await startedService(t, engine);
      const call = callerOf(service, dialect);
      const host = await objectMade(callerOf(service, 'contract'));
      for (const data of [{}, { description: 'a' }, { contact_object: null }, { contact: null }]) {
        const { error } = await call('cmdb.category.save', { object: host, category: contact, data });
        t.regex(JSON.stringify(error?.data), /is required/, JSON.stringify(data));
      }
      t.deepEqual(await entriesRead(call, { object: host, category: contact }), []);
    });
  }

  for (const link of requiredLinks(registry, undefined))
    engine.test(`what says nothing without its ${link} goes with that, and comes back with it, on ${engine.name}`, async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      const [category = '', key = ''] = link.split('.');
      const [type, others = {}] = targets[link] ?? ['no target is stated here'];
      const target = await objectMade(call, { type });
      const listener = { object: target, category: 'C__CATG__NET_LISTENER', data: { protocol: 1, port_from: 80 } };
      const beside = Object.entries(others).map(async ([name, of]) => {
        if (typeof of === 'number') return [name, of];
        return [name, await (name === 'connected_listener' ? entryMade(call, listener) : objectMade(call, { type: of }))];
      });
      const data = { [key]: target, ...Object.fromEntries(await Promise.all(beside)) };
      const owner = await objectMade(call, { type: 'C__OBJTYPE__APPLICATION' });
      await entryMade(call, { object: owner, category, data });
      await purged(call, target);
      t.deepEqual(await entriesRead(call, { object: owner, category }), []);
      const { change_sets: sets } = await resultOf<Sets>(call('kataster.changes.read', { limit: 1 }));
      await resultOf(call('kataster.changes.revert', { numbers: sets.map(({ number }) => number) }));
      t.is((await entriesRead(call, { object: owner, category })).length, 1);
    });
}
