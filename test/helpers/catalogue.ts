import { readFileSync } from 'node:fs';
import { loadRegistry } from '../../src/catalog/registry.js';
import { withLimitsFilledIn, withMarksInPlace } from '../../src/discovery/schema-marks.js';

/** The catalogue as it ships. */
export const registry = loadRegistry([]);

/** The document that describes the interface. */
export const document = frozen(withLimitsFilledIn(withMarksInPlace(JSON.parse(readFileSync('openrpc.json', 'utf8')))));

/** Files share it in a thread: a validator that fills in what is usual would change what others compare. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) for (const each of Object.values(Object.freeze(value))) frozen(each);
  return value;
}
