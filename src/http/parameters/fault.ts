import type { ErrorObject } from 'ajv';
import { expectation } from './expectation.js';

/** The parameter that its schema rejects, and what is wrong with it. */
export function faultIn(errors: readonly ErrorObject[], largestId: bigint): [parameter: string, fault: string] {
  const deepest = Math.max(...errors.map(depthOf));
  const there = errors.filter(error => depthOf(error) === deepest);
  const told = mostTelling(there);
  if (!told) return ['', ''];
  const [, name = '', ...within] = told.instancePath.split('/');
  const place = within.length > 0 ? `${within.join('.')}: ` : '';
  const allowed = there.flatMap(({ keyword, params }) => (keyword === 'enum' ? params.allowedValues : []));
  return [name, place + expectation(told, allowed, largestId)];
}

/** Depth of an error in the value. Of several schemas, the one with the deepest error fits the value best. */
function depthOf({ instancePath }: ErrorObject): number {
  return instancePath.split('/').length;
}

/** Errors of subschemas come first, so the last one names everything that is expected. */
function mostTelling(errors: readonly ErrorObject[]): ErrorObject | undefined {
  return errors.findLast(({ parentSchema }) => parentSchema?.['x-expected']) ?? errors.at(-1);
}
