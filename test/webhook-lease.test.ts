import type { Lease, WebhookStore } from '../src/domain/storage/webhooks.js';
import { WebhookLease } from '../src/domain/webhooks/webhook-lease.js';
import test from './helpers/suite.js';

/** A lease in memory, and processes with a clock that is told to move. */
function place() {
  let kept: Lease | undefined;
  let now = 0;
  const lease: WebhookStore['lease'] = () => Promise.resolve(kept);
  const takeLease: WebhookStore['takeLease'] = (found, next) => {
    const isAsFound = kept?.holder === found?.holder && kept?.beat === found?.beat;
    if (isAsFound) kept = next;
    return Promise.resolve(isAsFound);
  };
  const webhooks = { lease, takeLease } as WebhookStore;
  const process = () => new WebhookLease({ webhooks, commits: undefined }, () => now);
  const pass = (seconds: number): void => {
    now += seconds * 1000;
  };
  return { process, pass };
}

test('one process holds the lease as long as it renews it', async t => {
  const { process, pass } = place();
  const [one, other] = [process(), process()];
  t.deepEqual([await one.renew(), await other.renew()], [true, false]);
  for (let turn = 0; turn < 20; turn += 1) {
    pass(4);
    t.deepEqual([await one.renew(), await other.renew(), one.isHeld, other.isHeld], [true, false, true, false]);
  }
});

test('a lease that is not renewed is taken over, and its former holder knows before that', async t => {
  const { process, pass } = place();
  const [one, other] = [process(), process()];
  t.deepEqual([await one.renew(), await other.renew()], [true, false]);
  pass(14);
  t.deepEqual([one.isHeld, await other.renew()], [true, false]);
  pass(1);
  t.deepEqual([one.isHeld, await other.renew(), other.isHeld], [false, true, true]);
  t.false(await one.renew());
});

test('a lease that is released is taken at once', async t => {
  const { process } = place();
  const [one, other] = [process(), process()];
  t.deepEqual([await one.renew(), await other.renew()], [true, false]);
  await one.release();
  t.deepEqual([one.isHeld, await other.renew()], [false, true]);
});

test('a process that has the database alone needs no lease', async t => {
  const lease = new WebhookLease({ webhooks: {} as WebhookStore, commits: 0 }, () => 0);
  t.deepEqual([await lease.renew(), lease.isHeld], [true, true]);
});
