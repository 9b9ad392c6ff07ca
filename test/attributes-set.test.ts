import type { ExecutionContext } from 'ava';
import type { Attribute } from '../src/attributes/attribute-type.js';
import { typeOf } from '../src/attributes/attribute-types.js';
import type { Category } from '../src/catalog/registry.js';
import { objectMade } from './factories/calls.js';
import { registry } from './helpers/catalogue.js';
import { fits } from './helpers/fits.js';
import { keptEntries } from './helpers/kept-entries.js';
import { type BatchCaller, batchCallerOf, callerOf, type RpcAnswer } from './helpers/rpc.js';
import { dataFor, type Sample, savedValues, targetsOf } from './helpers/samples.js';
import type { TestService } from './helpers/service.js';
import { sharedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';
import test from './helpers/suite.js';
import { type Exception, exceptions } from './helpers/unset-attributes.js';

type Entry = Readonly<Record<string, unknown>>;

/** An entry of a category with a value for every attribute that takes one. */
interface Filled {
  readonly inTurn: BatchCaller;
  readonly object: number;
  readonly category: Category;
  readonly samples: ReadonlyMap<string, Sample>;
  /** The entries after the last save. */
  entries: readonly Entry[];
}

for (const engine of enginesInTurn) {
  const service = sharedService(engine);
  for (const category of registry.categories)
    engine.test(`every attribute of ${category.const} is cleared and set on ${engine.name}, or says why not`, async t =>
      t.deepEqual(await outcomes(t, await service(), category), exceptions[category.const] ?? {}),
    );
}

test('exceptions are of attributes that there are', t => {
  for (const [constant, keys] of Object.entries(exceptions))
    for (const key of Object.keys(keys)) t.true(registry.category(constant)?.attributesByKey.has(key), `${constant}.${key}`);
});

/** Attributes that are not cleared or not set, with the reason. */
async function outcomes(
  t: ExecutionContext,
  service: TestService,
  category: Category,
): Promise<Readonly<Record<string, Exception>>> {
  const call = callerOf(service, 'contract');
  const object = await objectMade(call, {});
  const attributes = category.attributes.filter(({ key }) => key !== category.reverses?.entry);
  const samples = new Map([...(await dataFor(attributes, targetsOf(call, object))), ...(category.net ? samplesOfNet : [])]);
  const filled: Filled = { inTurn: batchCallerOf(service, 'contract'), object, category, samples, entries: [] };
  // Global is there from the start, with other values.
  await saved(filled, savedValues(samples));
  const found: Record<string, Exception> = {};
  for (const attribute of category.attributes) {
    const outcome = await outcomeOf(t, filled, attribute);
    if (outcome !== undefined) found[attribute.key] = outcome;
  }
  return found;
}

async function outcomeOf(t: ExecutionContext, filled: Filled, attribute: Attribute): Promise<Exception | undefined> {
  const { key } = attribute;
  if (key === filled.category.reverses?.entry) return 'names the entry';
  const entry = await entryOf(filled);
  if (typeof entry !== 'number') return entry;
  const sample = filled.samples.get(attribute.sameAs ?? key);
  const cleared = await saved(filled, clearing(filled, key), entry);
  const unset = read(filled, entry);
  if (cleared.error) {
    if (sample && !fits(unset?.[key], sample.reads)) t.fail(`${key} is set, and reads ${JSON.stringify(unset?.[key])}`);
    return reasonOf(cleared, key) ?? t.fail(`${key} cannot be cleared: ${JSON.stringify(cleared.error)}`);
  }
  // A null of an attribute that reads null is taken, as everything that was read: another value is refused.
  if (!sample) return reasonOf(await saved(filled, { [key]: 'another value' }, entry), key) ?? t.fail(`${key} has no sample`);
  const set = await saved(filled, savedValues(filled.samples), unset && entry);
  if (set.error) return t.fail(`${key} cannot be set: ${JSON.stringify(set.error)}`);
  const shown = read(filled, entryIn(set));
  if (!fits(shown?.[key], sample.reads)) t.fail(`${key} is set, and reads ${JSON.stringify(shown?.[key])}`);
  if (!unset || fits(unset[key], unsetOf(attribute))) return undefined;
  return key === filled.category.reverses?.owner ? 'names the owner' : 'has a usual value';
}

/** Data that clears an attribute; a unit with the values that it is of, as it is the usual one as long as they are set. */
function clearing({ category }: Filled, key: string): object {
  const units = category.attributes.filter(({ unit }) => unit === key);
  return Object.fromEntries([key, ...units.map(each => each.key)].map(each => [each, null]));
}

/** The entry of the object, filled where it is not there yet; or why there can be none. */
async function entryOf(filled: Filled): Promise<number | Exception> {
  // The targets of links to entries of the same object are before it.
  const known = filled.entries.at(-1);
  if (known) return Number(known.id);
  const made = await saved(filled, savedValues(filled.samples));
  if (made.error) return reasonOf(made, 'category') ?? fail(filled, made);
  return entryIn(made);
}

function entryIn({ result }: RpcAnswer): number {
  return Number((result as { readonly entry?: number } | undefined)?.entry);
}

function fail({ category }: Filled, { error }: RpcAnswer): never {
  throw new Error(`${category.const} cannot be saved: ${JSON.stringify(error)}`);
}

/** Saves, and reads the entries in the same body: there are some thousand values, and a request takes as long as a call. */
async function saved(filled: Filled, data: object, entry?: number): Promise<RpcAnswer> {
  const { inTurn, object, category } = filled;
  const [answer = {}, shown] = await inTurn(
    ['cmdb.category.save', { object, category: category.const, data, ...(entry !== undefined && { entry }) }],
    ['cmdb.category.read', { objID: object, category: category.const }],
  );
  filled.entries = keptEntries(category.const, (shown?.result ?? []) as readonly Entry[]);
  return answer;
}

function read({ entries }: Filled, entry: number): Entry | undefined {
  return entries.find(({ id }) => id === String(entry));
}

const reasons: readonly (readonly [RegExp, Exception])[] = [
  [/is worked out on reading/, 'worked out on reading'],
  [/is required/, 'always there'],
  [/is a view/, 'shown by a view'],
  [/entries are made on the other side/, 'made on the other side'],
];

/** Values that define a net. */
const samplesOfNet = Object.entries({
  address: '10.0.0.0',
  netmask: '255.255.255.0',
  range_from: '10.0.0.1',
  range_to: '10.0.0.254',
})
  .map(([key, value]): [string, Sample] => [key, { given: value, reads: value }])
  .concat([['cidr_suffix', { given: 24, reads: '24' }]]);

function reasonOf({ error }: RpcAnswer, key: string): Exception | undefined {
  const told = [error?.data?.[key], ...Object.values(error?.data ?? {}), error?.message].join(' ');
  return reasons.find(([pattern]) => pattern.test(told))?.[1];
}

/** Unset values as they read. */
function unsetOf(attribute: Attribute): unknown {
  const { unset } = typeOf(attribute);
  if ('countsAs' in unset) return { value: '0' };
  return attribute.unit ? null : unset.reads;
}
