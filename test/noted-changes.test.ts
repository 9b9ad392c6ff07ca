import type { ExecutionContext } from 'ava';
import type { Author } from '../src/domain/storage/change-sets.js';
import type { Records } from '../src/domain/storage/records.js';
import type { Store } from '../src/domain/storage/store.js';
import { author } from './helpers/author.js';
import { changeSetsIn, formerRowsUntil } from './helpers/change-sets.js';
import { type Tables, tablesAt } from './helpers/copies/tables.js';
import { engines, enginesInTurn, ip, someEntry, someObject, storeAt, withEntry, withObjects } from './helpers/stores.js';

interface Place {
  readonly store: Store;
  readonly tables: Tables;
}

/** Requirements on each engine. */
const statements: Readonly<Record<string, (t: ExecutionContext, place: Place) => Promise<void>>> = {
  'what is made and removed again in one transaction leaves nothing': async (t, { store, tables }) => {
    await withObjects(store, 1);
    await store.transaction(author, async records => {
      const [entry = 0] = await records.nextIds('entries', 1);
      await records.entries.insert([someEntry(entry, 1)]);
      t.true(await records.entries.remove(entry, 'normal'));
      const [id = 0] = await records.nextIds('objects', 1);
      await records.objects.insert(someObject(id));
      t.true(await records.objects.remove(id, 'normal'));
    });
    t.deepEqual(await changeSetsIn(tables, 1), []);
    for (const table of ['past_objects', 'past_entries']) t.deepEqual(await tables.rows(`SELECT * FROM ${table}`), []);
    t.is((await store.reads.objects.find(1))?.updated, null);
  },

  'several changes of one thing in one transaction are one change, from what was there first': async (t, { store, tables }) => {
    await withObjects(store, 1);
    const entry = await withEntry(store, 1, { title: 'first' });
    await store.transaction(author, async ({ objects, entries }) => {
      for (const title of ['second', 'third']) await entries.update(entry, { values: '{}', title, primary: false });
      t.true(await entries.move(entry, 'normal', 'archived'));
      for (const title of ['Other', 'Another']) t.true(await objects.update(1, { title }));
    });
    const [set, ...others] = await changeSetsIn(tables, 2);
    t.deepEqual(others, []);
    t.like(set, { number: 3, size: 2, changes: [`object 1, entry ${entry} of ${ip}: archived`, 'object 1: edited'] });
    t.deepEqual(await formerRowsUntil(tables, 3), ['object 1 since 1: normal Server 1', `entry ${entry} since 2: normal first`]);
  },

  'what is changed and purged in one transaction is purged, and what was there first is kept': async (t, { store, tables }) => {
    await withObjects(store, 1);
    await store.transaction(author, async ({ objects }) => {
      t.true(await objects.update(1, { title: 'Other' }));
      t.true(await objects.remove(1, 'normal'));
    });
    t.deepEqual(
      (await changeSetsIn(tables, 1)).map(({ changes }) => changes),
      [['object 1: purged']],
    );
    t.deepEqual(await formerRowsUntil(tables, 2), ['object 1 since 1: normal Server 1']);
  },

  'a transaction that fails leaves nothing, and one that writes nothing neither': async (t, { store, tables }) => {
    await withObjects(store, 1);
    const failing = store.transaction(author, async ({ objects }) => {
      t.true(await objects.update(1, { title: 'Other' }));
      throw new Error('fault');
    });
    await t.throwsAsync(failing, { message: 'fault' });
    await store.transaction(author, ({ objects }) => objects.update(1, {}));
    await store.transaction(author, ({ objects }) => objects.move(1, 'archived', 'normal'));
    t.deepEqual(await changeSetsIn(tables, 1), []);
    t.deepEqual(await tables.rows('SELECT * FROM past_objects'), []);
    t.is((await store.reads.objects.find(1))?.updated, null);
  },

  'the author stands in the change set, and its name and time in the objects that it changed': async (t, { store, tables }) => {
    await withObjects(store, 2);
    await withEntry(store, 1);
    const moment = '2030-01-02T03:04:05.678Z';
    const ada: Author = { ...author, key: 'k', user: 7, name: 'ada', now: () => new Date(moment) };
    await store.transaction(ada, ({ entries }) => entries.move(1, 'normal', 'archived'));
    await store.transaction({ ...ada, keepsModifiedTime: true }, ({ objects }) => objects.update(2, { title: 'Other' }));
    t.like((await changeSetsIn(tables)).at(-1), { key: 'k', user: 7, author: 'ada', method: 'test' });
    t.like(await store.reads.objects.find(1), { updated: moment, updatedBy: 'ada' });
    t.like(await store.reads.objects.find(2), { updated: null, updatedBy: null });
  },

  'a new title is listed for the search, whatever was written of the same thing before it': async (t, { store, tables }) => {
    await withObjects(store, 1);
    const entry = await withEntry(store, 1, { title: 'first' });
    const [{ last } = { last: 0 }] = await tables.rows('SELECT max(id) AS last FROM search_queue');
    await store.transaction(author, async ({ objects, entries, links }) => {
      await objects.update(1, { values: '{"a":1}' });
      await objects.update(1, { title: 'Other' });
      await links.clear(entry, ['a']);
      await entries.update(entry, { values: '{}', title: 'second', primary: false });
    });
    const listed = await tables.rows(`SELECT kind, target FROM search_queue WHERE id > ${last} ORDER BY kind`);
    t.deepEqual(listed, [
      { kind: 'entry', target: entry },
      { kind: 'object', target: 1 },
      { kind: 'referrersOfEntry', target: entry },
      { kind: 'referrersOfObject', target: 1 },
    ]);
  },

  'numbers ascend in the order in which changes of one thing are committed': async (t, { store, tables }) => {
    await withObjects(store, 2);
    const entry = await withEntry(store, 1);
    const choice = await store.transaction(author, ({ choices }) => choices.ensure({ dialog: 'd', parent: '', title: 'c' }));
    const writes: Readonly<Record<string, (records: Records, at: number) => unknown>> = {
      object: ({ objects }, at) => objects.update(1, { title: `by ${at}` }),
      entry: async ({ objects, entries }, at) => {
        await objects.lockOwner(1);
        await entries.update(entry, { values: '{}', title: `by ${at}`, primary: false });
      },
      choice: async ({ choices }, at) => {
        await choices.lockDialog('d');
        await choices.update(choice, { title: `by ${at}` });
      },
      type: ({ objectTypes }, at) => objectTypes.setDefaultTemplate('t', 1 + (at % 2)),
      report: ({ reports }, at) => reports.save({ ...report, description: `by ${at}` }, 1),
    };
    for (const write of Object.values(writes))
      await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          store.transaction({ ...author, method: `by ${at}` }, records => write(records, at)),
        ),
      );
    await unbroken(t, tables, 'past_objects', 'title', "kind = 'object' AND subject = 1");
    await unbroken(t, tables, 'past_entries', 'title', `kind = 'entry' AND subject = ${entry}`);
    await unbroken(t, tables, 'past_choices', 'title', `kind = 'choice'`);
    await unbroken(t, tables, 'past_object_types', undefined, `kind = 'type'`);
    await unbroken(t, tables, 'past_reports', 'description', `kind = 'report'`);
  },
};

