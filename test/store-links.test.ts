import type { RecordStatus } from '../src/domain/storage/objects.js';
import { author } from './helpers/author.js';
import { byId, ip, listOf, nameOf, onEveryEngine, referents, type Statements, withEntry, withObjects } from './helpers/stores.js';

/** Links between objects and entries, as every engine has to keep them. */
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
      byId(objects),
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
    const named = await store.transaction(author, ({ links }) => links.findByTitles(1, ip, ['eth0', 'eth1']));
    t.deepEqual(named, [{ id: titled, title: 'eth0', category: ip, object: 1, status: 'normal' }]);
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
};

onEveryEngine(statements);
