import test from '../helpers/suite.js';
import { hungAfterMs } from '../helpers/waiting.js';
import { Kataster, KatasterError, type KatasterOptions, NoAnswer } from './complete/client.js';

interface Sent {
  readonly id: number;
  readonly method: string;
  readonly params: object;
}

type Answering = (sent: Sent) => object;

/** A client whose service is a function. */
function client(answer: Answering, options: Partial<KatasterOptions> = {}) {
  const bodies: unknown[] = [];
  const keys: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    init?.signal?.throwIfAborted();
    const body: Sent | Sent[] = JSON.parse(String(init?.body));
    bodies.push(body);
    keys.push(new Headers(init?.headers).get('x-api-key'));
    const answered = Array.isArray(body) ? body.map(answer).toReversed() : answer(body);
    return Response.json(answered);
  };
  return { bodies, keys, service: new Kataster({ url: 'http://cmdb.example', apikey: 'k', fetch, ...options }) };
}

function refusal(code: number, data: object | null): Answering {
  return ({ id }) => ({ id, jsonrpc: '2.0', error: { code, message: 'Refused', data } });
}

const thing = { id: '7', title: 'A' };

test('a call carries the key in a header and the language, and answers the result', async t => {
  const { service, bodies, keys } = client(({ id }) => ({ id, jsonrpc: '2.0', result: thing }), { language: 'de' });
  t.is((await service.cmdb.thing.read({ id: 7 })).title, 'A');
  t.deepEqual(bodies, [{ jsonrpc: '2.0', id: 1, method: 'cmdb.thing.read', params: { id: 7, language: 'de' } }]);
  t.deepEqual(keys, ['k']);
});

test('a key in any script is sent as UTF-8, and none where there is none', async t => {
  for (const [apikey, sent] of [
    ['Schlüssel 键', Buffer.from('Schlüssel 键').toString('latin1')],
    [undefined, null],
  ] as const) {
    const { service, keys } = client(({ id }) => ({ id, jsonrpc: '2.0', result: [] }), { apikey });
    await service.cmdb.thing.list();
    t.deepEqual(keys, [sent]);
  }
});

test('a method without required parameters needs no input', async t => {
  const { service, bodies } = client(({ id }) => ({ id, jsonrpc: '2.0', result: [] }));
  t.deepEqual(await service.cmdb.thing.list(), []);
  t.like(bodies[0], { method: 'cmdb.thing.list', params: {} });
});

const fourReasons = { error: 'ThingNotFound', retry: 'true', id: 'a', title: 'b', type: 'c', limit: 'd' };

for (const [code, data, name, message] of [
  [-32602, { error: 'ThingNotFound', id: 'there is none' }, 'ThingNotFound', 'Refused (id: there is none)'],
  [-32602, fourReasons, 'ThingNotFound', 'Refused (id: a; title: b; type: c)'],
  [-32602, { error: 'InvalidParameters' }, 'InvalidParameters', 'Refused'],
  [-32602, { error: 'NewerThanThisClient' }, undefined, 'Refused'],
  [-32003, { error: 'Forbidden' }, 'Forbidden', 'Refused'],
  [-32602, { error: 'toString' }, undefined, 'Refused'],
  [-32602, { id: 'there is none' }, undefined, 'Refused (id: there is none)'],
  [-32003, null, undefined, 'Refused'],
] as const) {
  test(`${code} ${JSON.stringify(data)} is ${name}`, async t => {
    const { service } = client(refusal(code, data), { retries: 0 });
    const error = await t.throwsAsync(service.cmdb.thing.read({ id: 7 }), { instanceOf: KatasterError, message });
    t.like(error, { errorName: name, code, id: 1 });
    t.deepEqual<unknown, unknown>(error?.data, data);
  });
}

test('a batch answers in the order given, a refusal in its place', async t => {
  const { service, bodies } = client(sent =>
    sent.method === 'cmdb.thing.read' ? { id: sent.id, result: thing } : refusal(-32003, { error: 'Forbidden' })(sent),
  );
  const { read, save } = service.calls.cmdb.thing;
  const [first, second] = await service.batch([read({ id: 7 }), save({ id: 7, title: 'B' })]);
  t.is(first instanceof KatasterError ? undefined : first.title, 'A');
  t.like(second, { errorName: 'Forbidden', id: 2 });
  t.is(bodies.length, 1);
});

test('a batch tells which call was not answered', async t => {
  const { service } = client(() => ({ id: null }));
  const [only] = await service.batch([service.calls.cmdb.thing.list()]);
  t.true(only instanceof KatasterError);
});

test('a batch that is refused as a whole rejects', async t => {
  const answer = { id: null, error: { code: -32003, message: 'Forbidden', data: null } };
  const { service } = client(() => ({}), { fetch: async () => Response.json(answer) });
  await t.throwsAsync(service.batch([service.calls.rpc.discover()]), { instanceOf: KatasterError, message: 'Forbidden' });
});

test('an empty batch is not sent', async t => {
  const { service, bodies } = client(() => ({}));
  t.deepEqual(await service.batch([]), []);
  t.is(bodies.length, 0);
});

test('what is no JSON-RPC is named', async t => {
  const { service } = client(() => ({}), { fetch: async () => new Response('<html>', { status: 502 }) });
  await t.throwsAsync(service.rpc.discover(), {
    instanceOf: NoAnswer,
    message: 'http://cmdb.example answered HTTP 502, but no JSON-RPC',
  });
});

test('a signal ends what is under way', async t => {
  const { service } = client(() => ({}), { signal: AbortSignal.abort(), timeout: hungAfterMs });
  await t.throwsAsync(service.rpc.discover(), { name: 'AbortError', any: true });
});

test('parameters that exclude each other do not compile together', async t => {
  const { service } = client(({ id }) => ({ id, result: { success: true } }));
  // @ts-expect-error: one of id and title.
  t.true((await service.cmdb.thing.remove({ id: 7, title: 'A' })).success);
});