const report = {
  title: 'all',
  category: '',
  filter: '{}',
  columns: '[]',
  orderBy: 'id',
  sort: 'ASC',
  groupBy: null,
  totals: null,
  modified: '',
} as const;

/** Each former row held since the change before the one that ended it, and is what the author of that one wrote. */
async function unbroken(
  t: ExecutionContext,
  { rows }: Tables,
  table: string,
  written: string | undefined,
  about: string,
): Promise<void> {
  const changes = await rows(
    `SELECT c.number AS number, s.method AS method FROM changes c JOIN change_sets s ON s.number = c.number WHERE ${about} ORDER BY c.number`,
  );
  const former = await rows(`SELECT * FROM ${table} ORDER BY valid_to`);
  t.is(former.length, changes.length - 1, table);
  for (const [at, row] of former.entries()) {
    const [before, after] = [changes[at], changes[at + 1]];
    t.deepEqual([row.valid_from, row.valid_to], [before?.number, after?.number], table);
    if (written && before?.method !== 'test') t.is(row[written], before?.method, table);
  }
}

for (const engine of enginesInTurn)
  for (const [title, statement] of Object.entries(statements))
    engine.test(`${engine.name}: ${title}`, async t => {
      const url = await engine.address(t);
      await statement(t, { store: await storeAt(t, url, { durability: 'fast' }), tables: await tablesAt(t, url) });
    });

const [sqlite, postgres] = engines;

sqlite?.test('SQLite: transactions of one commit have numbers of their own, ascending, and one that fails has none', async t => {
  const url = await sqlite.address(t);
  const [store, tables] = [await storeAt(t, url, { durability: 'full', isPlain: false }), await tablesAt(t, url)];
  const before = store.commits ?? 0;
  const made = await Promise.allSettled(
    Array.from({ length: 9 }, (_, at) =>
      store.transaction({ ...author, method: `${at}` }, async ({ objects }) => {
        await objects.insert(someObject(at + 1));
        if (at === 4) throw new Error('fault');
      }),
    ),
  );
  t.deepEqual(
    made.map(({ status }) => status),
    Array.from({ length: 9 }, (_, at) => (at === 4 ? 'rejected' : 'fulfilled')),
  );
  t.true((store.commits ?? 0) - before < 8, 'some were committed together');
  const sets = await changeSetsIn(tables);
  t.deepEqual(
    sets.map(({ method }) => method),
    ['0', '1', '2', '3', '5', '6', '7', '8'],
  );
});

postgres?.test('PostgreSQL: a number is taken once the objects are held, so the later commit has the higher one', async t => {
  const url = await postgres.address(t);
  const [store, tables] = [await storeAt(t, url), await tablesAt(t, url)];
  await withObjects(store, 2);
  let mayEnd = () => {};
  let hasBegun = () => {};
  const [begun, ended] = [new Promise<void>(give => (hasBegun = give)), new Promise<void>(give => (mayEnd = give))];
  const slow = store.transaction({ ...author, method: 'slow' }, async ({ objects }) => {
    await objects.update(1, { title: 'slow' });
    hasBegun();
    await ended;
  });
  await begun;
  await store.transaction({ ...author, method: 'elsewhere' }, ({ objects }) => objects.update(2, { title: 'elsewhere' }));
  const waiting = store.transaction({ ...author, method: 'waiting' }, ({ objects }) => objects.update(1, { title: 'waiting' }));
  mayEnd();
  await Promise.all([slow, waiting]);
  const sets = await changeSetsIn(tables, 1);
  const order = sets.map(({ method }) => method).filter(method => method !== 'elsewhere');
  t.deepEqual(order, ['slow', 'waiting']);
  t.is(sets[0]?.method, 'elsewhere', 'it began later and was committed first');
  t.is((await store.reads.objects.find(1))?.title, 'waiting');
});
