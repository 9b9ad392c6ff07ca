import { levels } from 'pino';
import { localTime } from '../attributes/times.js';
import { inOneLine } from '../rpc/control-characters.js';

interface LogLine {
  readonly time: string;
  readonly level: number;
  readonly msg?: string;
  readonly err?: { readonly stack?: string; readonly code?: unknown };
  readonly [name: string]: unknown;
}

/** A line of the log for a person: local time, level, what happened, and the rest as `name=value`; stacks on lines of their own. */
export function readableLine(json: string): string {
  const { time, level, msg = '', err, ...rest }: LogLine = JSON.parse(json);
  // The first line of a stack has the name and the message of the error.
  const about = err && (err.stack === undefined ? { err } : { code: err.code });
  const values = Object.entries({ ...rest, ...about })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${valueShown(value)}`);
  const line = [localTime(time), (levels.labels[level] ?? String(level)).toUpperCase().padEnd(5), msg, ...values].join(' ');
  const stack = err?.stack?.split('\n').map(each => `    ${each}`) ?? [];
  return `${[line, ...stack].map(each => inOneLine(each)).join('\n')}\n`;
}

/** Quotes values that could be read as another type or as several values. */
function valueShown(value: unknown): string {
  if (typeof value === 'string' && /^[\w.:/@+,-]+$/.test(value)) return value;
  return JSON.stringify(value);
}
