import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import type { ExecutionContext } from 'ava';
import { type Example, examples, headersOf, serviceBefore } from '../../helpers/examples.js';
import { send } from '../../helpers/http.js';
import { dialectFor } from '../../helpers/method-dialects.js';
import { partOfTest } from '../../helpers/scope.js';
import { engines } from '../../helpers/stores.js';
import { Unforeseen } from '../../helpers/unforeseen.js';
import { dereferenced, skipping, titleOf } from './documents.js';

const require = createRequire(import.meta.url);
const { default: coverage } = require('@open-rpc/test-coverage') as { default: (options: object) => Promise<readonly Call[]> };
const { default: ExamplesRule } = require('@open-rpc/test-coverage/build/rules/examples-rule') as { default: new () => Rule };

/** A call as the tool makes it. */
interface Call {
  readonly methodName: string;
  readonly title: string;
  readonly valid?: boolean;
  readonly reason?: string;
  params: unknown;
  url: string;
}

interface Rule {
  getCalls(document: object, method: { readonly name: string }): Call[];
}

const silent = { onBegin: nothing, onTestBegin: nothing, onTestEnd: nothing, onEnd: nothing };

/** The tool calls each example and finds the shape of its result valid; the tests of the examples compare the results themselves on both engines. */
export async function findsCallsValid(t: ExecutionContext): Promise<void> {
  const [engine] = engines;
  if (!engine) throw new Error('there is no engine');
  const openrpcDocument = await dereferenced();
  let headers: Readonly<Record<string, string>> = {};
  let unforeseen = new Unforeseen('', () => new Date());
  const part = partOfTest();
  t.teardown(part.end);
  const paired = new Set<string>();
  const rule = prepared(paired, async example => {
    await part.end();
    const service = await serviceBefore(part, engine, example);
    headers = await headersOf(service, example);
    unforeseen = service.unforeseen;
    return service.endpoint(dialectFor(example.method));
  });
  const transport = async (url: string, method: string, params: unknown): Promise<unknown> => {
    const body = unforeseen.sent(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
    return JSON.parse(unforeseen.told((await send(url, { headers, body })).text));
  };
  const calls = await coverage({ openrpcDocument, transport, rules: [rule], reporters: [silent] });
  t.is(calls.length, examples.length);
  t.deepEqual(
    examples.map(titleOf).filter(title => !paired.has(title)),
    skipping,
  );
  t.deepEqual(
    calls.filter(({ valid }) => valid !== true).map(({ methodName, title, reason }) => ({ methodName, title, reason })),
    [],
  );
}

/** The rule of the tool, which prepares a service before each call, and collects the titles of the examples whose parameters the tool paired right. */
function prepared(
  paired: Set<string>,
  prepare: (example: Example) => Promise<string>,
): Rule & { beforeRequest(_: object, call: Call): Promise<void> } {
  const meant = new Map<Call, Example>();
  const rule = new ExamplesRule();
  return Object.assign(rule, {
    getCalls(document: object, method: { readonly name: string }): Call[] {
      const calls = ExamplesRule.prototype.getCalls.call(rule, document, method) as Call[];
      const own = examples.filter(each => each.method === method.name);
      return calls.map((call, at) => checked(call, own[at]));
    },
    async beforeRequest(_: object, call: Call): Promise<void> {
      const example = meant.get(call);
      if (example) call.url = await prepare(example);
    },
  });

  function checked(call: Call, example: Example | undefined): Call {
    if (!example) throw new Error(`${call.methodName} has no such example`);
    meant.set(call, example);
    if (isDeepStrictEqual(call.params, example.params)) paired.add(titleOf(example));
    return Object.assign(call, { params: example.params });
  }
}

function nothing(): void {}
