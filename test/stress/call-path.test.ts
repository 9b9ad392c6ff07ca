import type { ExecutionContext } from 'ava';
import Database from 'better-sqlite3';
import { objectMade } from '../factories/calls.js';
import { type CallPath, pathCounter } from '../helpers/coverage.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { startedService } from '../helpers/started-service.js';
import { engines, type TestEngine } from '../helpers/stores.js';

const [sqlite] = engines as readonly [TestEngine];
const model = 'C__CATG__MODEL';

/** Calls of each kind before one is counted: what is made once is made by then. */
const callsBefore = 12;
/** Counts of each kind, at most; the least of each figure is that of the call alone, without what timers did meanwhile. */
const maxCounts = 60;

/** The most that a call may run through; each is what was reached last, so that it only goes down, and the functions that look now and then for slow connections and for another file of the database. A call looks up the version of the schema, in memory. */
const limits: Readonly<Record<string, { readonly files: number; readonly functions: number; readonly statements: number }>> = {
  'a read of an entry': { files: 93, functions: 189, statements: 1 },
  'the same read again': { files: 47, functions: 93, statements: 0 },
  'a save of a text': { files: 120, functions: 367, statements: 8 },
  'the undo of that save': { files: 126, functions: 420, statements: 10 },
};

sqlite.test('a call of a warm service runs through few functions', async t => {
  const least = await leastPaths(t);
  for (const [kind, { files, functions, calls, statements }] of Object.entries(least))
    t.log(`${kind}: ${functions} functions in ${files} files, ${calls} calls, ${statements} statements`);
  t.deepEqual(kindsBeyond(least), []);
});

/** Kinds of calls that run through more than they may. */
function kindsBeyond(least: Readonly<Record<string, CountedPath>>): readonly string[] {
  return Object.entries(limits).flatMap(([kind, { files, functions, statements }]) => {
    const path = least[kind];
    return path && path.files <= files && path.functions <= functions && path.statements <= statements ? [] : kind;
  });
}

interface Latest {
  readonly change_sets: readonly { readonly number: number }[];
}

type CountedPath = Omit<CallPath, 'names'> & { readonly statements: number };

/** The shortest path of each kind of call, counted until none is beyond its limits. */
async function leastPaths(t: ExecutionContext): Promise<Readonly<Record<string, CountedPath>>> {
  const call = callerOf(await startedService(t, sqlite, { KATASTER_SPEED: 'fast' }), 'contract');
  const object = await objectMade(call);
  const statements = statementCounter(t);
  const pathOf = await pathCounter(t);
  let saves = 0;
  const save = () => {
    saves += 1;
    return resultOf(call('cmdb.category.save', { object, category: model, data: { serial: `S${saves}` } }));
  };
  const read = () => resultOf(call('cmdb.category.read', { objID: object, category: model }));
  const undo = async () => {
    const { change_sets: sets } = await resultOf<Latest>(call('kataster.changes.read', { limit: 1 }));
    return () => resultOf(call('kataster.changes.revert', { numbers: [sets[0]?.number] }));
  };
  const kinds: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
    'a save of a text': async () => save,
    'a read of an entry': async () => read,
    'the same read again': async () => read,
    'the undo of that save': undo,
  };
  await save();
  const least: Record<string, CountedPath> = {};
  for (let round = 0; round < callsBefore + maxCounts && kindsBeyond(least).length > 0; round += 1) {
    for (const [kind, prepare] of Object.entries(kinds)) {
      const work = await prepare();
      statements();
      const path = { ...(await pathOf(work)), statements: statements() };
      if (round >= callsBefore) least[kind] = leastOf(path, least[kind] ?? path);
    }
  }
  return least;
}

function leastOf(one: CountedPath, other: CountedPath): CountedPath {
  return {
    files: Math.min(one.files, other.files),
    functions: Math.min(one.functions, other.functions),
    calls: Math.min(one.calls, other.calls),
    statements: Math.min(one.statements, other.statements),
  };
}

/** Counts the statements that this thread runs, without those that begin and end a transaction. */
function statementCounter(t: ExecutionContext): () => number {
  const prototype = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1'));
  let count = 0;
  for (const name of ['run', 'get', 'all', 'iterate'] as const) {
    const original = prototype[name];
    prototype[name] = function (this: { readonly source: string }, ...values: unknown[]) {
      if (!/^\s*(BEGIN|COMMIT|SAVEPOINT|RELEASE|ROLLBACK)/i.test(this.source)) count += 1;
      return original.apply(this, values);
    };
    t.teardown(() => (prototype[name] = original));
  }
  return () => {
    const counted = count;
    count = 0;
    return counted;
  };
}
