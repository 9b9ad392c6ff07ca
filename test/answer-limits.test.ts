import { createHash } from 'node:crypto';
import { entryMade, objectMade } from './factories/calls.js';
import { author } from './helpers/author.js';
import { callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, freshStore, listOf, nameOf, onEveryEngine, someEntry, withEntry, withObjects } from './helpers/stores.js';

const limitExceeded = -32013;
const few = { KATASTER_BODY_LIMIT: '15000', KATASTER_PAGE_LIMIT: '150' };

/** Objects in a place, with addresses, contacts and a word in common: each list of them has more characters than an answer may. */
async function filledService(t: Parameters<typeof startedService>[0], engine: Parameters<typeof startedService>[1]) {
  const service = await startedService(t, engine, few);
  const call = callerOf(service, 'contract');
  const place = await resultOf<{ id: string }>(call('cmdb.object.create', { type: 'C__OBJTYPE__ROOM', title: 'room' }));
  for (let index = 0; index < 120; index += 1) {
    const categories = {
      C__CATG__LOCATION: { parent: Number(place.id) },
      C__CATG__MODEL: { description: 'x'.repeat(200) },
    };
    await objectMade(call, { type: 'C__OBJTYPE__SERVER', title: `server ${index}`, categories });
  }
  for (let index = 0; index < 120; index += 1)
    await entryMade(call, { object: 1, category: 'C__CATG__IP', data: { description: 'x'.repeat(200) } });
  return { service, call };
}

const description = { property: 'C__CATG__MODEL-description', comparison: '=', value: 'x'.repeat(200) };

/** Reads whose answers are too long, and the same reads of less where they can be asked for less. */
const reads: Readonly<Record<string, readonly [method: string, much: object, less?: object]>> = {
  'entries of an object': ['cmdb.category.read', { objID: 1, category: 'C__CATG__IP' }, { limit: 10, offset: 20 }],
  'relations of an object': ['cmdb.category.read', { objID: 1, category: 'C__CATG__RELATION' }, { limit: 10 }],
  'entries from their other side': ['cmdb.category.read', { objID: 1, category: 'C__CATG__OBJECT' }, { limit: 5 }],
  'everything of an object': [
    'cmdb.categories.read',
    { objID: 1, catgID: ['C__CATG__IP', 'C__CATG__MODEL'] },
    { catgID: 'C__CATG__MODEL' },
  ],
  'a list of objects': ['cmdb.objects.read', {}, { limit: 10 }],
  'a page of objects': ['cmdb.objects.read', { cursor: '', limit: 150 }, { fields: ['title'] }],
  'a list of objects with entries': ['cmdb.objects.read', { categories: ['C__CATG__MODEL'], limit: 40 }, { limit: 10 }],
  'objects that meet a condition': ['cmdb.condition.read', { conditions: [description] }],
  'what stands in a place': ['cmdb.location_tree.read', { id: 1 }],
  'what is related': ['cmdb.objects_by_relation.read', { id: 1 }, { relation_type: 'C__RELATION_TYPE__ADMIN' }],
  'what a search finds': ['idoit.search.read', { q: 'server', limit: 150 }, { limit: 10 }],
};

for (const engine of enginesInTurn)
  engine.test(`an answer is refused as soon as it is too long, with what to do, whatever is read, on ${engine.name}`, async t => {
    const { service, call } = await filledService(t, engine);
    const refused = ({ error }: RpcAnswer): unknown => ({ code: error?.code, setting: error?.data?.setting });
    for (const [what, [method, much, less]] of Object.entries(reads)) {
      t.deepEqual(refused(await call(method, much)), { code: limitExceeded, setting: 'KATASTER_BODY_LIMIT' }, what);
      if (less) t.is((await call(method, { ...much, ...less })).error, undefined, what);
    }
    const idoit = await callerOf(service, 'idoit')('cmdb.objects.read', { limit: 150 });
    t.is(idoit.error?.code, limitExceeded);
  });

