import type { ExecutionContext } from 'ava';
import { type MethodName, methods } from '../generated/methods.js';
import { allParameters } from '../scripts/generate/document/descriptors.js';
import type { Schema } from '../scripts/generate/document/document.js';
import { dialects } from '../src/http/envelope/dialects.js';
import { normalizeParameters } from '../src/http/parameters/parameters.js';
import type { MethodDefinition } from '../src/rpc/method-definition.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import { document, registry } from './helpers/catalogue.js';
import { english } from './helpers/english.js';
import { examples, serviceBefore } from './helpers/examples.js';
import { dialectFor } from './helpers/method-dialects.js';
import { callerOf } from './helpers/rpc.js';
import { type DialectName, dialectNames, type TestService, testKey } from './helpers/service.js';
import { engines } from './helpers/stores.js';
import test from './helpers/suite.js';
import { wrongValues } from './helpers/wrong-values.js';

/** A parameter with a value that the text of an error names as right. */
interface Advice {
  readonly method: MethodName;
  readonly dialect: DialectName;
  readonly parameter: string;
  readonly value: unknown;
  readonly fault: string;
}

/** Values within an advice: lists, quoted texts, numbers in brackets, ends of ranges, objects, null, true and times. */
const literals = [
  /\[.*?\]/,
  /"(?:[^"\\]|\\.)*"/,
  /(?<=\()\d+(?=\))/,
  /-1(?= \()/,
  /(?<=(?:integer|number|port) from )-?\d{1,15}(?!\d)/,
  /(?<=(?:integer|number|port) from -?\d+ to )\d{1,15}(?!\d)/,
  /\{.*\}/,
  /\b(?:null|true)\b/,
  /\d{4}-\d\d-[-\d:TZ]+/,
];
const literal = new RegExp(literals.map(({ source }) => source).join('|'), 'g');

/** That a value has another form than is expected; that there is no such record is none of it. */
const refused = /^(?:[\w.]+: )?expected .+, not /s;

const names = Object.keys(methods) as readonly MethodName[];

test('what an error names as right has the right form', t => {
  const all = names.flatMap(advicesOf);
  for (const { method, parameter, value, dialect, fault } of all)
    t.notRegex(faultOf(method, parameter, value, dialect) ?? '', refused, `${dialect} ${method} ${fault}`);
  t.true(all.length > 500, String(all.length));
});

for (const engine of engines.slice(0, 1))
  engine.test('what an error names as right is not refused by the method, either', async t => {
    const world = examples.find(({ method }) => method === 'cmdb.objects.read');
    if (!world) return t.fail('there is no example of lists');
    const service = await serviceBefore(t, engine, world);
    // A follower waits for changes; which comparisons there are depends on the attribute.
    const advices = names.filter(name => name !== 'kataster.changes.follow').flatMap(advicesOf);
    for (const advice of advices.filter(({ fault }) => !fault.includes('comparison: '))) await isTaken(t, service, advice);
  });

async function isTaken(t: ExecutionContext, service: TestService, advice: Advice): Promise<void> {
  const { method, dialect, parameter, value, fault } = advice;
  const { access, options = [] }: MethodDefinition = methods[method];
  const dryRun = access === 'write' && options.includes('dry_run') ? { dry_run: true } : {};
  const params = { ...examples.find(each => each.method === method)?.params, apikey: testKey, ...dryRun, [parameter]: value };
  const { error } = await callerOf(service, dialect)(method, params);
  const told = (error?.data as Readonly<Record<string, unknown>> | undefined)?.[parameter];
  t.notRegex(String(told ?? ''), refused, `${dialect} ${method} ${parameter}: ${fault}`);
}

/** Values that the errors of the parameters of a method name as right. */
function advicesOf(method: MethodName): readonly Advice[] {
  const found = document.methods.find(({ name }: { readonly name: string }) => name === method);
  const schemas = new Map(allParameters(found, document).map(({ name, schema }) => [name, schema]));
  const here = dialectNames.filter(dialect => dialectFor(method, dialect) === dialect);
  return methods[method].parameters.flatMap(({ name: parameter }) =>
    here.flatMap(dialect => {
      const advices = advised(method, parameter, schemas.get(parameter) ?? {}, dialect);
      return [...new Map(advices.map(each => [JSON.stringify(each.value), each])).values()];
    }),
  );
}

function advised(method: MethodName, parameter: string, schema: Schema, dialect: DialectName): readonly Advice[] {
  return wrongValues(schema).flatMap(wrong => {
    const fault = faultOf(method, parameter, wrong, dialect) ?? '';
    const [, path, expected = ''] = /^(?:([\w.]+): )?expected (.+?)(?:, not .+)?$/s.exec(fault) ?? [];
    const values = [...expected.matchAll(literal)].map(([found]) => JSON.parse(/^\d{4}-/.test(found) ? `"${found}"` : found));
    return values.map(value => ({
      method,
      dialect,
      parameter,
      fault,
      value: path ? replaced(wrong, path.split('.'), value) : value,
    }));
  });
}

/** A value in which the member at a path is another one. */
function replaced(value: unknown, [first, ...others]: readonly string[], member: unknown): unknown {
  if (first === undefined) return member;
  if (Array.isArray(value)) return value.map((each, at) => (at === Number(first) ? replaced(each, others, member) : each));
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [first]: replaced(object[first], others, member) };
}

/** Error of a parameter with this value; `undefined` where it is accepted. */
function faultOf(method: MethodName, parameter: string, value: unknown, dialect: DialectName): string | undefined {
  try {
    normalizeParameters(method, { [parameter]: value }, dialects[dialect], registry);
  } catch (error) {
    if (error instanceof RpcError) return english(error.data?.[parameter]);
    throw error;
  }
  return undefined;
}
