import { methods } from '../generated/methods.js';
import type { MethodDefinition } from '../src/rpc/method-definition.js';
import { examples, serviceBefore } from './helpers/examples.js';
import { send } from './helpers/http.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { engines, inTurn } from './helpers/stores.js';

const table: Readonly<Record<string, MethodDefinition>> = methods;
const triable = examples.filter(({ method }) => table[method]?.options?.includes('dry_run'));

interface DryRun {
  readonly changes: readonly object[];
  readonly plan: string;
}

for (const engine of engines) {
  for (const example of inTurn(engine, triable))
    engine.test(
      `${engine.name}: ${example.method}, ${example.name}: a dry run returns what the call returns, and what it changes`,
      async t => {
        const service = await serviceBefore(t, engine, example);
        const call = callerOf(service, 'contract');
        const answered = async (more: object) => {
          const params = { ...example.params, ...more };
          const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: example.method, params });
          return JSON.parse((await send(service.endpoint('contract'), { body: service.unforeseen.sent(body) })).text);
        };
        const { changes, plan: _, ...result } = (await answered({ dry_run: true })).result;
        // No change set is kept, so there is no number of one.
        t.deepEqual(result, { ...(example.result as object), ...('number' in result && { number: null }) });
        t.deepEqual((await answered({})).result, example.result);
        const read = await resultOf<{ change_sets: readonly DryRun[] }>(call('kataster.changes.read', { limit: 1 }));
        t.deepEqual(read.change_sets[0]?.changes.toReversed(), changes);
      },
    );
}
