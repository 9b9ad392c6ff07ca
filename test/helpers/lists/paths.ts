import type { ExecutionContext } from 'ava';
import { indexSlice } from '../../../src/domain/search/index-slice.js';
import { foldTitle, titlePattern } from '../../../src/domain/storage/folding.js';
import type {
  ListedObject,
  ObjectCondition,
  ObjectOrder,
  ObjectQuery,
  ValueTest,
} from '../../../src/domain/storage/object-query.js';
import type { SqlSession } from '../../../src/store/engines/connection.js';
import type { Engine } from '../../../src/store/engines/engine.js';
import { openPostgres } from '../../../src/store/engines/postgres/postgres.js';
import { openSqlite } from '../../../src/store/engines/sqlite/sqlite.js';
import { type Effort, listObjects } from '../../../src/store/statements/access-paths.js';
import { AsOf } from '../../../src/store/statements/as-of.js';
import { AsOfSession } from '../../../src/store/statements/as-of-session.js';
import { SqlRecords } from '../../../src/store/statements/records.js';
import { ScopedSession, Scoping } from '../../../src/store/statements/scoping.js';
import { registry } from '../catalogue.js';
import { Dice } from '../dice.js';
import { patientLimits } from '../patience.js';
import type { TestEngine } from '../stores.js';
import { expectedPage, meeting, seenWorld } from './expected.js';
import {
  changedWorld,
  filledWorld,
  hostnames,
  indexed,
  linkKinds,
  placements,
  scopes,
  statuses,
  types,
  type World,
} from './world.js';

type Scope = (typeof scopes)[number];

const objects = 60;
const selected = 'id AS "id", title AS "title"';

/** So little that every path is taken in a small world. */
const efforts: readonly (readonly Effort[])[] = [
  [],
  [{ few: 4, tested: 3, testedPerRow: 1 }],
  [
    { few: 1, tested: 1, testedPerRow: 1 },
    { few: 10, tested: 25, testedPerRow: 1 },
  ],
  [{ few: 0, tested: 1000, testedPerRow: 1 }],
  [{ few: 1000, tested: 0, testedPerRow: 0 }],
];

/** So many queries at random, each by every path and the plain way, now and as of then, as different callers see it. */
export async function comparePaths(t: ExecutionContext, engine: TestEngine, queries: number): Promise<void> {
  const dice = new Dice(7);
  const options = { url: await engine.address(t), durability: 'fast', limits: patientLimits } as const;
  const opened = await (engine.name === 'SQLite' ? openSqlite(options) : openPostgres(options));
  t.teardown(() => opened.close());
  const before = await filledWorld(opened, dice, objects);
  const number = await latest(opened);
  await indexed(opened);
  // Half of the changes are indexed, the others are listed to be.
  const between = await changedWorld(opened, before, dice);
  await opened.run(session => indexSlice(new SqlRecords(session), registry, () => {}));
  const now = await changedWorld(opened, between, dice);
  let filled = 0;
  for (let count = 0; count < queries; count += 1) {
    const scope = dice.one(scopes);
    const isPast = dice.happens(25);
    const world = seenWorld(isPast ? before : now, scope);
    const session = sessionOf(opened, isPast ? number : undefined, scope);
    const drawnOne = drawnQuery(world, dice);
    const expected = expectedPage(world, drawnOne);
    const query = drawnOne;
    for (const effort of efforts) {
      const page = await listObjects(session, query, selected, effort);
      const drawn = JSON.stringify({ query, scope, isPast, effort });
      t.deepEqual(idsOf(page), expected, drawn);
    }
    if (expected.length > 0) filled += 1;
  }
  for (const [at, scope] of [...scopes, ...scopes].entries())
    await assertCounted(t, opened, at < scopes.length ? now : before, at < scopes.length ? undefined : number, scope);
  t.true(filled > queries / 5, `${filled} of ${queries} queries find something`);
}

/** Numbers that are kept are those of the objects, whoever asks for them and whenever. */
async function assertCounted(
  t: ExecutionContext,
  engine: Engine,
  world: World,
  number: number | undefined,
  scope: Scope,
): Promise<void> {
  const { objects: found } = new SqlRecords(sessionOf(engine, number, scope));
  const seen = seenWorld(world, scope);
  for (const status of new Set(statuses))
    for (const some of [types, types.slice(1), types.slice(0, 1), []]) {
      const conditions: readonly ObjectCondition[] = [
        { kind: 'status', status },
        { kind: 'types', types: some },
      ];
      t.is(await found.count(conditions), meeting(seen, conditions).length, JSON.stringify({ conditions, scope, number }));
      t.is(await found.count(conditions.slice(0, 1)), meeting(seen, conditions.slice(0, 1)).length);
    }
  const normal = meeting(seen, [{ kind: 'status', status: 'normal' }]);
  const counted = types.map(type => [type, normal.filter(each => each.type === type).length] as const);
  const byType = await found.countByType();
  t.deepEqual(
    types.map(type => [type, byType.get(type) ?? 0] as const),
    counted,
  );
}

