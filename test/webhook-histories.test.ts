import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import type { WebhookInfo } from '../generated/types.js';
import { pruneHistory } from '../src/domain/retention/pruning.js';
import type { Store } from '../src/domain/storage/store.js';
import { pausedAsCopy } from '../src/domain/webhooks/webhook-events.js';
import { backUpSqlite } from '../src/store/backups/sqlite-backup.js';
import { restoreSqlite } from '../src/store/backups/sqlite-restore.js';
import { writeWhole } from '../src/store/backups/whole-file.js';
import { openCheck } from '../src/store/checks/open-check.js';
import { objectMade } from './factories/calls.js';
import { newDatabase, temporaryFolder } from './helpers/databases.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver } from './helpers/service.js';
import { emptySqlite } from './helpers/sqlite.js';
import { engines, freshStore, storeAt } from './helpers/stores.js';
import { until } from './helpers/waiting.js';
import { permitted, type Receiver, receiver } from './helpers/webhook-receiver.js';

async function placeOver(t: ExecutionContext, store: Store) {
  const service = await serviceOver(t, store, permitted, { retryDelays: [0] });
  const call = callerOf(service, 'contract');
  const webhook = async (): Promise<WebhookInfo | undefined> =>
    (await resultOf<readonly WebhookInfo[]>(call('kataster.webhook.read', {})))[0];
  const create = ({ url }: Receiver) => resultOf<{ id: string }>(call('kataster.webhook.create', { title: 'hook', url }));
  return { service, call, webhook, create };
}

engines[0]?.test(
  'after a restore a webhook stands still until it is enabled, then begins anew with the present, and says so',
  async t => {
    const to = await receiver(t);
    const url = await emptySqlite(t);
    const before = await storeAt(t, url);
    const former = await placeOver(t, before);
    await former.create(to);
    await objectMade(former.call, { title: 'a' });
    await until(() => to.received.length === 1);
    await former.service.stop();
    await before.close();
    const file = join(temporaryFolder(t), 'backup');
    await writeWhole(file, false, path => backUpSqlite(url, path));
    restoreSqlite(file, url, true);
    const { call, webhook } = await placeOver(t, await storeAt(t, url));
    const { id = '', enabled, last_problem: paused } = (await webhook()) ?? {};
    t.deepEqual([enabled, paused], [false, pausedAsCopy]);
    const { reads, close } = await openCheck(url);
    t.deepEqual(await reads.listPausedWebhooks(10), [{ id, title: 'hook' }]);
    await close();
    await objectMade(call, { title: 'only in the copy' });
    await resultOf(call('kataster.webhook.update', { id, enabled: true }));
    await until(async () => (await webhook())?.last_problem !== null);
    t.is(
      (await webhook())?.last_problem,
      'changes up to 2 are not delivered: the database was restored, or moved to another server',
    );
    await objectMade(call, { title: 'b' });
    await until(() => to.received.length === 2);
    t.deepEqual(to.accepted(), [1, 3]);
  },
);

engines[0]?.test('a delivery that ends while those to be resent are read is not sent again', async t => {
  let isDown = true;
  const to = await receiver(t, () => (isDown ? 500 : undefined));
  const store = await storeAt(t, await emptySqlite(t));
  const { call, create } = await placeOver(t, store);
  const { id } = await create(to);
  const kept = () => resultOf<readonly { readonly state: string }[]>(call('kataster.webhook.deliveries', { id }));
  for (const title of ['a', 'b']) await objectMade(call, { title });
  await until(async () => (await kept()).filter(({ state }) => state === 'failed').length === 2);
  const read = store.webhooks.resent.bind(store.webhooks);
  let readings = 0;
  store.webhooks.resent = async () => {
    const found = await read();
    if (found.length > 0) readings += 1;
    // The first one hands both on; the second one, after one of them ended, is late until the other one ended, too.
    if (readings === 2) await until(async () => (await kept()).length === 0);
    return found;
  };
  isDown = false;
  await resultOf(call('kataster.webhook.resend', { id }));
  await until(async () => (await kept()).length === 0);
  await objectMade(call, { title: 'c' });
  await until(() => to.accepted().includes(3));
  t.deepEqual([...to.accepted()].sort(), [1, 2, 3]);
});

for (const engine of engines) {
  engine.test(`a webhook begins anew where the history no longer has what was to come, on ${engine.name}`, async t => {
    const to = await receiver(t);
    // Where the history begins is a setting: it would stay for other tests.
    const store = await storeAt(t, await newDatabase(t, engine.name, 'tables'));
    const { service, call, webhook } = await placeOver(t, store);
    const object = await objectMade(call, { title: 'a' });
    for (const title of ['b', 'c', 'd']) {
      service.clock.advance(60);
      await resultOf(call('cmdb.object.update', { id: object, title }));
    }
    const asking = { key: 'test', method: 'prune', origin: undefined, now: service.clock.now };
    await pruneHistory(store, asking, service.clock.now().toISOString());
    await resultOf(call('kataster.webhook.create', { title: 'hook', url: to.url, since: 1 }));
    await until(async () => (await webhook())?.last_problem !== null);
    t.regex((await webhook())?.last_problem ?? '', /^changes up to 4 are not delivered: changes up to .* are no longer kept$/);
    await resultOf(call('cmdb.object.update', { id: object, title: 'e' }));
    await until(() => to.received.length === 1);
    t.deepEqual(to.accepted(), [5]);
  });

  engine.test(`a delivery that failed has what the history has when it is resent on ${engine.name}`, async t => {
    let isDown = true;
    const to = await receiver(t, () => (isDown ? 500 : undefined));
    const store = await freshStore(t, engine);
    const { call, create } = await placeOver(t, store);
    const { id } = await create(to);
    const object = await objectMade(call, { title: 'Ada Lovelace', type: 'C__OBJTYPE__PERSON' });
    const failed = async () => resultOf<readonly object[]>(call('kataster.webhook.deliveries', { id, state: 'failed' }));
    await until(async () => (await failed()).length === 1);
    await resultOf(call('cmdb.object.delete', { id: object, status: 'C__RECORD_STATUS__PURGE' }));
    await until(async () => (await failed()).length === 2);
    await store.retention.forget(object);
    isDown = false;
    await resultOf(call('kataster.webhook.resend', { id }));
    await until(() => to.accepted().length === 2);
    const resent = to.received.filter(({ status }) => status === 200).map(({ body }) => body);
    t.notRegex(resent.join(), /Lovelace/);
    t.deepEqual([...to.accepted()].sort(), [1, 2]);
  });

  engine.test(`the secret of a webhook is nowhere but in the result that shows it once, on ${engine.name}`, async t => {
    const to = await receiver(t);
    const store = await freshStore(t, engine);
    const { call, webhook } = await placeOver(t, store);
    const settings = { title: 'hook', url: `${to.url}?token=confidential` };
    const { secret } = await resultOf<{ secret: string }>(call('kataster.webhook.create', settings));
    const kept = JSON.stringify([await store.webhooks.list(), await store.audit.read({ descending: false, limit: 100 })]);
    for (const text of [secret, secret.slice('whsec_'.length)]) t.false(kept.includes(text));
    t.notRegex(JSON.stringify(await store.audit.read({ descending: false, limit: 100 })), /confidential/);
    t.notRegex(JSON.stringify(await webhook()), /whsec/);
  });
}
