import type { DeliveryRecord } from '../src/domain/storage/webhooks.js';
import { PendingDeliveries } from '../src/domain/webhooks/pending-deliveries.js';
import test from './helpers/suite.js';

/** A delivery that is due at once. */
function delivery(id: string, objects: readonly number[], fields: Partial<DeliveryRecord> = {}): DeliveryRecord {
  const time = new Date(0).toISOString();
  return {
    ...{ id, webhook: 'w', number: 1, first: 0, last: 0, objects: JSON.stringify(objects), state: 'pending', attempts: 0 },
    ...{ created: time, due: time, attempted: null, outcome: null, ...fields },
  };
}

/** The deliveries that may be sent, in the order in which they are taken. */
function taken(pending: PendingDeliveries, now = 1): readonly string[] {
  const ids: string[] = [];
  for (let next = pending.take(now); next; next = pending.take(now)) ids.push(next.id);
  return ids;
}

test('a delivery waits for earlier ones of one of its objects, and others go on', t => {
  const pending = new PendingDeliveries();
  pending.add([delivery('a', [1, 2]), delivery('b', [2, 3]), delivery('c', [3]), delivery('d', [4])]);
  t.deepEqual(taken(pending), ['a', 'd']);
  pending.remove(delivery('a', []));
  t.deepEqual(taken(pending), ['b'], 'c waits for b');
});

test('a delivery that is not due keeps later ones of its objects waiting', t => {
  const pending = new PendingDeliveries();
  pending.add([delivery('a', [1], { due: new Date(100).toISOString() }), delivery('b', [1]), delivery('c', [2])]);
  t.deepEqual(taken(pending), ['c']);
  t.is(pending.dueIn(1), 99);
  t.deepEqual(taken(pending, 100), ['a']);
});

test('a delivery that is resent waits for nothing, and nothing waits for it', t => {
  const pending = new PendingDeliveries();
  pending.add([delivery('a', [1]), delivery('b', [1], { state: 'resent' }), delivery('c', [2], { state: 'resent' })]);
  pending.add([delivery('d', [2])]);
  t.deepEqual(taken(pending), ['a', 'b', 'c', 'd']);
});

test('a delivery that is under way is not taken again before it is released', t => {
  const pending = new PendingDeliveries();
  const one = delivery('a', [1]);
  pending.add([one]);
  t.deepEqual(taken(pending), ['a']);
  pending.put({ ...one, attempts: 1 });
  t.deepEqual(taken(pending), []);
  pending.release(one);
  t.is(pending.take(1)?.attempts, 1);
});

test('a delivery that ends while deliveries are read is not added as it was before, but when it is resent', t => {
  const pending = new PendingDeliveries();
  const one = delivery('a', [1], { state: 'resent' });
  pending.add([one]);
  pending.beginReading();
  t.is(pending.take(1), one);
  pending.remove(one);
  pending.release(one);
  pending.add([one]);
  t.is(pending.size, 0);
  pending.beginReading();
  pending.add([one]);
  t.is(pending.size, 1);
});
