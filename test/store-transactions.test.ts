import type { Records } from '../src/domain/storage/records.js';
import { recover } from '../src/rpc/maybe-promise.js';
import { usualLimits } from '../src/store/open.js';
import { author } from './helpers/author.js';
import { clockOfTheDay } from './helpers/clock-of-the-day.js';
import {
  freshStore,
  ip,
  listOf,
  nameOf,
  onEveryEngine,
  type Statements,
  someEntry,
  someObject,
  storeAt,
  withObjects,
} from './helpers/stores.js';

/** Transactions from their beginning to their end, as every engine has to order them. */
const statements: Statements = {
  'a transaction answers what its work answers, and undoes what throws': async (t, store) => {
    t.is(await store.transaction(author, () => Promise.resolve(7)), 7);
    const fault = new Error('fault');
    const thrown = await t.throwsAsync(
      store.transaction(author, async ({ objects }) => {
        await objects.insert(someObject(1));
        throw fault;
      }),
    );
    t.is(thrown, fault);
    t.is(await store.reads.objects.find(1), undefined);
    t.is(
      await nameOf(
        store.transaction(author, () => {
          throw fault;
        }),
      ),
      'Error: fault',
    );
  },

  'a statement that failed fails its transaction, whatever the work does then': async (t, store) => {
    await withObjects(store, 1);
    const swallowing = store.transaction(author, async ({ entries, objects }) => {
      await objects.insert(someObject(2));
      await recover<unknown>(
        () => entries.insert([someEntry(1, 99)]),
        () => undefined,
      );
      await recover<unknown>(
        () => objects.insert(someObject(3)),
        () => undefined,
      );
    });
    t.is(await nameOf(swallowing), 'Conflict');
    t.is(await store.reads.objects.find(2), undefined);
    t.is(await store.reads.objects.find(3), undefined);
  },

  'a transaction ends with its work': async (t, store) => {
    let kept: Records | undefined;
    await store.transaction(author, async records => {
      kept = records;
    });
    t.regex(await nameOf(() => kept?.objects.insert(someObject(1))), /used after its end/);
  },

  'a change that is not committed is seen by no other transaction': async (t, store) => {
    await withObjects(store, 1);
    await store.transaction(author, async ({ objects, entries }) => {
      await objects.insert(someObject(2));
      await objects.move(1, 'normal', 'archived');
      await entries.insert([someEntry(1, 1)]);
      t.is((await objects.find(2))?.id, 2);
      t.is((await entries.list({ object: 1, category: ip, statuses: ['normal'], limit: 9, offset: 0 }))?.length, 1);
      t.is(await store.reads.objects.find(2), undefined);
      t.is((await store.reads.objects.find(1))?.status, 'normal');
      t.deepEqual(await listOf(store, 1), []);
    });
    t.is((await store.reads.objects.find(2))?.id, 2);
    t.is((await listOf(store, 1))?.length, 1);
  },

  'a read sees every commit that was answered before it, in whatever turn': async (t, store) => {
    await withObjects(store, 2);
    const titled = (title: string) => store.transaction(author, ({ objects }) => objects.update(1, { title }));
    const title = async () => (await store.reads.objects.find(1))?.title;
    t.is(await title(), 'Server 1');
    for (const each of ['second', 'third', 'fourth']) {
      await titled(each);
      t.is(await title(), each);
      t.is(await title(), each);
    }
  },

  'where order is promised it is kept': async (t, store) => {
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        store.transaction(author, async ({ objects }) => {
          await objects.find(1);
          order.push(at);
        }),
      ),
    );
    if (store.keepsOrder)
      t.deepEqual(
        order,
        [...order].sort((a, b) => a - b),
      );
    t.is(order.length, 50);
  },

  'beyond a thousand that wait the next is refused': async (t, store) => {
    const waiting: Promise<void>[] = [];
    while (store.waiting < 1000) waiting.push(store.transaction(author, () => Promise.resolve()));
    t.is(await nameOf(store.transaction(author, () => Promise.resolve())), 'Busy');
    await Promise.allSettled(waiting);
    t.is(store.waiting, 0);
    t.is(await store.transaction(author, () => Promise.resolve(1)), 1);
  },

  'a transaction that takes too long is undone': async (t, _, engine) => {
    let clock = 0;
    const store = await freshStore(t, engine, { elapsed: () => clock, limits: usualLimits });
    const late = store.transaction(author, async ({ objects }) => {
      await objects.insert(someObject(1));
      clock += 10_001;
      await objects.insert(someObject(2));
    });
    t.is(await nameOf(late), 'TimedOut');
    t.is(await store.reads.objects.find(1), undefined);
    t.deepEqual(await withObjects(store, 1), [1]);
  },

  'the clock of the day may be set while transactions run and wait: none is refused': async (t, store) => {
    const set = clockOfTheDay(t);
    const write = (id: number) =>
      store.transaction(author, async ({ objects }) => {
        await objects.insert(someObject(id));
        set(id % 3 === 0 ? -20 : 7);
        await objects.update(id, { title: 'later' });
        return id;
      });
    const ids = Array.from({ length: 40 }, (_, at) => at + 1);
    t.deepEqual(await Promise.all(ids.map(write)), ids);
    t.not(set(0), 0);
  },

  'closing finishes what was begun and takes nothing more': async (t, _, engine) => {
    const url = await engine.address(t);
    const store = await storeAt(t, url);
    const begun = Array.from({ length: 20 }, (_, at) =>
      store.transaction(author, ({ objects }) => objects.insert(someObject(at + 1))),
    );
    const closing = store.close();
    t.is(await nameOf(store.transaction(author, () => Promise.resolve())), 'Stopping');
    t.deepEqual(await Promise.all(begun), Array(20).fill(true));
    await closing;
    const again = await storeAt(t, url);
    t.truthy(await again.reads.objects.find(20));
  },

  'the check passes where reads and writes are possible': async (t, store) => {
    const { commits } = store;
    await t.notThrowsAsync(store.check());
    await t.notThrowsAsync(Promise.all([store.check(), store.check(16), store.check(65_536)]));
    t.is(store.commits, commits, 'no record changed');
  },
};

onEveryEngine(statements);
