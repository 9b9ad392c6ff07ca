import type { ExecutionContext } from 'ava';
import { methods } from '../../generated/methods.js';
import type { Change } from '../../generated/types.js';
import type { MethodDefinition } from '../../src/rpc/method-definition.js';
import { withoutLater } from '../helpers/copies/alike.js';
import { copyOf } from '../helpers/copies/copy.js';
import { described, differencesOf } from '../helpers/copies/differences.js';
import { newDatabase } from '../helpers/databases.js';
import type { RandomStep } from '../helpers/random-calls/calls.js';
import { RandomCourse } from '../helpers/random-calls/course.js';
import { type WrittenService, writtenService } from '../helpers/random-calls/service.js';
import { seed, stepsOn, timeFor } from '../helpers/random-calls/settings.js';
import { callerOf, type RpcAnswer, resultOf } from '../helpers/rpc.js';
import { engines, type TestEngine } from '../helpers/stores.js';

const table: Readonly<Record<string, MethodDefinition>> = methods;

/** Keys are used at any time: the time is no part of what a call changes. */
const ignored = { api_keys: ['last_used'] };

/** Ids that are given out next: SQLite keeps them in a table, PostgreSQL in sequences, of which others have gaps at any time. Failed logins are audited in the background. */
const nextIds: Readonly<Record<string, string>> = {
  SQLite: "SELECT name, seq FROM sqlite_sequence WHERE name <> 'audit' ORDER BY name",
  PostgreSQL: `SELECT sequencename AS name, last_value AS seq FROM pg_sequences
    WHERE sequencename IN ('objects_id_seq', 'entries_id_seq', 'choices_id_seq', 'change_set_numbers') ORDER BY 1`,
};
const queued = 'SELECT kind, target, name FROM search_queue';

/** Everything that a dry run leaves as it is, once the service has indexed what was written before. */
async function stateOf({ service, tables }: WrittenService, { name }: TestEngine) {
  const search = callerOf(service, 'contract');
  while ((await tables.rows(queued)).length > 0) await search('idoit.search.read', { q: 'indexed before it is searched' });
  return { copy: withoutLater(await copyOf(tables)), ids: await tables.rows(nextIds[name] ?? '') };
}

function takesDryRun(step: RandomStep): boolean {
  return !('rows' in step) && step.calls.every(({ method }) => table[method]?.options?.includes('dry_run'));
}

/** The same calls, each as a dry run, where all of them take that. */
function asDryRun(step: RandomStep): RandomStep {
  if ('rows' in step || !takesDryRun(step)) return step;
  return { ...step, calls: step.calls.map(({ method, params }) => ({ method, params: { ...params, dry_run: true } })) };
}

interface DryRun extends Readonly<Record<string, unknown>> {
  readonly changes: readonly Change[];
}

function withoutShown({ result, ...answer }: RpcAnswer): RpcAnswer {
  if (typeof result !== 'object' || result === null) return { ...answer, ...(result !== undefined && { result }) };
  const { changes: _, plan: __, ...usual } = result as DryRun;
  // A dry run has no number, as no change set is kept.
  return { ...answer, result: { ...usual, ...('number' in usual && { number: null }) } };
}

/** Changes that the log has of the last call in the language of it. */
async function loggedSince(written: WrittenService, number: number, language: object): Promise<readonly Change[]> {
  const call = callerOf(written.service, 'contract');
  const asked = { since: number, sort: 'ASC', ...language };
  const { change_sets: sets } = await resultOf<{ change_sets: readonly DryRun[] }>(call('kataster.changes.read', asked));
  return sets.flatMap(({ changes }) => changes);
}

async function lastNumber({ tables }: WrittenService): Promise<number> {
  const [row] = await tables.rows('SELECT COALESCE(MAX(number), 0) AS number FROM change_sets');
  return Number(row?.number);
}

for (const engine of engines) {
  const { test, name } = engine;
  const steps = stepsOn(engine, 300);

  test(`${name}: a random dry run changes nothing; done for real, the call answers the same, and the log has what was shown`, async t => {
    t.timeout(timeFor(steps));
    const service = await writtenService(t, { address: scope => newDatabase(scope, name, 'tables') });
    const course = new RandomCourse(seed, [service]);
    let tried = 0;
    while (course.taken < steps) {
      let drawn: RandomStep | undefined;
      const before = await stateOf(service, engine);
      const { step, answers } = await course.next(each => {
        drawn = each;
        return asDryRun(each);
      });
      if (!drawn || !takesDryRun(drawn) || 'rows' in drawn) continue;
      const about = `step ${course.taken} of seed ${seed}: ${JSON.stringify(step)}`;
      t.deepEqual(await service.tables.rows(queued), [], about);
      const after = await stateOf(service, engine);
      t.is(described(differencesOf(before.copy, after.copy, ignored)), '', about);
      t.deepEqual(after.ids, before.ids, about);
      const number = await lastNumber(service);
      const done = await course.answersTo(drawn, 0);
      if (drawn.isBatch) continue;
      tried += 1;
      assertShown(t, answers[0]?.[0], done[0]?.[0], await loggedSince(service, number, languageOf(drawn)), about);
    }
    t.log(`seed ${seed}: ${steps} steps, ${tried} dry runs done for real`);
  });
}

function languageOf({ calls: [call] }: Exclude<RandomStep, { readonly rows: unknown }>): object {
  const { language } = (call?.params ?? {}) as { readonly language?: string };
  return language === undefined ? {} : { language };
}

function assertShown(
  t: ExecutionContext,
  shown: RpcAnswer | undefined,
  done: RpcAnswer | undefined,
  logged: readonly Change[],
  about: string,
): void {
  t.deepEqual(shown && withoutShown(shown), done && withoutShown(done), about);
  if (done?.error) return;
  t.deepEqual((shown?.result as DryRun | undefined)?.changes, logged, about);
}
