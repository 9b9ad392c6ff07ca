import type { ExecutionContext } from 'ava';
import { onceForAll } from '../../helpers/databases.js';
import { callerOf, resultOf } from '../../helpers/rpc.js';
import { type DialectName, dialectNames, testKey } from '../../helpers/service.js';
import { startedService } from '../../helpers/started-service.js';
import { engines } from '../../helpers/stores.js';
import { clients, openRpcClient } from './clients.js';
import { type Call, type Outcome, relayTo, type Step } from './steps.js';

type ClientName = keyof typeof clients;

const batchLimit = 5;
const started = onceForAll(scope => {
  const [engine] = engines;
  if (!engine) throw new Error('there is no engine');
  return startedService(scope, engine, { KATASTER_BATCH_LIMIT: String(batchLimit) });
});

/** What a client puts before messages of errors. */
const before: Partial<Record<ClientName, string>> = {
  'libjson-rpc-cpp': 'INVALID_PARAMS: Invalid method parameters (invalid name and/or type) recognised: ',
};

/** Clients that keep the data of no error whose code is from -32700 to -32000. */
const withoutData: readonly ClientName[] = ['jsonrpclib-pelix'];

/** What clients make of a notification at `/jsonrpc`, which has 204 and no body, and of the call after it, where that is not what others do. */
const afterNotification: Partial<Record<ClientName, (recycled: Outcome) => readonly Outcome[]>> = {
  'jsonrpclib-pelix': () => [{ raised: 'TransportError' }, { raised: 'ResponseNotReady' }],
  'libjson-rpc-cpp': recycled => [{ error: [-32603, 'INTERNAL_ERROR: : ', null] }, recycled],
};

/** A client is used in each way, at both addresses. */
export async function isUsed(t: ExecutionContext, name: ClientName): Promise<void> {
  const client = clients[name](t);
  for (const dialect of dialectNames) {
    const service = await started();
    const { url, counts } = await relayTo(t, service.endpoint(dialect));
    const server = { type: 'C__OBJTYPE__SERVER', title: 'web1' };
    const object = Number((await resultOf(callerOf(service, 'contract')('cmdb.object.create', server))).id);
    const steps = stepsWith(object, dialect);
    const outcomes = await client(url, steps);
    t.deepEqual(outcomes.map(withoutMost), expectedOf(name, dialect, object), `${name}, ${dialect}`);
    t.deepEqual(
      counts,
      steps.map(step => ('batch' in step ? step.batch.length : 1)),
    );
  }
}

function call(method: string, params: object): Call {
  return { method, params: { apikey: testKey, ...params } };
}

function stepsWith(object: number, dialect: DialectName): readonly Step[] {
  const archive = call('cmdb.object.archive', { object });
  const recycle = call('cmdb.object.recycle', { object });
  const steps: readonly Step[] = [
    { call: call('cmdb.object.update', { id: object, title: 'Zürich 😀' }) },
    { call: call('cmdb.object.read', { id: object }) },
    { call: call('cmdb.object.create', { type: 'C__OBJTYPE__SERVERS', title: 'web2' }) },
    { batch: [archive, call('cmdb.object.archive', { object: 999999 }), recycle] },
    { notify: archive },
    { call: recycle },
    { call: { method: 'rpc.discover', params: {} } },
  ];
  const tooMany = Array.from({ length: batchLimit + 1 }, () => recycle);
  // At the address of existing clients a batch above the limit has one error, with no id: clients wait for the others in vain.
  return dialect === 'contract' ? [...steps, { batch: tooMany }] : steps;
}

function expectedOf(name: ClientName, dialect: DialectName, object: number): readonly Outcome[] {
  const recycled = { result: `Object ${object} has been recycled.` };
  const notified = dialect === 'contract' ? afterNotification[name]?.(recycled) : undefined;
  const wrongType = "Invalid parameters: Object type 'C__OBJTYPE__SERVERS' not found.";
  const tooMany = `Limit exceeded: a batch holds at most ${batchLimit} calls`;
  const outcomes: readonly Outcome[] = [
    { result: 'Object title was successfully updated' },
    { result: 'Zürich 😀' },
    {
      error: [-32602, (before[name] ?? '') + wrongType, withoutData.includes(name) ? null : "did you mean 'C__OBJTYPE__SERVER'?"],
    },
    {
      result: [
        { result: `Object ${object} has been archived.` },
        { error: [-32602, 'Invalid parameters: Object 999999 not found.', null] },
        recycled,
      ],
    },
    ...(notified ?? [{ result: null }, recycled]),
    { result: '1.2.6' },
  ];
  const refused = Array.from({ length: batchLimit + 1 }, () => ({ error: [-32013, tooMany, null] }));
  return dialect === 'contract' ? [...outcomes, { result: refused }] : outcomes;
}

/** The member of a result that tells it from others. */
function withoutMost(outcome: Outcome): Outcome {
  if (!('result' in outcome)) return outcome;
  const { result } = outcome;
  if (Array.isArray(result)) return { result: result.map(withoutMost) };
  const { message, title, openrpc } = (result ?? {}) as Readonly<Record<string, unknown>>;
  return { result: message ?? title ?? openrpc ?? null };
}

/** The client of OpenRPC sends calls one by one if its batch is closed in their turn. */
export async function sendsOneByOne(t: ExecutionContext): Promise<void> {
  const { url, counts } = await relayTo(t, (await started()).endpoint('contract'));
  const calls = Array.from({ length: 3 }, () => ({ method: 'idoit.version.read', params: { apikey: testKey } }));
  await openRpcClient(url, false).together(calls);
  t.deepEqual(counts, [1, 1, 1]);
}
