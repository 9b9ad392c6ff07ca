import type { ExecutionContext } from 'ava';
import { verbs } from '../generated/methods.js';
import type { ChangeSet } from '../generated/types.js';
import type { Grant } from '../src/domain/access/rights.js';
import { keyIdOf } from '../src/domain/users/keys.js';
import { objectMade } from './factories/calls.js';
import { registry } from './helpers/catalogue.js';
import { Dice } from './helpers/dice.js';
import { RetypingCourse } from './helpers/retypings/course.js';
import { narrowKeys as keys } from './helpers/retypings/keys.js';
import { attributes, entryCategories, global, type RetypingModel, type ShownValue } from './helpers/retypings/model.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addKey, serviceOver } from './helpers/service.js';
import { engines, freshStore } from './helpers/stores.js';
import { until } from './helpers/waiting.js';
import { permitted, receiver } from './helpers/webhook-receiver.js';

interface Asked {
  readonly call: Caller;
  readonly model: RetypingModel;
  readonly grants: readonly Grant[];
}

/** An answer of a way and the expectation of the model; texts are compared by the words in them. */
interface Told {
  readonly answered: unknown;
  readonly expected: unknown;
}

type Way = (asked: Asked) => AsyncGenerator<Told>;

type Change = ChangeSet['changes'][number];

const logbook = 'C__CATG__LOGBOOK';
const keptKeys: readonly string[] = ['type', 'title', 'description', ...Object.values(attributes)];

/** The values of changes, in one order. */
function valuesOf(changes: readonly Change[]): readonly string[] {
  const values = changes.flatMap(({ object, attributes: shown }) =>
    shown
      .filter(({ key }) => keptKeys.includes(key))
      .map(({ key, from, to }) => ({ object: object?.id ?? 0, key, from: shownAs(key, from), to: shownAs(key, to) }))
      .filter(({ from, to }) => from !== to),
  );
  return textsOf(values);
}

/** Types are shown by their ids. */
function shownAs(key: string, value: unknown): string | number | null {
  return key === 'type' ? (registry.objectTypes.find(({ id }) => id === value)?.const ?? null) : orNull(value);
}

/** Nothing, a text without characters and what is not there read alike. */
function orNull(value: unknown): string | number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' ? value : null;
}

function textsOf(values: readonly ShownValue[]): readonly string[] {
  return values.map(({ object, key, from, to }) => `${object} ${key}: ${from} to ${to}`).toSorted();
}

const wordsIn = (text: unknown): readonly string[] => [...new Set(JSON.stringify(text).match(/word\d+x/g) ?? [])];

/** Words that the history may show: values of changes, and titles that objects had where they were seen, or have. As of then there are also those that are gone. */
function wordsTold({ model, grants }: Asked, isAsOf = false): ReadonlySet<string> {
  const values = [...model.changes(grants, isAsOf).values()].flat();
  const moments = [...model.numbers, Number.MAX_SAFE_INTEGER];
  const titles = moments.flatMap(number =>
    model.objects.flatMap(object => (model.sees(grants, object, number) ? (model.at(number).get(object)?.title ?? []) : [])),
  );
  return new Set(wordsIn([values, titles]));
}

const everySet = { limit: 1000, values: 'kept' };

async function* ofSets(sets: readonly ChangeSet[], { model, grants }: Asked): AsyncGenerator<Told> {
  const expected = model.changes(grants);
  for (const number of model.numbers) {
    const changes = sets.find(set => set.number === number)?.changes ?? [];
    yield { answered: valuesOf(changes), expected: textsOf(expected.get(number) ?? []) };
    for (const { object } of changes) {
      const id = object?.id ?? 0;
      const then = model.at(number).get(id);
      const typeLeft = model.typeLeft(grants, id, number);
      const title = typeLeft !== undefined || model.isGone(id) ? '' : then?.title;
      yield { answered: [object?.title, object?.type], expected: [title, typeLeft ?? then?.type ?? model.typeNow(id)] };
    }
    const left = model.objects.filter(id => model.typeLeft(grants, id, number) !== undefined);
    const isOfGone = (id: number) => model.isGone(id) || left.includes(id);
    const gone = changes.filter(({ object, action }) => action !== 'edited' && isOfGone(object?.id ?? 0));
    yield {
      answered: gone.map(({ object, category }) => `${object?.id} ${category ?? ''}`).toSorted(),
      expected: [...model.cameAndWent(grants, number), ...left.map(id => `${id} `)].toSorted(),
    };
    yield {
      answered: changes.filter(({ object }) => left.includes(object?.id ?? 0)).map(({ action }) => action),
      expected: left.map(() => 'purged'),
    };
  }
}

