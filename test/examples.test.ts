import test from 'ava';
import { document } from './helpers/catalogue.js';
import { examples, headersOf, serviceBefore, superfluous } from './helpers/examples.js';
import { send } from './helpers/http.js';
import { engines } from './helpers/stores.js';

const methods = (document.methods as readonly { readonly name: string }[]).map(({ name }) => name);

/** The example shows a part of what is answered, which is the whole document or catalogue. */
const abridged: readonly string[] = ['idoit.constants.read', 'rpc.discover', 'system.endpoints.read.v2'];

test('every method of the document has an example, and nothing is prepared for one that there is not', t => {
  const shown = new Set(examples.map(({ method }) => method));
  t.deepEqual(
    methods.filter(name => !shown.has(name)),
    [],
  );
  t.deepEqual(superfluous, []);
});

for (const engine of engines)
  for (const example of examples)
    engine.test(`${example.method}, example '${example.name}', is answered as the document says on ${engine.name}`, async t => {
      const service = await serviceBefore(t, engine, example);
      const { method, params, result } = example;
      const body = service.unforeseen.sent(JSON.stringify({ version: '2.0', method, params, id: 1 }));
      const headers = await headersOf(service, example);
      const { text } = await send(service.endpoint('contract'), { body, headers });
      const answer = JSON.parse(service.unforeseen.told(text));
      if (abridged.includes(method)) return t.like(answer, { result: result as object });
      t.deepEqual(answer, { id: 1, jsonrpc: '2.0', result });
    });
