import type { ExecutionContext } from 'ava';
import type { ChangeSet, ImportProfile } from '../generated/types.js';
import { type Caller, callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const tank = 'C__CATG__CUSTOM_TANK';
const titled = (title: string) => ({ en: title, de: title });
const attributes = [
  { key: 'label', type: 'text', title: titled('Label') },
  { key: 'supplier', type: 'object', title: titled('Supplier') },
  { key: 'medium', type: 'dialog_plus', title: titled('Medium'), dialog: 'medium' },
  { key: 'grade', type: 'dialog_plus', title: titled('Grade'), dialog: 'medium' },
];
const firstSchema = {
  dialogs: [{ name: 'medium', choices: [{ id: 1, const: 'C__MEDIUM__WATER', title: titled('Water') }] }],
  categories: [{ const: tank, title: titled('Tank'), label: ['label'], attributes }],
  object_types: [{ const: 'C__OBJTYPE__TANK', title: titled('Water tank'), categories: ['C__CATG__GLOBAL', tank] }],
};

/** The faults of a call, and the name of its error. */
async function errorOf(answer: Promise<RpcAnswer>): Promise<Readonly<Record<string, unknown>>> {
  const { error, result } = await answer;
  return { ...(error?.data ?? { result }) };
}

/** Attributes that are renamed, with the value that the tank has, another one, and how both read. */
interface Renamed {
  readonly from: string;
  readonly to: string;
  readonly value: unknown;
  readonly other: unknown;
  readonly text: string;
}

interface World {
  readonly t: ExecutionContext;
  readonly call: Caller;
  readonly id: number;
  readonly renamed: Renamed;
  /** The key under which the attribute is named: the new one, or the one before. */
  readonly key: string;
}

type Entry = Readonly<Record<string, unknown>>;

const readEntry = async ({ call, id }: World): Promise<Entry> => {
  const [entry = {}] = await resultOf<readonly Entry[]>(call('cmdb.category.read', { objID: id, category: tank }));
  return entry;
};
const shown = (value: unknown) => String(value !== null && typeof value === 'object' ? Reflect.get(value, 'id') : value);
const save = ({ call, id }: World, data: object) => call('cmdb.category.save', { objID: id, category: tank, data });

/** Every way in which the key of an attribute enters the service; each reads or writes by the key that it is given. */
const ways: Readonly<Record<string, (world: World) => Promise<void>>> = {
  async 'data that are saved'(world) {
    const { t, key, renamed } = world;
    await resultOf(save(world, { [key]: renamed.other }));
    t.is(shown((await readEntry(world))[renamed.to]), String(renamed.other));
    await resultOf(save(world, { [key]: renamed.value }));
    t.false(renamed.from in (await readEntry(world)));
  },
  async 'an entry that is saved as it was read'(world) {
    const { t, key, renamed } = world;
    const entry = await readEntry(world);
    await resultOf(save(world, { [key]: entry[renamed.to] }));
    t.deepEqual(await readEntry(world), entry);
  },
  async 'a fault of data'(world) {
    const { t, renamed, key } = world;
    t.deepEqual(Object.keys(await errorOf(save(world, { [key]: { wrong: true } }))).sort(), ['error', renamed.to].sort());
  },
  async 'categories of an object that is created'({ t, call, key, renamed }) {
    const categories = { [tank]: [{ [key]: renamed.value }] };
    const { id } = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__TANK', title: 'Another', categories }));
    const [entry] = await resultOf<readonly Entry[]>(call('cmdb.category.read', { objID: Number(id), category: tank }));
    t.is(shown(entry?.[renamed.to]), String(renamed.value));
    await resultOf(call('cmdb.object.archive', { object: Number(id) }));
  },
  async 'a filter, an order and entries of a list'({ t, call, id, key, renamed }) {
    const filter = { attributes: [{ category: tank, key, value: renamed.value }] };
    const asked = { filter, order_by: `${tank}-${key}`, categories: [tank] };
    const [object, ...others] = await resultOf<readonly { id: string; categories: Record<string, readonly Entry[]> }[]>(
      call('cmdb.objects.read', asked),
    );
    t.deepEqual([Number(object?.id), others], [id, []]);
    t.is(shown(object?.categories[tank]?.[0]?.[renamed.to]), String(renamed.value));
  },
  async 'a condition of existing clients'({ t, call, id, key, renamed }) {
    const conditions = [{ property: `${tank}-${key}`, comparison: '=', value: String(renamed.value) }];
    const found = await resultOf<readonly { id: string }[]>(call('cmdb.condition.read', { conditions }));
    t.deepEqual(
      found.map(each => Number(each.id)),
      [id],
    );
  },
  async 'columns, filter and order of a report'({ t, call, key, renamed }) {
    const filter = { attributes: [{ category: tank, key, value: renamed.value }] };
    const report = { title: `by ${key}`, columns: ['title', `${tank}-${key}`], filter, order_by: `${tank}-${key}` };
    const { id } = await resultOf(call('kataster.report.save', report));
    const rows = await resultOf<readonly Entry[]>(call('cmdb.report.read.v2', { id: Number(id) }));
    t.deepEqual(
      rows.map(row => Object.values(row).at(-1)),
      [renamed.text],
    );
  },
  async 'a condition of a webhook'({ t, call, key }) {
    const conditions = [{ category: tank, attribute: key }];
    t.falsy((await call('kataster.webhook.create', { title: key, url: 'https://example.net/', conditions })).error);
  },
  async 'a column of an import'({ t, call, key, renamed }) {
    const columns = [{ title: key, target: `${tank}-${key}` }];
    await resultOf(call('kataster.import_profile.save', { title: key, columns }));
    const profiles = await resultOf<readonly ImportProfile[]>(call('kataster.import_profile.read', {}));
    t.is(profiles.find(({ title }) => title === key)?.columns[0]?.target, `${tank}-${renamed.to}`);
  },
  async 'data that a source pushes'({ t, call, key, renamed }) {
    const host = { extType: 'scanner', extId: key, title: 'Pushed', class: 'C__OBJTYPE__TANK' };
    await resultOf(call('cmdb.external.push.v2', { ...host, data: { [tank]: { [key]: renamed.value } } }));
    const list = { filter: { title: 'Pushed' }, categories: [tank] };
    const [object] = await resultOf<readonly { id: string; categories: Record<string, readonly Entry[]> }[]>(
      call('cmdb.objects.read', list),
    );
    t.is(shown(object?.categories[tank]?.[0]?.[renamed.to]), String(renamed.value));
    await resultOf(call('cmdb.object.archive', { object: Number(object?.id) }));
  },
};

/** Ways in which the service tells the key of an attribute: by the new one alone, also of what was written before. */
const answers: Readonly<Record<string, (world: World) => Promise<void>>> = {
  async 'history, and what a moment was like'({ t, call, id, renamed }) {
    const { change_sets: sets } = await resultOf<{ readonly change_sets: readonly ChangeSet[] }>(
      call('kataster.changes.read', { object: id, sort: 'ASC' }),
    );
    const keys = new Set(sets.flatMap(({ changes }) => changes.flatMap(each => each.attributes.map(({ key }) => key))));
    t.deepEqual([keys.has(renamed.to), keys.has(renamed.from)], [true, false]);
    const moment = { objID: id, category: tank, as_of: sets[0]?.number };
    const [entry] = await resultOf<readonly Entry[]>(call('cmdb.category.read', moment));
    t.is(shown(entry?.[renamed.to]), String(renamed.value));
  },
  async 'the attributes of the category, and the document of the service'({ t, call, renamed }) {
    const info = await resultOf<Entry>(call('cmdb.category_info.read', { category: tank }));
    t.deepEqual([renamed.to in info, renamed.from in info], [true, false]);
    t.like(info[renamed.to], { aliases: [renamed.from] });
    const { components } = await resultOf<{ components: { schemas: Entry } }>(call('rpc.discover', {}));
    const properties = Object.entries(components.schemas)
      .filter(([name]) => /Tank/.test(name))
      .map(([, schema]) => JSON.stringify(schema));
    t.true(properties.length > 1);
    t.true(properties.every(each => !each.includes(`"${renamed.from}":`)));
    t.true(properties.some(each => each.includes(`"${renamed.to}":`)));
  },
  async 'what is undone'(world) {
    const { t, call, renamed } = world;
    await resultOf(save(world, { [renamed.to]: renamed.other }));
    const {
      change_sets: [last],
    } = await resultOf<{ readonly change_sets: readonly ChangeSet[] }>(
      call('kataster.changes.read', { object: world.id, limit: 1 }),
    );
    await resultOf(call('kataster.changes.revert', { numbers: [last?.number ?? 0] }));
    t.is(shown((await readEntry(world))[renamed.to]), String(renamed.value));
  },
};

/** A tank, and a document that renames its attributes: by the key that each had, or by its number. */
async function renamedTank(t: ExecutionContext, call: Caller) {
  await resultOf(call('kataster.schema.apply', { schema: firstSchema }));
  const [supplier, another] = await Promise.all(
    ['North', 'South'].map(async title => {
      const { id } = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__ORGANIZATION', title }));
      return Number(id);
    }),
  );
  const categories = { [tank]: [{ label: 'blue', supplier, medium: 'Water' }] };
  const created = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__TANK', title: 'Tank 1', categories }));
  const [definition] = await categoriesOf(call);
  const number = definition?.attributes.find(({ key }) => key === 'supplier')?.id;
  t.true(Number.isSafeInteger(number));
  const [label, link] = attributes;
  const renaming = {
    const: tank,
    attributes: [
      { ...label, key: 'caption', aliases: ['label'] },
      { ...link, key: 'vendor', id: number },
    ],
  };
  const applied = await resultOf<{ readonly steps: readonly object[] }>(
    call('kataster.schema.apply', { schema: { categories: [renaming] } }),
  );
  t.deepEqual(applied.steps, [
    { part: 'attributes', name: `${tank}.caption`, change: 'changed', members: ['key', 'aliases'], touched: 0 },
    { part: 'attributes', name: `${tank}.vendor`, change: 'changed', members: ['key', 'aliases'], touched: 0 },
  ]);
  const all: readonly Renamed[] = [
    { from: 'label', to: 'caption', value: 'blue', other: 'green', text: 'blue' },
    { from: 'supplier', to: 'vendor', value: supplier, other: another, text: 'North' },
  ];
  return { id: Number(created.id), number, all };
}

/** Documents that rename an attribute twice and back again, and the keys that it has after each. */
const renamings: readonly (readonly [given: object, key: string, aliases: readonly string[]])[] = [
  [{ key: 'two', aliases: ['label'] }, 'two', ['label']],
  [{ key: 'three', aliases: ['two'] }, 'three', ['label', 'two']],
  [{ key: 'three', aliases: ['two'] }, 'three', ['label', 'two']],
  [{ key: 'label', aliases: ['three'] }, 'label', ['two', 'three']],
  [{ key: 'label', aliases: [] }, 'label', []],
  [{ key: 'four', aliases: ['label'] }, 'four', ['label']],
  [{ key: 'four', aliases: [] }, 'four', []],
  [{ key: 'label', aliases: ['four'] }, 'label', ['four']],
];

interface ShownCategory {
  readonly label?: readonly string[];
  readonly attributes: readonly { readonly key: string; readonly id: number; readonly aliases?: readonly string[] }[];
}

async function categoriesOf(call: Caller): Promise<readonly ShownCategory[]> {
  const { schema } = await resultOf<{ schema: { categories: readonly ShownCategory[] } }>(call('kataster.schema.read', {}));
  return schema.categories;
}

for (const engine of enginesInTurn) {
  engine.test(`${engine.name}: former keys stay until they are taken away, and an attribute gets its first one back`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(call('kataster.schema.apply', { schema: firstSchema }));
    for (const [given, key, aliases] of renamings) {
      const renamed = { ...attributes[0], ...given };
      await resultOf(call('kataster.schema.apply', { schema: { categories: [{ const: tank, attributes: [renamed] }] } }));
      const [first] = (await categoriesOf(call))[0]?.attributes ?? [];
      t.deepEqual([first?.key, first?.aliases ?? []], [key, aliases], JSON.stringify(given));
    }
  });

  engine.test(`${engine.name}: a renamed attribute is known by both keys in every way, and told by the new one`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const { id, all } = await renamedTank(t, call);
    let count = 0;
    for (const renamed of all) {
      for (const [way, walk] of Object.entries(ways))
        for (const key of [renamed.to, renamed.from]) {
          await t.notThrowsAsync(walk({ t, call, id, renamed, key }), `${way} by ${key}`);
          count += 1;
        }
      for (const [way, walk] of Object.entries(answers)) {
        await t.notThrowsAsync(walk({ t, call, id, renamed, key: renamed.to }), `${way} of ${renamed.to}`);
        count += 1;
      }
    }
    const { change_sets: sets } = await resultOf<{ readonly change_sets: readonly ChangeSet[] }>(
      call('kataster.changes.read', { method: 'kataster.schema.apply', limit: 1 }),
    );
    t.deepEqual(sets[0]?.changes.length, 1, 'one row was written');
    t.log(`${count} walks, by ${Object.keys(ways).length} ways in and ${Object.keys(answers).length} ways out`);
  });

  engine.test(`${engine.name}: a key that was taken away means nothing, and no other attribute gets it`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const { id, number } = await renamedTank(t, call);
    const [, link] = attributes;
    const apply = (attribute: object) =>
      call('kataster.schema.apply', { schema: { categories: [{ const: tank, attributes: [attribute] }] } });
    const [definition] = await categoriesOf(call);
    t.deepEqual(definition?.label, ['caption']);
    t.like(
      definition?.attributes.find(({ key }) => key === 'vendor'),
      { id: number, aliases: ['supplier'] },
    );
    await resultOf(apply({ ...link, key: 'supplier' }));
    t.true(
      (await categoriesOf(call))[0]?.attributes.some(({ key }) => key === 'vendor'),
      'a document of before renames nothing back',
    );
    t.like(await errorOf(apply({ ...link, key: 'vendor', id: 7 })), { error: 'InvalidParameters' });
    t.like(await errorOf(apply({ ...attributes[0], key: 'vendor', aliases: ['caption'] })), { error: 'InvalidParameters' });
    const both = { objID: id, category: tank, data: { vendor: 1, supplier: 2 } };
    t.like(await errorOf(call('cmdb.category.save', both)), { error: 'ValidationFailed' });
    await resultOf(apply({ ...link, key: 'vendor', aliases: [] }));
    const late = await errorOf(call('cmdb.category.save', { objID: id, category: tank, data: { supplier: null } }));
    t.deepEqual(Object.keys(late).sort(), ['error', 'supplier']);
    t.like(await errorOf(apply({ ...link, key: 'supplier', type: 'text' })), { error: 'InvalidParameters' });
    const [entry] = await resultOf<readonly Entry[]>(call('cmdb.category.read', { objID: id, category: tank }));
    t.like(entry, { vendor: { title: 'North' }, caption: 'blue' });
  });
}