function idsOf(page: readonly ListedObject[]): readonly number[] {
  return page.map(({ id }) => id);
}

async function latest({ reading }: Engine): Promise<number> {
  const [row] = await reading.rows<{ readonly number: number }>('SELECT MAX(number) AS number FROM change_sets', []);
  return Number(row?.number);
}

function sessionOf({ reading }: Engine, number: number | undefined, scope: Scope): SqlSession {
  const asOf = number === undefined ? undefined : new AsOf(number, reading.dialect);
  const then = asOf ? new AsOfSession(reading, asOf) : reading;
  if (!scope) return then;
  const beneath = asOf ? new AsOfSession(reading, asOf, then) : reading;
  return new ScopedSession(beneath, new Scoping(scope, beneath.dialect));
}

function drawnQuery(world: World, dice: Dice): ObjectQuery {
  const order = dice.one<ObjectOrder>([
    { by: 'id' },
    { by: 'title' },
    { by: 'sysid' },
    { by: 'created' },
    { by: 'updated' },
    { by: 'type', ranks: Object.fromEntries(types.map((type, rank) => [type, rank])) },
  ]);
  const conditions = drawnConditions(dice);
  const query = {
    conditions,
    order,
    descending: dice.happens(40),
    after: undefined,
    offset: dice.one([0, 0, 2]),
    limit: dice.one([2, 5, 100]),
  };
  const last = dice.happens(50) ? expectedPage(world, query).at(-1) : undefined;
  const object = world.objects.find(({ id }) => id === last);
  if (!object) return query;
  const { id, title, type, created, updated } = object;
  const values = { id, title: foldTitle(title), sysid: `SYSID_${id}`, created, updated, type: types.indexOf(type) };
  return { ...query, after: { value: values[order.by as keyof typeof values], id }, offset: 0 };
}

function drawnConditions(dice: Dice): readonly ObjectCondition[] {
  const draws = dice.happens(50) ? [dice.one(conditionsDrawn)] : conditionsDrawn.filter(() => dice.happens(22));
  const drawn = draws.map(draw => draw(dice));
  const conditions: readonly ObjectCondition[] = [{ kind: 'status', status: dice.one(statuses) }, ...drawn];
  const nested = dice.happens(20)
    ? [conditions[0], { kind: 'any', of: [drawn] } as const].flatMap(each => each ?? [])
    : conditions;
  return nested;
}

const drawnId = (dice: Dice) => 1 + dice.below(objects + 2);

const drawnLink = (dice: Dice): ObjectCondition => {
  const { category, key } = dice.one(linkKinds);
  const target = dice.one([
    { to: 'objects', ids: [drawnId(dice), drawnId(dice)] },
    { to: 'titled', patterns: [titlePattern([dice.one(['a', 'rack', 'zone'])])] },
    { to: 'anything' },
  ] as const);
  return { kind: 'link', source: { category, link: dice.happens(20) ? key : undefined }, key, target };
};

const below = (dice: Dice): ObjectCondition => ({
  kind: 'below',
  object: dice.happens(60) ? 1 + dice.below(4) : drawnId(dice),
  links: placements,
});

const drawnHostname = (dice: Dice): ObjectCondition => {
  const [one, other] = [dice.one(hostnames), dice.one(hostnames)];
  const test: ValueTest = dice.happens(50) ? { is: 'like', pattern: [one] } : { is: 'equal', by: 'letters', to: [one, other] };
  const link = dice.happens(20) ? 'net' : undefined;
  return { kind: 'entry', source: { category: 'C__CATG__IP', link }, place: { of: 'entry', key: 'hostname' }, test };
};

const conditionsDrawn: readonly ((dice: Dice) => ObjectCondition)[] = [
  below,
  drawnLink,
  drawnHostname,
  dice => ({ kind: 'types', types: types.slice(dice.below(2), 2 + dice.below(2)) }),
  dice => ({ kind: 'title', patterns: [titlePattern(dice.happens(50) ? ['b', ''] : ['rack'])] }),
  dice => ({ kind: 'not', condition: dice.happens(50) ? below(dice) : drawnLink(dice) }),
  dice => ({ kind: 'any', of: [[below(dice)], [drawnLink(dice), below(dice)]] }),
  dice => ({ kind: 'any', of: [[drawnHostname(dice)], [drawnLink(dice), drawnHostname(dice)]] }),
];
