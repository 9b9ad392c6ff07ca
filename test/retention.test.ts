import type { ExecutionContext } from 'ava';
import type { AuditPage, History } from '../generated/types.js';
import { configFrom } from '../src/config/config.js';
import { HistoryUpkeep } from '../src/domain/retention/history-upkeep.js';
import type { Store } from '../src/domain/storage/store.js';
import { entryMade, objectMade } from './factories/calls.js';
import { findingsIn } from './helpers/checking.js';
import { outcomeOf } from './helpers/commands.js';
import { newDatabase } from './helpers/databases.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver, type TestService } from './helpers/service.js';
import { engines, storeAt, type TestEngine } from './helpers/stores.js';
import test from './helpers/suite.js';

const model = 'C__CATG__MODEL';

/** A server whose serial number changed on each of five days; change sets 1 to 6. */
async function changedDaily(t: ExecutionContext, engine: TestEngine) {
  const url = await newDatabase(t, engine.name, 'tables');
  const store = await storeAt(t, url, { durability: 'fast' });
  const service = await serviceOver(t, store);
  const call = callerOf(service, 'contract');
  const object = await objectMade(call);
  const entry = await entryMade(call, { object, category: model, data: { serial: 'day 1' } });
  for (const day of [2, 3, 4, 5]) {
    service.clock.set(`2026-01-1${4 + day} 09:00:00`);
    await entryMade(call, { object, category: model, entry, data: { serial: `day ${day}` } });
  }
  const history = (params: object = {}) => resultOf<History>(call('kataster.changes.read', { object, ...params }));
  const numbers = async (params: object = {}) => (await history(params)).change_sets.map(({ number }) => number);
  const events = async () => (await resultOf<AuditPage>(call('kataster.audit.read', { event: 'pruned' }))).events;
  return { url, store, service, call, object, entry, history, numbers, events };
}

/** Two looks of the upkeep, a day apart. */
async function pruned(store: Store, { clock }: TestService, days: number | undefined): Promise<void> {
  const upkeep = new HistoryUpkeep(store, days, clock.now);
  await upkeep.look();
  clock.advance(86_400);
  await upkeep.look();
}

