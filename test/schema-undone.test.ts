import type { ExecutionContext } from 'ava';
import { type Caller, callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const tank = 'C__CATG__CUSTOM_TANK';
const type = 'C__OBJTYPE__TANK';
const model = 'C__CATG__MODEL';
const titled = (title: string) => ({ en: title, de: title });
const text = (key: string, more: object = {}) => ({ key, type: 'text', title: titled(key), ...more });
const dialog = { name: 'medium', choices: [{ id: 1, const: 'C__MEDIUM__WATER', title: titled('Water') }] };
const medium = { key: 'medium', type: 'dialog_plus', title: titled('medium'), dialog: 'medium' };
const tankWith = (attributes: readonly object[], more: object = {}) => ({
  categories: [{ const: tank, title: titled('Tank'), ...more, attributes }],
});
const typeWith = (more: object) => ({ object_types: [{ const: type, title: titled('Water tank'), ...more }] });
const shown = typeWith({ categories: ['C__CATG__GLOBAL', tank] });
const labelled = (more: object = {}) => ({ ...tankWith([text('label', more)]), ...shown });

/** Calls of a case: the parameters of `kataster.schema.apply`, or another method with its own. */
type Step = object | readonly [method: string, params: object];
const saved = (data: object): Step => ['cmdb.category.save', { objID: 1, category: tank, data }];
const created = (data: object, of = type, category = tank): Step => [
  'cmdb.object.create',
  { type: of, title: 'new', categories: { [category]: [data] } },
];
const noted = (more: object = {}) => ({ ...tankWith([text('label', more), text('note')]), ...shown });

interface Case {
  /** What is there before. */
  readonly first?: readonly Step[];
  /** The change of the schema that is undone. */
  readonly undone: Step;
  /** What comes after, and stands in its way. */
  readonly since?: readonly Step[];
  /** The place of the fault, and what it says; absent where nothing stands in the way. */
  readonly says?: readonly [place: string, fault: RegExp];
}

/** Changes of a schema that are undone, by kind of definition and direction. */
const cases: Readonly<Record<string, Case>> = {
  'a dialog that an attribute uses by now': {
    undone: { schema: { dialogs: [dialog] } },
    since: [{ schema: tankWith([medium]) }],
    says: ['schema', /medium/],
  },
  'a dialog that went after the attribute': {
    first: [{ schema: { dialogs: [dialog], ...tankWith([text('label'), medium]) } }],
    undone: { removed: [`${tank}.medium`] },
    since: [{ removed: ['medium'] }],
    says: ['schema', /medium/],
  },
  'a type that has objects by now': {
    undone: { schema: { ...labelled() } },
    since: [created({ label: 'A' })],
    says: [type, /^objects of this type: 1; /],
  },
  'a group that a type is in by now': {
    undone: { schema: { object_type_groups: [{ const: 'C__OBJTYPE_GROUP__OWN', title: titled('Own') }] } },
    since: [{ schema: typeWith({ group: 'C__OBJTYPE_GROUP__OWN' }) }],
    says: ['schema', /C__OBJTYPE_GROUP__OWN/],
  },
  'a category that a type shows by now': {
    undone: { schema: tankWith([text('label')]) },
    since: [{ schema: shown }],
    says: ['schema', new RegExp(tank)],
  },
  'a value that is required again and that an entry lacks': {
    first: [{ schema: noted({ required: true }) }],
    undone: { schema: tankWith([text('label')]) },
    since: [created({ note: 'x' })],
    says: [`${tank}.label`, /^entries without a value: 1; /],
  },
  'a required attribute that comes back and that an entry lacks': {
    first: [{ schema: noted({ required: true }) }],
    undone: { removed: [`${tank}.label`] },
    since: [created({ note: 'x' })],
    says: [`${tank}.label`, /^entries without a value: 1; /],
  },
  'a rule that demands a value which an entry lacks': {
    first: [{ schema: { attribute_rules: [{ attribute: `${model}.serial`, required: true }] } }],
    undone: { removed: [`${model}.serial`] },
    since: [created({ title: 'T' }, 'C__OBJTYPE__SERVER', model)],
    says: [`${model}.serial`, /^entries without a value: 1; /],
  },
  'a category that has one entry again where an object has two': {
    first: [{ schema: labelled() }, created({ label: 'A' })],
    undone: { schema: { categories: [{ const: tank, multiValue: true }] } },
    since: [saved({ label: 'B' })],
    says: [tank, /^objects with several entries, or one that is not normal: 1; /],
  },
  'an attribute that is unique again and has a value twice': {
    first: [{ schema: labelled({ unique: 'everywhere' }) }, created({ label: 'A' })],
    undone: { schema: tankWith([text('label')]) },
    since: [created({ label: 'a' })],
    says: [`${tank}.label.unique`, /another one has: 2, /],
  },
  'a limit that is narrower again while a value is beyond it': {
    first: [{ schema: labelled({ maxLength: 2 }) }],
    undone: { schema: tankWith([text('label', { maxLength: 20 })]) },
    since: [created({ label: 'long' })],
    says: [`${tank}.label.maxLength`, /^entries with a value that it would refuse: 1; /],
  },
  'a limit that is narrower again while every value is within it': {
    first: [{ schema: labelled({ maxLength: 2 }) }],
    undone: { schema: tankWith([text('label', { maxLength: 20 })]) },
    since: [created({ label: 'ab' })],
  },
  'a limit that is narrower again without values': {
    first: [{ schema: labelled({ maxLength: 2 }) }],
    undone: { schema: tankWith([text('label', { maxLength: 20 })]) },
  },
  'an attribute that went, beside an entry without it': {
    first: [{ schema: noted() }, created({ label: 'A' })],
    undone: { removed: [`${tank}.label`], accept_loss: 1 },
    since: [created({ note: 'x' })],
  },
  'a category that went': {
    first: [{ schema: labelled({ required: true }) }, created({ label: 'A' })],
    undone: { schema: typeWith({ categories: ['C__CATG__GLOBAL'] }), removed: [tank], accept_loss: 1 },
  },
  'a type that went': { first: [{ schema: labelled() }], undone: { removed: [type] } },
  'a rule': { undone: { schema: { attribute_rules: [{ attribute: `${model}.serial`, required: true }] } } },
  'a type of relations': {
    undone: {
      schema: {
        relation_types: [
          { const: 'C__RELATION_TYPE__FILLS', title: titled('Fills'), master: titled('fills'), slave: titled('is filled by') },
        ],
      },
    },
  },
  'a group that a type was in': {
    first: [
      { schema: { object_type_groups: [{ const: 'C__OBJTYPE_GROUP__OWN', title: titled('Own') }] } },
      { schema: typeWith({ group: 'C__OBJTYPE_GROUP__OWN' }) },
    ],
    undone: { schema: typeWith({ group: null }) },
    since: [{ removed: ['C__OBJTYPE_GROUP__OWN'] }],
    says: ['schema', /C__OBJTYPE_GROUP__OWN/],
  },
};

/** Carries out a step, and returns the number of its change set. */
async function take(call: Caller, step: Step): Promise<number> {
  const [method, params] = Array.isArray(step) ? step : ['kataster.schema.apply', step];
  // Objects have no small ids: the first one of the service is meant.
  const first = async () => (await resultOf<readonly { id: number }[]>(call('cmdb.objects.read', { filter: { type } })))[0]?.id;
  await resultOf(call(method, 'objID' in params ? { ...params, objID: await first() } : params));
  const page = await resultOf<{ change_sets: readonly { number: number }[] }>(call('kataster.changes.read', { limit: 1 }));
  return page.change_sets[0]?.number ?? 0;
}

async function takeAll(call: Caller, steps: readonly Step[]): Promise<readonly number[]> {
  const numbers: number[] = [];
  for (const step of steps) numbers.push(await take(call, step));
  return numbers;
}

/** Everything that a change of the schema may change. */
async function stateOf(call: Caller) {
  const { schema } = await resultOf<{ schema: object }>(call('kataster.schema.read', {}));
  const { result = [] } = await call('cmdb.objects.read', { filter: { type } });
  const objects = (result as readonly { id: number; title: string }[]).map(({ id, title }) => ({ id, title }));
  const reads = await Promise.all(objects.map(({ id }) => call('cmdb.category.read', { objID: id, category: tank })));
  return { schema, objects, entries: reads.map(({ result: entries, error }) => entries ?? error?.data?.error) };
}

const revert = (call: Caller, numbers: readonly number[], more: object = {}) =>
  call('kataster.changes.revert', { numbers, ...more });

/** The fault that every way of undoing is refused with. */
async function refusedEverywhere(t: ExecutionContext, call: Caller, number: number, [place, says]: readonly [string, RegExp]) {
  const before = await stateOf(call);
  const ways: Readonly<Record<string, Promise<RpcAnswer>>> = {
    revert: revert(call, [number]),
    'dry run': revert(call, [number], { dry_run: true }),
    overwrite: revert(call, [number], { on_conflict: 'overwrite' }),
    skip: revert(call, [number], { on_conflict: 'skip' }),
  };
  for (const [way, answer] of Object.entries(ways)) {
    const { error } = await answer;
    t.is(error?.data?.error, 'Conflict', way);
    const [name, fault] = Object.entries(error?.data ?? {}).find(([key]) => key === place || key.endsWith(place)) ?? [];
    t.truthy(name, `${way}: ${JSON.stringify(error)}`);
    t.regex(String(fault), says, way);
  }
  t.deepEqual(await stateOf(call), before, 'nothing is written');
}

for (const engine of enginesInTurn)
  for (const [what, { first = [], undone, since = [], says }] of Object.entries(cases))
    engine.test(`${engine.name}: undone as a change of the schema, ${what}`, async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      await takeAll(call, first);
      const before = await stateOf(call);
      const number = await take(call, undone);
      const { plan: early } = await resultOf<{ plan: string }>(revert(call, [number], { dry_run: true }));
      const later = await takeAll(call, since);
      const after = await stateOf(call);
      if (says) {
        await refusedEverywhere(t, call, number, says);
        t.is((await call('kataster.changes.apply', { plan: early })).error?.data?.error, 'Conflict', 'a plan of before');
      }
      const numbers = says ? [number, ...later] : [number];
      const { plan } = await resultOf<{ plan: string }>(revert(call, numbers, { dry_run: true }));
      const undo = await resultOf<{ number: number }>(call('kataster.changes.apply', { plan }));
      const { schema, objects, entries } = await stateOf(call);
      t.deepEqual(schema, before.schema, 'the schema is as it was');
      if (says) t.deepEqual({ objects, entries }, { objects: before.objects, entries: before.entries });
      await resultOf(revert(call, [undo.number]));
      t.deepEqual(await stateOf(call), after, 'undone, the undo leaves no trace');
    });

