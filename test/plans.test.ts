import type { ExecutionContext } from 'ava';
import type { Applied, ChangeSet, Done } from '../generated/types.js';
import { entryMade, objectMade } from './factories/calls.js';
import { copyOf } from './helpers/copies/copy.js';
import { described, differencesOf } from './helpers/copies/differences.js';
import { tablesAt } from './helpers/copies/tables.js';
import { newDatabase } from './helpers/databases.js';
import { send } from './helpers/http.js';
import { type Caller, callerOf, type RpcAnswer, resultOf } from './helpers/rpc.js';
import { addKey, serviceOver, type TestService } from './helpers/service.js';
import { engines, storeAt, type TestEngine } from './helpers/stores.js';

const apply = 'kataster.changes.apply';
const model = 'C__CATG__MODEL';
const ip = 'C__CATG__IP';
const server = { type: 'C__OBJTYPE__SERVER', title: 'web2' };
const secondsOfDay = 24 * 60 * 60;

async function begun(t: ExecutionContext, engine: TestEngine) {
  const url = await newDatabase(t, engine.name);
  const service = await serviceOver(t, await storeAt(t, url), { KATASTER_QUICKPURGE: 'on' });
  const tables = await tablesAt(t, url);
  const call = callerOf(service, 'contract');
  return { service, call, copy: () => copyOf(tables), object: await objectMade(call) };
}

async function planOf(call: Caller, method: string, params: object): Promise<string> {
  return (await resultOf<Done>(call(method, { ...params, dry_run: true }))).plan ?? '';
}

function callerWith(service: TestService, apikey: string): Caller {
  return async (method, params) => {
    const body = JSON.stringify({ version: '2.0', id: 1, method, params: { apikey, ...params } });
    return JSON.parse((await send(service.endpoint('contract'), { body })).text);
  };
}

const dataOf = ({ error }: RpcAnswer) => (error?.data ?? {}) as Readonly<Record<string, string>>;

async function lastSet(call: Caller): Promise<ChangeSet | undefined> {
  return (await resultOf<{ change_sets: readonly ChangeSet[] }>(call('kataster.changes.read', { limit: 1 }))).change_sets[0];
}

for (const engine of engines) {
  engine.test(`${engine.name}: a plan does what its dry run showed, as one change set of the call that applies it`, async t => {
    const { call, object } = await begun(t, engine);
    const params = { object, category: model, data: { serial: 'FX-19' }, comment: 'as planned' };
    const { plan, changes, ...result } = await resultOf<Done>(call('cmdb.category.save', { ...params, dry_run: true }));
    const applied = await resultOf<Applied>(call(apply, { plan }));
    t.deepEqual(applied.results, [result]);
    const set = await lastSet(call);
    t.like(set, { number: applied.number, method: apply, comment: 'as planned' });
    t.deepEqual(set?.changes, changes);
  });

  engine.test(
    `${engine.name}: a plan stands where others made objects meanwhile, or changed what it does not rely on`,
    async t => {
      const { call, object } = await begun(t, engine);
      const plans = [
        await planOf(call, 'cmdb.object.create', server),
        await planOf(call, 'cmdb.category.save', { object, category: model, data: { serial: 'FX-19' } }),
      ];
      await objectMade(call);
      await entryMade(call, { object, category: ip, data: { ipv4_address: '10.0.0.1' } });
      for (const plan of plans) t.truthy((await resultOf<Applied>(call(apply, { plan }))).number);
    },
  );

  engine.test(`${engine.name}: a plan is a conflict that names what was changed since`, async t => {
    const { call, object, copy } = await begun(t, engine);
    const entry = await entryMade(call, { object, category: model, data: { serial: 'A' } });
    const address = await entryMade(call, { object, category: ip, data: { ipv4_address: '10.0.0.1' } });
    const saving = await planOf(call, 'cmdb.category.save', { object, category: model, data: { serial: 'B' } });
    const archiving = await planOf(call, 'cmdb.category.archive', { object, category: ip, entry: address });
    const purging = await planOf(call, 'cmdb.object.quickpurge', { id: object });
    await resultOf(call('cmdb.category.save', { object, category: model, data: { serial: 'C' } }));
    await resultOf(call('cmdb.category.quickpurge', { objID: object, category: ip, cateID: address }));
    await entryMade(call, { object, category: 'C__CATG__MEMORY', data: { quantity: 1 } });
    const before = await copy();
    const [name, gone] = [`${object}/${model}/${entry}`, `${object}/${ip}/${address}`];
    for (const [plan, moved] of [
      [saving, { [name]: 'was changed by change set 4' }],
      [archiving, { [gone]: 'was changed by change set 5' }],
      [purging, { [name]: 'was changed by change set 4' }],
    ] as const) {
      const answer = await call(apply, { plan });
      t.is(answer.error?.code, -32009);
      t.like(dataOf(answer), { error: 'Conflict', plan: 'expected one made since', ...moved });
    }
    t.is(described(differencesOf(before, await copy())), '');
  });

  engine.test(`${engine.name}: a plan of an object that was purged since names the object`, async t => {
    const { call, object } = await begun(t, engine);
    const plan = await planOf(call, 'cmdb.object.update', { id: object, title: 'web9' });
    await resultOf(call('cmdb.object.quickpurge', { id: object }));
    t.like(dataOf(await call(apply, { plan })), { error: 'Conflict', [object]: 'was changed by change set 2' });
  });

  engine.test(`${engine.name}: a plan is of its key alone, for 24 hours, and cannot be changed`, async t => {
    const { service, call, object } = await begun(t, engine);
    await addKey(service.store, 'key-of-others-000001', 'others');
    const plan = await planOf(call, 'cmdb.object.update', { id: object, title: 'web9' });
    const foreign = 'expected the plan of a dry run of the same key and user at the same endpoint, as it was returned';
    const at = Math.floor(plan.length / 2);
    const altered = plan.slice(0, at) + (plan[at] === 'A' ? 'B' : 'A') + plan.slice(at + 1);
    for (const [caller, given] of [
      [callerWith(service, 'key-of-others-000001'), plan],
      [callerOf(service, 'idoit'), plan],
      [call, altered],
      [call, 'x'],
    ] as const)
      t.is(dataOf(await caller(apply, { plan: given })).plan, foreign);
    t.notRegex(Buffer.from(plan, 'base64url').toString('latin1'), /web9/);
    service.clock.advance(secondsOfDay - 60);
    t.truthy((await call(apply, { plan, dry_run: true })).result);
    service.clock.advance(120);
    t.regex(dataOf(await call(apply, { plan })).plan ?? '', /^expected a plan of the last 24 hours/);
  });

  engine.test(`${engine.name}: operations and reverts are planned, too`, async t => {
    const { call, object } = await begun(t, engine);
    const operations = [
      { method: 'cmdb.object.create', params: server, as: 'srv1' },
      { method: 'cmdb.category.save', params: { object: { $ref: 'srv1.id' }, category: model, data: { serial: 'A' } } },
    ];
    const applied = await resultOf<Applied>(call(apply, { plan: await planOf(call, apply, { operations }) }));
    t.is(applied.results.length, 2);
    await resultOf(call('cmdb.object.update', { id: object, title: 'web9' }));
    const { number } = (await lastSet(call)) ?? {};
    const plan = await planOf(call, 'kataster.changes.revert', { numbers: [number] });
    const reverted = await resultOf<Applied>(call(apply, { plan }));
    t.like(reverted.results[0], { number: reverted.number, changed: 1 });
    t.deepEqual((await lastSet(call))?.reverts, [number]);
  });
}
