import { createHmac } from 'node:crypto';
import type { ExecutionContext } from 'ava';
import type { History, WebhookDelivery, WebhookInfo } from '../generated/types.js';
import type { Store } from '../src/domain/storage/store.js';
import { objectMade } from './factories/calls.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver } from './helpers/service.js';
import { engines, freshStore, type TestEngine } from './helpers/stores.js';
import { until } from './helpers/waiting.js';
import { type Answering, permitted, type Received, receiver } from './helpers/webhook-receiver.js';

const rack = 'C__OBJTYPE__ENCLOSURE';

/** A service with a receiver, and calls about its webhooks. */
async function placeOn(t: ExecutionContext, engine: TestEngine, answering?: Answering, retryDelays = [0, 0]) {
  return placeOver(t, await freshStore(t, engine), answering, retryDelays);
}

async function placeOver(t: ExecutionContext, store: Store, answering?: Answering, retryDelays = [0, 0]) {
  const to = await receiver(t, answering);
  const service = await serviceOver(t, store, permitted, { retryDelays });
  const call = callerOf(service, 'contract');
  const create = (settings: object = {}) =>
    resultOf<{ id: string; secret: string }>(call('kataster.webhook.create', { title: 'hook', url: to.url, ...settings }));
  const read = async (id: string) => (await resultOf<readonly WebhookInfo[]>(call('kataster.webhook.read', { id })))[0];
  const deliveries = (id: string) => resultOf<readonly WebhookDelivery[]>(call('kataster.webhook.deliveries', { id }));
  return { to, service, call, create, read, deliveries };
}

const retitled = (call: Caller, id: number, title: string) => resultOf(call('cmdb.object.update', { id, title }));
const titleIn = ({ set }: Pick<Received, 'set'>) => String(set?.changes[0]?.attributes.find(({ key }) => key === 'title')?.to);
const events = async (call: Caller, event: string) =>
  (await resultOf<{ events: readonly { details: object }[] }>(call('kataster.audit.read', { event }))).events;