/** Definitions that are added, which undoing takes out of force: their names are given to nothing else. */
const additions: Readonly<Record<string, readonly [added: object, again: object, place: string, value?: object]>> = {
  'a dialog': [{ dialogs: [dialog] }, { dialogs: [dialog] }, 'schema.dialogs.0.name'],
  'a category': [tankWith([text('label')]), tankWith([text('label')]), 'schema.categories.0.const'],
  'a type': [typeWith({}), typeWith({}), 'schema.object_types.0.const'],
  'an attribute': [
    tankWith([text('extra')]),
    tankWith([{ key: 'extra', type: 'integer', title: titled('extra') }]),
    'schema.categories.0.attributes.0.key',
    { label: 'A', extra: 'E' },
  ],
  'a key that an attribute had': [
    tankWith([text('caption', { aliases: ['label'] })]),
    tankWith([text('caption')]),
    'schema.categories.0.attributes.0.key',
    { caption: 'E' },
  ],
};

for (const engine of enginesInTurn)
  for (const [what, [added, again, place, value]] of Object.entries(additions))
    engine.test(`${engine.name}: undone, it means nothing else ever: ${what}`, async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      if (value) await take(call, { schema: labelled() });
      const number = await take(call, { schema: added });
      if (value) await take(call, created(value));
      const after = await stateOf(call);
      const { number: undo } = await resultOf<{ number: number }>(revert(call, [number]));
      const before = await stateOf(call);
      const { error } = await call('kataster.schema.apply', { schema: again });
      t.regex(String(error?.data?.[place]), / was removed and means nothing else ever/);
      t.deepEqual(await stateOf(call), before);
      t.like(await resultOf(revert(call, [number])), { number: null }, 'nothing is left to undo');
      await resultOf(revert(call, [undo]));
      t.deepEqual(await stateOf(call), after, 'undone again, it is back with its values');
    });

