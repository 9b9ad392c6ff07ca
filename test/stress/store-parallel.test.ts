import type { Records } from '../../src/domain/storage/records.js';
import type { RpcError } from '../../src/rpc/rpc-error.js';
import { author } from '../helpers/author.js';
import { ip, listOf, onEveryEngine, type Statements, someEntry, someObject, withEntry, withObjects } from '../helpers/stores.js';

/** Transactions at the same time that want the same rows, ids and names, as every engine has to keep them apart. */
const statements: Statements = {
  'transactions at the same time all succeed': async (t, store) => {
    await withObjects(store, 3);
    const write = async (records: Records, object: number) => {
      await records.objects.hold(object);
      const [id = 0] = await records.nextIds('entries', 1);
      await records.entries.insert([someEntry(id, object)]);
      return id;
    };
    const ids = await Promise.all(
      Array.from({ length: 50 }, (_, at) => store.transaction(author, records => write(records, 1 + (at % 3)))),
    );
    const lists = await Promise.all([1, 2, 3].map(object => listOf(store, object)));
    t.deepEqual(
      lists
        .flat()
        .map(entry => entry?.id)
        .sort((a = 0, b = 0) => a - b),
      ids.sort((a, b) => a - b),
    );
    t.is(new Set(ids).size, 50);
  },

  'one that fails among many loses its own rows and no others': async (t, store) => {
    await withObjects(store, 1);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) =>
        store.transaction(author, async records => {
          const [id = 0] = await records.nextIds('entries', 1);
          await records.entries.insert([
            someEntry(id, 1, { single: at % 3 === 1, category: at % 3 === 1 ? 'C__CATG__MODEL' : ip }),
          ]);
          if (at % 3 === 2) throw new Error('fault');
          return id;
        }),
      ),
    );
    const answered = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    t.is(answered.length, 21);
    const kept = await store.transaction(author, ({ entries }) => entries.ofObject(1));
    t.deepEqual(
      kept.map(({ id }) => id),
      answered.sort((a, b) => a - b),
    );
  },

  'of parallel steps each is taken once': async (t, store) => {
    await withObjects(store, 1);
    const id = await withEntry(store, 1);
    const steps = [
      ['normal', 'archived'],
      ['archived', 'deleted'],
      ['deleted', 'normal'],
    ] as const;
    for (const [from, to] of steps) {
      const taken = await Promise.all(
        Array.from({ length: 20 }, () => store.transaction(author, ({ entries }) => entries.move(id, from, to))),
      );
      t.is(taken.filter(Boolean).length, 1);
    }
    const purged = await Promise.all(
      Array.from({ length: 20 }, () => store.transaction(author, ({ objects }) => objects.remove(1, 'normal'))),
    );
    t.is(purged.filter(Boolean).length, 1);
  },

  'parallel inserts have ids of their own': async (t, store) => {
    const insert = () =>
      store.transaction(author, async records => {
        const [first = 0, second = 0] = await records.nextIds('objects', 2);
        t.true(first < second);
        t.true(await records.objects.insert(someObject(first)));
        return [first, second];
      });
    const ids = (await Promise.all(Array.from({ length: 400 }, insert))).flat();
    t.is(new Set(ids).size, 800);
  },

  'of parallel claims of one sysid one succeeds, also beside a purge': async (t, store) => {
    await withObjects(store, 1);
    const claim = (id: number) => store.transaction(author, ({ objects }) => objects.insert(someObject(id, { sysid: 'SAME' })));
    const claimed = await Promise.all(Array.from({ length: 20 }, (_, at) => claim(100 + at)));
    t.is(claimed.filter(Boolean).length, 1);
    const rename = (id: number) => store.transaction(author, ({ objects }) => objects.update(id, { sysid: 'SYSID_1' }));
    const [holder = 0] = claimed.flatMap((isClaimed, at) => (isClaimed ? [100 + at] : []));
    const purge = store.transaction(author, ({ objects }) => objects.remove(1, 'normal'));
    const others = Array.from({ length: 9 }, (_, at) =>
      store.transaction(author, ({ objects }) => objects.insert(someObject(200 + at, { sysid: 'SYSID_1' }))),
    );
    t.deepEqual(await Promise.all([...others, rename(holder)]), Array(10).fill(false));
    t.true(await purge);
  },

  'a single-value category has one entry per object, whoever tries': async (t, store) => {
    await withObjects(store, 2);
    const tries = Array.from({ length: 20 }, () => withEntry(store, 1, { single: true }));
    const outcomes = await Promise.allSettled(tries);
    t.is(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
    for (const outcome of outcomes) if (outcome.status === 'rejected') t.is((outcome.reason as RpcError).errorName, 'Conflict');
    await withEntry(store, 2, { single: true });
    t.is((await listOf(store, 1))?.length, 1);
  },
};

onEveryEngine(statements);