for (const engine of engines) {
  engine.test(`each change set that a filter chooses is delivered once, signed, as it is read, on ${engine.name}`, async t => {
    const { to, call, create, read } = await placeOn(t, engine);
    await objectMade(call, { title: 'before', type: rack });
    const { id, secret } = await create({ filter: { type: rack } });
    await objectMade(call, { title: 'server' });
    const object = await objectMade(call, { title: 'rack', type: rack });
    await retitled(call, object, 'rack 2');
    await until(() => to.received.length >= 2);
    const sets = (await resultOf<History>(call('kataster.changes.read', { type: rack, sort: 'ASC', since: 1 }))).change_sets;
    t.deepEqual(
      to.received.map(({ body }) => JSON.parse(body)),
      sets.map(set => ({ type: 'change_set', webhook: id, change_set: set })),
    );
    for (const { headers, body } of to.received) t.is(headers['webhook-signature'], signatureOf(secret, headers, body));
    await until(async () => (await read(id))?.last_delivered !== null);
    t.is((await read(id))?.last_problem, null);
  });

  engine.test(`conditions choose changes by the values before and after on ${engine.name}`, async t => {
    const { to, call, create } = await placeOn(t, engine);
    const status = { category: 'C__CATG__GLOBAL', attribute: 'cmdb_status' };
    await create({ conditions: [{ ...status, from: 'in operation', to: ['C__CMDB_STATUS__DEFECT', 'C__CMDB_STATUS__STORED'] }] });
    const object = await objectMade(call, { title: 'web1' });
    const save = (category: string, data: object) => resultOf(call('cmdb.category.save', { object, category, data }));
    await save('C__CATG__GLOBAL', { cmdb_status: 'C__CMDB_STATUS__PLANNED' });
    await save('C__CATG__GLOBAL', { cmdb_status: 'C__CMDB_STATUS__DEFECT' });
    await save('C__CATG__GLOBAL', { cmdb_status: 'C__CMDB_STATUS__IN_OPERATION' });
    await save('C__CATG__GLOBAL', { cmdb_status: 'C__CMDB_STATUS__STORED' });
    await create({ conditions: [{ category: 'C__CATG__MODEL', attribute: 'manufacturer', to: 'Lenovo' }] });
    await save('C__CATG__MODEL', { manufacturer: 'Dell' });
    await save('C__CATG__MODEL', { manufacturer: 'Lenovo', title: 'SR650' });
    await save('C__CATG__MODEL', { title: 'SR630' });
    await until(() => to.received.length >= 2);
    await objectMade(call, { title: 'last' });
    t.deepEqual([...to.accepted()].sort(), [5, 7]);
  });

  engine.test(`a condition holds for a choice that it named by another title, on ${engine.name}`, async t => {
    const { to, call, create, read } = await placeOn(t, engine);
    const object = await objectMade(call, { title: 'web1', categories: { C__CATG__MODEL: { manufacturer: 'Dell' } } });
    const attribute = { category: 'C__CATG__MODEL', property: 'manufacturer' };
    const choices = await resultOf<readonly { id: string; title: string }[]>(call('cmdb.dialog.read', attribute));
    const entry = Number(choices.find(({ title }) => title === 'Dell')?.id);
    const condition = { category: 'C__CATG__MODEL', attribute: 'manufacturer' };
    const { id } = await create({
      conditions: [
        { ...condition, to: ['dell', 'nobody', null] },
        { ...condition, from: 'Dell' },
      ],
    });
    t.deepEqual((await read(id))?.conditions, [
      { ...condition, to: [entry, 'nobody', null] },
      { ...condition, from: entry },
    ]);
    await resultOf(call('cmdb.dialog.update', { ...attribute, entry_id: entry, value: 'Dell Inc.' }));
    const save = (manufacturer: unknown) =>
      resultOf(call('cmdb.category.save', { object, category: 'C__CATG__MODEL', data: { manufacturer } }));
    await save('IBM');
    await save('Dell Inc.');
    await until(() => to.accepted().length >= 2);
    t.is((await read(id))?.last_problem, null);
    const later = await resultOf<readonly { id: string; title: string }[]>(call('cmdb.dialog.read', attribute));
    const into = Number(later.find(({ title }) => title === 'IBM')?.id);
    await resultOf(call('kataster.dialog.merge', { ...attribute, entry_id: entry, into }));
    t.regex(String((await read(id))?.last_problem), new RegExp(`manufacturer.*${entry}`));
  });

  engine.test(`a change waits for earlier ones of its object alone, however often these fail, on ${engine.name}`, async t => {
    let refusals = 0;
    const failing: Answering = ({ set }) => {
      const isFirst = set?.number === 3;
      refusals += isFirst ? 1 : 0;
      return isFirst && (refusals <= 3 || !to.accepted().includes(6)) ? 500 : undefined;
    };
    const place = await placeOn(t, engine, failing, Array(1000).fill(0));
    const { to, call, create } = place;
    const [one, other] = [await objectMade(call, { title: 'one' }), await objectMade(call, { title: 'other' })];
    await create();
    for (const title of ['a', 'b', 'c']) await retitled(call, one, title);
    await retitled(call, other, 'd');
    await until(() => to.accepted().length === 4);
    t.deepEqual(to.accepted(), [6, 3, 4, 5], 'the other object did not wait');
    t.is(new Set(to.received.filter(({ set }) => set?.number === 3).map(({ headers }) => headers['webhook-id'])).size, 1);
  });

  engine.test(`what failed for good is kept, and resent on demand under its id, on ${engine.name}`, async t => {
    let isDown = true;
    const place = await placeOn(t, engine, delivery => (isDown && titleIn(delivery) === 'a' ? 503 : undefined));
    const { to, call, create, read, deliveries } = place;
    const { id } = await create();
    const object = await objectMade(call, { title: 'a' });
    await retitled(call, object, 'b');
    await until(() => to.accepted().includes(2));
    t.deepEqual(to.accepted(), [2], 'what comes after it goes on');
    t.is(to.received.length, 4, 'three attempts, and one delivery');
    await until(async () => (await deliveries(id)).every(({ state }) => state === 'failed'));
    const [failed, ...others] = await deliveries(id);
    t.like(failed, { number: 1, state: 'failed', attempts: 3, next_attempt: null, outcome: 'answered 503: status 503' });
    t.deepEqual(others, []);
    await until(async () => (await read(id))?.last_problem !== null);
    t.regex((await read(id))?.last_problem ?? '', /^the delivery whd_\w+ of change set 1 failed for good: answered 503/);
    isDown = false;
    t.like(await resultOf(call('kataster.webhook.resend', { id })), { resent: 1 });
    await until(async () => (await deliveries(id)).length === 0);
    t.deepEqual(to.accepted(), [2, 1]);
    t.is(to.received.at(-1)?.headers['webhook-id'], failed?.id);
  });

  engine.test(`attempts are made after the delays, and no earlier, on ${engine.name}`, async t => {
    const place = await placeOn(t, engine, () => 500, [60_000, 3_600_000]);
    const { to, service, call, create, deliveries } = place;
    const { id } = await create({ filter: { type: rack } });
    await objectMade(call, { title: 'a', type: rack });
    for (const [attempts, seconds] of [
      [1, 60],
      [2, 3600],
    ] as const) {
      await until(async () => (await deliveries(id))[0]?.attempts === attempts);
      t.is(to.received.length, attempts);
      const [{ last_attempt: last, next_attempt: next } = { last_attempt: '', next_attempt: '' }] = await deliveries(id);
      const delay = (Date.parse(next ?? '') - Date.parse(last ?? '')) / 1000;
      t.true(delay >= seconds && delay <= seconds * 1.2, `${delay} s`);
      service.clock.advance(seconds * 1.2 + 1);
      // A commit wakes the worker, which sleeps by the real clock.
      await objectMade(call, { title: 'another' });
    }
    await until(async () => (await deliveries(id))[0]?.state === 'failed');
    t.is(to.received.length, 3);
  });

  engine.test(`a delivery that is not marked is made again with the same id on ${engine.name}`, async t => {
    const store = await freshStore(t, engine);
    let isBroken = true;
    const delivered: Store['webhooks']['recordDelivered'] = async (...args) => {
      if (!isBroken) return store.webhooks.recordDelivered(...args);
      isBroken = false;
      throw new Error('killed');
    };
    const webhooks = Object.create(store.webhooks, { recordDelivered: { value: delivered } });
    const { to, call, create, deliveries } = await placeOver(t, Object.create(store, { webhooks: { value: webhooks } }));
    const { id } = await create();
    await objectMade(call, { title: 'a' });
    await until(() => to.received.length === 2);
    t.deepEqual(new Set(to.received.map(({ headers }) => headers['webhook-id'])).size, 1);
    await until(async () => (await deliveries(id)).length === 0);
  });

  engine.test(`what was not delivered when the service ended is delivered by the next one on ${engine.name}`, async t => {
    const store = await freshStore(t, engine);
    const first = await placeOver(t, store, () => 500, Array(1000).fill(0));
    const { id } = await first.create();
    const object = await objectMade(first.call, { title: 'a' });
    await until(() => first.to.received.length > 0);
    await retitled(first.call, object, 'b');
    await first.service.stop();
    const next = await placeOver(t, store, undefined, Array(1000).fill(0));
    await resultOf(next.call('kataster.webhook.update', { id, url: next.to.url }));
    await until(() => next.to.received.length === 2);
    t.deepEqual(next.to.accepted(), [1, 2]);
    t.is(next.to.received[0]?.headers['webhook-id'], first.to.received[0]?.headers['webhook-id']);
  });

  engine.test(`a webhook delivers what its key may view, and stops once the key is over, on ${engine.name}`, async t => {
    const { to, call, create, read } = await placeOn(t, engine);
    const racks = { title: 'racks', rights: [{ verbs: ['view'], object_types: [rack] }] };
    const { id: key } = await resultOf<{ id: string }>(call('kataster.key.create', racks));
    const { id } = await create({ key });
    await objectMade(call, { title: 'hidden' });
    await objectMade(call, { title: 'seen', type: rack });
    await until(() => to.received.length === 1);
    t.deepEqual(to.received.map(titleIn), ['seen']);
    const { id: successor } = await resultOf<{ id: string }>(call('kataster.key.rotate', { id: key, keep: 0 }));
    await objectMade(call, { title: 'seen by its successor', type: rack });
    await until(() => to.received.length === 2);
    await resultOf(call('kataster.key.revoke', { id: successor }));
    await objectMade(call, { title: 'not seen', type: rack });
    await until(async () => (await read(id))?.enabled === false);
    t.is((await read(id))?.last_problem, `its key '${successor}' is revoked`);
    t.like((await events(call, 'webhookStopped'))[0]?.details, { webhook: id, problem: `its key '${successor}' is revoked` });
    t.is(to.received.length, 2);
  });

  engine.test(`a receiver that is gone stops the webhook, which goes on where it was, on ${engine.name}`, async t => {
    let isGone = true;
    const { to, call, create, read } = await placeOn(t, engine, () => (isGone ? 410 : undefined));
    const { id } = await create();
    await objectMade(call, { title: 'a' });
    await until(async () => (await read(id))?.enabled === false);
    t.is((await read(id))?.last_problem, 'the receiver is gone: answered 410: status 410');
    isGone = false;
    await objectMade(call, { title: 'b' });
    await resultOf(call('kataster.webhook.update', { id, enabled: true }));
    await until(() => to.accepted().length === 2);
    t.deepEqual([...to.accepted()].sort(), [1, 2]);
  });

  engine.test(`redirects are not followed, and a name leads nowhere inside the own network, on ${engine.name}`, async t => {
    const { to, call, create } = await placeOn(t, engine, () => 302);
    const tested = async (settings: object) => {
      const { id } = await create(settings);
      return resultOf(call('kataster.webhook.test', { id }));
    };
    t.deepEqual(await tested({}), { delivered: false, status: 302, outcome: 'answered 302: status 302' });
    t.is(to.received.length, 1);
    const { port } = new URL(to.url);
    // No name has a label as long as that, so that no server is asked for it.
    t.like(await tested({ url: `https://${'a'.repeat(64)}.example:${port}/` }), { status: null });
    const { outcome } = (await tested({ url: `https://localhost:${port}/` })) as { readonly outcome: string };
    t.regex(outcome, /^no connection with localhost|^localhost leads there: ::1 is inside the own network/);
  });
}

/** As Standard Webhooks describes it. */
function signatureOf(secret: string, headers: Received['headers'], body: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
