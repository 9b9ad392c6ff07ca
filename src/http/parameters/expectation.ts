import type { ErrorObject } from 'ajv';
import { kindOf, upToTen } from '../../attributes/invalid-value.js';
import { asJson, suggestion, withSuggestion } from '../../rpc/did-you-mean.js';

/** Error text for a value that its schema rejects, with the expected value; ids end at `largestId`. */
export function expectation(error: ErrorObject, allowed: readonly unknown[], largestId: bigint): string {
  const { keyword, params, data } = error;
  const missing = missingMembers[keyword]?.(error);
  if (missing !== undefined) return missing;
  const schema = error.parentSchema ?? {};
  // The document says what ids are in the contract.
  const expected = expectedBy(schema, keyword, params).replace(`1 to ${Number.MAX_SAFE_INTEGER},`, `1 to ${largestId},`);
  // A value in the place of an object may be a secret of an attribute: only its kind is shown.
  const given = schema.type === 'object' ? kindOf(data) : shown(data);
  const told = schema['x-expected'] ? allowed.filter(each => expected.includes(String(each))) : allowed;
  const fault = `expected ${expected}, not ${given}${beyond(data, expected, largestId)}`;
  return typeof data === 'string' && data.length > 3 ? withSuggestion(fault, data, told.map(String), asJson) : fault;
}

type Params = ErrorObject['params'];

const missingMembers: Readonly<Record<string, (error: ErrorObject) => string>> = {
  required: ({ params }) => `${params.missingProperty} is required`,
  additionalProperties: ({ params, parentSchema }) =>
    unknownMember(params.additionalProperty, Object.keys(parentSchema?.properties ?? {})),
};

function unknownMember(name: string, known: readonly string[]): string {
  const quoted = JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name);
  return `there is no ${quoted} in it; ${suggestion(name, known) ?? `expected ${known.join(', ')}`}`;
}

function expectedBy(schema: Readonly<Record<string, unknown>>, keyword: string, params: Params): string {
  if (typeof schema['x-expected'] === 'string') return schema['x-expected'];
  if (Array.isArray(schema.enum)) return `one of ${upToTen(schema.enum)}`;
  return expectations[keyword]?.(params) ?? 'another value';
}

/** Expected value by JSON Schema keyword, without `x-expected` and `enum`. */
const expectations: Readonly<Record<string, (params: Params) => string>> = {
  type: ({ type }) => [type].flat().map(wordFor).join(' or '),
  pattern: () => 'a text of another form',
  minLength: ({ limit }) => `a text of at least ${counted(limit, 'character')}`,
  maxLength: ({ limit }) => `a text of at most ${counted(limit, 'character')}`,
  minimum: ({ limit }) => `a number of at least ${limit}`,
  maximum: ({ limit }) => `a number of at most ${limit}`,
  minItems: ({ limit }) => `a list of at least ${counted(limit, 'element')}`,
  maxItems: ({ limit }) => `a list of at most ${counted(limit, 'element')}`,
};

const words: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function wordFor(type: string): string {
  return words[type] ?? type;
}

function counted(limit: number, what: string): string {
  return `${limit} ${what}${limit === 1 ? '' : 's'}`;
}

function shown(data: unknown): string {
  const text = typeof data === 'string' && data.length <= 40 ? data : undefined;
  if (text !== undefined) return JSON.stringify(text);
  if (typeof data === 'string') return `a text of ${data.length} characters`;
  return typeof data === 'number' || typeof data === 'bigint' ? String(data) : kindOf(data);
}

/** Why an integer is rejected that is like what is expected, but larger than any number is kept. */
function beyond(data: unknown, expected: string, largestId: bigint): string {
  const safe = BigInt(Number.MAX_SAFE_INTEGER);
  if (typeof data !== 'bigint' || data <= safe || expected.includes(String(largestId))) return '';
  return `, which is beyond ${data > largestId ? largestId : safe}`;
}
