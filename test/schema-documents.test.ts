import type { SchemaPreview } from '../generated/types.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const tank = 'C__CATG__CUSTOM_TANK';
const titled = (title: string) => ({ en: title, de: title });
const text = (key: string, more: object = {}) => ({ key, title: titled(key), type: 'text', ...more });
const category = (attributes: readonly object[], more: object = {}, constant = tank) => ({
  categories: [{ const: constant, title: titled('Tank'), attributes, ...more }],
});

const apply = (call: Caller, schema: object, options: object = {}) => call('kataster.schema.apply', { schema, ...options });

async function keysIn(call: Caller, constant = tank): Promise<readonly string[]> {
  const { schema } = await resultOf<{
    schema: { categories: readonly { const: string; attributes: readonly { key: string }[] }[] };
  }>(call('kataster.schema.read', {}));
  return schema.categories.find(each => each.const === constant)?.attributes.map(({ key }) => key) ?? [];
}

/** Attributes that a document gives of `a`, `b` and `c`, and all of them in their order afterwards. */
const orders: Readonly<Record<string, readonly [given: readonly string[], order: readonly string[]]>> = {
  'one that changes': [['b'], ['a', 'b', 'c']],
  'all in another order': [
    ['c', 'a', 'b'],
    ['c', 'a', 'b'],
  ],
  'two in another order': [
    ['c', 'a'],
    ['c', 'b', 'a'],
  ],
  'a new one': [['d'], ['a', 'b', 'c', 'd']],
  'a new one behind another': [
    ['a', 'd'],
    ['a', 'd', 'b', 'c'],
  ],
  'a new one before all': [
    ['d', 'a', 'b', 'c'],
    ['d', 'a', 'b', 'c'],
  ],
};

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: attributes keep their places, and another order is a change`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    for (const [at, [name, [given, order]]] of Object.entries(orders).entries()) {
      const constant = `${tank}_${at}`;
      const { version } = await resultOf<{ version: number }>(
        apply(
          call,
          category(
            ['a', 'b', 'c'].map(key => text(key)),
            {},
            constant,
          ),
        ),
      );
      const attributes = given.map(key => text(key, { required: key === 'b' && given.length === 1 }));
      const schema = category(attributes, {}, constant);
      const isReordered = order.filter(key => key !== 'd').join('') !== 'abc';
      const saysOrder = ({ steps }: Pick<SchemaPreview, 'steps'>) =>
        steps.some(step => step.part === 'categories' && step.name === constant && step.members.includes('attributes'));
      t.is(saysOrder(await resultOf(call('kataster.schema.preview', { schema }))), isReordered, name);
      const { version: after } = await resultOf<{ version: number }>(apply(call, schema));
      t.deepEqual(await keysIn(call, constant), order, name);
      const compared = { version: after, compared_with: version };
      t.is(saysOrder(await resultOf(call('kataster.schema.read', compared))), isReordered, `${name}: compared`);
      const { change_sets: sets } = await resultOf<{ change_sets: readonly { number: number }[] }>(
        call('kataster.changes.read', { limit: 1 }),
      );
      await resultOf(call('kataster.changes.revert', { numbers: [sets[0]?.number] }));
      t.deepEqual(await keysIn(call, constant), ['a', 'b', 'c'], `${name}: undone`);
    }
  });

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: an attribute may have a name again that an undo took from it, and no other one may`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(apply(call, category([text('a')])));
    const renamed = category([text('b', { aliases: ['a'] })]);
    await resultOf(apply(call, renamed));
    await resultOf(call('kataster.changes.revert', { numbers: [2] }));
    t.deepEqual(await keysIn(call), ['a']);
    const { error } = await apply(call, category([text('b', { type: 'date' })]));
    t.regex(String(error?.data?.['schema.categories.0.attributes.0.key']), /^b was removed and means nothing else/);
    await resultOf(apply(call, renamed));
    t.deepEqual(await keysIn(call), ['b']);
  });

/** Documents that are refused, with the place and the fault of each. */
const refused: Readonly<Record<string, readonly [schema: object, place: string, fault: RegExp]>> = {
  'an integer that no number holds': [
    category([text('a')], { sort: 10n ** 18n }),
    'sort',
    /^an integer beyond 9007199254740991: expected a number/,
  ],
  'such a limit': [
    category([{ ...text('a'), type: 'integer', maximum: 10n ** 19n }]),
    'attributes.0.maximum',
    /^an integer beyond/,
  ],
  'a title that is no Unicode': [
    category([text('a', { title: { en: 'a\ud800b', de: 'x' } })]),
    'attributes.0.title.en',
    /^expected well-formed Unicode without NUL/,
  ],
  'a title with NUL': [category([text('a')], { title: { en: 'x', de: '\0' } }), 'title.de', /^expected well-formed Unicode/],
  'a title of blanks': [category([text('a')], { title: titled('  ') }), 'title.en', /^" {2}": expected a text that matches/],
  'a long title': [category([text('a')], { title: titled('x'.repeat(256)) }), 'title.en', /at most 255 characters/],
  'a long constant': [
    { categories: [{ const: `${tank}_${'X'.repeat(120)}`, title: titled('Tank'), attributes: [] }] },
    'const',
    /^expected a name of at most 127 characters, not of 141/,
  ],
  'a long key': [category([text('a'.repeat(128))]), 'attributes.0.key', /^expected a name of at most 127 characters/],
  'another kind': [category([text('a')], { kind: 'global' }), 'kind', /^expected "custom"/],
  'a category for every type': [category([text('a')], { standard: true }), 'standard', /^expected false: a category of a site/],
  'a title without letters, of which no name is made': [
    { categories: [{ title: titled('🚀'), attributes: [{ type: 'text', title: titled('🚀') }] }] },
    'const',
    /^expected a name such as C__CATG__CUSTOM_TANK; where it is left out, it is made of the English title/,
  ],
};

/** JSON with integers as they are written. */
const json = (value: object) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `#${each}#` : each)).replace(/"#(\d+)#"/g, '$1');

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: what no definition may have is refused where it stands`, async t => {
    const service = await startedService(t, engine);
    const call = callerOf(service, 'contract');
    for (const [name, [schema, place, fault]] of Object.entries(refused)) {
      const { error } = await call('kataster.schema.preview', { schema: JSON.parse(json(schema)) });
      t.is(error?.data?.error, 'InvalidParameters', name);
      t.regex(String(error?.data?.[`schema.categories.0.${place}`]), fault, name);
    }
  });

for (const engine of enginesInTurn)
  engine.test(`${engine.name}: each limit that stands in the way is named, with what is beyond it`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    const level = (more: object) => category([text('level', { type: 'integer', ...more })]);
    await resultOf(apply(call, level({ minimum: 0, maximum: 100 })));
    for (const value of [5, 50, 90]) {
      const created = { type: 'C__OBJTYPE__SERVER', title: 'web1', categories: { [tank]: [{ level: value }] } };
      await resultOf(call('cmdb.object.create', created));
    }
    const schema = level({ minimum: 10, maximum: 60 });
    const { refused: listed } = await resultOf<SchemaPreview>(call('kataster.schema.preview', { schema, limit: 10 }));
    t.deepEqual(
      listed?.map(({ member, value }) => [member, value]),
      [
        ['minimum', '5'],
        ['maximum', '90'],
      ],
    );
    const { error } = await apply(call, schema);
    t.deepEqual(
      Object.keys(error?.data ?? {}).filter(key => key !== 'error'),
      ['schema.categories.0.attributes.0.minimum', 'schema.categories.0.attributes.0.maximum'],
    );
  });
