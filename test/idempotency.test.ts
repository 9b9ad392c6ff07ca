import type { ExecutionContext } from 'ava';
import { methods } from '../generated/methods.js';
import { ResultUpkeep } from '../src/domain/idempotency/result-upkeep.js';
import type { MethodDefinition } from '../src/rpc/method-definition.js';
import { objectMade } from './factories/calls.js';
import { examples, serviceBefore } from './helpers/examples.js';
import { send } from './helpers/http.js';
import { dialectFor } from './helpers/method-dialects.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addKey, dialectNames, serviceOver } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines, freshStore, inTurn, storeAt, type TestEngine } from './helpers/stores.js';

const table: Readonly<Record<string, MethodDefinition>> = methods;
const repeatable = examples.filter(({ method }) => table[method]?.options?.includes('idempotency_key'));
const server = { type: 'C__OBJTYPE__SERVER', title: 'web1' };
const ip = 'C__CATG__IP';
const secondsOfDay = 24 * 60 * 60;

/** Records that exist: objects with the time of their last change, choices, statuses. */
async function stateIn(call: Caller): Promise<string> {
  const reads = [
    call('cmdb.objects.read', { filter: {}, limit: 10_000 }),
    call('cmdb.dialog.read', { category: 'C__CATG__MODEL', property: 'manufacturer' }),
    call('cmdb.status.read', {}),
  ];
  return JSON.stringify(await Promise.all(reads.map(read => resultOf(read))));
}

async function begun(t: ExecutionContext, engine: TestEngine) {
  const service = await startedService(t, engine, {});
  return { service, call: callerOf(service, 'contract') };
}

function countOf(call: Caller): Promise<number> {
  return resultOf<readonly object[]>(call('cmdb.objects.read', { filter: {}, limit: 100 })).then(({ length }) => length);
}

for (const engine of engines) {
  for (const example of inTurn(engine, repeatable))
    engine.test(
      `${engine.name}: ${example.method}, ${example.name}: repeated, it returns the same and changes nothing`,
      async t => {
        const service = await serviceBefore(t, engine, example);
        const call = callerOf(service, 'contract');
        const params = { ...example.params, idempotency_key: 'k1' };
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: example.method, params });
        const address = service.endpoint(dialectFor(example.method));
        const answered = async () => (await send(address, { body: service.unforeseen.sent(body) })).text;
        const first = await answered();
        const state = await stateIn(call);
        service.clock.advance(60);
        t.deepEqual(JSON.parse(first).result, example.result);
        t.is(await answered(), first);
        t.is(await stateIn(call), state);
      },
    );

  engine.test(`${engine.name}: calls with one key at the same moment have one effect and equal answers`, async t => {
    const { call } = await begun(t, engine);
    const params = { ...server, idempotency_key: 'k1' };
    const answers = await Promise.all(Array.from({ length: 16 }, () => resultOf(call('cmdb.object.create', params))));
    for (const answer of answers) t.deepEqual(answer, answers[0]);
    t.is(await countOf(call), 1);
  });

  engine.test(`${engine.name}: a key stands for one method and its parameters, whatever their order`, async t => {
    const { call } = await begun(t, engine);
    const object = await objectMade(call);
    const key = { idempotency_key: 'k1' };
    const data = { ipv4_address: '10.0.0.1', hostname: 'web1' };
    const saved = await resultOf(call('cmdb.category.save', { object, category: ip, data, ...key }));
    const again = { ...key, data: { hostname: 'web1', ipv4_address: '10.0.0.1' }, category: ip, object };
    t.deepEqual(await resultOf(call('cmdb.category.save', again)), saved);
    const others = {
      method: ['cmdb.object.update', { id: object, title: 'web2' }],
      parameters: ['cmdb.category.save', again],
    } as const;
    const { error: otherMethod } = await call(others.method[0], { ...others.method[1], ...key });
    const { error: otherData } = await call(others.parameters[0], { ...again, data: { hostname: 'web2' } });
    for (const error of [otherMethod, otherData]) t.like(error, { code: -32009, data: { error: 'Conflict' } });
    t.is(
      otherMethod?.data?.idempotency_key,
      'it was used for a call of cmdb.category.save; expected a key of its own for each intended call',
    );
    t.regex(otherData?.data?.idempotency_key ?? '', /^it was used for a call of cmdb.category.save with other parameters; /);
  });

  engine.test(`${engine.name}: a call that fails uses no key up`, async t => {
    const { call } = await begun(t, engine);
    const object = await objectMade(call);
    const key = { idempotency_key: 'k1' };
    const refused = await call('cmdb.category.save', { object, category: ip, data: { ipv4_address: 'nonsense' }, ...key });
    t.is(refused.error?.data?.error, 'ValidationFailed');
    await resultOf(call('cmdb.category.save', { object, category: ip, data: { ipv4_address: '10.0.0.1' }, ...key }));
  });

  engine.test(`${engine.name}: keys belong to the caller, and last a day`, async t => {
    const { service, call } = await begun(t, engine);
    await addKey(service.store, 'another-key-another-key', 'another');
    const params = { ...server, idempotency_key: 'k1' };
    await resultOf(call('cmdb.object.create', params));
    await resultOf(call('cmdb.object.create', { ...params, apikey: 'another-key-another-key' }));
    t.is(await countOf(call), 2);
    service.clock.advance(secondsOfDay - 1);
    await resultOf(call('cmdb.object.create', params));
    t.is(await countOf(call), 2);
    service.clock.advance(1);
    await resultOf(call('cmdb.object.create', params));
    t.is(await countOf(call), 3);
  });

  engine.test(`${engine.name}: results outlive the process, and are removed after a day`, async t => {
    const url = await engine.address(t);
    const params = { ...server, idempotency_key: 'k1' };
    const before = await serviceOver(t, await storeAt(t, url));
    const made = await resultOf(callerOf(before, 'contract')('cmdb.object.create', params));
    await before.stop();
    await before.store.close();
    const { store, clock, ...service } = await serviceOver(t, await storeAt(t, url));
    const call = callerOf({ store, clock, ...service }, 'contract');
    t.deepEqual(await resultOf(call('cmdb.object.create', params)), made);
    const later = (seconds: number) => () => new Date(clock.now().getTime() + seconds * 1000);
    await new ResultUpkeep(store, later(secondsOfDay)).removeOld();
    t.deepEqual(await resultOf(call('cmdb.object.create', params)), made);
    await new ResultUpkeep(store, later(secondsOfDay + 1)).removeOld();
    t.notDeepEqual(await resultOf(call('cmdb.object.create', params)), made);
  });
}

for (const dialect of dialectNames)
  engines[0]?.test(`${dialect}: a repetition is recognised`, async t => {
    const service = await serviceOver(t, await freshStore(t, engines[0] as TestEngine));
    const call = callerOf(service, dialect);
    const params = { ...server, idempotency_key: 'k1' };
    t.deepEqual(await resultOf(call('cmdb.object.create', params)), await resultOf(call('cmdb.object.create', params)));
  });
