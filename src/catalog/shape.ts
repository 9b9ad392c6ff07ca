import type { ErrorObject } from 'ajv';
import { nearest } from './nearest.js';

/** The first fault of a value that does not follow its schema: where, and what would be right. */
export function shapeFault(errors: readonly Partial<ErrorObject>[], value: unknown): { place: string; fault: string } {
  // The branches of a choice complain before the choice itself does.
  const error = errors.find(({ keyword }) => keyword === 'anyOf') ?? errors[0] ?? {};
  const path = (error.instancePath ?? '').split('/').slice(1);
  return { place: placeOf(path), fault: faultOf(error, valueAt(value, path)) };
}

function placeOf(path: readonly string[]): string {
  return path.map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : index ? `.${step}` : step)).join('');
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((at: unknown, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined), value);
}

function faultOf({ keyword, params, message, parentSchema }: Partial<ErrorObject>, given: unknown): string {
  if (keyword === 'additionalProperties')
    return unknownKey(String(params?.additionalProperty), Object.keys(parentSchema?.properties ?? {}));
  const allowed: unknown[] = keyword === 'enum' ? (params?.allowedValues ?? []) : [];
  const expected = allowed.length > 0 ? `expected one of ${allowed.join(', ')}` : (message ?? 'has the wrong shape');
  const near = typeof given === 'string' ? nearest(given, allowed.map(String)) : undefined;
  const found = given === undefined || typeof given === 'object' ? '' : `${JSON.stringify(given)}: `;
  return `${found}${expected}${near ? `; did you mean '${near}'?` : ''}`;
}

function unknownKey(key: string, known: readonly string[]): string {
  const near = nearest(key, known);
  return `unknown key '${key}'${near ? `; did you mean '${near}'?` : ''}`;
}
