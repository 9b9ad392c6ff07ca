import test from 'ava';
import type { RecordStatus } from '../src/domain/storage/objects.js';
import { protocolOf, protocols } from '../src/store/engines/protocols.js';
import { AddressError } from '../src/store/open.js';
import { insertKey } from './helpers/audited.js';
import { author } from './helpers/author.js';
import {
  engines,
  freshStore,
  ip,
  listOf,
  nameOf,
  onEveryEngine,
  referents,
  type Statements,
  someEntry,
  someKey,
  someObject,
  storeAt,
  stored,
  time,
  withEntry,
  withObjects,
} from './helpers/stores.js';

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
    t.deepEqual(await store.transaction(author, ({ objects }) => objects.hold(1)), object);
    const { id, type, status, picture } = object;
    t.deepEqual(await store.transaction(author, ({ objects }) => objects.holdOwner(1)), { id, type, status, picture });
  },

  'an id that no record can have is not there': async (t, store) => {
    await withObjects(store, 1);
    for (const id of [2, 2 ** 31, 2 ** 53 - 1, '1', '9223372036854775807']) {
      t.is(await store.reads.objects.find(id), undefined);
      t.is(await listOf(store, id), undefined);
      t.is(await store.transaction(author, ({ objects }) => objects.hold(id)), undefined);
      t.is(await store.transaction(author, ({ objects }) => objects.holdOwner(id)), undefined);
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

  'thousands of rows are kept by one call': async (t, store) => {
    await withObjects(store, 1);
    const ids = await store.transaction(author, async records => {
      const made = await records.nextIds('entries', 1999);
      await records.entries.insert(made.map(id => someEntry(id, 1)));
      await records.links.insert(made.map(entry => ({ entry, attribute: 'a', position: 0, targetObject: 1, targetEntry: null })));
      await records.externals.put(made.map(entry => ({ source: 's', name: `n${entry}`, object: 1, entry, fingerprint: 'f' })));
      await records.entries.insert([]);
      return made;
    });
    t.deepEqual(
      (await listOf(store, 1, ['normal'], 5000))?.map(({ id }) => id),
      [...ids],
    );
    t.is((await referents(store, { objects: ids, entries: ids })).entries.length, 1999);
    t.is(
      (
        await store.transaction(author, ({ externals }) =>
          externals.find(
            's',
            ids.map(id => `n${id}`),
          ),
        )
      ).length,
      1999,
    );
  },

  'ids, keys and the secret outlive the process': async (t, _, engine) => {
    const url = await engine.address(t);
    const before = await storeAt(t, url);
    await withObjects(before, 3);
    await withEntry(before, 1);
    const choice = await before.transaction(author, ({ choices }) => choices.ensure({ dialog: 'd', parent: '', title: 't' }));
    await insertKey(before.keys, someKey('k'));
    await before.transaction(author, ({ objects }) => objects.remove(3, 'normal'));
    await nameOf(
      before.transaction(author, async records => {
        await records.nextIds('objects', 5);
        await records.objects.insert(someObject(8));
        throw new Error('rolled back');
      }),
    );
    t.deepEqual(await before.transaction(author, ({ nextIds }) => nextIds('objects', 2)), [9, 10]);
    await before.transaction(author, ({ objects }) => objects.insert(someObject(10)));
    await before.transaction(author, ({ objects }) => objects.remove(10, 'normal'));
    await before.close();
    const after = await storeAt(t, url);
    t.is(after.secret, before.secret);
    t.true(after.secret.length >= 64);
    t.deepEqual(await after.keys.find('k'), someKey('k'));
    t.deepEqual(await after.transaction(author, ({ nextIds }) => nextIds('objects', 2)), [11, 12]);
    t.deepEqual(await after.transaction(author, ({ nextIds }) => nextIds('entries', 1)), [2]);
    t.is(await after.transaction(author, ({ choices }) => choices.ensure({ dialog: 'd', parent: '', title: 'u' })), choice + 1);
    t.not((await freshStore(t, engine)).secret, before.secret);
  },

  'every text comes back as it was sent': async (t, store) => {
    const texts = [
      "'; DROP TABLE objects; --",
      '"',
      '\\',
      "\\'",
      '%_',
      '$1 ? ?1 :a @b',
      '{}',
      '{a,b}',
      '{"a",NULL}',
      'NULL',
      'null',
      '',
      ' ',
      ' a ',
      '\t\r\n',
      '\u0001\u001f\u007f',
      '\u2028\u2029',
      'ä',
      'a\u0308',
      '日本語',
      '🙂👩‍👩‍👧',
      '\u202egnp',
      '\ufeffbom',
      '\ufffd',
      '0',
      '1e999',
      '-0',
      '😀'.repeat(255),
      'ü'.repeat(32_767),
      '../../etc/passwd',
      '<script>',
    ];
    const ids = await store.transaction(author, async records => {
      const made = await records.nextIds('objects', texts.length);
      for (const [at, text] of texts.entries())
        await records.objects.insert(someObject(made[at] ?? 0, { title: text, values: JSON.stringify(text) }));
      const entries = await records.nextIds('entries', texts.length);
      await records.entries.insert(
        texts.map((text, at) => someEntry(entries[at] ?? 0, made[0] ?? 0, { title: text, values: text })),
      );
      return made;
    });
    for (const [at, title] of texts.entries()) {
      const object = await store.reads.objects.find(ids[at] ?? 0);
      t.deepEqual([object?.title, object?.values], [title, JSON.stringify(title)]);
    }
    t.deepEqual(
      (await listOf(store, ids[0] ?? 0))?.map(({ values }) => values),
      texts,
    );
    const named = await store.transaction(author, ({ links }) => links.named(ids[0] ?? 0, ip, texts));
    t.deepEqual(
      named.map(({ title }) => title),
      texts,
    );
    const short = texts.filter(text => text.length < 600);
    const choices = await store.transaction(author, async records => {
      for (const title of short) await records.choices.ensure({ dialog: 'd', parent: '', title });
      return records.choices.titled(['d'], short);
    });
    t.deepEqual(
      choices.map(({ title }) => title),
      short,
    );
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