for (const engine of enginesInTurn)
  engine.test(`entries that are more than a page are refused without a limit, not cut, on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine, { KATASTER_PAGE_LIMIT: '3' }), 'contract');
    await objectMade(call, { categories: { C__CATG__IP: [{}, {}, {}] } });
    const read = (page: object) => call('cmdb.category.read', { objID: 1, category: 'C__CATG__IP', ...page });
    t.is((await resultOf<object[]>(read({}))).length, 3);
    await entryMade(call, { object: 1, category: 'C__CATG__IP', data: {} });
    t.like((await read({})).error, {
      code: limitExceeded,
      data: { limit: 'expected a limit of at most 3, and an offset for what comes after', setting: 'KATASTER_PAGE_LIMIT' },
    });
    t.is((await resultOf<object[]>(read({ limit: 3, offset: 3 }))).length, 1);
  });

interface WithFile {
  readonly file_content: { readonly content?: string; readonly size: number };
  readonly md5_hash: string;
}
const versions = 'C__CATS__FILE_VERSIONS';

for (const engine of enginesInTurn)
  engine.test(
    `the content of files stays out of lists of objects unless asked for, and in lists of entries unless left out, on ${engine.name}`,
    async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      const file = { type: 'C__OBJTYPE__FILE', title: 'file' };
      for (const size of [10, 1_500_000]) {
        const content = Buffer.alloc(size, size).toString('base64');
        const created = await resultOf<{ id: string }>(
          call('cmdb.object.create', {
            ...file,
            categories: { [versions]: { file_content: content }, C__CATS__FILE_ACTUAL: {} },
          }),
        );
        const id = Number(created.id);
        const md5 = createHash('md5').update(Buffer.alloc(size, size)).digest('hex');
        const listed = async (asked: object): Promise<WithFile | undefined> => {
          const [object] = await resultOf<{ categories: Record<string, WithFile[]> }[]>(
            call('cmdb.objects.read', { filter: { ids: [id] }, categories: [versions], ...asked }),
          );
          return object?.categories[versions]?.[0];
        };
        const read = async (asked: object): Promise<WithFile | undefined> =>
          (await resultOf<WithFile[]>(call('cmdb.category.read', { objID: id, category: versions, ...asked })))[0];
        const all = async (asked: object): Promise<WithFile | undefined> =>
          (
            await resultOf<{ catsID: Record<string, WithFile[]> }>(
              call('cmdb.categories.read', { objID: id, catsID: versions, ...asked }),
            )
          ).catsID[versions]?.[0];
        for (const without of [await listed({}), await read({ content: 0 }), await all({ content: false })]) {
          t.is(without?.file_content.size, size);
          t.is(without?.file_content.content, undefined);
          t.is(without?.md5_hash, md5);
        }
        for (const whole of [await listed({ content: true }), await read({}), await all({})]) {
          t.is(whole?.file_content.content, content);
          t.is(whole?.md5_hash, md5);
        }
        const [actual] = await resultOf<{ md5_hash: string }[]>(
          call('cmdb.category.read', { objID: id, category: 'C__CATS__FILE_ACTUAL' }),
        );
        t.is(actual?.md5_hash, md5);
      }
    },
  );

const long = (characters: number): string => JSON.stringify({ hostname: 'x'.repeat(characters) });

onEveryEngine({
  'rows are counted while they come, and end beyond a limit; one alone is read however long it is': async (t, _, engine) => {
    const store = await freshStore(t, engine, { readLimit: 100_000, durability: 'fast' });
    await withObjects(store, 2);
    for (let index = 0; index < 9; index += 1) await withEntry(store, 1, { values: long(10_000) });
    t.is((await listOf(store, 1))?.length, 9);
    await withEntry(store, 1, { values: long(10_000) });
    t.is(await nameOf(listOf(store, 1)), 'LimitExceeded');
    t.is((await listOf(store, 1, ['normal'], 5, 5))?.length, 5);
    await withEntry(store, 2, { values: long(150_000) });
    t.is((await listOf(store, 2))?.length, 1);
    const ofMany = { objects: [1, 2], categories: ['C__CATG__IP'], links: [] };
    t.is(await nameOf(() => store.reads.entries.ofMany(ofMany)), 'LimitExceeded');
    const facts = [{ kind: 'beside', ids: [1], names: ['C__CATG__IP'] }] as const;
    t.is(await nameOf(() => store.reads.facts.find(facts)), 'LimitExceeded');
    t.is((await listOf(store, 1, ['normal'], 1))?.length, 1);
  },

  'the content of an upload is stored apart from the values, and read by its digest alone': async (t, store) => {
    await withObjects(store, 2);
    const contents = [
      { digest: 'ab', content: 'AAAA' },
      { digest: 'cd', content: 'BBBB' },
    ];
    const first = await withEntry(store, 1, { values: '{"image":{"sha256":"ab"}}', contents });
    const other = await withEntry(store, 2);
    const listed = await store.reads.entries.list({
      object: 1,
      category: 'C__CATG__IP',
      statuses: ['normal'],
      limit: 10,
      offset: 0,
    });
    t.is(listed?.[0]?.values, '{"image":{"sha256":"ab"}}');
    t.deepEqual([...(await store.reads.entries.contents([{ entry: first, digest: 'ab' }]))], [['ab', 'AAAA']]);
    t.deepEqual([...(await store.reads.entries.contents([{ entry: other, digest: 'ab' }]))], []);
    await store.transaction(author, ({ entries }) => entries.copyContent({ entry: first, digest: 'cd' }, other));
    t.deepEqual([...(await store.reads.entries.contents([{ entry: other, digest: 'cd' }]))], [['cd', 'BBBB']]);
  },

  'long entries are made searchable a few at a time': async (t, store) => {
    await withObjects(store, 1);
    for (let index = 0; index < 5; index += 1) await withEntry(store, 1, { values: long(400_000) });
    const sizes: number[] = [];
    for (let taken = -1; taken !== 0; ) {
      const { objects, entries } = await store.transaction(author, ({ search }) => search.take(256));
      taken = objects.length + entries.length;
      sizes.push(entries.length);
    }
    t.deepEqual(sizes, [2, 2, 1, 0]);
  },

  'what is copied or purged at once is bounded': async (t, store) => {
    await withObjects(store, 1);
    const entries = Array.from({ length: 3 }, (_, index) => someEntry(index + 1, 1, { values: long(7_000_000) }));
    for (const entry of entries) await store.transaction(author, records => records.entries.insert([entry]));
    t.is(await nameOf(store.transaction(author, ({ entries }) => entries.ofObject(1))), 'LimitExceeded');
    await store.transaction(author, ({ entries }) => entries.remove(1, 'normal'));
    t.is((await store.transaction(author, ({ entries }) => entries.ofObject(1))).length, 2);
  },
});
