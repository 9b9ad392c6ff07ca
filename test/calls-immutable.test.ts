import type { DialectName } from '../generated/methods.js';
import { discoveryOf } from '../src/discovery/discovery.js';
import { IdentifiedCallers } from '../src/http/authentication/identified-callers.js';
import type { CallRequest } from '../src/http/authentication/request.js';
import { callService, watchersOf } from '../src/http/call-service.js';
import { dialects } from '../src/http/envelope/dialects.js';
import { answerBody } from '../src/http/pipeline.js';
import { textOf } from '../src/rpc/json-text.js';
import { document } from './helpers/catalogue.js';
import { examples, serviceBefore } from './helpers/examples.js';
import { dialectFor } from './helpers/method-dialects.js';
import { testParts } from './helpers/service.js';
import { engines } from './helpers/stores.js';
import test from './helpers/suite.js';

/** A value that throws where a part of it is written to. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) frozen(each);
  return Object.freeze(value);
}

const [engine] = engines.filter(({ name }) => name === 'SQLite');
const [first] = examples;

engine?.test('every example is carried out without a write to the body or the request', async t => {
  if (!first) return t.fail('the document has examples');
  const { store, clock } = await serviceBefore(t, engine, first);
  const parts = testParts(store, clock);
  const reported: unknown[] = [];
  const service = {
    ...callService(parts, watchersOf(parts), discoveryOf(document)),
    report: (error: unknown, method: string) => void reported.push(method, error),
  };
  const answered = async (body: object, dialect: DialectName = 'contract'): Promise<string> => {
    const facts = { id: 'request', serviceUrl: 'http://cmdb.example', address: '127.0.0.1', keys: ['c1ia5q-example-key'] };
    const request: CallRequest = Object.freeze({ ...facts, dialect: dialects[dialect], callers: new IdentifiedCallers() });
    const { json } = await answerBody(frozen(body), request, service);
    return json ? textOf(json) : '';
  };
  const answers: string[] = [];
  for (const { method, params } of examples)
    answers.push(await answered({ jsonrpc: '2.0', id: 1, method, params }, dialectFor(method)));
  answers.push(await answered(examples.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }))));
  t.deepEqual(reported, []);
  t.true(answers.filter(answer => answer.includes('"result":')).length > examples.length / 2, 'most examples have a result');
});

test('a frozen value throws where it is written to', t => {
  const body = frozen({ params: { ids: [1] } });
  t.throws(() => body.params.ids.push(2), { instanceOf: TypeError });
});
