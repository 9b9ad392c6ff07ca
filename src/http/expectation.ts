import type { ErrorObject } from 'ajv';
import { nearest } from '../catalog/nearest.js';
import { kindOf, upToTen } from '../domain/attributes/attribute-type.js';

/** What is wrong with a value that its schema refuses, and what would be right. */
export function expectation({ keyword, params, parentSchema, data, message }: ErrorObject): string {
  if (keyword === 'additionalProperties')
    return unknownMember(params.additionalProperty, Object.keys(parentSchema?.properties ?? {}));
  const expected = parentSchema?.['x-expected'];
  // What stands where values of attributes belong may be one, and secret.
  const given = parentSchema?.type === 'object' ? kindOf(data) : shown(data);
  if (typeof expected === 'string') return `expected ${expected}, not ${given}`;
  const wanted = expectations[keyword]?.(params);
  return wanted ? `expected ${wanted}, not ${given}${hint(params, data)}` : String(message);
}

/** The value that was most likely meant, where several are known. */
function hint({ allowedValues = [] }: ErrorObject['params'], data: unknown): string {
  const near = typeof data === 'string' && data.length > 2 ? nearest(data, allowedValues.map(String)) : undefined;
  return near === undefined ? '' : `; did you mean ${JSON.stringify(near)}?`;
}

function unknownMember(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  const quoted = JSON.stringify(name.length > 40 ? `${name.slice(0, 40)}…` : name);
  return `there is no ${quoted} in it; ${near ? `did you mean '${near}'?` : `expected ${known.join(', ')}`}`;
}

const expectations: Readonly<Record<string, (params: ErrorObject['params']) => string>> = {
  type: ({ type }) => [type].flat().map(String).join(' or '),
  enum: ({ allowedValues }) => `one of ${upToTen(allowedValues)}`,
};

function shown(data: unknown): string {
  const text = typeof data === 'string' && data.length <= 40 ? data : undefined;
  if (text !== undefined) return JSON.stringify(text);
  if (typeof data === 'string') return `a text of ${data.length} characters`;
  return typeof data === 'number' || typeof data === 'bigint' ? String(data) : kindOf(data);
}
