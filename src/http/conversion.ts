import type { Conversion } from '../rpc/method-definition.js';
import { changedAt } from './changed-at.js';

/** A result with the values at these paths as numbers, or as the texts of numbers. */
export function converted(result: unknown, conversions: readonly Conversion[]): unknown {
  return conversions.reduce(
    (value, { path, to }) => changedAt(value, path, each => (to === 'integer' ? Number(each) : to[String(each)])),
    result,
  );
}
