import type { ErrorObject } from 'ajv';
import { nearest } from './nearest.js';

type ShapeError = Partial<ErrorObject>;

/** The first fault of a value that does not follow its schema: where, and what would be right. */
export function shapeFault(errors: readonly ShapeError[], value: unknown): { place: string; fault: string } {
  const [first = {}] = errors;
  const path = (first.instancePath ?? '').split('/').slice(1);
  const branches = errors.filter(({ instancePath }) => instancePath === first.instancePath);
  return { place: placeOf(path), fault: faultOf(first, branches, valueAt(value, path)) };
}

function placeOf(path: readonly string[]): string {
  return path.map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : index ? `.${step}` : step)).join('');
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((at: unknown, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined), value);
}

function faultOf(error: ShapeError, branches: readonly ShapeError[], given: unknown): string {
  const { keyword, params, message = 'has the wrong shape', parentSchema } = error;
  if (keyword === 'additionalProperties') {
    const key = String(params?.additionalProperty);
    return `unknown key '${key}'${suggestion(key, Object.keys(parentSchema?.properties ?? {}))}`;
  }
  if (keyword === 'required') return message;
  const found = JSON.stringify(given)?.slice(0, 100);
  const allowed: unknown[] = params?.allowedValues ?? [];
  if (allowed.length > 0)
    return `${found}: expected one of ${allowed.join(', ')}${suggestion(String(given), allowed.map(String))}`;
  const types = branches.filter(each => each.keyword === 'type').map(each => each.params?.type);
  return `${found}: ${types.length > 0 ? `expected ${types.join(' or ')}` : message}`;
}

function suggestion(given: string, known: readonly string[]): string {
  const near = nearest(given, known);
  return near ? `; did you mean '${near}'?` : '';
}
