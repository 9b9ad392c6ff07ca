import type { ErrorObject } from 'ajv';
import { expectation } from './expectation.js';

/** The parameter that its schema refuses, and what is wrong with it. */
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

/** What fits one of several schemas but for something within it is refused for that. */
function depthOf({ instancePath }: ErrorObject): number {
  return instancePath.split('/').length;
}

/** Schemas that others consist of are told first, so the last one says everything that is expected. */
function mostTelling(errors: readonly ErrorObject[]): ErrorObject | undefined {
  return errors.findLast(({ parentSchema }) => parentSchema?.['x-expected']) ?? errors.at(-1);
}