/** Ways by which somebody learns of what was. */
const ways: Readonly<Record<string, Way>> = {
  async *'kataster.changes.read'(asked) {
    const { change_sets: sets } = await resultOf<{ change_sets: readonly ChangeSet[] }>(
      asked.call('kataster.changes.read', everySet),
    );
    yield* ofSets(sets, asked);
    for (const object of asked.model.objects) {
      const { result } = await asked.call('kataster.changes.read', { ...everySet, object });
      const of = (result as { change_sets: readonly ChangeSet[] } | undefined)?.change_sets ?? [];
      const same = sets.flatMap(set => valuesOf(set.changes.filter(change => change.object?.id === object)));
      yield { answered: of.flatMap(set => valuesOf(set.changes)), expected: same };
    }
  },

  async *'kataster.changes.follow'(asked) {
    const params = { ...everySet, since: 0 };
    const { change_sets: sets } = await resultOf<{ change_sets: readonly ChangeSet[] }>(
      asked.call('kataster.changes.follow', params),
    );
    yield* ofSets(sets, asked);
  },

  async *'kataster.changes.compare'({ call, model, grants }) {
    const objects = model.objects.filter(object => !model.isGone(object));
    for (const from of model.numbers.filter((_, at) => at % 3 === 0))
      for (const to of model.numbers.filter((number, at) => number > from && at % 4 === 0)) {
        const { changes } = await resultOf<{ changes: readonly Change[] }>(
          call('kataster.changes.compare', { objects, from, to, values: 'kept' }),
        );
        yield { answered: valuesOf(changes), expected: textsOf(model.compared(grants, from, to)) };
      }
  },

  async *'as_of of lists and counts'({ call, model, grants }) {
    for (const number of model.numbers) {
      const seen = model.objects.filter(object => model.sees(grants, object, number));
      const asOf = { as_of: number };
      const listed = await resultOf<readonly { id: number | string; title: string }[]>(call('cmdb.objects.read', asOf));
      const then = seen.map(id => [id, model.at(number).get(id)?.title]);
      yield { answered: listed.map(({ id, title }) => [Number(id), title]).toSorted(byId), expected: then };
      const { total } = await resultOf<{ total: number }>(call('cmdb.objects.read', { ...asOf, count: 1 }));
      yield { answered: total, expected: seen.length };
    }
  },

  async *'as_of of entries'({ call, model, grants }) {
    for (const number of model.numbers.filter((_, at) => at % 4 === 0))
      for (const object of model.objects) {
        for (const category of entryCategories) {
          const { result } = await call('cmdb.category.read', { objID: object, category, as_of: number });
          const [entry] = (result ?? []) as readonly Readonly<Record<string, { id?: string } | string>>[];
          const value = entry?.[attributes[category]];
          const id = typeof value === 'object' ? Number(value?.id ?? 0) || null : value;
          yield { answered: orNull(id), expected: model.entryAt(grants, object, category, number) ?? null };
        }
        const { result } = await call('cmdb.category.read', { objID: object, category: global, as_of: number });
        const [entry] = (result ?? []) as readonly { description?: string }[];
        yield { answered: orNull(entry?.description), expected: model.descriptionAt(grants, object, number) ?? null };
      }
  },

  async *logbooks(asked) {
    const [told, toldThen] = [false, true].map(isAsOf => wordsTold(asked, isAsOf));
    const beyond = (text: unknown, words = told) => wordsIn(text).filter(word => !words?.has(word));
    yield { answered: beyond(await asked.call('cmdb.logbook.read', { limit: 1000, status: -1 })), expected: [] };
    for (const object of asked.model.objects) {
      yield { answered: beyond(await asked.call('cmdb.logbook.read', { object_id: object, limit: 1000 })), expected: [] };
      const entries = { objID: object, category: logbook };
      yield { answered: beyond(await asked.call('cmdb.category.read', entries)), expected: [] };
      for (const as_of of asked.model.numbers.filter((_, at) => at % 5 === 0))
        yield { answered: beyond(await asked.call('cmdb.category.read', { ...entries, as_of }), toldThen), expected: [] };
    }
  },

  async *'kataster.changes.revert'({ call, model, grants }) {
    for (const number of model.numbers.filter(each => !model.isWhole(grants, each))) {
      const { error } = await call('kataster.changes.revert', { numbers: [number], dry_run: true, on_conflict: 'overwrite' });
      yield { answered: [error !== undefined, wordsIn(error)], expected: [true, []] };
    }
  },
};

