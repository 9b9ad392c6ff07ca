import { type MethodName, methods } from '../generated/methods.js';
import { parameterSchemas, schemas } from '../generated/schemas.js';
import { convertValue } from '../src/http/parameters/conversion.js';
import type { Schema } from '../src/rpc/json-schema.js';
import { parameterValidator } from '../src/rpc/validators.js';
import { objectMade } from './factories/calls.js';
import { callerOf } from './helpers/rpc.js';
import { sharedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';
import test from './helpers/suite.js';

/** Values that a schema may take: of alternatives one each, of an object one for each member. */
function samplesOf(schema: Schema, depth = 0): readonly unknown[] {
  const { $ref, enum: values, anyOf, type, items, properties = {}, required = [] } = schema;
  if (depth > 6) return [];
  if ($ref !== undefined) return samplesOf((schemas as Readonly<Record<string, Schema>>)[$ref] ?? {}, depth + 1);
  if (anyOf) return anyOf.flatMap(each => samplesOf(each, depth + 1));
  if (values) return values.slice(0, 1);
  if (type === 'string') return ['112233', '2026'];
  if (type === 'array') return samplesOf(items ?? {}, depth + 1).map(each => [each]);
  if (type !== 'object') return [5];
  const members = Object.entries(properties).map(([key, each]) => [key, samplesOf(each, depth + 1)] as const);
  const needed = Object.fromEntries(members.flatMap(([key, [first]]) => (required.includes(key) ? [[key, first]] : [])));
  return members.flatMap(([key, each]) => each.map(value => ({ ...needed, [key]: value })));
}

type Change = (value: unknown) => unknown;

/** A value with everything in it changed. */
function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return change(value.map(each => changed(each, change)));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changed(each, change)]));
}

/** How clients of loosely typed languages send a value. */
const loosely: Readonly<Record<string, Change>> = {
  'a number is the text of its digits': value => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
  'one element is a list of one': value => (Array.isArray(value) && value.length === 1 ? value[0] : value),
};

for (const [title, change] of Object.entries(loosely))
  test(`${title}, at each place of every parameter that expects it`, t => {
    const places = new Set<string>();
    for (const method of Object.keys(methods) as MethodName[])
      for (const [parameter, schema] of Object.entries<Schema>(parameterSchemas[method])) {
        const validate = parameterValidator(method);
        for (const meant of samplesOf(schema)) {
          const sent = changed(meant, change);
          if (!validate({ [parameter]: meant }) || validate({ [parameter]: sent })) continue;
          t.deepEqual(
            convertValue(validate, parameter, sent, each => each),
            meant,
            `${method} ${parameter}`,
          );
          places.add(`${method} ${JSON.stringify(meant)}`);
        }
      }
    t.true(places.size > 20);
    t.log(`${places.size} places`);
  });

test('a value that would not fit even so stays as it was sent', t => {
  const validate = parameterValidator('cmdb.objects.read');
  for (const sent of [{ title: 5, status: 'none' }, { ids: 'none' }, { title: true }, { title: ['a'] }])
    t.is(
      convertValue(validate, 'filter', sent, each => each),
      sent,
    );
});

for (const engine of enginesInTurn) {
  const service = sharedService(engine);

  engine.test(`members of a filter are converted in the dialect of existing clients alone on ${engine.name}`, async t => {
    const existing = callerOf(await service(), 'idoit');
    const id = await objectMade(existing, { title: '4711' });
    for (const filter of [{ ids: id }, { ids: String(id) }, { title: 4711 }]) {
      t.like(await existing('cmdb.objects.read', { filter }), { result: [{ id, title: '4711' }] });
      const { error } = await callerOf(await service(), 'contract')('cmdb.objects.read', { filter });
      t.regex(JSON.stringify(error), /expected a (list|text)/);
    }
  });
}
