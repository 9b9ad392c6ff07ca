import type { ExecutionContext } from 'ava';
import type { ChangeFeed, SchemaPreview } from '../generated/types.js';
import { type Attribute, type Conversion, conversions, dialogs, text } from './helpers/attribute-conversions.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const tank = 'C__CATG__CUSTOM_TANK';
const titled = (title: string) => ({ en: title, de: title });
/** A value by what tells it from others: the number of a choice, the digit of a yes or no. */
function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(shown);
  if (typeof value !== 'object' || value === null) return value === '' || value === null ? undefined : value;
  return Reflect.get(value, 'id') ?? Reflect.get(value, 'value');
}

interface World {
  readonly call: Caller;
  readonly category: string;
  readonly objects: readonly number[];
}

const definitionOf = (attribute: Attribute, category = tank) => ({
  dialogs,
  categories: [
    { const: category, title: titled('Tank'), attributes: [{ key: 'volume', title: titled('Volume'), ...attribute }] },
  ],
});

async function worldWith(call: Caller, { from, values }: Pick<Conversion, 'from' | 'values'>, category = tank): Promise<World> {
  await resultOf(call('kataster.schema.apply', { schema: definitionOf(from, category) }));
  const objects: number[] = [];
  for (const [given] of values) {
    const created = { type: 'C__OBJTYPE__SERVER', title: 'tank', categories: { [category]: [{ volume: given }] } };
    objects.push(Number((await resultOf<{ id: number }>(call('cmdb.object.create', created))).id));
  }
  return { call, category, objects };
}

async function valuesIn({ call, category, objects }: World, options: object = {}): Promise<readonly unknown[]> {
  const values: unknown[] = [];
  for (const objID of objects) {
    const [entry = {}] = await resultOf<readonly Attribute[]>(call('cmdb.category.read', { objID, category, ...options }));
    values.push(shown(entry.volume));
  }
  return values;
}

/** What no yes or no says reads as no. */
const orNo = ({ to }: Conversion, value: unknown) => value ?? (to.type === 'boolean' ? '0' : undefined);

async function latest(call: Caller): Promise<number> {
  const { change_sets: sets } = await resultOf<ChangeFeed>(call('kataster.changes.read', { limit: 1 }));
  return sets[0]?.number ?? 0;
}

