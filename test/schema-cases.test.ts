import type { ExecutionContext } from 'ava';
import type { ChangeSet, SchemaPreview } from '../generated/types.js';
import { type Caller, callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const tank = 'C__CATG__CUSTOM_TANK';
const type = 'C__OBJTYPE__TANK';
const titled = (title: string) => ({ en: title, de: title });
const text = (key: string) => ({ key, type: 'text', title: titled(key) });
const schema = {
  dialogs: [{ name: 'medium', choices: [{ id: 1, const: 'C__MEDIUM__WATER', title: titled('Water') }] }],
  categories: [
    {
      ...{ const: tank, title: titled('Tank') },
      attributes: [
        text('label'),
        { ...text('supplier'), type: 'object' },
        { ...text('media'), type: 'multiselect', dialog: 'medium' },
        { ...text('keepers'), type: 'objects' },
      ],
    },
  ],
  object_types: [{ const: type, title: titled('Water tank'), categories: ['C__CATG__GLOBAL', tank] }],
};

type Entry = Readonly<Record<string, unknown>>;

/** The faults of a call, and the name of its error. */
async function errorOf(answer: Promise<RpcAnswer>): Promise<Entry> {
  const { error, result } = await answer;
  return { ...(error?.data ?? { result }) };
}

async function created(call: Caller, data: object, title = 'Tank 1'): Promise<number> {
  const categories = { [tank]: [data] };
  return Number((await resultOf(call('cmdb.object.create', { type, title, categories }))).id);
}

async function entryOf(call: Caller, id: number, more: object = {}): Promise<Entry> {
  const [entry = {}] = await resultOf<readonly Entry[]>(call('cmdb.category.read', { objID: id, category: tank, ...more }));
  return entry;
}

async function setsOf(call: Caller, filter: object): Promise<readonly ChangeSet[]> {
  const page = call('kataster.changes.read', filter);
  return (await resultOf<{ readonly change_sets: readonly ChangeSet[] }>(page)).change_sets;
}

async function undoLastSchema(call: Caller): Promise<void> {
  const [last] = await setsOf(call, { method: 'kataster.schema.apply', limit: 1 });
  await resultOf(call('kataster.changes.revert', { numbers: [last?.number ?? 0] }));
}

/** Changes of a schema at which others lose data or fail afterwards. */
const cases: Readonly<Record<string, (t: ExecutionContext, call: Caller) => Promise<void>>> = {
  async 'a type is deleted while the history of its objects is read'(t, call) {
    const id = await created(call, { label: 'North' });
    t.like(await errorOf(call('kataster.schema.apply', { removed: [type] })), { error: 'InvalidParameters' });
    await resultOf(call('cmdb.object.delete', { id, status: 'C__RECORD_STATUS__PURGE' }));
    const reads = Array.from({ length: 20 }, () => call('kataster.changes.read', {}));
    const removal = call('kataster.schema.apply', { removed: [type] });
    for (const answer of await Promise.all([...reads, removal])) t.falsy(answer.error);
    const sets = await setsOf(call, { object: id });
    t.true(sets.flatMap(({ changes }) => changes.flatMap(({ attributes }) => attributes)).some(({ to }) => to === 'North'));
    t.like(await errorOf(call('cmdb.object.create', { type, title: 'Late' })), { error: 'ObjectTypeNotFound' });
  },
  async 'mass change, webhook, search and report of a type that is a second old'(t, call) {
    const url = 'https://example.net/';
    t.falsy((await call('kataster.webhook.create', { title: 'new', url, filter: { type, category: tank } })).error);
    const report = { title: 'new', columns: ['title', `${tank}-label`], filter: { type } };
    const { id: reportId } = await resultOf(call('kataster.report.save', report));
    const ids = [await created(call, { label: 'one' }, 'A'), await created(call, { label: 'two' }, 'B')];
    const operations = ids.map(objID => ({
      ...{ method: 'cmdb.category.save', params: { objID, category: tank, data: { label: 'massive' } } },
    }));
    await resultOf(call('kataster.changes.apply', { operations }));
    t.is((await resultOf<readonly object[]>(call('idoit.search.read', { q: 'massive' }))).length, 2);
    const rows = await resultOf<readonly Entry[]>(call('cmdb.report.read.v2', { id: Number(reportId) }));
    t.deepEqual(
      rows.map(row => row.label),
      ['massive', 'massive'],
    );
  },
  async 'an attribute goes that a saved report filters by'(t, call) {
    const id = await created(call, { label: 'North' });
    const filter = { attributes: [{ category: tank, key: 'label', value: 'North' }] };
    const { id: report } = await resultOf(
      call('kataster.report.save', { title: 'north', columns: ['title', `${tank}-label`], filter }),
    );
    await resultOf(call('kataster.schema.apply', { removed: [`${tank}.label`], accept_loss: 1 }));
    const late = await errorOf(call('cmdb.report.read.v2', { id: Number(report) }));
    t.is(late.error, 'InvalidParameters');
    t.true(JSON.stringify(late).includes('label'), 'the error names the attribute');
    t.is((await resultOf<readonly object[]>(call('cmdb.report.list.v2', {}))).length, 1, 'the report is still listed');
    await undoLastSchema(call);
    t.is((await resultOf<readonly object[]>(call('cmdb.report.read.v2', { id: Number(report) }))).length, 1);
    t.like(await entryOf(call, id), { label: 'North' });
  },
  async 'attributes with lists go'(t, call) {
    const keeper = Number((await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'Keeper' }))).id);
    const id = await created(call, { label: 'North', media: ['Water'], keepers: [keeper] });
    const before = await entryOf(call, id);
    await resultOf(call('kataster.schema.apply', { removed: [`${tank}.media`, `${tank}.keepers`], accept_loss: 2 }));
    const { schema: left } = await resultOf<{ schema: { categories: readonly { attributes: readonly { key: string }[] }[] } }>(
      call('kataster.schema.read', {}),
    );
    t.deepEqual(
      left.categories[0]?.attributes.map(({ key }) => key),
      ['label', 'supplier'],
      'both go, by one call',
    );
    t.deepEqual(
      Object.keys(await entryOf(call, id)).filter(key => key === 'media' || key === 'keepers'),
      [],
    );
    await resultOf(call('cmdb.category.save', { objID: id, category: tank, data: { label: 'South' } }));
    await undoLastSchema(call);
    t.deepEqual(await entryOf(call, id), { ...before, label: 'South' });
  },
  async 'an attribute that went comes back with its values, for lists and search too'(t, call) {
    const ids = await Promise.all(
      Array.from({ length: 100 }, (_, at) => created(call, { label: `word${at + 1000}` }, `Tank ${at}`)),
    );
    await resultOf(call('kataster.schema.apply', { removed: [`${tank}.label`], accept_loss: 100 }));
    await resultOf(call('cmdb.category.save', { objID: ids[7], category: tank, data: { media: ['Water'] } }));
    await undoLastSchema(call);
    for (const at of [0, 7, 99]) t.like(await entryOf(call, ids[at] ?? 0), { label: `word${at + 1000}` });
    const filter = { attributes: [{ category: tank, key: 'label', value: 'word1007' }] };
    t.is((await resultOf<readonly object[]>(call('cmdb.objects.read', { filter }))).length, 1);
    for (const q of ['word1042', 'word1007'])
      t.is((await resultOf<readonly object[]>(call('idoit.search.read', { q }))).length, 1, q);
  },
  async 'a type of relations goes that relations have'(t, call) {
    const feeds = 'C__RELATION_TYPE__FEEDS';
    const words = { title: titled('Feed'), master: titled('feeds'), slave: titled('is fed by') };
    await resultOf(call('kataster.schema.apply', { schema: { relation_types: [{ const: feeds, ...words }] } }));
    const [object1, object2] = [await created(call, {}, 'North'), await created(call, {}, 'South')];
    const data = { object1, object2, relation_type: feeds, weighting: 5 };
    await resultOf(call('cmdb.category.save', { objID: object1, category: 'C__CATG__RELATION', data }));
    const typeOf = async () => {
      const asked = { objID: object1, category: 'C__CATG__RELATION' };
      const [relation] = await resultOf<readonly Entry[]>(call('cmdb.category.read', asked));
      return relation?.relation_type;
    };
    const before = await typeOf();
    const conditions = [{ category: 'C__CATG__RELATION', key: 'relation_type', value: feeds }];
    await resultOf(call('kataster.report.save', { title: 'Feeds', columns: ['title'], filter: { attributes: conditions } }));
    const asked = { removed: [feeds] };
    const { steps, loss } = await resultOf<SchemaPreview>(call('kataster.schema.preview', asked));
    t.like(steps[0], { part: 'relation_types', name: feeds, touched: 1, uses: 1, used_by: [{ kind: 'report', title: 'Feeds' }] });
    t.is(loss, 1);
    t.like(await errorOf(call('kataster.schema.apply', asked)), { error: 'Conflict' });
    await resultOf(call('kataster.schema.apply', { ...asked, accept_loss: 1 }));
    t.is(await typeOf(), null);
    await undoLastSchema(call);
    t.deepEqual(await typeOf(), before);
  },
};

for (const engine of enginesInTurn)
  for (const [what, holds] of Object.entries(cases))
    engine.test(`${engine.name}: ${what}`, async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      await resultOf(call('kataster.schema.apply', { schema }));
      await holds(t, call);
    });
