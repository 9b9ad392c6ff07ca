import type { ExecutionContext } from 'ava';
import { verbs } from '../generated/methods.js';
import type { ChangeSet } from '../generated/types.js';
import { PastSchemas } from '../src/domain/schema/past-schemas.js';
import { registry } from './helpers/catalogue.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';
import test from './helpers/suite.js';

const tank = 'C__CATG__CUSTOM_TANK';
const type = 'C__OBJTYPE__TANK';
const titled = (title: string) => ({ en: title, de: title });
const text = (key: string, title = key) => ({ key, type: 'text', title: titled(title) });
const medium = { ...text('medium', 'Medium'), type: 'dialog', dialog: 'medium' };
const schema = {
  dialogs: [{ name: 'medium', choices: [{ id: 1, const: 'C__MEDIUM__WATER', title: titled('Water') }] }],
  categories: [{ const: tank, title: titled('Tank'), attributes: [text('label', 'Label'), medium, text('note', 'Note')] }],
  object_types: [{ const: type, title: titled('Water tank'), categories: ['C__CATG__GLOBAL', tank] }],
};

type Entry = Readonly<Record<string, unknown>>;
type Change = ChangeSet['changes'][number];

interface World {
  readonly call: Caller;
  readonly id: number;
  /** Change sets at whose ends the tank was created, saved by the renamed key, and saved without the medium. */
  readonly created: number;
  readonly renamed: number;
  readonly narrowed: number;
}

async function setsOf(call: Caller, filter: object): Promise<readonly ChangeSet[]> {
  return (await resultOf<{ change_sets: readonly ChangeSet[] }>(call('kataster.changes.read', filter))).change_sets;
}

const apply = (call: Caller, params: object) => resultOf(call('kataster.schema.apply', params));

/** A tank whose attribute was retitled and renamed, then lost one with its list, then its whole category and its type. */
async function changedTank(call: Caller): Promise<World> {
  await apply(call, { schema });
  const data = { label: 'North', medium: 'Water', note: 'full' };
  const created = await resultOf(call('cmdb.object.create', { type, title: 'Tank 1', categories: { [tank]: [data] } }));
  const id = Number(created.id);
  const last = async () => (await setsOf(call, { limit: 1 }))[0]?.number ?? 0;
  const numbers = [await last()];
  const save = async (values: object) => {
    await resultOf(call('cmdb.category.save', { objID: id, category: tank, data: values }));
    numbers.push(await last());
  };
  const caption = { ...text('caption', 'Caption'), aliases: ['label'] };
  await apply(call, { schema: { categories: [{ const: tank, attributes: [caption] }] } });
  await save({ caption: 'South' });
  await apply(call, { removed: [`${tank}.medium`, 'medium'], accept_loss: 1 });
  await save({ caption: 'East', note: 'empty' });
  const object_types = [{ const: type, categories: ['C__CATG__GLOBAL'] }];
  await apply(call, { schema: { object_types }, removed: [tank], accept_loss: 1 });
  await resultOf(call('cmdb.object.update', { id, title: 'Late' }));
  const [createdAt = 0, renamed = 0, narrowed = 0] = numbers;
  return { call, id, created: createdAt, renamed, narrowed };
}

const entryAt = async ({ call, id }: World, as_of: number, by: Caller = call): Promise<Entry | undefined> =>
  (await resultOf<readonly Entry[]>(by('cmdb.category.read', { objID: id, category: tank, as_of })))[0];

const titlesIn = (changes: readonly Change[]) =>
  changes.filter(({ category }) => category === tank).flatMap(({ attributes }) => attributes.map(({ title }) => title));

