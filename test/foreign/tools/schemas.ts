import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { z } from 'zod';
import { cases, definitions } from './schema-cases.js';

/** For each schema and each of its values, in their order, whether the value is valid, as 1 or 0. */
type Verdicts = string;

const require = createRequire(import.meta.url);
/** The version that tools of OpenRPC use. */
const Ajv6 = createRequire(require.resolve('@open-rpc/schema-utils-js'))('ajv') as new () => {
  addSchema(schema: object, name: string): void;
  compile(schema: object): (value: unknown) => boolean;
};

let ofAjv: Verdicts | undefined;

/** Verdicts of Ajv 6, which those of others are compared with. */
function ajvVerdicts(): Verdicts {
  ofAjv ??= verdictsOf(compiledByAjv());
  return ofAjv;
}

function compiledByAjv(): readonly ((value: unknown) => boolean)[] {
  const ajv = new Ajv6();
  ajv.addSchema({ definitions }, 'document');
  return cases.map(({ schema }) => ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/'))));
}

function verdictsOf(validators: readonly ((value: unknown) => boolean)[]): Verdicts {
  return cases.flatMap(({ values }, at) => values.map(value => Number(validators[at]?.(value)))).join('');
}

/** Examples are valid. */
function takesExamples(t: ExecutionContext, verdicts: Verdicts): void {
  let at = 0;
  const refused = cases.flatMap(({ name, examples, values }) => {
    const verdict = verdicts.slice(at, at + examples.length);
    at += values.length;
    return verdict.includes('0') ? [name] : [];
  });
  t.is(verdicts.length, at);
  t.deepEqual(refused, []);
}

/** Both verdicts are the same about each value; the names of schemas say where they are not. */
function agrees(t: ExecutionContext, verdicts: Verdicts): void {
  const expected = ajvVerdicts();
  let at = 0;
  const different = cases.filter(({ values }) => {
    const from = at;
    at += values.length;
    return verdicts.slice(from, at) !== expected.slice(from, at);
  });
  t.deepEqual(
    different.map(({ name }) => name),
    [],
  );
}

export function ajvLoads(t: ExecutionContext): void {
  takesExamples(t, ajvVerdicts());
}

/** Beyond the safe integers, zod has another idea of what an integer is. */
export function zodAgrees(t: ExecutionContext): void {
  const properties = Object.fromEntries(cases.map(({ name, schema }) => [name, schema]));
  const draft7 = { $schema: 'http://json-schema.org/draft-07/schema#', type: 'object', definitions, properties } as const;
  const { shape } = z.fromJSONSchema(draft7 as never) as unknown as z.ZodObject<Record<string, z.ZodType>>;
  const verdicts = verdictsOf(
    cases.map(
      ({ name }) =>
        value =>
          shape[name]?.safeParse(value).success === true,
    ),
  );
  takesExamples(t, verdicts);
  agrees(t, verdicts);
  t.false(z.fromJSONSchema({ type: 'integer' }).safeParse(2 ** 53).success);
}

export function phpAgrees(t: ExecutionContext): void {
  programAgrees(t, 'php', ['schemas.php']);
}

/** Packages of Debian stand where Go looked for all before it had modules. */
export function goAgrees(t: ExecutionContext): void {
  programAgrees(t, 'go', ['run', 'schemas.go'], { GO111MODULE: 'off', GOPATH: '/usr/share/gocode' });
}

/** A program that prints its verdicts agrees, and takes examples. */
function programAgrees(t: ExecutionContext, command: string, parts: readonly string[], environment: object = {}): void {
  const input = JSON.stringify({ definitions, cases: cases.map(({ schema, values }) => ({ schema, values })) });
  const cwd = join('test', 'foreign-tools');
  const env = { ...process.env, ...environment };
  const verdicts = execFileSync(command, parts, { input, encoding: 'utf8', cwd, env });
  takesExamples(t, verdicts);
  agrees(t, verdicts);
}