const retitled = (key: string, title: string) => text(key, { title: titled(title) });
const choice = (id: number, title: string) => ({ id, const: `C__MEDIUM__${title.toUpperCase()}`, title: titled(title) });
const media = (...titles: readonly string[]) => ({
  dialogs: [{ name: 'medium', choices: titles.map((title, at) => choice(at + 1, title)) }],
});

/** Changes of one definition of which the earlier one is undone, the later one, and the schema that is left. */
const beside: Readonly<Record<string, readonly [undone: Step, since: readonly Step[], left: object]>> = {
  'an attribute that went, beside another one, a title and an order': [
    { removed: [`${tank}.label`] },
    [
      { schema: tankWith([text('note')], { title: titled('Basin') }) },
      { schema: tankWith([text('late'), retitled('note', 'Notes')], { title: titled('Basin') }) },
    ],
    tankWith([text('late'), text('label'), retitled('note', 'Notes')], { title: titled('Basin') }),
  ],
  'an attribute that was added, beside another one': [
    { schema: tankWith([text('extra')]) },
    [{ schema: tankWith([text('late')]) }],
    tankWith([text('label'), text('note'), text('late')]),
  ],
  'a title, beside the pattern of the same attribute': [
    { schema: tankWith([retitled('label', 'Name')]) },
    [{ schema: tankWith([text('label', { title: titled('Name'), pattern: 'x+' })]) }],
    tankWith([text('label', { pattern: 'x+' }), text('note')]),
  ],
  'a choice, beside another one': [
    { schema: media('Water', 'Oil') },
    [{ schema: media('Water', 'Oil', 'Air') }],
    { dialogs: [{ name: 'medium', choices: [choice(1, 'Water'), choice(3, 'Air')] }] },
  ],
  'a category that a type shows, beside another one': [
    { schema: typeWith({ categories: ['C__CATG__GLOBAL', tank, model] }) },
    [{ schema: typeWith({ categories: ['C__CATG__GLOBAL', tank, model, 'C__CATG__LOCATION'] }) }],
    typeWith({ categories: ['C__CATG__GLOBAL', tank, 'C__CATG__LOCATION'] }),
  ],
};

