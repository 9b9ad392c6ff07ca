import type { AttributeDefinition, ChangeFeed, SchemaPreview } from '../generated/types.js';
import { attributeTypes } from '../src/attributes/attribute-types.js';
import { isConvertible } from '../src/domain/schema/convertible.js';
import { type Attribute, dialogs, text } from './helpers/attribute-conversions.js';
import { sampleOf } from './helpers/every-type.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';

const tank = 'C__CATG__CUSTOM_TANK';
const titled = (title: string) => ({ en: title, de: title });
const place = 'schema.categories.0.attributes.0';

type Entry = Readonly<Record<string, unknown>>;

const others = [
  { key: 'note', title: titled('Note'), type: 'text' },
  { key: 'bought', title: titled('Bought'), type: 'date' },
];
const categoryWith = (attributes: readonly object[]) => [
  { const: tank, title: titled('Tank'), attributes: [...attributes, ...others] },
];
const definitionOf = (attribute: Attribute) => {
  return { dialogs, categories: categoryWith([{ key: 'volume', title: titled('Volume'), ...attribute }]) };
};

/** A service whose attribute has a value in some entries. */
async function worldWith(call: Caller, attribute: Attribute, values: readonly unknown[]) {
  const apply = (changed: Attribute, options: object = {}) =>
    call('kataster.schema.apply', { schema: definitionOf(changed), ...options });
  await resultOf(apply(attribute));
  const objects: number[] = [];
  for (const [at, volume] of values.entries()) {
    const entry = { note: 'filled', ...(volume !== undefined && { volume }) };
    const created = { type: 'C__OBJTYPE__SERVER', title: `tank ${at}`, categories: { [tank]: [entry] } };
    objects.push(Number((await resultOf<{ id: number }>(call('cmdb.object.create', created))).id));
  }
  const reads = async (options: object = {}) => {
    const all: unknown[] = [];
    for (const objID of objects) {
      const [entry = {}] = await resultOf<readonly Entry[]>(call('cmdb.category.read', { objID, category: tank, ...options }));
      all.push(shown(entry.volume));
    }
    return all;
  };
  const preview = (changed: Attribute) =>
    resultOf<SchemaPreview>(call('kataster.schema.preview', { schema: definitionOf(changed), limit: 10 }));
  const latest = async () =>
    (await resultOf<ChangeFeed>(call('kataster.changes.read', { limit: 1 }))).change_sets[0]?.number ?? 0;
  const save = (objID: number | undefined, data: object) => call('cmdb.category.save', { objID, category: tank, data });
  const revert = (...numbers: readonly number[]) => resultOf(call('kataster.changes.revert', { numbers }));
  return { call, objects, apply, preview, reads, latest, save, revert };
}

/** A value by what tells it from others: the number of a choice. */
function shown(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value === '' || value === null ? undefined : value;
  return Reflect.get(value, 'id') ?? Reflect.get(value, 'value');
}

const worldOf = async (t: Parameters<typeof startedService>[0], engine: TestEngine, ...rest: [Attribute, readonly unknown[]]) =>
  worldWith(callerOf(await startedService(t, engine), 'contract'), ...rest);

