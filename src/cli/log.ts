import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.js';
import { readableLine } from './readable-line.js';

/** The log of this process, on standard error: readable lines on a terminal, elsewhere JSON with times as ISO 8601 in UTC. */
export function openLog(level: Config['log']): Logger {
  const output = pino.destination({ dest: 2, sync: true });
  const options = { level, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: toldError } };
  if (!process.stderr.isTTY) return pino(options, output);
  return pino({ ...options, base: null }, { write: line => void output.write(readableLine(line)) });
}

/** Logged members of an error. Other members are left out, as they may contain request data, keys included. */
function toldError({ name, message, stack, code }: Error & { readonly code?: unknown }): object {
  return { type: name, message, stack, code };
}
