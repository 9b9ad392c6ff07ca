import type { ExecutionContext } from 'ava';
import { document } from './helpers/catalogue.js';
import {
  type ErrorExample,
  type Example,
  errorExamples,
  examples,
  headersOf,
  onlyReads,
  type PreparedService,
  serviceBefore,
  superfluous,
} from './helpers/examples.js';
import { send } from './helpers/http.js';
import { dialectFor } from './helpers/method-dialects.js';
import type { DialectName } from './helpers/service.js';
import { engines, enginesInTurn } from './helpers/stores.js';
import test from './helpers/suite.js';

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

for (const engine of enginesInTurn) {
  engine.test(`examples that only read are answered as the document says on ${engine.name}`, async t => {
    const [first, ...others] = examples.filter(onlyReads);
    if (!first) return t.fail('no example only reads');
    const service = await serviceBefore(t, engine, first);
    for (const example of [first, ...others]) await isAnswered(t, service, example);
  });

  for (const example of examples.filter(each => !onlyReads(each)))
    engine.test(`${example.method}, example '${example.name}', is answered as the document says on ${engine.name}`, async t =>
      isAnswered(t, await serviceBefore(t, engine, example), example),
    );
}

async function isAnswered(t: ExecutionContext, service: PreparedService, example: Example): Promise<void> {
  const { method, name, params, result } = example;
  const headers = await headersOf(service, example);
  const body = service.unforeseen.sent(JSON.stringify({ version: '2.0', method, params, id: 1 }));
  const { text } = await send(service.endpoint(dialectFor(method)), { body, headers });
  const answer = JSON.parse(service.unforeseen.told(text));
  if (abridged.includes(method)) t.like(answer, { result: result as object });
  else t.deepEqual(answer, { id: 1, jsonrpc: '2.0', result }, `${method}, ${name}`);
}

test('every method of the document has an example of an error', t => {
  t.deepEqual(
    errorExamples.map(({ method }) => method),
    methods,
  );
});

/** Each example of an error, and the example of its method whose world it finds. */
const failing = errorExamples.flatMap(example => {
  const prepared = examples.find(({ method }) => method === example.method);
  return prepared ? [{ example, prepared }] : [];
});

for (const engine of engines.slice(0, 1)) {
  engine.test('examples of errors of methods that only read are answered as the document says', async t => {
    const [first, ...others] = failing.filter(({ prepared }) => onlyReads(prepared));
    if (!first) return t.fail('no example only reads');
    const service = await serviceBefore(t, engine, first.prepared);
    for (const { example } of [first, ...others]) await isRefused(t, service, example);
  });

  for (const { example, prepared } of failing.filter(each => !onlyReads(each.prepared)))
    engine.test(`${example.method} is refused as the document says: ${example.name}`, async t =>
      isRefused(t, await serviceBefore(t, engine, prepared), example),
    );
}

async function isRefused(t: ExecutionContext, service: PreparedService, example: ErrorExample): Promise<void> {
  const { method, params, error } = example;
  const body = JSON.stringify({ version: '2.0', method, params, id: 1 });
  const { text } = await send(service.endpoint(dialectFor(method)), { body, headers: await headersOf(service, example) });
  t.deepEqual(JSON.parse(text), { id: 1, jsonrpc: '2.0', error: inDialect(error, dialectFor(method)) }, method);
}

/** An error as a dialect has it: that of existing clients does not name it. */
function inDialect({ data: { error: _name, ...data }, ...error }: ErrorExample['error'], dialect: DialectName): object {
  if (dialect === 'contract') return { ...error, data: { error: _name, ...data } };
  return { ...error, data: Object.keys(data).length > 0 ? data : null };
}
