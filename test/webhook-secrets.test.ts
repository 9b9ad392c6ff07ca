import { createHmac } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import type { WebhookDelivery, WebhookInfo } from '../generated/types.js';
import { requireSecretKey } from '../src/cli/secret-keys.js';
import { objectMade } from './factories/calls.js';
import { endedWith } from './helpers/commands.js';
import { newDatabase, temporaryFolder } from './helpers/databases.js';
import { rowsIn } from './helpers/process.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { partOfTest, type Scope } from './helpers/scope.js';
import { serviceOver } from './helpers/service.js';
import { engines, freshStore, storeAt } from './helpers/stores.js';
import { until } from './helpers/waiting.js';
import { permitted, type Received, receiver } from './helpers/webhook-receiver.js';

interface Made {
  readonly id: string;
  readonly secret: string;
}

/** As Standard Webhooks describes it. */
function signatureOf(secret: string, { headers, body }: Pick<Received, 'headers' | 'body'>): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

const nothing: Received = { headers: {}, body: '', set: undefined, status: 0 };
const signaturesIn = ({ headers }: Received): string => String(headers['webhook-signature']);

function secretFile(folder: string, name: string, byte: string): string {
  const path = join(folder, name);
  writeFileSync(path, byte.repeat(32));
  chmodSync(path, 0o600);
  return path;
}