for (const engine of engines) {
  engine.test(
    `what is too old is removed from the history, and reads of it are refused with the earliest moment, on ${engine.name}`,
    async t => {
      const { store, service, call, object, entry, history, numbers, events } = await changedDaily(t, engine);
      const read = (more: object) => call('cmdb.category.read', { objID: object, category: model, ...more });
      const then = await read({ as_of: 4 });
      await pruned(store, service, 1);
      t.deepEqual(await numbers(), [6, 5, 1], 'the first change, that which made it what it was then, and all later ones');
      t.deepEqual(await numbers({ since: 5 }), [6]);
      t.like((await history()).change_sets[1]?.changes[0], { attributes: [{ from: 'day 3', to: 'day 4' }] });
      const refusal = /expected change set 5 or 2026-01-18T\d\d:00:00.000Z, or later/;
      for (const [method, params] of [
        ['cmdb.category.read', { objID: object, category: model, as_of: 4 }],
        ['cmdb.category.read', { objID: object, category: model, as_of: '2026-01-17 12:00' }],
        ['kataster.changes.read', { since: 4 }],
        ['kataster.changes.read', { until: '2026-01-17T12:00:00Z' }],
      ] as const)
        t.regex(String((await call(method, params)).error?.message), refusal);
      t.like(await read({ as_of: 5 }), { result: [{ serial: 'day 4' }] });
      t.like(await read({ as_of: '2026-01-18 12:00' }), { result: [{ serial: 'day 4' }] });
      t.notDeepEqual(then, await read({ as_of: 5 }));
      const save = (revision: number) =>
        call('cmdb.category.save', { object, category: model, entry, data: { serial: 'x' }, if_revision: revision });
      t.is((await save(5)).error?.code, -32009);
      t.is((await save(6)).error, undefined);
      t.like(await events(), [{ details: { until: '2026-01-18T09:00:00.000Z' }, method: 'history upkeep' }]);
    },
  );

  engine.test(`of an entry that was purged nothing is left once that is too old, on ${engine.name}`, async t => {
    const { url, store, service, call, object, entry } = await changedDaily(t, engine);
    await resultOf(call('cmdb.category.purge', { object, category: model, entry }));
    service.clock.advance(2 * 86_400);
    await resultOf(call('cmdb.object.update', { id: object, title: 'later' }));
    service.clock.advance(2 * 86_400);
    await pruned(store, service, 1);
    const { change_sets: left } = await resultOf<History>(call('kataster.changes.read', { object }));
    t.deepEqual(
      left.flatMap(({ changes }) => changes.filter(change => change.entry !== null)),
      [],
    );
    t.deepEqual(await findingsIn(url), [], 'no former row without its change');
  });

  engine.test(
    `nothing is removed where nothing is too old, and everything is kept where no age is set, on ${engine.name}`,
    async t => {
      const { store, service, numbers, events } = await changedDaily(t, engine);
      await pruned(store, service, undefined);
      await pruned(store, service, 400);
      t.deepEqual(await numbers(), [6, 5, 4, 3, 2, 1]);
      t.deepEqual(await events(), []);
    },
  );

  engine.test(`a clock that is ahead for some hours removes nothing, nor does a start, on ${engine.name}`, async t => {
    const { store, service, numbers } = await changedDaily(t, engine);
    const { clock } = service;
    const noted = async () => (await store.retention.readHorizon())?.noted.slice(0, 10);
    const upkeep = (days: number) => new HistoryUpkeep(store, days, clock.now);
    clock.set('2026-03-19 09:00:00');
    await upkeep(30).look({ isStart: true });
    clock.advance(82_800);
    await upkeep(30).look();
    t.is(await noted(), '2026-03-19', 'it is noted for a day');
    clock.set('2026-01-19 10:00:00');
    await upkeep(30).look();
    t.is(await noted(), undefined, 'the clock was set back');
    clock.set('2026-03-19 09:00:00');
    await upkeep(30).look();
    clock.advance(172_800);
    await upkeep(400).look();
    t.is(await noted(), undefined, 'history is kept for longer');
    await upkeep(30).look();
    clock.advance(172_800);
    await upkeep(30).look({ isStart: true });
    t.deepEqual(await numbers(), [6, 5, 4, 3, 2, 1], 'a start removes nothing');
    await upkeep(30).look();
    t.deepEqual(await numbers(), [6, 1]);
  });

  engine.test(`messages of a logbook stay, however old they are, on ${engine.name}`, async t => {
    const { store, service, call, object, numbers } = await changedDaily(t, engine);
    const { id } = await resultOf<{ readonly id: string }>(call('cmdb.logbook.create', { object_id: object, message: 'Seen' }));
    await entryMade(call, { object, category: 'C__CATG__LOGBOOK', entry: Number(id), data: { description: 'twice' } });
    service.clock.set('2026-03-01 09:00:00');
    await pruned(store, service, 1);
    t.deepEqual(await numbers(), [8, 7, 6, 1]);
    const records = await resultOf<readonly { readonly event: string }[]>(call('cmdb.logbook.read', { object_id: object }));
    t.true(records.some(({ event }) => event === 'Seen'));
  });

  engine.test(`kataster history prune says what it removes, and removes nothing in a dry run, on ${engine.name}`, async t => {
    const { url, store, service, numbers } = await changedDaily(t, engine);
    const kept = await numbers();
    await service.stop();
    if (engine.name === 'SQLite') await store.close();
    const environment = { KATASTER_DATABASE: url };
    const prune = async (...args: string[]) => {
      const { said, refusal } = await outcomeOf(['history', 'prune', ...args], environment);
      return refusal ?? said;
    };
    t.deepEqual(kept, [6, 5, 4, 3, 2, 1]);
    const end = 'Reads as of change set 4, 2026-01-17T09:00:00.000Z, and later are possible.\n';
    t.is(await prune('--before', '2026-01-18', '--dry-run'), `2 changes would be removed. ${end}`);
    t.is(await prune('--before', '2026-01-18'), `2 changes were removed. ${end}`);
    t.is(await prune('--before', '2026-01-18'), `0 changes were removed. ${end}`);
    t.is(await prune('--before', '2020-01-01'), 'Nothing was changed before 2020-01-01T00:00:00.000Z.\n');
    t.regex(await prune(), /^--before: expected a day such as 2026-11-22, as KATASTER_HISTORY is not set$/);
    t.regex(await prune('--before', 'yesterday'), /^--before: expected a day .*not 'yesterday'$/);
  });
}

test('KATASTER_HISTORY is a number of days', t => {
  t.is(configFrom({ KATASTER_HISTORY: '400d' }).history, 400);
  t.is(configFrom({}).history, undefined);
  for (const given of ['400', '0d', '1y', 'for ever'])
    t.throws(() => configFrom({ KATASTER_HISTORY: given }), {
      message: /^KATASTER_HISTORY: expected a number of days, such as 400d/,
    });
});
