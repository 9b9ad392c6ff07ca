import test, { type ExecutionContext } from 'ava';
import { calls, Kataster, KatasterError, type KatasterOptions } from 'kataster/client';
import { busy, type Reaction, refusal, stubbed, success } from './helpers/stub.js';

const object = { id: '7', title: 'web1' };

async function told(t: ExecutionContext, reactions: readonly Reaction[], options: Partial<KatasterOptions> = {}) {
  const { url, requests } = await stubbed(t, ...reactions);
  return { requests, client: new Kataster({ url, apikey: 'key', ...options }) };
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

test('what the service refuses is not asked again', async t => {
  const { client, requests } = await told(t, [refusal(-32009, 'Conflict: taken'), success(object)]);
  const error = await t.throwsAsync<KatasterError>(client.cmdb.object.read({ id: 7 }), { instanceOf: KatasterError });
  t.like(error, { name: 'KatasterError', errorName: 'Conflict', code: -32009, data: null });
  t.is(requests.length, 1);
});

test('a lost connection is tried again where nothing can be done twice', async t => {
  const { client, requests } = await told(t, ['hang up', success(object)]);
  t.is((await client.cmdb.object.read({ id: 7 })).title, 'web1');
  t.is(requests.length, 2);
});

test('a lost connection is told where something might be done twice', async t => {
  const { client, requests } = await told(t, ['hang up', success({ success: true })]);
  await t.throwsAsync(client.cmdb.object.archive({ object: 7 }));
  await t.throwsAsync(client.batch([calls.cmdb.object.read({ id: 7 }), calls.cmdb.object.archive({ object: 7 })]), { any: true });
  t.is(requests.length, 2);
});

test('a batch that was refused as a whole is sent again', async t => {
  const { client, requests } = await told(t, [busy]);
  await t.throwsAsync(client.batch([calls.cmdb.object.archive({ object: 7 })], { timeout: 5000 }), { instanceOf: KatasterError });
  t.is(requests.length, 4);
});

test('a call ends when its time is over', async t => {
  const { client } = await told(t, ['say nothing'], { timeout: 60_000 });
  await t.throwsAsync(client.cmdb.object.read({ id: 7 }, { timeout: 50 }), { name: 'TimeoutError', message: /50 ms/ });
});

test('the time includes what is waited between attempts', async t => {
  const { client } = await told(t, [busy], { retries: 1000, timeout: 300 });
  await t.throwsAsync(client.cmdb.object.read({ id: 7 }), { name: 'TimeoutError' });
});

test('a signal ends a call, and no other', async t => {
  const { client, requests } = await told(t, ['say nothing', success(object)]);
  const controller = new AbortController();
  const call = client.cmdb.object.read({ id: 7 }, { signal: controller.signal });
  const asked = setInterval(() => requests.length > 0 && controller.abort(), 10);
  t.teardown(() => clearInterval(asked));
  await t.throwsAsync(call, { name: 'AbortError', any: true });
  t.is((await client.cmdb.object.read({ id: 7 })).id, '7');
});

test('a signal that was given before ends what is asked after', async t => {
  const { client, requests } = await told(t, [success(object)], { signal: AbortSignal.abort() });
  await t.throwsAsync(client.cmdb.object.read({ id: 7 }), { name: 'AbortError', any: true });
  t.is(requests.length, 0);
});
