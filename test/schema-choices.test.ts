import type { ExecutionContext } from 'ava';
import type { ChangeSet, SchemaPreview } from '../generated/types.js';
import { type Caller, callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { engines, enginesInTurn } from './helpers/stores.js';

const tank = 'C__CATG__CUSTOM_TANK';
const titled = (title: string) => ({ en: title, de: title });
const water = { id: 1, const: 'C__MEDIUM__WATER', title: titled('Water') };
const oil = { id: 2, const: 'C__MEDIUM__OIL', title: titled('Oil') };
const milk = { const: 'C__MEDIUM__MILK', title: titled('Milk') };
const columns = [{ key: 'of', type: 'dialog', dialog: 'medium' }];
const schema = {
  dialogs: [{ name: 'medium', choices: [water, oil, { id: 7, const: null, title: titled('Sand') }] }],
  categories: [
    {
      ...{ const: tank, title: titled('Tank'), multiValue: true },
      attributes: [
        { key: 'medium', type: 'dialog', title: titled('Medium'), dialog: 'medium' },
        { key: 'media', type: 'multiselect', title: titled('Media'), dialog: 'medium' },
      ],
    },
  ],
};

interface World {
  readonly t: ExecutionContext;
  readonly call: Caller;
  readonly id: number;
}

type Entry = Readonly<Record<string, unknown>>;

const apply = ({ call }: World, choices: readonly object[], more: object = {}): Promise<RpcAnswer> =>
  call('kataster.schema.apply', { schema: { dialogs: [{ name: 'medium', choices }] }, ...more });

async function faultsOf(answer: Promise<RpcAnswer>): Promise<Entry> {
  const { error, result } = await answer;
  return { ...(error?.data ?? { result }) };
}

async function choicesOf({ call }: World): Promise<readonly Entry[]> {
  const read = await resultOf<{ readonly schema: { readonly dialogs: readonly { choices: readonly Entry[] }[] } }>(
    call('kataster.schema.read', {}),
  );
  return read.schema.dialogs[0]?.choices ?? [];
}

async function mediumOf({ call, id }: World): Promise<unknown> {
  const [entry] = await resultOf<readonly { medium: Entry | null }[]>(call('cmdb.category.read', { objID: id, category: tank }));
  return entry?.medium?.title ?? null;
}

async function undoLastSchema({ call }: World): Promise<void> {
  const filter = { method: 'kataster.schema.apply', limit: 1 };
  const { change_sets: sets } = await resultOf<{ change_sets: readonly ChangeSet[] }>(call('kataster.changes.read', filter));
  await resultOf(call('kataster.changes.revert', { numbers: [sets[0]?.number ?? 0] }));
}

const namesOf = (choices: readonly Entry[]) => choices.map(({ id, const: constant }) => `${id} ${constant}`);

/** What holds of the choices of a list that a site has. */
const facts: Readonly<Record<string, (world: World) => Promise<void>>> = {
  async 'a choice that a document leaves out stays, and none changes its place'(world) {
    const { t } = world;
    const applied = await resultOf<SchemaPreview>(apply(world, [{ ...oil, title: titled('Fuel oil') }]));
    t.deepEqual(applied.steps, [
      { part: 'choices', name: 'medium.C__MEDIUM__OIL', change: 'changed', members: ['title'], touched: 0 },
    ]);
    t.deepEqual(namesOf(await choicesOf(world)), ['1 C__MEDIUM__WATER', '2 C__MEDIUM__OIL', '7 null']);
    t.is(await mediumOf(world), 'Fuel oil');
  },
  async 'a choice that is held goes as a loss, for ever, and comes back where that is undone'(world) {
    const { t, call } = world;
    for (const name of ['medium.C__MEDIUM__OIL', 'medium.2']) {
      const asked = { removed: [name] };
      const { steps, loss } = await resultOf<SchemaPreview>(call('kataster.schema.preview', asked));
      t.like(steps[0], { part: 'choices', name: 'medium.C__MEDIUM__OIL', change: 'removed', touched: 3 });
      t.is(loss, 3);
      t.like(await faultsOf(call('kataster.schema.apply', asked)), { error: 'Conflict' });
      await resultOf(call('kataster.schema.apply', { ...asked, accept_loss: 3 }));
      t.is(await mediumOf(world), null);
      t.deepEqual(namesOf(await choicesOf(world)), ['1 C__MEDIUM__WATER', '7 null']);
      const again = await faultsOf(
        apply(world, [
          { ...milk, id: 2 },
          { ...oil, id: 9 },
        ]),
      );
      t.regex(String(again['schema.dialogs.0.choices.0.id']), /^2 was removed and means nothing else ever/);
      t.regex(String(again['schema.dialogs.0.choices.1.const']), /^"C__MEDIUM__OIL" was removed/);
      t.is(Object.keys(again).length, 3);
      await undoLastSchema(world);
      t.is(await mediumOf(world), 'Oil');
      t.deepEqual(namesOf(await choicesOf(world)), ['1 C__MEDIUM__WATER', '2 C__MEDIUM__OIL', '7 null']);
    }
  },
  async 'an undone addition keeps its number and constant, and comes back with its values'(world) {
    const { t, call, id } = world;
    await resultOf(apply(world, [milk]));
    const [entry] = await resultOf<readonly Entry[]>(call('cmdb.category.read', { objID: id, category: tank }));
    const data = { medium: 'C__MEDIUM__MILK' };
    await resultOf(call('cmdb.category.save', { objID: id, category: tank, entry: Number(entry?.id), data }));
    await undoLastSchema(world);
    t.is(await mediumOf(world), null);
    t.deepEqual(namesOf(await choicesOf(world)), ['1 C__MEDIUM__WATER', '2 C__MEDIUM__OIL', '7 null']);
    t.regex(String((await faultsOf(apply(world, [milk])))['schema.dialogs.0.choices.0.const']), /was removed and means nothing/);
    await resultOf(apply(world, [{ title: titled('Beer') }]));
    t.deepEqual(namesOf(await choicesOf(world)), ['1 C__MEDIUM__WATER', '2 C__MEDIUM__OIL', '7 null', '9 null']);
  },
  async 'choices go with the document that has others of their list'(world) {
    const { t } = world;
    const { steps } = await resultOf<SchemaPreview>(apply(world, [milk], { removed: ['medium.7', 'medium.1'], accept_loss: 2 }));
    t.deepEqual(
      steps.map(({ name, change }) => `${name} ${change}`),
      ['medium.C__MEDIUM__WATER removed', 'medium.7 removed', 'medium.C__MEDIUM__MILK added'],
    );
    t.deepEqual(namesOf(await choicesOf(world)), ['2 C__MEDIUM__OIL', '8 C__MEDIUM__MILK'], 'the number is new');
    const both = await faultsOf(apply(world, [oil], { removed: ['medium.2'] }));
    t.truthy(both['schema.dialogs.0.choices.0.id'], 'none is given and removed');
    t.regex(String((await faultsOf(apply(world, [], { removed: ['medium.C__MEDIUM__OILS'] })))['removed.0']), /C__MEDIUM__OIL'/);
  },
  async 'a constant that was given never changes; one that was not may be given'(world) {
    const { t } = world;
    for (const constant of ['C__MEDIUM__FUEL', null]) {
      const refused = await faultsOf(apply(world, [{ ...oil, const: constant }]));
      t.regex(String(refused['schema.dialogs.0.choices.0.const']), /^const stays "C__MEDIUM__OIL"/);
    }
    await resultOf(apply(world, [{ id: 7, const: 'C__MEDIUM__SAND', title: titled('Sand') }]));
    await resultOf(
      apply(world, [
        { const: 'C__MEDIUM__SAND', title: titled('Fine sand') },
        { id: 1, title: titled('H2O') },
      ]),
    );
    t.deepEqual(namesOf(await choicesOf(world)), ['7 C__MEDIUM__SAND', '2 C__MEDIUM__OIL', '1 C__MEDIUM__WATER']);
  },
  async 'the service numbers choices, and a document may be applied twice'(world) {
    const { t, call } = world;
    const choices = [milk, { title: titled('Air') }];
    for (const _ of ['once', 'twice']) await resultOf(apply(world, choices));
    t.deepEqual(namesOf((await choicesOf(world)).slice(-2)), ['8 C__MEDIUM__MILK', '9 null']);
    t.deepEqual((await resultOf<SchemaPreview>(apply(world, choices))).steps, []);
    const list = { name: 'colour', choices: [{ title: titled('Red') }, { id: 4, title: titled('Blue') }] };
    await resultOf(call('kataster.schema.apply', { schema: { dialogs: [list] } }));
    const { schema: read } = await resultOf<{ schema: { dialogs: readonly object[] } }>(call('kataster.schema.read', {}));
    t.deepEqual(read.dialogs[1], {
      name: 'colour',
      choices: [
        { id: 5, const: null, title: titled('Red') },
        { id: 4, const: null, title: titled('Blue') },
      ],
    });
  },
  async 'who names a constant is told where it goes'({ t, call }) {
    const filter = { attributes: [{ category: tank, key: 'medium', value: 'C__MEDIUM__OIL' }] };
    await resultOf(call('kataster.report.save', { title: 'oil', columns: ['title'], filter }));
    const { steps } = await resultOf<SchemaPreview>(call('kataster.schema.preview', { removed: ['medium.2'] }));
    t.deepEqual(
      steps[0]?.used_by?.map(({ title }) => title),
      ['oil'],
    );
  },
  async 'choices with texts for numbers, and in rows, are counted'({ t, call, id }) {
    const rows = { key: 'parts', type: 'rows', title: titled('Parts'), fields: columns };
    const kinds = {
      name: 'kind',
      choices: [
        { id: 'a', const: null, title: titled('A') },
        { id: 'a"%', const: null, title: titled('B') },
      ],
    };
    const kind = { key: 'kind', type: 'dialog', title: titled('Kind'), dialog: 'kind' };
    await resultOf(
      call('kataster.schema.apply', { schema: { dialogs: [kinds], categories: [{ const: tank, attributes: [kind, rows] }] } }),
    );
    for (const data of [{ kind: 'a' }, { kind: 'a"%', parts: [{ of: 7 }] }])
      await resultOf(call('cmdb.category.save', { objID: id, category: tank, data }));
    const { steps } = await resultOf<SchemaPreview>(
      call('kataster.schema.preview', { removed: ['kind.a', 'kind.a"%', 'medium.7'] }),
    );
    t.deepEqual(
      steps.map(({ name, touched }) => `${name} ${touched}`),
      ['kind.a 1', 'kind.a"% 1', 'medium.7 1'],
    );
  },
};

/** The count is a statement of each engine. */
const isOfEachEngine = (what: string): boolean => what.endsWith('are counted');

for (const [what, holds] of Object.entries(facts))
  for (const engine of isOfEachEngine(what) ? engines : enginesInTurn)
    engine.test(`${engine.name}: ${what}`, async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      await resultOf(call('kataster.schema.apply', { schema }));
      const entries = [{ medium: 'Oil' }, { media: ['Water', 'Oil'] }, { medium: 'Oil', media: ['Oil'] }, { medium: 'Water' }];
      const created = call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1', categories: { [tank]: entries } });
      await holds({ t, call, id: Number((await resultOf(created)).id) });
    });
