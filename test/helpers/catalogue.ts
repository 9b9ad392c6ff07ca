import { readFileSync } from 'node:fs';
import { loadRegistry } from '../../src/catalog/registry.js';
import { withLimitsFilledIn, withMarksInPlace } from '../../src/discovery/schema-marks.js';

/** The catalogue as it ships. */
export const registry = loadRegistry([]);

/** The document that describes the interface. */
export const document = withLimitsFilledIn(withMarksInPlace(JSON.parse(readFileSync('openrpc.json', 'utf8'))));