for (const engine of enginesInTurn)
  engine.test(
    `${engine.name}: an entry that says the same by a renamed attribute is archived where two objects are merged`,
    async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      const link = { key: 'supplier', type: 'object', title: titled('Supplier') };
      const category = { const: tank, title: titled('Tank'), multiValue: true, attributes: [link] };
      const types = [{ const: 'C__OBJTYPE__TANK', title: titled('Water tank'), categories: ['C__CATG__GLOBAL', tank] }];
      await resultOf(call('kataster.schema.apply', { schema: { categories: [category], object_types: types } }));
      const made = async (type: string, title: string, categories: object = {}) =>
        Number((await resultOf(call('cmdb.object.create', { type, title, categories }))).id);
      const object = await made('C__OBJTYPE__ORGANIZATION', 'North');
      const into = await made('C__OBJTYPE__ORGANIZATION', 'Nord');
      const id = await made('C__OBJTYPE__TANK', 'Tank 1', { [tank]: [{ supplier: object }, { supplier: into }] });
      const renamed = { ...category, attributes: [{ ...link, key: 'vendor', aliases: ['supplier'] }] };
      await resultOf(call('kataster.schema.apply', { schema: { categories: [renamed] } }));
      await resultOf(call('kataster.object.merge', { object, into }));
      const left = await resultOf<readonly Entry[]>(call('cmdb.category.read', { objID: id, category: tank }));
      t.deepEqual(
        left.map(entry => shown(entry.vendor)),
        [String(into)],
      );
    },
  );

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: refusals and conflicts name attributes by their names of now`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const day = (key: string, more: object = {}) => ({ key, type: 'date', title: titled(key), ...more });
    const apply = (...dates: readonly object[]) =>
      resultOf(
        call('kataster.schema.apply', { schema: { categories: [{ const: tank, title: titled('Tank'), attributes: dates }] } }),
      );
    await apply(day('begun'), day('ended', { notBefore: 'begun' }));
    await apply(day('started', { aliases: ['begun'] }), day('stopped', { aliases: ['ended'], notBefore: 'started' }));
    const categories = { [tank]: [{ started: '2026-02-01', stopped: '2026-03-01' }] };
    const { id } = await resultOf<{ id: number }>(
      call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1', categories }),
    );
    const saved = (data: object) => call('cmdb.category.save', { objID: id, category: tank, data });
    t.like(await errorOf(saved({ stopped: '2026-01-01' })), {
      stopped: `is before 'started'; expected "2026-02-01" or later, not "2026-01-01"`,
    });
    t.like(await errorOf(saved({ started: '2026-04-01' })), {
      started: `is after 'stopped'; expected "2026-03-01" or earlier, not "2026-04-01"`,
    });
    await resultOf(saved({ stopped: '2026-03-02' }));
    const { change_sets: sets } = await resultOf<{ change_sets: ChangeSet[] }>(call('kataster.changes.read', { limit: 1 }));
    await resultOf(saved({ stopped: '2026-03-03' }));
    const conflict = await errorOf(call('kataster.changes.revert', { numbers: [sets[0]?.number] }));
    t.is(conflict[`${id}/${tank}/stopped`], 'entry 1: is "2026-03-03" now, not "2026-03-02"');
  });
