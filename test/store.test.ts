import type { RecordStatus } from '../src/domain/storage/objects.js';
import { protocolOf, protocols } from '../src/store/engines/protocols.js';
import { AddressError } from '../src/store/open.js';
import { author } from './helpers/author.js';
import {
  engines,
  ip,
  listOf,
  nameOf,
  onEveryEngine,
  referents,
  type Statements,
  someEntry,
  someObject,
  stored,
  time,
  withEntry,
  withObjects,
} from './helpers/stores.js';
import test from './helpers/suite.js';

const all = stored;

/** Objects and entries, as every engine has to keep them. */

const statements: Statements = {
  'an object is read as it was kept': async (t, store) => {
    const object = someObject(1, {
      values: '{"purpose":3}',
      picture: 'ab',
      updated: time,
      updatedBy: 'else',
      status: 'template',
    });
    t.true(await store.transaction(author, ({ objects }) => objects.insert(object)));
    t.deepEqual(await store.reads.objects.find(1), object);
    t.deepEqual(await store.transaction(author, ({ objects }) => objects.lockForUpdate(1)), object);
    const { id, type, status, picture } = object;
    t.deepEqual(await store.transaction(author, ({ objects }) => objects.lockOwner(1)), { id, type, status, picture });
  },

  'an id that no record can have is not there': async (t, store) => {
    await withObjects(store, 1);
    for (const id of [2, 2 ** 31, 2 ** 53 - 1, '1', '9223372036854775807']) {
      t.is(await store.reads.objects.find(id), undefined);
      t.is(await listOf(store, id), undefined);
      t.is(await store.transaction(author, ({ objects }) => objects.lockForUpdate(id)), undefined);
      t.is(await store.transaction(author, ({ objects }) => objects.lockOwner(id)), undefined);
      t.is(await store.transaction(author, ({ entries }) => entries.find(id)), undefined);
    }
    const nothing = { choices: [], objects: [], entries: [] };
    t.deepEqual(await referents(store, { objects: [2 ** 31], entries: [2 ** 40], choices: [1, 10_000, 2 ** 40] }), nothing);
  },

  'a sysid is given out once, even if its object is purged': async (t, store) => {
    await withObjects(store, 2);
    const insert = (sysid: string) => store.transaction(author, ({ objects }) => objects.insert(someObject(99, { sysid })));
    const rename = (sysid: string) => store.transaction(author, ({ objects }) => objects.update(2, { sysid }));
    t.false(await insert('SYSID_1'));
    t.false(await rename('SYSID_1'));
    t.true(await store.transaction(author, ({ objects }) => objects.remove(1, 'normal')));
    t.false(await insert('SYSID_1'));
    t.false(await rename('SYSID_1'));
    t.true(await rename('SYSID_2'));
    t.true(await rename('SYSID_3'));
    t.true(await insert('SYSID_2'));
  },

  'an update changes what it names and nothing else': async (t, store) => {
    const object = someObject(1, { picture: 'ab' });
    await store.transaction(author, ({ objects }) => objects.insert(object));
    const changes = {
      title: 'Other',
      picture: null,
      cmdbStatus: 'C__CMDB_STATUS__PLANNED',
      values: '{"purpose":1}',
      type: 'C__OBJTYPE__CLIENT',
    };
    t.true(await store.transaction(author, ({ objects }) => objects.update(1, changes)));
    t.true(await store.transaction(author, ({ objects }) => objects.update(1, {})));
    t.false(await store.transaction(author, ({ objects }) => objects.update(2, { title: 'nobody' })));
    const found = await store.reads.objects.find(1);
    t.truthy(found?.updated);
    t.deepEqual(found, { ...object, ...changes, updated: found?.updated ?? null, updatedBy: author.name });
  },

  'a step is taken from the state it expects': async (t, store) => {
    await withObjects(store, 1);
    const entry = await withEntry(store, 1);
    await store.transaction(author, async ({ objects, entries }) => {
      t.false(await objects.move(1, 'archived', 'deleted'));
      t.true(await objects.move(1, 'normal', 'archived'));
      t.false(await objects.move(1, 'normal', 'archived'));
      t.false(await objects.remove(1, 'normal'));
      t.false(await entries.move(entry, 'archived', 'deleted'));
      t.true(await entries.move(entry, 'normal', 'archived'));
      t.false(await entries.remove(entry, 'normal'));
      t.is((await entries.find(entry))?.status, 'archived');
      t.true(await entries.remove(entry, 'archived'));
      t.false(await entries.remove(entry, 'archived'));
    });
    t.is((await store.reads.objects.find(1))?.status, 'archived');
  },

  'a list is a page of an object, ascending by id': async (t, store) => {
    await withObjects(store, 2);
    const kept = all.flatMap((status, at) => [
      someEntry(3 * at + 1, 1, { status }),
      someEntry(3 * at + 2, 1, { status, category: 'C__CATG__CPU' }),
    ]);
    await store.transaction(author, ({ entries }) => entries.insert(kept.reverse()));
    const ids = async (...query: [statuses?: readonly RecordStatus[], limit?: number, offset?: number]) =>
      (await listOf(store, 1, ...query))?.map(({ id }) => id);
    t.deepEqual(await ids(), [1, 4, 7]);
    t.deepEqual(await ids(['archived']), [4]);
    t.deepEqual(await ids(['normal', 'deleted']), [1, 7]);
    t.deepEqual(await ids(all, 2), [1, 4]);
    t.deepEqual(await ids(all, 2, 1), [4, 7]);
    t.deepEqual(await ids(['deleted'], 5, 0), [7]);
    t.deepEqual(await ids(all, 2, 3), []);
    t.deepEqual(await ids(all, 0), []);
    t.deepEqual(await listOf(store, 2), []);
    t.is(await listOf(store, 3), undefined);
    t.is(await listOf(store, 3, all, 2, 1), undefined);
    const { title, single, secrets, ...first } = someEntry(1, 1);
    t.deepEqual(await listOf(store, 1, ['normal']), [first]);
    t.deepEqual(
      (await store.transaction(author, ({ entries }) => entries.ofObject(1))).map(({ id }) => id),
      [1, 2, 4, 5, 7, 8],
    );
  },

  'an entry is changed while it is there': async (t, store) => {
    await withObjects(store, 1);
    const id = await withEntry(store, 1);
    await store.transaction(author, ({ entries }) => entries.update(id, { values: '{"a":1}', title: 'a', primary: true }));
    const { title, single, secrets, ...changed } = someEntry(id, 1, { values: '{"a":1}', primary: true });
    t.deepEqual(await store.transaction(author, ({ entries }) => entries.find(id)), changed);
    t.is(
      await nameOf(
        store.transaction(author, ({ entries }) => entries.update(id + 1, { values: '{}', title: '', primary: false })),
      ),
      'Conflict',
    );
  },

  'at most one entry of an object and category is primary': async (t, store) => {
    await withObjects(store, 2);
    const first = await withEntry(store, 1, { primary: true });
    await withEntry(store, 2, { primary: true });
    await withEntry(store, 1, { primary: true, category: 'C__CATG__CONTACT' });
    t.is(await nameOf(withEntry(store, 1, { primary: true })), 'Conflict');
    await store.transaction(author, async ({ entries }) => {
      t.is(await entries.primary(1, ip, first), undefined);
      t.is((await entries.primary(1, ip, 99))?.id, first);
      await entries.demote(first);
      t.is(await entries.primary(1, ip, 99), undefined);
      t.truthy(await entries.primary(1, 'C__CATG__CONTACT', 99));
      t.truthy(await entries.primary(2, ip, 99));
    });
  },
};

onEveryEngine(statements);

test('every protocol leads to an engine that keeps these statements', t => {
  t.deepEqual(engines.flatMap(engine => engine.protocols).sort(), [...protocols].sort());
  t.deepEqual(
    protocols.map(protocol => protocolOf(`${protocol}:x`)),
    [...protocols],
  );
  for (const url of ['', 'sqlite', 'mysql://x', 'toString:x']) t.throws(() => protocolOf(url), { instanceOf: AddressError });
});
