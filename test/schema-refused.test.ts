import type { ExecutionContext } from 'ava';
import { verbs } from '../generated/methods.js';
import type { SchemaPreview } from '../generated/types.js';
import { author } from './helpers/author.js';
import { Dice } from './helpers/dice.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, freshStore, withEntry, withObjects } from './helpers/stores.js';

const tank = 'C__CATG__CUSTOM_TANK';
const titled = (title: string) => ({ en: title, de: title });
const label = { key: 'label', type: 'text', title: titled('Label') };
const place = { key: 'place', type: 'text', title: titled('Place') };
const schema = { categories: [{ const: tank, title: titled('Tank'), multiValue: true, attributes: [label, place] }] };
const narrowed = {
  categories: [
    {
      const: tank,
      multiValue: false,
      attributes: [
        { ...label, unique: 'everywhere' },
        { ...place, required: true },
      ],
    },
  ],
};

const [server, client] = ['C__OBJTYPE__SERVER', 'C__OBJTYPE__CLIENT'];

/** Objects of two types, with values that two have, entries without a place, and several entries on one object. */
async function collidingTanks(call: Caller): Promise<void> {
  await resultOf(call('kataster.schema.apply', { schema }));
  const created = (type: string, title: string, entries: readonly object[]) =>
    resultOf(call('cmdb.object.create', { type, title, categories: { [tank]: entries } }));
  for (let at = 0; at < 5; at += 1) {
    await created(server, `web${at}`, [{ label: `L${at}`, place: 'here' }]);
    await created(client, `pc${at}`, [{ label: `l${at}` }]);
  }
  await created(server, 'several', [
    { label: 'A', place: 'here' },
    { label: 'B', place: 'there' },
  ]);
}

type Refused = NonNullable<SchemaPreview['refused']>;

/** Every page of the stored values that are in the way. */
async function refusedPages(call: Caller, limit: number): Promise<readonly Refused[]> {
  const pages: Refused[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const asked = { schema: narrowed, limit, cursor };
    const page: SchemaPreview = await resultOf<SchemaPreview>(call('kataster.schema.preview', asked));
    pages.push(page.refused ?? []);
    cursor = page.cursor ?? null;
  }
  return pages;
}

const shown = (pages: readonly Refused[]) =>
  pages.flat().map(({ member, object, value }) => `${member} ${object.title} ${value}`);

const ofServers = [
  ...['unique web0 L0', 'unique web1 L1', 'unique web2 L2', 'unique web3 L3', 'unique web4 L4'],
  ...['multiValue several null', 'multiValue several null'],
];
const ofClients = [
  ...['unique pc0 l0', 'unique pc1 l1', 'unique pc2 l2', 'unique pc3 l3', 'unique pc4 l4'],
  ...['required pc0 null', 'required pc1 null', 'required pc2 null', 'required pc3 null', 'required pc4 null'],
];

async function pagesOfCallers(t: ExecutionContext, call: Caller, narrow: Caller): Promise<void> {
  const all = [...ofServers, ...ofClients].toSorted();
  for (const limit of [1, 4, 100]) {
    const pages = await refusedPages(call, limit);
    t.deepEqual(shown(pages).toSorted(), all, `${limit}`);
    t.true(pages.every(({ length }) => length <= limit));
  }
  t.is((await narrow('kataster.schema.preview', { schema: narrowed, limit: 1 })).error?.data?.error, 'Forbidden');
  const { error } = await call('kataster.schema.preview', { schema: narrowed });
  t.deepEqual(Object.keys(error?.data ?? {}).sort(), [
    'error',
    'schema.categories.0',
    'schema.categories.0.attributes.0.unique',
    'schema.categories.0.attributes.1',
  ]);
  t.deepEqual((await call('kataster.schema.apply', { schema: narrowed })).error?.data, error?.data, 'apply rejects the same');
  const [first] = await refusedPages(call, 1);
  const { cursor } = await resultOf<SchemaPreview>(call('kataster.schema.preview', { schema: narrowed, limit: 1 }));
  const other = { schema: { categories: [{ const: tank, multiValue: false }] }, cursor };
  t.is(first?.length, 1);
  t.regex(JSON.stringify((await call('kataster.schema.preview', other)).error?.data), /cursor/);
}

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: stored values that are in the way are paged for those who view everything`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    await collidingTanks(call);
    const apikey = 'server-key-server-key';
    await addKey(service.store, apikey, 'servers', { grants: [{ verbs, objectTypes: [server] }] });
    await pagesOfCallers(t, call, (method, params) => call(method, { apikey, ...params }));
    await resultOf(call('kataster.report.save', { title: 'places', columns: ['title', `${tank}-place`] }));
    const { steps } = await resultOf<SchemaPreview>(call('kataster.schema.preview', { schema: narrowed, limit: 1 }));
    t.deepEqual(
      steps.map(({ name, used_by: usedBy = [] }) => [name, usedBy.map(({ title }) => title)]),
      [
        [tank, ['places']],
        [`${tank}.label`, []],
        [`${tank}.place`, ['places']],
      ],
      'who uses it is named where it is narrowed',
    );
  });

const attribute = { category: tank, key: 'label' } as const;

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: values found by the index in slices are those found by one statement`, async t => {
    const store = await freshStore(t, engine);
    const dice = new Dice(11);
    const objects = await withObjects(store, 40);
    const long = 'x'.repeat(400);
    for (let at = 0; at < 700; at += 1) {
      const drawn = dice.one(['', 'same', 'SAME', `${long}a`, `${long}b`, `own ${at}`, `pair ${at >> 1}`, undefined]);
      const values = JSON.stringify(drawn === undefined ? {} : { label: drawn });
      const status = dice.one(['normal', 'normal', 'archived'] as const);
      await withEntry(store, dice.one(objects), { category: tank, single: false, values, status });
    }
    for (const within of ['object', 'objectType', 'everywhere'] as const) {
      const expected = await store.reads.uniqueValues.collisions({ ...attribute, within });
      t.true(expected.entries > 50, within);
      await store.transaction(author, async ({ uniqueValues }) => {
        await uniqueValues.indexAll({ ...attribute, within });
        t.deepEqual(await uniqueValues.indexedCollisions({ ...attribute, within }), expected, within);
      });
    }
  });
