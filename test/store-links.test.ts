import type { RecordStatus } from '../src/domain/storage/objects.js';
import { insertKey, revocation, usesAt } from './helpers/audited.js';
import { author } from './helpers/author.js';
import {
  ip,
  listOf,
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

/** Links, facts, keys and changes of objects and entries, as every engine has to keep them. */
const statements: Statements = {
  'targets of links are named in one statement': async (t, store) => {
    await withObjects(store, 3);
    const titled = await withEntry(store, 1, { title: 'eth0' });
    const plain = await withEntry(store, 1);
    const bare = await withEntry(store, 1);
    await store.transaction(author, ({ links }) =>
      links.insert([
        { entry: plain, attribute: 'contact', position: 0, targetObject: 3, targetEntry: null },
        { entry: plain, attribute: 'contact', position: 1, targetObject: 2, targetEntry: null },
        { entry: plain, attribute: 'port', position: 0, targetObject: null, targetEntry: titled },
        { entry: titled, attribute: 'net', position: 0, targetObject: 2, targetEntry: null },
      ]),
    );
    const { objects, entries } = await referents(store, { objects: [3, 1, 77], entries: [plain, titled, bare, 77] });
    t.deepEqual(
      [...objects].sort((a, b) => a.id - b.id),
      [1, 3].map(id => ({ id, title: `Server ${id}`, sysid: `SYSID_${id}`, type: 'C__OBJTYPE__SERVER' })),
    );
    const titles = new Map(entries.map(entry => [entry.id, entry]));
    t.deepEqual(titles.get(titled), { id: titled, title: 'eth0', category: ip, object: 1, owner: 'Server 1' });
    t.is(titles.get(plain)?.title, 'Server 3');
    t.is(titles.get(bare)?.title, '');
    t.is(entries.length, 3);
    t.deepEqual(await referents(store, { entries: [titled] }), {
      choices: [],
      objects: [],
      entries: [{ id: titled, title: 'eth0', category: ip, object: 1, owner: 'Server 1' }],
    });
    t.deepEqual(await referents(store, {}), { choices: [], objects: [], entries: [] });
    await store.transaction(author, ({ links }) => links.clear(plain, ['contact']));
    await store.transaction(author, ({ links }) => links.clear(plain, []));
    t.is((await referents(store, { entries: [plain] })).entries[0]?.title, '');
    const named = await store.transaction(author, ({ links }) => links.named(1, ip, ['eth0', 'eth1']));
    t.deepEqual(named, [{ id: titled, title: 'eth0', category: ip, object: 1 }]);
  },

  'entries that link to an object are listed in one statement': async (t, store) => {
    await withObjects(store, 2);
    const linked = [await withEntry(store, 1), await withEntry(store, 1, { status: 'archived' }), await withEntry(store, 1)];
    await withEntry(store, 1);
    const link = { attribute: 'net', position: 0, targetObject: 2, targetEntry: null };
    await store.transaction(author, ({ links }) => links.insert(linked.map(entry => ({ ...link, entry }))));
    const query = {
      object: 2,
      category: ip,
      link: 'net',
      statuses: ['normal', 'archived'] as RecordStatus[],
      limit: 9,
      offset: 0,
    };
    const ids = async (changes: object) => (await store.reads.entries.linking({ ...query, ...changes }))?.map(({ id }) => id);
    t.deepEqual(await ids({}), linked);
    t.deepEqual(await ids({ limit: 1, offset: 1 }), [linked[1]]);
    t.deepEqual(await ids({ statuses: ['archived'] }), [linked[1]]);
    for (const changes of [{ link: 'zone' }, { category: 'C__CATG__CPU' }, { object: 1 }]) t.deepEqual(await ids(changes), []);
    for (const object of [3, Number.MAX_SAFE_INTEGER]) t.is(await ids({ object }), undefined);
  },

  'facts of every kind are found in one statement': async (t, store) => {
    await withObjects(store, 3);
    const target = await withEntry(store, 1, { title: 'eth0', values: '{"a":1}' });
    const inner = await withEntry(store, 2);
    const archived = await withEntry(store, 3, { status: 'archived' });
    const link = (entry: number, targetObject: number | null, targetEntry: number | null) => {
      return { entry, attribute: 'net', position: targetEntry ?? 0, targetObject, targetEntry };
    };
    const links = [link(inner, 1, null), link(inner, null, target), link(target, 2, null), link(archived, 1, null)];
    await store.transaction(author, records => records.links.insert(links));
    const names = [`${ip}.net`];
    const found = await store.reads.facts.find([
      { kind: 'beside', ids: [1, 3], names: [ip] },
      { kind: 'entries', ids: [archived], names: [] },
      { kind: 'linking', ids: [1], names },
      { kind: 'links', ids: [1], names },
      { kind: 'uses', ids: [target], names },
      { kind: 'paths', ids: [2, Number.MAX_SAFE_INTEGER], names },
    ]);
    const texts = found.map(({ kind, id, object, target: of }) => `${kind} ${id} ${object} ${of}`).sort();
    t.deepEqual(texts, [
      `beside ${target} 1 0`,
      `entries ${archived} 3 0`,
      `linking ${inner} 2 1`,
      'links 1 0 1',
      'paths 0 2 2',
      'paths 1 1 2',
      `uses 1 0 ${target}`,
    ]);
    t.like(
      found.find(({ kind }) => kind === 'beside'),
      { category: ip, title: 'eth0', primary: 0, values: '{"a":1}' },
    );
    t.deepEqual(await store.reads.facts.find([]), []);
    t.deepEqual(await store.reads.facts.find([{ kind: 'beside', ids: [1], names: ['C__CATG__CPU'] }]), []);
  },

  'a link to what is not there is refused': async (t, store) => {
    await withObjects(store, 1);
    const entry = await withEntry(store, 1);
    const link = (target: object) =>
      store.transaction(author, ({ links }) =>
        links.insert([{ entry, attribute: 'a', position: 0, targetObject: null, targetEntry: null, ...target }]),
      );
    t.is(await nameOf(link({ targetObject: 99 })), 'Conflict');
    t.is(await nameOf(link({ targetEntry: 99 })), 'Conflict');
    t.is(await nameOf(withEntry(store, 99)), 'Conflict');
    t.regex(await nameOf(link({})), /^Error: The database refused a statement \(\w+\)$/);
    t.regex(await nameOf(link({ targetObject: 1, targetEntry: entry })), /^Error: The database refused a statement \(\w+\)$/);
    t.regex(
      await nameOf(withEntry(store, 1, { status: 'purged' as RecordStatus })),
      /^Error: The database refused a statement \(\w+\)$/,
    );
  },

  'a purged object takes with it what belongs to it, and every link to it': async (t, store) => {
    await withObjects(store, 2);
    const own = await withEntry(store, 1);
    const other = await withEntry(store, 2);
    await store.transaction(author, async ({ links, externals, objectTypes, objects }) => {
      await links.insert([
        { entry: other, attribute: 'a', position: 0, targetObject: 1, targetEntry: null },
        { entry: other, attribute: 'b', position: 0, targetObject: null, targetEntry: own },
        { entry: own, attribute: 'c', position: 0, targetObject: 2, targetEntry: null },
      ]);
      await externals.put([{ source: 's', name: 'one', object: 1, entry: own, fingerprint: 'f' }]);
      await objectTypes.setDefaultTemplate('C__OBJTYPE__SERVER', 1);
      t.true(await objects.remove(1, 'normal'));
      t.deepEqual(await externals.find('s', ['one']), []);
    });
    t.is(await store.reads.objects.find(1), undefined);
    t.is(await store.transaction(author, ({ entries }) => entries.find(own)), undefined);
    t.is(await store.reads.objectTypes.defaultTemplate('C__OBJTYPE__SERVER'), undefined);
    t.is((await referents(store, { entries: [other] })).entries[0]?.title, '');
    t.is((await listOf(store, 2))?.length, 1);
  },

  'users add choices once': async (t, store) => {
    const choice = { dialog: 'manufacturer', parent: '', title: 'Acme' };
    const add = (each: typeof choice) => store.transaction(author, ({ choices }) => choices.ensure(each));
    const id = await add(choice);
    t.true(id > 10_000);
    const again = await Promise.all(Array.from({ length: 10 }, () => add(choice)));
    t.deepEqual(new Set(again), new Set([id]));
    const below = await add({ ...choice, parent: '7' });
    t.not(below, id);
    t.deepEqual(
      (await referents(store, { choices: [below, 3, id] })).choices,
      await store.transaction(author, ({ choices }) => choices.titled(['manufacturer', 'none'], ['Acme'])),
    );
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
    await store.transaction(author, ({ entries }) => entries.update(entry, content));
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
    await withEntry(store, 1, { values: '{"image":1}', category: 'C__CATG__IMAGE' });
    t.deepEqual(await store.reads.pictures.find('ab', ['C__CATG__IMAGE']), [
      { category: 'C__CATG__IMAGE', values: '{"image":1}' },
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
