import { createRequire } from 'node:module';
import { document } from './helpers/catalogue.js';
import { type Example, examples, headersOf, serviceBefore } from './helpers/examples.js';
import { send } from './helpers/http.js';
import { dialectFor } from './helpers/method-dialects.js';
import { partOfTest } from './helpers/scope.js';
import { engines } from './helpers/stores.js';
import { Unforeseen } from './helpers/unforeseen.js';

const require = createRequire(import.meta.url);
const { default: coverage } = require('@open-rpc/test-coverage') as { default: (options: object) => Promise<readonly Call[]> };
const { default: ExamplesRule } = require('@open-rpc/test-coverage/build/rules/examples-rule') as { default: new () => Rule };
const { parseOpenRPCDocument } = require('@open-rpc/schema-utils-js') as {
  parseOpenRPCDocument(document: object): Promise<Dereferenced>;
};

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

interface Dereferenced {
  readonly methods: readonly { readonly name: string }[];
}

const silent = { onBegin: nothing, onTestBegin: nothing, onTestEnd: nothing, onEnd: nothing };

// The tool validates the shape of results; the tests of the examples compare the results themselves on both engines.
for (const engine of engines.slice(0, 1))
  engine.test('the coverage tool of OpenRPC finds every call valid', async t => {
    t.timeout(300_000);
    const openrpcDocument = await parseOpenRPCDocument(structuredClone(document));
    let headers: Readonly<Record<string, string>> = {};
    let unforeseen = new Unforeseen();
    const part = partOfTest();
    t.teardown(part.end);
    const rule = byName(async example => {
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
    t.deepEqual([...new Set(calls.map(({ methodName }) => methodName))].length, openrpcDocument.methods.length);
    const wrong = calls.filter(({ valid }) => valid !== true);
    t.deepEqual(
      wrong.map(({ methodName, title, reason }) => ({ methodName, title, reason })),
      [],
    );
  });

/** The rule of the tool, which would take the parameters of an example by their places: names say which is which. */
function byName(prepare: (example: Example) => Promise<string>): Rule & { beforeRequest(_: object, call: Call): Promise<void> } {
  const meant = new Map<Call, Example>();
  const rule = new ExamplesRule();
  return Object.assign(rule, {
    getCalls(document: object, method: { readonly name: string }): Call[] {
      const calls = ExamplesRule.prototype.getCalls.call(rule, document, method) as Call[];
      const own = examples.filter(each => each.method === method.name);
      return calls.map((call, at) => remembered(call, own[at]));
    },
    async beforeRequest(_: object, call: Call): Promise<void> {
      const example = meant.get(call);
      if (example) call.url = await prepare(example);
    },
  });

  function remembered(call: Call, example: Example | undefined): Call {
    if (!example) throw new Error(`${call.methodName} has no such example`);
    meant.set(call, example);
    return Object.assign(call, { params: example.params });
  }
}

function nothing(): void {}