for (const engine of engines) {
  engine.test(`a secret that is rotated signs beside the new one until its time is over, on ${engine.name}`, async t => {
    const to = await receiver(t);
    const service = await serviceOver(t, await freshStore(t, engine), permitted, { retryDelays: [0] });
    const call = callerOf(service, 'contract');
    const { id, secret: first } = await resultOf<Made>(call('kataster.webhook.create', { title: 'hook', url: to.url }));
    const rotate = (keep: string | number) =>
      resultOf<Made & { former: { expires: string } }>(call('kataster.webhook.rotate', { id, keep }));
    /** A delivery that is under way while the secret changes has the former signatures, so the next ones are looked at. */
    const delivered = (secrets: readonly string[], title: string) =>
      until(async () => {
        const count = to.received.length;
        await objectMade(call, { title });
        await until(() => to.received.length > count);
        const delivery = to.received.at(-1) ?? nothing;
        return signaturesIn(delivery) === secrets.map(secret => signatureOf(secret, delivery)).join(' ');
      });
    const expiry = async () => (await resultOf<readonly WebhookInfo[]>(call('kataster.webhook.read', { id })))[0];
    await delivered([first], 'before');
    const { secret: second, former } = await rotate('2h');
    t.is((await expiry())?.former_secret_expires, former.expires);
    t.is(Date.parse(former.expires) - Math.floor(service.clock.now().getTime() / 1000) * 1000, 7_200_000);
    await delivered([second, first], 'overlapping');
    const { secret: third } = await rotate('2h');
    await delivered([third, second], 'the oldest signs nothing any more');
    service.clock.advance(7201);
    t.is((await expiry())?.former_secret_expires, null);
    await delivered([third], 'its time is over');
    await rotate('1h');
    const { secret: last } = await rotate(0);
    await delivered([last], 'at once');
    await delivered([last], 'and from then on');
    t.is(new Set([first, second, third, last]).size, 4);
  });

  engine.test(
    `the secret of a webhook is kept with the key of the secret file, which commands change, on ${engine.name}`,
    async t => {
      const url = await newDatabase(t, engine.name, 'tables');
      const folder = temporaryFolder(t);
      const [one, other] = [secretFile(folder, 'one', 'ab'), secretFile(folder, 'other', 'cd')];
      const to = await receiver(t);
      const settings = (file?: string) => ({ KATASTER_DATABASE: url, ...permitted, ...(file && { KATASTER_SECRET_FILE: file }) });
      const start = (file?: string) => started(t, url, settings(file));
      const kept = async () => {
        const [row] = await rowsIn<{ secret: string; former: string | null }>(
          url,
          'SELECT secret, former_secret AS former FROM webhooks',
        );
        return [row?.secret ?? '', row?.former ?? ''];
      };
      const plain = await start();
      const { id, secret: first } = await resultOf<Made>(plain.call('kataster.webhook.create', { title: 'hook', url: to.url }));
      await plain.stop();
      const signedBy = async (file: string | undefined, secrets: readonly string[]) => {
        const service = await start(file);
        const count = to.received.length;
        await resultOf(service.call('kataster.webhook.test', { id }));
        const delivery = to.received[count] ?? nothing;
        t.is(signaturesIn(delivery), secrets.map(secret => signatureOf(secret, delivery)).join(' '));
        await service.stop();
      };
      await signedBy(one, [first]);
      const service = await start(one);
      const { secret: second } = await resultOf<Made>(service.call('kataster.webhook.rotate', { id, keep: '90d' }));
      await service.stop();
      const [encrypted = '', sealed = ''] = await kept();
      t.regex(encrypted, /^aes-256-gcm\$[0-9a-f]{16}\$/);
      t.notRegex(sealed, /^aes-256-gcm/);
      const command = async (args: readonly string[], file: string) =>
        (await endedWith(settings(file), 'secret', ...args)).stdout;
      t.regex(await command(['encrypt'], one), /^The secrets of 1 webhooks are encrypted\.$/m);
      for (const text of await kept()) t.regex(text, /^aes-256-gcm\$/);
      t.notRegex(await command(['encrypt'], one), /webhooks/, 'nothing is left to do');
      await signedBy(one, [second, first]);
      t.regex(await command(['rotate', other], one), /^The secrets of 1 webhooks are encrypted\.$/m);
      t.not((await kept())[0]?.split('$')[1], encrypted.split('$')[1]);
      await signedBy(other, [second, first]);
      t.regex(await command(['decrypt'], other), /^The secrets of 1 webhooks are sealed with the secret of the installation\.$/m);
      for (const text of await kept()) t.notRegex(text, /^aes-256-gcm/);
      await signedBy(undefined, [second, first]);
      for (const secret of [first, second]) t.false(JSON.stringify(await kept()).includes(secret.slice('whsec_'.length)));
    },
  );

  engine.test(`a receiver puts off what is delivered to it by Retry-After, for an hour at most, on ${engine.name}`, async t => {
    let retryAfter = '120';
    const to = await receiver(t, ({ set }) => (set ? { status: 503, headers: { 'Retry-After': retryAfter } } : 200));
    const service = await serviceOver(t, await freshStore(t, engine), permitted, { retryDelays: Array(10).fill(1000) });
    const call = callerOf(service, 'contract');
    const { id } = await resultOf<Made>(call('kataster.webhook.create', { title: 'hook', url: to.url }));
    const deliveries = () => resultOf<readonly WebhookDelivery[]>(call('kataster.webhook.deliveries', { id }));
    const putOff = async (attempts: number): Promise<number> => {
      await until(async () => (await deliveries())[0]?.attempts === attempts);
      const [{ last_attempt: last, next_attempt: next } = { last_attempt: '', next_attempt: '' }] = await deliveries();
      return (Date.parse(next ?? '') - Date.parse(last ?? '')) / 1000;
    };
    await objectMade(call, { title: 'a' });
    t.is(await putOff(1), 120);
    await objectMade(call, { title: 'b' });
    await until(async () => (await deliveries()).length === 2);
    await resultOf(call('kataster.webhook.test', { id }));
    t.is(to.received.filter(({ set }) => set).length, 1, 'another object waits, too');
    for (const [at, [asked, expected]] of (
      [
        ['999999999', 3600],
        ['soon', 1],
        [new Date(service.clock.now().getTime() - 60_000).toUTCString(), 1],
      ] as const
    ).entries()) {
      retryAfter = asked;
      service.clock.advance(3601);
      // The clock of the test wakes nothing, a change does.
      await resultOf(call('kataster.webhook.update', { id, title: asked }));
      const delay = await putOff(at + 2);
      t.true(delay >= expected && delay <= expected * 1.2, `${asked}: ${delay} s`);
    }
  });
}

async function started(t: ExecutionContext, url: string, settings: Readonly<Record<string, string>>) {
  const part: Scope & { end(): Promise<void> } = partOfTest();
  t.teardown(part.end);
  const store = await storeAt(part, url);
  const service = await serviceOver(part, store, settings);
  await requireSecretKey(store, service.secrets.keyId);
  return { call: callerOf(service, 'contract'), stop: part.end };
}
