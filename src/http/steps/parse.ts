import { setImmediate as turn } from 'node:timers/promises';
import { RpcError } from '../../rpc/rpc-error.js';
import { parseExactly } from '../bodies/exact-json.js';
import { type BodyLimits, JsonLimitsScanner } from '../bodies/json-limits-scanner.js';
import { faultIn, parseError } from '../bodies/parse-errors.js';

/**
 * Parses a body as JSON. Integers that a number cannot hold become bigints, so that no digit is lost in errors and results.
 * @throws RpcError LimitExceeded for what would take long to parse, ParseError with line and column
 */
export function parseBody(bytes: Buffer, limits: BodyLimits): unknown {
  const { longNumbers } = new JsonLimitsScanner(bytes, limits);
  try {
    return parseExactly(bytes, longNumbers);
  } catch (error) {
    throw error instanceof RpcError ? error : parseError(bytes, faultIn(bytes));
  }
}

/** The same of a large body, in several turns of the event loop. */
export async function parseLargeBody(bytes: Buffer, limits: BodyLimits): Promise<unknown> {
  await turn();
  const { longNumbers } = new JsonLimitsScanner(bytes, limits);
  await turn();
  try {
    return parseExactly(bytes, longNumbers);
  } catch (error) {
    if (error instanceof RpcError) throw error;
    await turn();
    const fault = faultIn(bytes);
    await turn();
    throw parseError(bytes, fault);
  }
}