function byId([one]: readonly unknown[], [other]: readonly unknown[]): number {
  return Number(one) - Number(other);
}

const coursesOf: Readonly<Record<string, readonly number[]>> = { SQLite: [1, 2], PostgreSQL: [3] };

/** A service after a random course, and calls with each key. */
async function placeOn(t: ExecutionContext, engine: (typeof engines)[number], seed: number) {
  const service = await serviceOver(
    t,
    await freshStore(t, engine),
    { ...permitted, KATASTER_QUICKPURGE: 'on' },
    { retryDelays: [0] },
  );
  const course = new RetypingCourse(callerOf(service, 'contract'), new Dice(seed));
  await course.run(24);
  for (const [apikey, grants] of Object.entries(keys)) await addKey(service.store, apikey, apikey, { grants });
  const call = callerOf(service, 'contract');
  const asWith =
    (apikey: string): Caller =>
    (method, params) =>
      call(method, { ...params, apikey });
  return { call, asWith, model: course.model, secret: service.store.secret };
}

for (const engine of engines)
  for (const seed of coursesOf[engine.name] ?? [])
    engine.test(
      `what was is shown as far as the types of then and of now permit it, by every way, course ${seed} on ${engine.name}`,
      async t => {
        const { call, asWith, model, secret } = await placeOn(t, engine, seed);
        const counts: Record<string, number> = {};
        for (const [key, grants] of Object.entries(keys))
          for (const [way, told] of Object.entries(ways))
            for await (const { answered, expected } of told({ call: asWith(key), model, grants })) {
              counts[way] = (counts[way] ?? 0) + 1;
              if (!t.deepEqual(answered, expected, `${way} with a key of ${key}`)) return;
            }
        const all = [...model.changes([{ verbs }]).values()].flat();
        const seen = Object.values(keys).map(grants => [...model.changes(grants).values()].flat().length);
        t.true(
          seen.every(count => count > 0 && count < all.length),
          'each key sees some of the history',
        );
        for (const [key, grants] of Object.entries(keys)) {
          const to = await receiver(t);
          const settings = { title: key, url: to.url, key: keyIdOf(key, secret), since: 0 };
          const { id } = await resultOf<{ id: string }>(call('kataster.webhook.create', settings));
          await objectMade(call, { title: `last of ${key}` });
          await until(() => to.received.some(({ body }) => body.includes(`last of ${key}`)));
          // Changes of another object do not wait for each other: earlier ones may still be under way.
          await until(async () => (await resultOf<readonly unknown[]>(call('kataster.webhook.deliveries', { id }))).length === 0);
          const told = wordsTold({ call, model, grants });
          const words = wordsIn(to.received.map(({ body }) => body));
          t.deepEqual(
            words.filter(word => !told.has(word)),
            [],
            `a webhook with a key of ${key}`,
          );
          t.true(words.length > 0);
        }
        t.log(JSON.stringify({ ...counts, webhooks: Object.keys(keys).length }));
      },
    );