/** Converts an attribute, undoes that, and does it again. */
async function convert(t: ExecutionContext, call: Caller, name: string, conversion: Conversion, category: string): Promise<void> {
  const world = await worldWith(call, conversion, category);
  const before = await valuesIn(world);
  const becomes = conversion.values.map(([, value]) => value);
  const lost = becomes.filter(value => value === undefined).length;
  const schema = definitionOf(conversion.to, category);
  const preview = await resultOf<SchemaPreview>(call('kataster.schema.preview', { schema, limit: 10 }));
  t.deepEqual([preview.loss, preview.steps.map(({ touched }) => touched)], [lost, [becomes.length]], name);
  t.deepEqual(
    preview.refused?.map(({ name: attribute, object }) => [attribute, Number(object.id)]),
    world.objects.filter((_, at) => becomes[at] === undefined).map(id => [`${category}.volume`, id]),
    `${name}: what is not taken is listed`,
  );
  if (lost > 0) t.is((await call('kataster.schema.apply', { schema })).error?.data?.error, 'Conflict', name);
  await resultOf(call('kataster.schema.apply', { schema, accept_loss: lost }));
  const after = becomes.map(value => orNo(conversion, value));
  t.deepEqual(await valuesIn(world), after, name);
  const again = await resultOf<SchemaPreview>(call('kataster.schema.preview', { schema }));
  t.deepEqual(again.steps, [], `${name}: a document may be applied twice`);
  const number = await latest(call);
  t.deepEqual(await valuesIn(world, { as_of: number - 1 }), before, `${name}: the values of then are read as they were`);
  await resultOf(call('kataster.changes.revert', { numbers: [number] }));
  t.deepEqual(await valuesIn(world), before, `${name}: undone`);
  await resultOf(call('kataster.changes.revert', { numbers: [number + 1] }));
  t.deepEqual(await valuesIn(world), after, `${name}: done again`);
}

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: values become those of another kind, and what is not taken comes back, too`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    for (const [at, [name, conversion]] of Object.entries(conversions).entries())
      await convert(t, call, name, conversion, `${tank}_${at}`);
  });

/** Saves a value in the first of the objects. */
const save = ({ call, category, objects: [objID] }: World, volume: unknown) =>
  call('cmdb.category.save', { objID, category, data: { volume } });

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: values saved since a conversion are written as those of the former kind`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const values = ['1', '2', '3', 'four'].map(each => [each, each] as const);
    const world = await worldWith(call, { from: text, values });
    const columns = ['id', `${tank}-volume`];
    const { id } = await resultOf<{ id: number }>(call('kataster.report.save', { title: 'volumes', columns }));
    const rows = async () => (await resultOf<{ rows: readonly unknown[] }>(call('kataster.report.read', { id }))).rows;
    t.is((await rows()).length, 4);
    const schema = definitionOf({ type: 'integer' });
    await resultOf(call('kataster.schema.apply', { schema, accept_loss: 1 }));
    const conversion = await latest(call);
    await resultOf(save(world, 100));
    await resultOf(call('cmdb.category.save', { objID: world.objects[1], category: tank, data: { volume: null } }));
    t.deepEqual(await valuesIn(world), ['100', undefined, '3', undefined]);
    t.deepEqual((await save(world, 'ten')).error?.data?.error, 'ValidationFailed');
    const conditions = [{ property: `${tank}-volume`, comparison: '>', value: 1 }];
    const greater = await resultOf<readonly { id: string }[]>(call('cmdb.condition.read', { conditions }));
    t.deepEqual(
      greater.map(found => Number(found.id)),
      [world.objects[0], world.objects[2]],
      'what was a text is compared as a number',
    );
    t.is((await rows()).length, 4, 'a report that names it goes on');
    await resultOf(call('kataster.changes.revert', { numbers: [conversion] }));
    t.deepEqual(await valuesIn(world), ['100', undefined, '3', 'four']);
    t.deepEqual(await valuesIn(world, { as_of: conversion }), ['1', '2', '3', undefined]);
    await resultOf(save(world, 'ten'));
    t.deepEqual(await valuesIn(world), ['ten', undefined, '3', 'four']);
  });

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: what was unique is so again, unless a value stands twice by then`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const unique = { ...text, unique: 'everywhere' };
    const world = await worldWith(call, { from: unique, values: ['1', '2', '3'].map(each => [each, each] as const) });
    const schema = definitionOf({ type: 'integer' });
    const early = await call('kataster.schema.apply', { schema: definitionOf({ type: 'integer', unique: 'everywhere' }) });
    t.regex(String(early.error?.data?.['schema.categories.0.attributes.0.unique']), /^values are converted first/);
    await resultOf(call('kataster.schema.apply', { schema }));
    const conversion = await latest(call);
    await resultOf(save(world, 3));
    const { error } = await call('kataster.changes.revert', { numbers: [conversion] });
    t.regex(String(error?.data?.[`${tank}.volume.unique`]), /another one has: 2, /);
    t.deepEqual(await valuesIn(world), ['3', '2', '3']);
    await resultOf(save(world, 4));
    await resultOf(call('kataster.changes.revert', { numbers: [conversion] }));
    t.deepEqual(await valuesIn(world), ['4', '2', '3']);
    t.is((await save(world, '2')).error?.data?.error, 'ValidationFailed', 'values saved since count, too');
    await resultOf(save(world, '1'));
  });

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: a limit becomes narrower once every value is within it`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const values = ['short', 'a little longer'].map(each => [each, each] as const);
    const world = await worldWith(call, { from: text, values });
    const schema = definitionOf({ ...text, maxLength: 8 });
    const { refused } = await resultOf<SchemaPreview>(call('kataster.schema.preview', { schema, limit: 5 }));
    t.like(refused, [{ member: 'maxLength', name: `${tank}.volume`, value: 'a little longer' }]);
    const { error } = await call('kataster.schema.apply', { schema, accept_loss: 1 });
    t.regex(String(error?.data?.['schema.categories.0.attributes.0.maxLength']), /^entries with a value .* refuse: 1;/);
    await resultOf(call('cmdb.category.save', { objID: world.objects[1], category: tank, data: { volume: 'longer' } }));
    await resultOf(call('kataster.schema.apply', { schema }));
    t.deepEqual(await valuesIn(world), ['short', 'longer'], 'no value is written anew');
    const { steps } = await resultOf<SchemaPreview>(call('kataster.schema.preview', { schema: definitionOf(text) }));
    t.like(steps, [{ members: ['maxLength'] }], 'and wider at once');
  });

