import type { ExecutionContext } from 'ava';
import type { Records } from '../src/domain/storage/records.js';
import type { Store } from '../src/domain/storage/store.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import { author } from './helpers/author.js';
import { newDatabase } from './helpers/databases.js';
import { patientLimits } from './helpers/patience.js';
import { startProxy } from './helpers/proxy.js';
import { engines, nameOf, someEntry, someObject, storeAt, withEntry, withObjects } from './helpers/stores.js';

const [engine] = engines.filter(({ name }) => name === 'PostgreSQL');
const test = engine?.test ?? (() => undefined);

type Work = (records: Records) => Promise<unknown>;

/** Begins transactions in order, and returns how each ends. */
function inOrder(store: Store, works: readonly Work[]): Promise<readonly string[]> {
  const ordered = store.inOrder();
  return Promise.all(works.map(work => nameOf(ordered.transaction(author, work))));
}

/** Reads the values of an entry of an object that is held, and writes what follows from them. */
function appending(object: number, entry: number, letter: string): Work {
  return async ({ objects, entries }) => {
    await objects.lockOwner(object);
    const found = await entries.find(entry);
    const values = JSON.stringify((JSON.parse(found?.values ?? '""') as string) + letter);
    await entries.update(entry, { values, title: '', primary: false });
  };
}

/** Changes an object, whether or not anything else goes well. */
function retitling(object: number, title: string): Work {
  return async ({ objects }) => void (await objects.update(object, { title }));
}

async function freshStores(t: ExecutionContext, count: number): Promise<readonly Store[]> {
  const url = await newDatabase(t, 'PostgreSQL', 'tables');
  const stores: Store[] = [];
  for (let at = 0; at < count; at += 1) stores.push(await storeAt(t, url));
  return stores;
}

async function freshStore(t: ExecutionContext): Promise<Store> {
  const [store] = await freshStores(t, 1);
  if (!store) throw new Error('No store was opened');
  return store;
}

async function titlesOf(store: Store, ids: readonly number[]): Promise<readonly (string | undefined)[]> {
  const found = await Promise.all(ids.map(id => store.reads.objects.find(id)));
  return found.map(object => object?.title);
}

const rejecting = (): never => {
  throw new RpcError('Busy', {});
};

test('transactions that are begun together see what those before them changed', async t => {
  const store = await freshStore(t);
  await withObjects(store, 2);
  const entries = [await withEntry(store, 1, { values: '""' }), await withEntry(store, 2, { values: '""' })] as const;
  const works = [...'abcdefgh'].map((letter, at) => appending(1 + (at % 2), entries[at % 2] ?? 0, letter));
  t.deepEqual(await inOrder(store, works), Array(8).fill('undefined'));
  const found = await store.transaction(author, async records => [await records.entries.find(1), await records.entries.find(2)]);
  t.deepEqual(
    found.map(entry => entry?.values),
    ['"aceg"', '"bdfh"'],
  );
  const { revisions } = store.reads;
  const numbers = [...(await revisions.ofEntries(entries)).values()];
  t.is(Math.abs((numbers[0] ?? 0) - (numbers[1] ?? 0)), 1, 'each has a change set of its own');
});

test('one that fails is undone alone, wherever it fails', async t => {
  const store = await freshStore(t);
  await withObjects(store, 4);
  const taken: Work = async ({ entries }) => entries.insert([someEntry(1, 1), someEntry(1, 1)]);
  const ends = await inOrder(store, [
    retitling(1, 'one'),
    async () => rejecting(),
    records => retitling(2, 'lost')(records).then(rejecting),
    retitling(3, 'three'),
    taken,
    retitling(4, 'four'),
  ]);
  t.deepEqual(ends, ['undefined', 'Busy', 'Busy', 'undefined', 'Conflict', 'undefined']);
  t.deepEqual(await titlesOf(store, [1, 2, 3, 4]), ['one', 'Server 2', 'three', 'four']);
});

test('one that is begun before an object is made finds it in its turn', async t => {
  const store = await freshStore(t);
  await withObjects(store, 1);
  const making: Work = async ({ objects }) => void (await objects.insert(someObject(2)));
  const finding: Work = async ({ objects }) => {
    if (!(await objects.lockOwner(2))) rejecting();
  };
  t.deepEqual(await inOrder(store, [finding, making, finding]), ['Busy', 'undefined', 'undefined']);
});

test('a shared transaction keeps its place among them', async t => {
  const store = await freshStore(t);
  await withObjects(store, 1);
  const ordered = store.inOrder();
  const ends = await Promise.all([
    ordered.transaction(author, retitling(1, 'one')),
    ordered.share({ ending: 'commit' }, async open => (await open.store.reads.objects.find(1))?.title),
    ordered.transaction(author, retitling(1, 'two')),
  ]);
  t.is(ends[1], 'one');
  t.deepEqual(await titlesOf(store, [1]), ['two']);
});

test('those of two processes that meet in the same objects wait for each other without an end', async t => {
  const [one, other] = await freshStores(t, 2);
  if (!one || !other) return t.fail('two stores are open');
  const ids = await withObjects(one, 20);
  const ends = await Promise.all([
    inOrder(
      one,
      ids.map(id => retitling(id, `one ${id}`)),
    ),
    inOrder(
      other,
      [...ids].reverse().map(id => retitling(id, `other ${id}`)),
    ),
  ]);
  t.deepEqual(ends, [Array(20).fill('undefined'), Array(20).fill('undefined')]);
  t.true((await titlesOf(one, ids)).every(title => title?.startsWith('one') || title?.startsWith('other')));
});

test('those whose common commit nobody found out about say so, and are not carried out again', async t => {
  let isCut = false;
  let isDown = false;
  const proxy = await startProxy(t, await newDatabase(t, 'PostgreSQL', 'tables'), (sent, { client, server }) => {
    if (!isDown) server.write(sent);
    isDown ||= isCut && sent.includes('COMMIT\0');
    if (isDown) client.destroy();
  });
  const limits = { ...patientLimits, outcome: 300 };
  const store = await storeAt(t, proxy.url, { limits });
  await withObjects(store, 2);
  isCut = true;
  const unknown = Array(2).fill('OutcomeUnknown');
  t.deepEqual(await inOrder(store, [retitling(1, 'one'), retitling(2, 'two')]), unknown);
  [isCut, isDown] = [false, false];
  t.deepEqual(await titlesOf(store, [1, 2]), ['one', 'two']);
});
