import { methods } from '../generated/methods.js';
import type { Change } from '../generated/types.js';
import type { MethodDefinition } from '../src/rpc/method-definition.js';
import { objectMade } from './factories/calls.js';
import { examples, serviceBefore } from './helpers/examples.js';
import { send } from './helpers/http.js';
import { dialectFor } from './helpers/method-dialects.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const table: Readonly<Record<string, MethodDefinition>> = methods;
const triable = examples.filter(({ method }) => table[method]?.options?.includes('dry_run'));

interface LatestSet {
  readonly number: number;
  readonly changes: readonly Change[];
}

/** The latest change set. */
async function latest(call: Caller): Promise<LatestSet> {
  const read = await resultOf<{ change_sets: readonly LatestSet[] }>(call('kataster.changes.read', { limit: 1 }));
  return read.change_sets[0] ?? { number: 0, changes: [] };
}

interface DryRun {
  readonly changes: readonly Change[];
  readonly plan: string;
}

for (const engine of enginesInTurn) {
  for (const example of triable)
    engine.test(
      `${engine.name}: ${example.method}, ${example.name}: a dry run returns what the call returns, and what it changes`,
      async t => {
        const service = await serviceBefore(t, engine, example);
        const call = callerOf(service, 'contract');
        const answered = async (more: object) => {
          const params = { ...example.params, ...more };
          const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: example.method, params });
          return JSON.parse(
            (await send(service.endpoint(dialectFor(example.method)), { body: service.unforeseen.sent(body) })).text,
          );
        };
        const since = await latest(call);
        const { changes, plan: _, ...result } = (await answered({ dry_run: true })).result;
        // No change set is kept, so there is no number of one.
        t.deepEqual(result, { ...(example.result as object), ...('number' in result && { number: null }) });
        t.deepEqual((await answered({})).result, example.result);
        const { number: last, changes: done } = await latest(call);
        t.deepEqual(last === since.number ? [] : done.toReversed(), changes);
      },
    );

  engine.test(`${engine.name}: a dry run shows its caller what they may see, also of what it purges`, async t => {
    const service = await startedService(t, engine, { KATASTER_QUICKPURGE: 'on' });
    const call = callerOf(service, 'contract');
    const models = { C__CATG__MODEL: { serial: 'A' }, C__CATG__IP: { ipv4_address: '10.0.0.1' } };
    const object = await objectMade(call, { categories: models });
    const verbs = ['view', 'purge'] as const;
    const grants = [{ verbs, objectTypes: ['C__OBJTYPE__SERVER'], categories: ['C__CATG__MODEL', 'C__CATG__GLOBAL'] }];
    await addKey(service.store, 'key-of-purgers-00001', 'purgers', { grants: [...grants, { verbs: ['purge'] }] });
    const params = { apikey: 'key-of-purgers-00001', id: object, dry_run: true };
    const { changes } = await resultOf<DryRun>(call('cmdb.object.quickpurge', params));
    t.deepEqual(changes.map(({ action, category }) => `${action} ${category}`).sort(), ['purged C__CATG__MODEL', 'purged null']);
    const { changes: all } = await resultOf<DryRun>(call('cmdb.object.quickpurge', { id: object, dry_run: true }));
    t.is(all.length, 3);
  });

  engine.test(`${engine.name}: writers beside dry runs succeed, and no id is left out`, async t => {
    const { store, ...service } = await startedService(t, engine);
    const call = callerOf({ ...service, store }, 'contract');
    const first = await objectMade(call);
    const before = store.commits;
    await Promise.all(Array.from({ length: 20 }, () => objectMade(call, { dry_run: true })));
    t.is(store.commits, before);
    const made = Array.from({ length: 40 }, (_, at) => objectMade(call, { title: `web${at}`, dry_run: at % 2 === 0 }));
    const ids = (await Promise.all(made)).filter((_, at) => at % 2 === 1).sort((one, other) => one - other);
    t.deepEqual(
      ids,
      ids.map((_, at) => first + 1 + at),
    );
  });
}
