import type { ExecutionContext } from 'ava';
import { callerOf, resultOf } from './helpers/rpc.js';
import { type DialectName, dialectNames } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { engines, type TestEngine } from './helpers/stores.js';

const german = { message: 'Objekt wurde erfolgreich angelegt', cmdbStatus: 'in Betrieb' };
const english = { message: 'Object was successfully created', cmdbStatus: 'in operation' };

const cases = [
  { usual: 'en', asked: 'de', spoken: german },
  { usual: 'en', asked: undefined, spoken: english },
  { usual: 'en', asked: 'fr', spoken: english },
  { usual: 'de', asked: 'en', spoken: english },
  { usual: 'de', asked: undefined, spoken: german },
  { usual: 'de', asked: 'fr', spoken: german },
  { usual: 'de', asked: 'DE', spoken: german },
  { usual: 'de', asked: 5, spoken: german },
];

for (const engine of engines.filter(({ name }) => name === 'SQLite'))
  for (const dialect of dialectNames)
    for (const { usual, asked, spoken } of cases)
      engine.test(
        `a service of language ${usual} answers in the configured language or in the one asked for: ${asked}, dialect ${dialect}`,
        async t => {
          t.deepEqual(await saidBy(t, engine, dialect, usual, asked), spoken);
        },
      );

async function saidBy(t: ExecutionContext, engine: TestEngine, dialect: DialectName, usual: string, language: unknown) {
  const call = callerOf(await startedService(t, engine, { KATASTER_LANGUAGE: usual }), dialect);
  const { message } = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1', language }));
  const { cmdb_status_title: cmdbStatus } = await resultOf(call('cmdb.object.read', { id: 1, language }));
  return { message, cmdbStatus };
}
