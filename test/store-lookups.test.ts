import { insertKey, revocation, usesAt } from './helpers/audited.js';
import { author } from './helpers/author.js';
import {
  byId,
  nameOf,
  onEveryEngine,
  referents,
  type Statements,
  someKey,
  someObject,
  time,
  withEntry,
  withObjects,
} from './helpers/stores.js';

/** Choices and what else is looked up by a name, as every engine has to keep it. */
const statements: Statements = {
  'users add choices once': async (t, store) => {
    const choice = { dialog: 'manufacturer', parent: '', title: 'Acme' };
    const add = (each: typeof choice) => store.transaction(author, ({ choices }) => choices.ensure(each));
    const id = await add(choice);
    t.true(id > 10_000);
    const again = await Promise.all(Array.from({ length: 10 }, () => add(choice)));
    t.deepEqual(new Set(again), new Set([id]));
    const below = await add({ ...choice, parent: '7' });
    t.not(below, id);
    const titled = await store.transaction(author, ({ choices }) => choices.titled(['manufacturer', 'none'], ['Acme']));
    t.deepEqual(byId((await referents(store, { choices: [below, 3, id] })).choices), byId(titled));
    t.deepEqual((await referents(store, { choices: [id] })).choices, [{ id, ...choice, constant: null, color: null }]);
    const parallel = await Promise.all(Array.from({ length: 20 }, () => add({ ...choice, title: 'New' })));
    t.is(new Set(parallel).size, 1);
    t.deepEqual(await store.transaction(author, ({ choices }) => choices.titled([], ['Acme'])), []);
  },

  'a choice is found wherever it is held, and nowhere else': async (t, store) => {
    const parent = await store.transaction(author, ({ choices }) => choices.ensure({ dialog: 'd', parent: '', title: 't' }));
    await store.transaction(author, ({ choices }) => choices.ensure({ dialog: 'below', parent: String(parent), title: 't' }));
    await withObjects(store, 1);
    const rows = [{ kind: 1 }, { kind: parent }];
    for (const values of [
      { one: parent },
      { many: [1, parent] },
      { rows },
      { amount: parent },
      { one: `${parent}` },
      { many: [] },
    ])
      await withEntry(store, 1, { category: 'C__CATG__SHARES', values: JSON.stringify(values) });
    await store.transaction(author, ({ objects }) => objects.update(1, { values: JSON.stringify({ one: parent }) }));
    const uses = async (
      paths: readonly (readonly [string, string?])[],
      category: string | undefined,
      from = { after: 0, count: 9 },
    ) => {
      const sought = { id: parent, places: paths.map(path => ({ category, path })) };
      const found = await Promise.all(
        (['entries', 'objects'] as const).map(of => store.reads.choices.usesIn(sought, { of, ...from })),
      );
      return found.map(each => each.uses);
    };
    const everywhere = [['one'], ['many'], ['rows', 'kind']] as const;
    t.deepEqual(await uses([['one']], 'C__CATG__SHARES'), [1, 0]);
    t.deepEqual(await uses(everywhere, 'C__CATG__SHARES'), [3, 0]);
    t.deepEqual(await uses(everywhere, 'C__CATG__SHARES', { after: 1, count: 1 }), [1, 0]);
    t.deepEqual(await uses(everywhere, 'C__CATG__IP'), [0, 0]);
    t.deepEqual(await uses([['one']], undefined), [0, 1]);
    t.deepEqual(await uses([], undefined), [0, 0]);
    await store.transaction(author, ({ objects }) => objects.update(1, { cmdbStatus: String(parent) }));
    t.deepEqual(await uses([], undefined), [0, 1]);
    t.is(await store.transaction(author, ({ choices }) => choices.dependents(parent, ['below', 'beside'])), 1);
  },

  'entries with a choice are found among later changes, too': async (t, store) => {
    await withObjects(store, 2);
    const id = await store.transaction(author, ({ choices }) => choices.ensure({ dialog: 'd', parent: '', title: 't' }));
    const sought = { id, places: [{ category: 'C__CATG__IP', path: ['one'] as const }] };
    const content = { values: JSON.stringify({ one: id }), title: '', primary: false };
    const entry = await withEntry(store, 1, { values: content.values });
    const since = await store.transaction(author, ({ choices }) => choices.settled(id));
    const later = (after: number, count = 9) => store.reads.choices.usesIn(sought, { of: 'changes', after, count });
    t.deepEqual(await later(since), { uses: 0, looked: 0, last: null });
    await store.transaction(author, ({ entries }) => entries.update(entry, { ...content, title: 'changed' }));
    await store.transaction(author, ({ objects }) => objects.update(2, { cmdbStatus: String(id) }));
    t.like(await later(since), { uses: 2, looked: 2 });
    const first = await later(since, 1);
    t.like(first, { uses: 1, looked: 1 });
    t.like(await later(first.last ?? 0, 1), { uses: 1, looked: 1 });
  },

  'a type of objects has a default template': async (t, store) => {
    await withObjects(store, 2);
    const set = (object: number | null) =>
      store.transaction(author, ({ objectTypes }) => objectTypes.setDefaultTemplate('C__OBJTYPE__SERVER', object));
    const get = () => store.reads.objectTypes.defaultTemplate('C__OBJTYPE__SERVER');
    t.is(await get(), undefined);
    for (const object of [1, 2, null]) {
      await set(object);
      t.is(await get(), object ?? undefined);
    }
    t.is(await nameOf(set(99)), 'Conflict');
  },

  'an import finds again what it made': async (t, store) => {
    await withObjects(store, 2);
    const entry = await withEntry(store, 1);
    const record = { source: 's', name: 'one', object: 1, entry: null, fingerprint: 'f' };
    const put = (...records: { source: string; name: string; object: number; entry: number | null; fingerprint: string }[]) =>
      store.transaction(author, ({ externals }) => externals.put(records));
    await put(record, { ...record, source: 'other' });
    await put({ ...record, fingerprint: 'g' }, { ...record, object: 2, entry, fingerprint: 'h' });
    const found = await store.transaction(author, ({ externals }) => externals.find('s', ['one', 'two']));
    t.deepEqual(found, [{ source: 's', name: 'one', object: 2, entry, fingerprint: 'h' }]);
    t.deepEqual(await store.transaction(author, ({ externals }) => externals.find('s', [])), []);
  },

  'a picture is found by its hash': async (t, store) => {
    await store.transaction(author, ({ objects }) => objects.insert(someObject(1, { picture: 'ab' })));
    await withEntry(store, 1, { values: '{"other":1}' });
    const contents = [{ digest: 'ab', content: 'aW1hZ2U=' }];
    await withEntry(store, 1, { values: '{"image":1}', category: 'C__CATG__IMAGE', contents });
    t.deepEqual(await store.reads.pictures.find('ab', ['C__CATG__IMAGE']), [
      { category: 'C__CATG__IMAGE', values: '{"image":1}', content: 'aW1hZ2U=' },
    ]);
    t.deepEqual(await store.reads.pictures.find('cd', ['C__CATG__IMAGE']), []);
  },

  'a key is found until it is gone, and seen revoked at once': async (t, store) => {
    const { keys } = store;
    await insertKey(keys, someKey('b'));
    await insertKey(keys, { ...someKey('a'), expires: time });
    t.deepEqual(await keys.find('a'), { ...someKey('a'), expires: time });
    t.is(await keys.find('c'), undefined);
    t.is(await nameOf(insertKey(keys, someKey('a'))), 'Conflict');
    await keys.touch(usesAt({ a: time, c: time }));
    await keys.touch(usesAt({ a: '2000-01-01T00:00:00.000Z' }));
    await keys.touch([]);
    await store.changeKeys(author, records => records.keys.update('b', { revoked: time }, revocation('b')));
    t.deepEqual(await keys.find('b'), { ...someKey('b'), revoked: time });
    t.deepEqual(await keys.list(), [
      { ...someKey('a'), expires: time, lastUsed: time },
      { ...someKey('b'), revoked: time },
    ]);
    t.deepEqual(await keys.find('a'), (await keys.list())[0]);
  },
};

onEveryEngine(statements);