for (const engine of enginesInTurn) {
  engine.test(`${engine.name}: entries without a value get the default of an attribute that becomes required`, async t => {
    const medium = { type: 'dialog', dialog: 'medium' };
    const required = { ...medium, required: true, default: 'C__MEDIUM__OIL' };
    const { objects, apply, preview, reads, latest, revert, call } = await worldOf(t, engine, medium, [1, undefined, undefined]);
    await resultOf(call('cmdb.object.delete', { id: objects[2], status: 'C__RECORD_STATUS__ARCHIVED' }));
    const { loss, refused, steps } = await preview(required);
    t.is(loss, 2);
    t.deepEqual(
      refused?.map(({ member, value, object }) => [member, value, object.id]),
      [
        ['required', null, objects[1]],
        ['required', null, objects[2]],
      ],
    );
    t.like(steps, [{ change: 'changed', touched: 2 }]);
    const { error } = await apply(required);
    t.regex(String(error?.data?.accept_loss), /^entries that would lose values or get a default: 2;/);
    await resultOf(apply(required, { accept_loss: 2 }));
    t.deepEqual(await reads(), ['1', '2', '2']);
    t.deepEqual((await preview(required)).steps, [], 'a document may be applied twice');
    const number = await latest();
    t.deepEqual(await reads({ as_of: number - 1 }), ['1', undefined, undefined]);
    await revert(number);
    t.deepEqual(await reads(), ['1', undefined, undefined], 'undone');
    await revert(number + 1);
    t.deepEqual(await reads(), ['1', '2', '2'], 'done again');
  });

  engine.test(`${engine.name}: values of every type stay as they are beside the default of others`, async t => {
    const types = [...attributeTypes()].filter(
      ([type, { marks, unset }]) => marks.preset === 'value' && !('countsAs' in unset) && isConvertible({ type }),
    );
    t.true(types.length > 5);
    const attributes = types.map(([type]) => ({ key: type, title: titled(type), type }) as AttributeDefinition);
    const call = callerOf(await startedService(t, engine), 'contract');
    const schemaOf = (more: (attribute: AttributeDefinition) => object) => ({
      categories: categoryWith(attributes.map(each => ({ ...each, ...more(each) }))),
    });
    await resultOf(call('kataster.schema.apply', { schema: schemaOf(() => ({})) }));
    const given = Object.fromEntries(attributes.map(each => [each.key, sampleOf(each).given]));
    const read = async (objID: number) =>
      (await resultOf<readonly Entry[]>(call('cmdb.category.read', { objID, category: tank })))[0] ?? {};
    const create = async (entry: object) => {
      const created = { type: 'C__OBJTYPE__SERVER', title: 'tank', categories: { [tank]: [entry] } };
      return Number((await resultOf<{ id: number }>(call('cmdb.object.create', created))).id);
    };
    const [full, empty] = [await create(given), await create({ note: 'empty' })];
    const before = await read(full);
    const required = schemaOf(each => ({ required: true, default: sampleOf(each).given }));
    await resultOf(call('kataster.schema.apply', { schema: required, accept_loss: attributes.length }));
    const [after, filled] = [await read(full), await read(empty)];
    for (const { key } of attributes) t.deepEqual([after[key], filled[key]], [before[key], before[key]], key);
  });

  engine.test(`${engine.name}: what has a value everywhere becomes required as it is`, async t => {
    const { apply, preview, reads } = await worldOf(t, engine, text, ['one', 'two']);
    const required = { ...text, required: true, default: 'none' };
    const { loss, steps } = await preview(required);
    t.is(loss, 0);
    t.like(steps, [{ members: ['required', 'default'] }]);
    await resultOf(apply(required));
    t.deepEqual(await reads(), ['one', 'two']);
  });

  engine.test(`${engine.name}: an entry that is filled in is edited, and each value has its history`, async t => {
    const world = await worldOf(t, engine, text, ['one', undefined, undefined]);
    const { objects, apply, reads, latest, revert, save, call } = world;
    const [, second, third] = objects;
    await resultOf(save(second, { note: 'before' }));
    const edit = await latest();
    await resultOf(apply({ ...text, required: true, default: 'none' }, { accept_loss: 2 }));
    const filling = await latest();
    const { change_sets: sets } = await resultOf<ChangeFeed>(call('kataster.changes.read', { limit: 1 }));
    t.deepEqual(
      sets[0]?.changes
        ?.filter(({ category }) => category === tank)
        .map(({ object, action }) => [object?.id, action])
        .sort(),
      [
        [second, 'edited'],
        [third, 'edited'],
      ],
    );
    const conditions = [{ property: `${tank}-volume`, comparison: '=', value: 'none' }];
    const found = await resultOf<readonly { id: string }[]>(call('cmdb.condition.read', { conditions }));
    t.deepEqual(
      found.map(({ id }) => Number(id)),
      [second, third],
      'it is found by it',
    );
    const hits = await resultOf<readonly { documentId: string }[]>(call('idoit.search.read', { q: 'none' }));
    t.deepEqual(hits.map(({ documentId }) => Number(documentId)).sort(), [second, third]);
    await resultOf(apply({ ...text, required: true, default: 'other' }));
    await revert(edit);
    t.deepEqual(await reads(), ['one', 'none', 'none'], 'what was saved before is undone without what was filled in since');
    await resultOf(save(second, { volume: 'two' }));
    await resultOf(save(third, { volume: 'more' }));
    await resultOf(save(third, { volume: 'none' }));
    const { error } = await call('kataster.changes.revert', { numbers: [filling] });
    t.is(error?.data?.error, 'Conflict', 'what was saved since is one');
    const created = { type: 'C__OBJTYPE__SERVER', title: 'later', categories: { [tank]: [{ volume: 'none' }] } };
    objects.push(Number((await resultOf<{ id: number }>(call('cmdb.object.create', created))).id));
    await resultOf(call('kataster.changes.revert', { numbers: [filling + 1, filling], on_conflict: 'skip' }));
    t.deepEqual(await reads(), ['one', 'two', undefined, 'none'], 'what somebody gave stays');
  });

  engine.test(`${engine.name}: a new attribute that is required gives entries its default`, async t => {
    const { call, objects, save } = await worldOf(t, engine, text, ['one', undefined]);
    const kind = { key: 'kind', title: titled('Kind'), type: 'text', required: true, default: 'usual' };
    const schema = { categories: [{ const: tank, label: ['kind'], attributes: [kind] }] };
    const { loss, filled, steps } = await resultOf<SchemaPreview>(call('kataster.schema.preview', { schema }));
    t.deepEqual([loss, filled], [2, 2]);
    t.like(steps, [{ change: 'changed' }, { change: 'added', name: `${tank}.kind`, touched: 2 }]);
    await resultOf(call('kataster.schema.apply', { schema, accept_loss: 2 }));
    for (const objID of objects)
      t.like(await resultOf(call('cmdb.category.read', { objID, category: tank })), [{ kind: 'usual' }]);
    await resultOf(save(objects[0], { kind: 'rare' }));
  });

  engine.test(`${engine.name}: what else a request changes is looked at as before`, async t => {
    const { apply, preview } = await worldOf(t, engine, { type: 'integer' }, [100, undefined]);
    const narrow = { type: 'integer', maximum: 10, required: true, default: 1 };
    t.like((await preview(narrow)).refused, [
      { member: 'required', value: null },
      { member: 'maximum', value: '100' },
    ]);
    t.regex(String((await apply(narrow, { accept_loss: 1 })).error?.data?.[`${place}.maximum`]), /would refuse: 1;/);
    const converted = { type: 'number', required: true, default: 1 };
    t.regex(
      String((await apply(converted)).error?.data?.[`${place}.required`]),
      /^entries without a value then: 1; values are converted first/,
    );
    t.like((await preview(converted)).refused, [{ member: 'required', value: null }]);
  });

  /** What stays without a value, and so is not required. */
  const unfilled: Readonly<Record<string, readonly [from: Attribute, more?: Attribute]>> = {
    'without a default': [text],
    'where it is unique': [{ ...text, unique: 'everywhere' }, { default: 'one' }],
    'of a yes or no': [{ type: 'boolean' }, { default: true }],
    'that another one is not before': [{ type: 'date' }, { default: '2026-12-31', notBefore: 'bought' }],
  };

  for (const [name, [from, more]] of Object.entries(unfilled))
    engine.test(`${engine.name}: nothing is filled in ${name}`, async t => {
      const { apply, preview } = await worldOf(t, engine, from, [undefined]);
      const required = { ...from, ...more, required: true };
      t.like((await preview(required)).refused, [{ member: 'required', value: null }]);
      const { error } = await apply(required, { accept_loss: 1 });
      t.regex(String(error?.data?.[place]), /^entries without a value: 1;/);
    });
}
