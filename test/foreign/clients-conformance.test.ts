import type { ExecutionContext } from 'ava';
import { clientLanguages, runIn } from '../helpers/client-programs.js';
import { interpreterIsHere } from '../helpers/interpreters.js';
import { testKey } from '../helpers/service.js';
import { startedService } from '../helpers/started-service.js';
import { engines, type TestEngine } from '../helpers/stores.js';
import { busy, refusal, stubbed, success } from '../helpers/stub.js';
import { password, withUser } from '../helpers/users.js';

const done = success({ success: true, message: 'done' });

/** Services that answer as no service should, by the names that the programs know them by. */
const stubs = {
  NEWER: [refusal(-32099, 'Something new', { error: 'OfANewerService' })],
  BUSY: [busy, busy, done],
  CUT: ['hang up', done],
  HTML: [{ exactly: '<html>' }],
  SILENT: ['say nothing'],
} as const;

/** Values that the program of each language prints, by the name of the case. */
const expected = {
  object: ['web1', 'Lenovo'],
  error: ['ObjectNotFound', -32602, 'ObjectNotFound'],
  denied: ['AuthenticationFailed', -32604, 'AuthenticationFailed'],
  newer: [null, -32099, 'OfANewerService'],
  batch: [true, 'ObjectNotFound'],
  each: ['web1', 'web2', 'web3', 'web4', 'web5'],
  pages: [2, 2, 1],
  entries: ['a', 'b', 'c'],
  feed: 'cmdb.category.save',
  cleared: [true, null],
  idempotent: 1,
  language: 'Objekt wurde erfolgreich angelegt',
  zone: '+05:45',
  session: 'ada',
  retried: 'done',
  repeated: 'done',
  html: 'no answer',
  silent: 'no answer',
};

async function servicesFor(t: ExecutionContext, engine: TestEngine) {
  const service = await startedService(t, engine);
  await withUser(service.store, 'ada');
  const opened = Object.entries(stubs).map(async ([name, reactions]) => [name, await stubbed(t, ...reactions)] as const);
  const stubbedOnes = Object.fromEntries(await Promise.all(opened));
  const urls = Object.fromEntries(Object.entries(stubbedOnes).map(([name, { url }]) => [name, url]));
  const environment = { URL: service.endpoint('contract'), KEY: testKey, PASSWORD: password, ...urls };
  const sent = (name: keyof typeof stubs) => stubbedOnes[name]?.requests.map(request => JSON.parse(request).params) ?? [];
  return { environment, sent };
}

for (const engine of engines.filter(({ name }) => name === 'SQLite'))
  for (const language of clientLanguages) {
    if (language.needs !== undefined && !interpreterIsHere(language.needs)) continue;
    engine.test(`the client for ${language.name} does what all clients do`, async t => {
      const { environment, sent } = await servicesFor(t, engine);
      const { code, out, errors } = await runIn(t, language, environment);
      t.is(errors, '');
      t.is(code, 0);
      t.deepEqual(JSON.parse(out), expected);
      const [first, second] = sent('CUT');
      t.regex(first.idempotency_key, /^[\w.-]{20,60}$/);
      t.is(second.idempotency_key, first.idempotency_key);
      t.is(sent('BUSY').length, 3);
      t.is(sent('HTML').length, 1);
    });
  }