async function readsByThen(t: ExecutionContext, world: World): Promise<void> {
  const { call, id, created, renamed, narrowed } = world;
  t.like(await entryAt(world, created), { label: 'North', medium: { title: 'Water' }, note: 'full' });
  const second = (await entryAt(world, renamed)) ?? {};
  t.like(second, { caption: 'South', medium: { title: 'Water' } });
  t.false('label' in second);
  const third = (await entryAt(world, narrowed)) ?? {};
  t.like(third, { caption: 'East', note: 'empty' });
  t.false('medium' in third);
  t.is((await call('cmdb.category.read', { objID: id, category: tank })).error?.data?.error, 'CategoryNotFound');
  const filter = { type, attributes: [{ category: tank, key: 'label', value: 'North' }] };
  const listed = { filter, categories: [tank], as_of: created };
  const [object] = await resultOf<readonly { type_title: string; categories: Record<string, readonly Entry[]> }[]>(
    call('cmdb.objects.read', listed),
  );
  t.is(object?.type_title, 'Water tank');
  t.like(object?.categories[tank]?.[0], { label: 'North', medium: { title: 'Water' } });
}

/** Its type goes, too, once there are no objects of it. */
async function typeOfThen(t: ExecutionContext, { call, id, created }: World): Promise<void> {
  await resultOf(call('cmdb.object.delete', { id, status: 'C__RECORD_STATUS__PURGE' }));
  await apply(call, { removed: [type] });
  t.like(await resultOf(call('cmdb.object.read', { id, as_of: created })), { type_title: 'Water tank', title: 'Tank 1' });
}

async function historyByThen(t: ExecutionContext, { call, id, created, narrowed }: World): Promise<void> {
  const sets = await setsOf(call, { object: id, sort: 'ASC' });
  t.deepEqual(
    sets.map(({ changes }) => titlesIn(changes)).filter(({ length }) => length > 0),
    [['Label', 'Medium', 'Note'], ['Caption'], ['Caption', 'Note']],
  );
  const compared = async (from: number, to?: number) => {
    const { changes } = await resultOf<{ changes: readonly Change[] }>(
      call('kataster.changes.compare', { object: id, from, ...(to !== undefined && { to }) }),
    );
    return changes.flatMap(({ category, attributes }) => (category === tank ? attributes : []));
  };
  t.deepEqual(
    (await compared(created, narrowed)).map(({ title, from, to }) => [title, from, to]),
    [
      ['Caption', 'North', 'East'],
      ['Note', 'full', 'empty'],
    ],
  );
  t.deepEqual(
    (await compared(created)).map(({ title, from, to }) => [title, from, to]),
    [
      ['Label', 'North', 'East'],
      ['Note', 'full', 'empty'],
    ],
    'the category is gone at the second moment, and shown as it was at the first',
  );
}

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: what was is read and compared by the schema of then`, async t => {
    const service = await startedService(t, engine);
    const world = await changedTank(callerOf(service, 'contract'));
    await readsByThen(t, world);
    await historyByThen(t, world);
    const apikey = 'other-key-other-key';
    await addKey(service.store, apikey, 'other', { grants: [{ verbs, categories: ['C__CATG__GLOBAL', 'C__CATG__MODEL'] }] });
    const other: Caller = (method, params) => world.call(method, { apikey, ...params });
    const { error } = await other('cmdb.category.read', { objID: world.id, category: tank, as_of: world.created });
    t.is(error?.data?.error, 'Forbidden');
    t.deepEqual(titlesIn((await setsOf(other, { object: world.id })).flatMap(({ changes }) => changes)), []);
    await typeOfThen(t, world);
  });

test('a page of history needs no more versions than are kept, and each is made once', async t => {
  const ends = Array.from({ length: 100 }, (_, at) => (at + 1) * 10);
  let made = 0;
  const schemaReads = { changes: () => ends, list: () => [] };
  const extend = () => {
    made += 1;
    return { ...registry, schema: made };
  };
  const present = { ...registry, schema: 100, extend };
  const reads = { schema: schemaReads };
  const pasts = new PastSchemas({ reads, asOf: () => ({ reads }) } as never);
  const places = Array.from({ length: 200 }, (_, at) => ({ number: at * 5 }));
  const page = await pasts.fitting(places, present);
  t.deepEqual(page.at(-1), { number: 315 });
  const at = await pasts.during([...page.map(({ number }) => number), 2000], present);
  t.is(made, 32);
  t.is(at(10), at(19), 'the change set that ended a version is the first of the next one');
  t.not(at(9), at(10));
  t.is(at(2000), present);
  await pasts.at(315, present);
  t.is(made, 32);
});