const medium = (title: string) => ({ const: null, title: titled(title) });

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: undone changes of before a conversion leave values of now`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const values = ['Water', 'Oil', 'Milk'].map(each => [each, each] as const);
    const world = await worldWith(call, { from: text, values });
    const [edited, purged] = world.objects;
    await resultOf(save(world, 'Oil'));
    const edit = await latest(call);
    for (const status of ['ARCHIVED', 'DELETED'])
      await resultOf(call('cmdb.object.delete', { id: purged, status: `C__RECORD_STATUS__${status}` }));
    await resultOf(call('cmdb.object.purge', { object: purged }));
    const purge = await latest(call);
    const schema = {
      ...definitionOf({ type: 'dialog_plus', dialog: 'content' }),
      dialogs: [{ name: 'content', choices: [medium('Water')] }],
    };
    await resultOf(call('kataster.schema.apply', { schema }));
    const [oil, milk] = await valuesIn({ ...world, objects: world.objects.filter(id => id !== purged) });
    await resultOf(call('kataster.changes.revert', { numbers: [purge] }));
    t.deepEqual(await valuesIn(world), [oil, oil, milk], 'an entry that comes back has a value of the kind of now');
    await resultOf(call('kataster.changes.revert', { numbers: [edit] }));
    t.deepEqual(await valuesIn({ ...world, objects: [edited ?? 0] }), ['1']);
    await resultOf(save(world, 'Milk'));
    const { error } = await call('kataster.changes.revert', { numbers: [edit] });
    t.is(error?.data?.error, 'Conflict', 'what was saved since is one');
  });

/** Attributes that others are worked out from, or that hold what cannot be written otherwise, and what they cannot become. */
const refused: Readonly<Record<string, readonly [from: readonly Attribute[], to: Attribute]>> = {
  'a link to an object': [[{ key: 'volume', type: 'object' }], { type: 'text' }],
  'a password': [[{ key: 'volume', type: 'password' }], { type: 'text' }],
  'the unit of another one': [
    [
      { key: 'volume', type: 'dialog', dialog: 'medium' },
      { key: 'amount', type: 'number', unit: 'volume', measure: 'volume' },
    ],
    { type: 'text' },
  ],
};

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: what cannot be written as another kind stays`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    for (const [at, [name, [from, to]]] of Object.entries(refused).entries()) {
      const category = `${tank}_${at}`;
      const attributes = from.map(each => ({ title: titled('Volume'), ...each }));
      const [given] = definitionOf(to, category).categories;
      await resultOf(call('kataster.schema.apply', { schema: { dialogs, categories: [{ ...given, attributes }] } }));
      const { error } = await call('kataster.schema.apply', { schema: definitionOf(to, category) });
      t.regex(String(error?.data?.['schema.categories.0.attributes.0.type']), /^type stays /, name);
    }
  });

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: what names an attribute goes on naming it`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const world = await worldWith(call, { from: text, values: [['10.0.0.1', '10.0.0.1']] });
    const renamed = { key: 'address', aliases: ['volume'], type: 'text', title: titled('Address'), format: 'ip' };
    const [category] = definitionOf(text).categories;
    const schema = { categories: [{ ...category, label: ['address'], attributes: [renamed] }] };
    await resultOf(call('kataster.schema.apply', { schema }));
    const [objID] = world.objects;
    await resultOf(call('cmdb.category.save', { objID, category: tank, data: { volume: '10.0.0.2' } }));
    t.like(await resultOf(call('cmdb.category.read', { objID, category: tank })), [{ address: '10.0.0.2' }]);
    const read = await resultOf<{ schema: { categories: readonly object[] } }>(call('kataster.schema.read', {}));
    t.like(read.schema.categories, [{ label: ['address'], attributes: [{ key: 'address', aliases: ['volume'] }] }]);
    t.deepEqual(
      (await resultOf<SchemaPreview>(call('kataster.schema.preview', { schema: read.schema }))).steps,
      [],
      'what is read may be applied',
    );
    const edit = await latest(call);
    await resultOf(call('kataster.changes.revert', { numbers: [edit - 1, edit] }));
    t.deepEqual(await valuesIn(world), ['10.0.0.1'], 'its first name comes back with its kind');
    await resultOf(call('kataster.changes.revert', { numbers: [edit + 1] }));
    const left = await call('kataster.schema.apply', { removed: [`${tank}.address`], accept_loss: 1 });
    t.regex(
      String(left.error?.data?.schema),
      /label\.0: no text attribute 'address'; there is none$/,
      'by the name that callers know',
    );
    const removal = { schema: { categories: [{ const: tank, label: [] }] }, removed: [`${tank}.address`] };
    t.is((await resultOf<SchemaPreview>(call('kataster.schema.preview', removal))).loss, 1);
    await resultOf(call('kataster.schema.apply', { ...removal, accept_loss: 1 }));
    const { error } = await call('kataster.schema.apply', { schema: definitionOf({ type: 'date' }) });
    t.regex(JSON.stringify(error?.data), /was removed/, 'its names mean nothing else ever');
  });

/** Values that become choices of a list that grows, each with the title of its choice; `undefined` for what is not taken. */
const grown: Readonly<Record<string, Pick<Conversion, 'from' | 'values'>>> = {
  'a text': {
    from: text,
    values: [
      ['Red', 'Red'],
      ['Water', 'Water'],
    ],
  },
  'an integer': { from: { type: 'integer' }, values: [[12, '12']] },
  'yes or no': { from: { type: 'boolean' }, values: [[true, 'Yes']] },
  'a choice of another list': {
    from: { type: 'dialog', dialog: 'medium' },
    values: [
      ['C__MEDIUM__OIL', 'Oil'],
      ['C__MEDIUM__WATER', 'Water'],
    ],
  },
  'several choices': {
    from: { type: 'multiselect', dialog: 'medium' },
    values: [
      [[2], 'Oil'],
      [[1, 2], undefined],
    ],
  },
};

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: values come back from choices that were made for them and go with what is undone`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    for (const [at, [name, { from, values }]] of Object.entries(grown).entries()) {
      const category = `${tank}_${at}`;
      const world = await worldWith(call, { from, values }, category);
      const before = await valuesIn(world);
      const becomes = values.map(([, title]) => title);
      const colors = [{ name: `colors_${at}`, choices: [medium('Water')] }];
      const schema = { ...definitionOf({ type: 'dialog_plus', dialog: `colors_${at}` }, category), dialogs: colors };
      const loss = becomes.filter(title => title === undefined).length;
      await resultOf(call('kataster.schema.apply', { schema, accept_loss: loss }));
      const conversion = await latest(call);
      const titles = async () => {
        const all = await Promise.all(world.objects.map(objID => call('cmdb.category.read', { objID, category })));
        return all.map(({ result }) => (result as readonly { volume: { title: string } | null }[])[0]?.volume?.title);
      };
      t.deepEqual(await titles(), becomes, name);
      const since = { type: 'C__OBJTYPE__SERVER', title: 'since', categories: { [category]: [{ volume: becomes[0] }] } };
      const later = Number((await resultOf<{ id: number }>(call('cmdb.object.create', since))).id);
      await resultOf(call('kataster.changes.revert', { numbers: [conversion] }));
      t.deepEqual(await valuesIn(world), before, `${name}: undone`);
      t.deepEqual(await valuesIn({ ...world, objects: [later] }), before.slice(0, 1), `${name}: what was saved since, too`);
      t.deepEqual(await valuesIn(world, { as_of: conversion - 1 }), before, `${name}: then`);
      await resultOf(call('kataster.changes.revert', { numbers: [await latest(call)] }));
      t.deepEqual(await titles(), becomes, `${name}: done again`);
      const { result } = await call('cmdb.dialog.read', { category, property: 'volume' });
      const listed = (result as readonly { title: string }[]).map(({ title }) => title);
      t.deepEqual(listed, [...new Set(listed)], `${name}: no choice is there twice`);
      await resultOf(call('kataster.changes.revert', { numbers: [await latest(call)] }));
      t.deepEqual(await valuesIn(world), before, `${name}: undone again`);
    }
  });
