import { existsSync, writeFileSync } from 'node:fs';
import { objectMade } from '../factories/calls.js';
import { newDatabase } from '../helpers/databases.js';
import { hasPostgres } from '../helpers/postgres.js';
import { serve } from '../helpers/process.js';
import { type RpcAnswer, resultOf } from '../helpers/rpc.js';
import test from '../helpers/suite.js';

/** Operations of one dry run: a server gets fewer, as it is asked a dozen times for each. */
const tries = [
  { engine: 'SQLite', operations: 5900 },
  { engine: 'PostgreSQL', operations: 600 },
];
/** Milliseconds within which everybody else's save is answered meanwhile. */
const longestSaveMs = 1000;
const model = 'C__CATG__MODEL';

for (const { engine, operations } of tries)
  (engine === 'SQLite' || hasPostgres ? test.serial : test.serial.skip)(
    `saves of another key are answered while ${operations} operations are tried, on ${engine}`,
    async t => {
      t.timeout(240_000);
      const database = await newDatabase(t, engine);
      const copy = `${database.slice('sqlite:'.length)}-copy`;
      if (engine === 'SQLite') writeFileSync(copy, 'left by a process that was killed');
      const service = await serve(t, { KATASTER_DATABASE: database, KATASTER_DURABILITY: 'fast' });
      const { key } = await resultOf<{ readonly key: string }>(
        service.call('kataster.key.create', { title: 'other', rights: [{ verbs: ['view', 'create', 'edit'] }] }),
      );
      t.false(existsSync(copy));
      const [object, own] = [await objectMade(service.call), await objectMade(service.call)];
      const tried = Array.from({ length: operations }, (_, at) =>
        at % 2 === 0
          ? { method: 'cmdb.object.create', params: { type: 5, title: `tried ${at}` } }
          : { method: 'cmdb.category.save', params: { object, category: model, data: { serial: String(at) } } },
      );
      const begun = performance.now();
      let running = 2;
      const dryRuns = [1, 2].map(async () => {
        const answer = await service.call('kataster.changes.apply', { operations: tried, dry_run: true });
        running -= 1;
        t.log(`${Math.round(performance.now() - begun)} ms: ${answer.error ? JSON.stringify(answer.error) : 'tried'}`);
        return answer;
      });
      const waits: number[] = [];
      const refused: RpcAnswer['error'][] = [];
      while (running > 0) {
        const begin = performance.now();
        const params = { apikey: key, object: own, category: model, data: { serial: String(waits.length) } };
        const { error } = await service.call('cmdb.category.save', params);
        if (error) refused.push(error);
        waits.push(performance.now() - begin);
        await new Promise(resolve => setTimeout(resolve, 20));
      }
      const [first, second] = await Promise.all(dryRuns);
      const answered = [first, second].filter(each => each?.error === undefined);
      t.true(answered.length >= 1);
      for (const each of [first, second]) if (each?.error) t.like(each.error, { data: { error: 'Busy' } });
      const { changes } = (answered[0]?.result ?? { changes: [] }) as { readonly changes: readonly unknown[] };
      t.is(changes.length, operations / 2 + 1);
      t.deepEqual(refused, []);
      const longest = Math.max(...waits);
      t.log(`${waits.length} saves, the longest in ${Math.round(longest)} ms`);
      t.true(waits.length > 5);
      t.true(longest < longestSaveMs, `${longest} ms`);
      t.is(await objectMade(service.call), own + 1, 'no id was used up');
      t.false(existsSync(copy));
    },
  );
