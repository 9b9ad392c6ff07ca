import type { ExecutionContext } from 'ava';
import { calls, Kataster, KatasterError, type KatasterOptions, NoAnswer } from 'kataster/client';
import { busy, notAgain, type Reaction, stubbed, success, unknown } from './helpers/stub.js';
import test from './helpers/suite.js';
import { hungAfterMs, until } from './helpers/waiting.js';

const object = { id: '7', title: 'web1' };

async function told(t: ExecutionContext, reactions: readonly Reaction[], options: Partial<KatasterOptions> = {}) {
  const { url, requests } = await stubbed(t, ...reactions);
  return { url, requests, client: new Kataster({ url, apikey: 'key', ...options }) };
}

test('a call the service is too busy for is made again, a write too', async t => {
  const { client, requests } = await told(t, [busy, busy, success({ success: true, message: 'done' })]);
  t.is((await client.cmdb.object.archive({ object: 7 })).message, 'done');
  t.is(requests.length, 3);
  t.is(new Set(requests).size, 1);
});

test('a service that stays busy is left alone after a few times', async t => {
  const { client, requests } = await told(t, [busy], { retries: 2 });
  await t.throwsAsync(client.cmdb.object.read({ id: 7 }), { instanceOf: KatasterError, message: /Busy/ });
  t.is(requests.length, 3);
});

test('a call that the service refuses is not made again', async t => {
  const { client, requests } = await told(t, [notAgain, success(object)]);
  const error = await t.throwsAsync<KatasterError>(client.cmdb.object.read({ id: 7 }), { instanceOf: KatasterError });
  t.like(error, { name: 'KatasterError', errorName: 'Conflict', code: -32009, data: { error: 'Conflict', retry: 'false' } });
  t.is(requests.length, 1);
});

const done = success({ success: true, message: 'done' });

for (const [what, reaction] of [
  ['whose outcome is unknown', unknown],
  ['that got no answer', 'hang up'],
  ['that was answered by a page', { exactly: '<html>' }],
] as const)
  test(`a write ${what} is made again with the same idempotency key, in a batch too`, async t => {
    const { client, requests } = await told(t, [reaction, done, reaction]);
    t.is((await client.cmdb.object.archive({ object: 7 })).message, 'done');
    t.is(requests.length, 2);
    t.is(new Set(requests).size, 1);
    t.regex(JSON.parse(requests[0] ?? '').params.idempotency_key, /^[\w.-]{20,60}$/);
    if (reaction !== unknown)
      await t.throwsAsync(client.batch([calls.cmdb.object.archive({ object: 7 })]), { instanceOf: NoAnswer });
    t.is(requests.length, reaction === unknown ? 2 : 6);
  });

test('every intended call has a key of its own, the one that is given, or none where nothing is tried again', async t => {
  const { client, url, requests } = await told(t, [done]);
  await client.cmdb.object.archive({ object: 7 });
  await client.cmdb.object.archive({ object: 7 });
  await client.cmdb.object.archive({ object: 7 }, { idempotency_key: 'mine', timeout: hungAfterMs });
  await new Kataster({ url, retries: 0 }).cmdb.object.archive({ object: 7 });
  const sent = requests.map(request => JSON.parse(request).params);
  const [one, other, given, none] = sent.map(({ idempotency_key: key }) => key);
  t.true(one !== undefined && one !== other);
  t.deepEqual([given, none], ['mine', undefined]);
  t.deepEqual(Object.keys(sent[2] ?? {}).toSorted(), ['idempotency_key', 'object']);
});

test('a write without a key whose outcome is unknown is not made again', async t => {
  const { client, requests } = await told(t, [unknown, done]);
  const revoked = client.kataster.key.revoke({ id: 'k' });
  const error = await t.throwsAsync<KatasterError>(revoked, { instanceOf: KatasterError });
  t.like(error, { errorName: 'OutcomeUnknown', code: -32054 });
  t.is(requests.length, 1);
});

for (const [what, reaction, message] of [
  ['a lost connection', 'hang up', /jsonrpc does not answer$/],
  ['broken JSON', { exactly: '{"id":1,' }, /answered HTTP 200, but no JSON-RPC$/],
  ['a page', { exactly: '<html>' }, /answered HTTP 200, but no JSON-RPC$/],
  ['JSON of another kind', { exactly: '{"message":"no route"}' }, /answered HTTP 200, but no JSON-RPC$/],
  ['nothing but null', { exactly: 'null' }, /answered HTTP 200, but no JSON-RPC$/],
  ['a list', { exactly: '[]' }, /answered HTTP 200, but no JSON-RPC$/],
] as const)
  test(`${what} is no answer, and what has no idempotency key is not asked again, be it read or written`, async t => {
    const { client, requests, url } = await told(t, [reaction]);
    for (const call of [client.cmdb.object.read({ id: 7 }), client.kataster.key.revoke({ id: 'k' })]) {
      const error = await t.throwsAsync(call, { instanceOf: NoAnswer, name: 'NoAnswer', message });
      t.true(error.message.startsWith(url));
    }
    t.is(requests.length, 2);
  });

test('the cause of a call without an answer is the error beneath', async t => {
  const { client } = await told(t, [{ exactly: '<html>' }]);
  const error = await t.throwsAsync(client.cmdb.object.read({ id: 7 }), { instanceOf: NoAnswer });
  t.true(error.cause instanceof SyntaxError);
});

test('a batch that is answered by a result is not answered', async t => {
  const { client, requests } = await told(t, [success(object)]);
  await t.throwsAsync(client.batch([calls.cmdb.object.read({ id: 7 })]), { instanceOf: NoAnswer });
  t.is(requests.length, 1);
});

test('without a limit a call waits as long as it takes', async t => {
  const { client } = await told(t, [success(object)], { timeout: Number.POSITIVE_INFINITY });
  t.is((await client.cmdb.object.read({ id: 7 })).id, '7');
});

test('a batch that was refused as a whole is sent again', async t => {
  const { client, requests } = await told(t, [busy]);
  await t.throwsAsync(client.batch([calls.cmdb.object.archive({ object: 7 })], { timeout: hungAfterMs }), {
    instanceOf: KatasterError,
  });
  t.is(requests.length, 4);
});

/** Passes on every machine before an answer that never comes. */
const shortMs = 50;

test('a call ends when its time is over', async t => {
  const { client } = await told(t, ['say nothing'], { timeout: hungAfterMs });
  await t.throwsAsync(client.cmdb.object.read({ id: 7 }, { timeout: shortMs }), {
    instanceOf: NoAnswer,
    message: `No answer within ${shortMs} ms`,
  });
});

test('the time includes what is waited between attempts', async t => {
  const { client } = await told(t, [busy], { retries: 1000, timeout: shortMs });
  await t.throwsAsync(client.cmdb.object.read({ id: 7 }), { instanceOf: NoAnswer });
});

test('a signal ends a call, and no other', async t => {
  const { client, requests } = await told(t, ['say nothing', success(object)]);
  const controller = new AbortController();
  const call = client.cmdb.object.read({ id: 7 }, { signal: controller.signal });
  const ended = t.throwsAsync(call, { name: 'AbortError', any: true });
  await until(() => requests.length > 0);
  controller.abort();
  await ended;
  t.is((await client.cmdb.object.read({ id: 7 })).id, '7');
});

test('a signal that was given before ends what is asked after', async t => {
  const { client, requests } = await told(t, [success(object)], { signal: AbortSignal.abort() });
  await t.throwsAsync(client.cmdb.object.read({ id: 7 }), { name: 'AbortError', any: true });
  t.is(requests.length, 0);
});