/** Definitions as a caller gave them: without numbers, and members that it left out. */
async function given(call: Caller, part: string): Promise<unknown> {
  const { schema } = await resultOf<{ schema: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> }>(
    call('kataster.schema.read', {}),
  );
  const [first = {}] = schema[part] ?? [];
  const attributes = (first.attributes as readonly Readonly<Record<string, unknown>>[] | undefined)?.map(
    ({ id: _, ...each }) => each,
  );
  return { ...first, ...(attributes && { attributes }) };
}

for (const engine of enginesInTurn) {
  for (const [what, [undone, since, left]] of Object.entries(beside))
    engine.test(`${engine.name}: undone beside what came later in the same definition: ${what}`, async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      await take(call, { schema: { ...media('Water'), ...noted() } });
      const number = await take(call, undone);
      await takeAll(call, since);
      await resultOf(revert(call, [number]));
      const [[part, [expected]] = t.fail()] = Object.entries(left as Readonly<Record<string, readonly [object]>>);
      t.like(await given(call, part), expected);
    });

  engine.test(`${engine.name}: a conflict names the member of a definition, and overwrites no other`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await take(call, { schema: noted() });
    const number = await take(call, { schema: tankWith([retitled('label', 'Name')]) });
    await take(call, { schema: tankWith([retitled('label', 'Caption'), text('late')]) });
    const { error } = await revert(call, [number]);
    const [[place, fault] = t.fail()] = Object.entries(error?.data ?? {}).filter(([key]) => key.startsWith('definition/'));
    t.regex(place, /^definition\/\d+\/attributes\[label\]\.title$/);
    t.is(fault, 'is {"en":"Caption","de":"Caption"} now, not {"en":"Name","de":"Name"}');
    await resultOf(revert(call, [number], { on_conflict: 'skip' }));
    t.like(
      await given(call, 'categories'),
      tankWith([retitled('label', 'Caption'), text('late'), text('note')]).categories[0] ?? {},
    );
    await resultOf(revert(call, [number], { on_conflict: 'overwrite' }));
    t.like(await given(call, 'categories'), tankWith([text('label'), text('late'), text('note')]).categories[0] ?? {});
    await take(call, { removed: [`${tank}.label`] });
    const { error: gone } = await revert(call, [number]);
    t.true(
      Object.keys(gone?.data ?? {}).some(key => key.endsWith('/attributes[label]')),
      JSON.stringify(gone),
    );
  });
}
