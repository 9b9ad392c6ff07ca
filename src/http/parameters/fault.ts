import type { ErrorObject } from 'ajv';
import { type Text, text } from '../../messages/text.js';
import { expectation } from './expectation.js';

/** The parameter that its schema rejects, and what is wrong with it. */
export function faultIn(errors: readonly ErrorObject[], largestId: bigint): [parameter: string, fault: Text] {
  const deepest = Math.max(...errors.map(depthOf));
  const there = errors.filter(error => depthOf(error) === deepest);
  const told = mostTelling(there);
  if (!told) return ['', text('AnotherValue')];
  const [, name = '', ...within] = told.instancePath.split('/');
  const allowed = there.flatMap(({ keyword, params }) => (keyword === 'enum' ? params.allowedValues : []));
  const fault = expectation(told, allowed, largestId);
  return [name, within.length > 0 ? text('Named', { name: within.join('.'), fault }) : fault];
}

/** Depth of an error in the value. Of several schemas, the one with the deepest error fits the value best. */
function depthOf({ instancePath }: ErrorObject): number {
  return instancePath.split('/').length;
}

/** Errors of subschemas come first, so the last one names everything that is expected. */
function mostTelling(errors: readonly ErrorObject[]): ErrorObject | undefined {
  return errors.findLast(({ parentSchema }) => parentSchema?.['x-expected']) ?? errors.at(-1);
}
