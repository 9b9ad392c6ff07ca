import { setImmediate as turn } from 'node:timers/promises';
import { type BatchedCall, type BatchLimits, responsesTo } from '../src/http/calls/batch-groups.js';
import type { RpcError } from '../src/rpc/rpc-error.js';
import test from './helpers/suite.js';

interface Answer {
  readonly call: number;
  readonly refusal: RpcError | undefined;
  readonly json: { readonly length: number };
}

type Access = BatchedCall<Answer>['access'];

/** Turns of the event loop without another call, after which none is going to begin beside those that run. */
const turnsAlone = 5;

/** Carries out a batch whose calls end once no other one begins beside them: answers, the most calls at once, and waits between groups. */
async function carriedOut(
  accesses: readonly Access[],
  { keepsOrder = true, bodyLimit = 1000, length = 1, closesAfter = Number.POSITIVE_INFINITY } = {},
) {
  let [running, most, waits, begun] = [0, 0, 0, 0];
  const turnsToWrite: number[] = [];
  const noneBegins = async () => {
    for (let [turns, before] = [0, begun]; turns < turnsAlone; turns = before === begun ? turns + 1 : 0) {
      before = begun;
      await turn();
    }
  };
  const calls = accesses.map((access, call) => ({
    access,
    prepare: async (refusal: RpcError | undefined) => async (): Promise<Answer> => {
      running += 1;
      begun += 1;
      most = Math.max(most, running);
      await noneBegins();
      running -= 1;
      return { call, refusal, json: { length } };
    },
  }));
  const beginWrites: BatchLimits['beginWrites'] = (writes, begin) => {
    turnsToWrite.push(writes);
    return begin();
  };
  const responded: number[] = [];
  const seenBefore: number[] = [];
  const answers = await responsesTo(
    calls,
    { bodyLimit, keepsOrder, beginWrites },
    {
      betweenGroups: async () => {
        waits += 1;
        seenBefore.push(responded.length);
      },
      responded: ({ call }) => responded.push(call),
      isClosed: () => begun >= closesAfter,
    },
  );
  return {
    begun,
    responded,
    seenBefore,
    order: answers.map(({ call }) => call),
    refused: answers.filter(({ refusal }) => refusal).length,
    most,
    waits,
    turnsToWrite,
  };
}

const times = (count: number, access: Access): Access[] => Array.from({ length: count }, () => access);

test('at most 100 calls of a batch run at once', async t => {
  t.like(await carriedOut(times(250, 'write')), { most: 100, waits: 2, refused: 0 });
  t.like(await carriedOut(times(250, 'read'), { keepsOrder: false }), { most: 100, waits: 2, refused: 0 });
});

test('neighbouring writes run at once where they keep their order, neighbouring reads where writes do not', async t => {
  for (const keepsOrder of [true, false]) {
    t.like(await carriedOut(times(3, 'write'), { keepsOrder }), { most: 3, order: [0, 1, 2] });
    t.like(await carriedOut(times(3, 'read'), { keepsOrder }), { most: keepsOrder ? 1 : 3, order: [0, 1, 2] });
  }
});

test('neighbouring writes are begun together in their turn to write, and nothing else waits for one', async t => {
  t.like(await carriedOut([...times(150, 'write'), 'read', ...times(2, 'write'), 'exclusive', 'write']), {
    turnsToWrite: [100, 50, 2],
  });
  t.like(await carriedOut(times(3, 'read'), { keepsOrder: false }), { turnsToWrite: [] });
});

test('a call that runs alone shares a group with none, and reads and writes share none', async t => {
  t.like(await carriedOut(['write', 'exclusive', 'write']), { most: 1, waits: 2 });
  t.like(await carriedOut(['exclusive', 'exclusive']), { most: 1, waits: 1 });
  t.like(await carriedOut(['write', 'read', 'write']), { most: 1, waits: 2 });
});

test('each response is known before calls that do not run at once with its own', async t => {
  const mixed: Access[] = [...times(2, 'write'), 'exclusive', ...times(3, 'read'), 'write'];
  for (const keepsOrder of [true, false])
    t.like(await carriedOut(mixed, { keepsOrder }), { responded: [0, 1, 2, 3, 4, 5, 6], seenBefore: [2, 3, 6] });
});

test('once the answers are longer than a body may be, nothing more is read, and everything is written', async t => {
  const long = { bodyLimit: 3, length: 2 };
  t.like(await carriedOut(times(5, 'read'), long), { refused: 3 });
  t.like(await carriedOut(times(5, 'open'), long), { refused: 3 });
  t.like(await carriedOut([...times(5, 'write'), 'exclusive'], long), { refused: 0 });
});

test('methods that need no key are answered with at most 1,048,576 characters', async t => {
  const large = { bodyLimit: 10_000_000, length: 1_000_000 };
  t.like(await carriedOut(times(5, 'open'), large), { refused: 3 });
  t.like(await carriedOut(times(5, 'read'), large), { refused: 0 });
});

test('once its caller is gone nothing more of a batch is begun, and what has begun is finished', async t => {
  const ways: readonly Access[] = ['open', 'read', 'write', 'exclusive'];
  for (const access of ways)
    for (const keepsOrder of [true, false]) {
      const { begun, order } = await carriedOut(times(250, access), { keepsOrder, closesAfter: 3 });
      t.is(begun, 3, access);
      t.deepEqual(order, [0, 1, 2], access);
    }
  t.like(await carriedOut(['write', 'exclusive', 'read', 'write'], { closesAfter: 2 }), { begun: 2, order: [0, 1] });
});
