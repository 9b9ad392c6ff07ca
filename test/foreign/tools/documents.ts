import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import type { ExecutionContext } from 'ava';
import { document } from '../../helpers/catalogue.js';
import { type Example, examples } from '../../helpers/examples.js';

const require = createRequire(import.meta.url);
const { MethodCallValidator, parseOpenRPCDocument, validateOpenRPCDocument } = require('@open-rpc/schema-utils-js') as {
  readonly MethodCallValidator: new (document: object) => { validate(method: string, params: object): readonly unknown[] };
  parseOpenRPCDocument(document: object): Promise<object>;
  validateOpenRPCDocument(document: object): true | Error;
};
// Its package names no file to begin with.
const { default: mockServer } = require('@open-rpc/mock-server/build/index.js') as {
  default(port: number, document: object): { readonly routers: readonly MockRouter[] };
};

interface MockRouter {
  call(method: string, params: object): Promise<{ readonly result?: unknown }>;
}

/** Examples that leave out a parameter before one that they give: tools that pair values by their places cannot know it. */
export const skipping: readonly string[] = [
  'cmdb.category.delete: Mark a host address as deleted',
  'cmdb.object-type-group.update.v2: Change the order of groups',
  'cmdb.object-type.update.v2: Hide an object type',
  'cmdb.objects.read: List servers with their models',
  'cmdb.objects.read: Read a list page by page',
  'cmdb.objects.read: Find a server by its serial number',
  'cmdb.objects.read: List and count what stands in a rack',
];

/** The mock server answers this one itself, with the document as it reads it. */
const ofItself = 'rpc.discover: Read the document';

export function titleOf({ method, name }: Example): string {
  return `${method}: ${name}`;
}

/** The document as tools of OpenRPC read it: each reference replaced by what it leads to. */
export function dereferenced(): Promise<object> {
  return parseOpenRPCDocument(structuredClone(document));
}

/** What the mock server answers by, which says on the console that it was made; it listens nowhere. */
function mockRouter(of: object): MockRouter {
  const { log } = console;
  try {
    console.log = () => {};
    const [router] = mockServer(0, of).routers;
    if (!router) throw new Error('the mock server has no router');
    return router;
  } finally {
    console.log = log;
  }
}

/** The mock server returns the results of the examples. */
export async function answersExamples(t: ExecutionContext): Promise<void> {
  const router = mockRouter(await dereferenced());
  const isAnswered = async ({ method, params, result }: Example) =>
    isDeepStrictEqual((await router.call(method, params)).result, result);
  const others = [];
  for (const example of examples) if (!(await isAnswered(example))) others.push(titleOf(example));
  t.deepEqual(others.toSorted(), [...skipping, ofItself].toSorted());
}

/** The validators take the document, and the parameters of each example; not a call without a parameter that is required. */
export async function takesExamples(t: ExecutionContext): Promise<void> {
  t.true(validateOpenRPCDocument(structuredClone(document)));
  const validator = new MethodCallValidator(await dereferenced());
  const wrong = examples.flatMap(example => {
    const faults = validator.validate(example.method, example.params);
    return faults.length > 0 ? [[titleOf(example), faults]] : [];
  });
  t.deepEqual(wrong, []);
  t.is(validator.validate('cmdb.object.read', {}).length, 1);
  t.is(validator.validate('cmdb.object.read', { id: 'web1' }).length, 1);
}
