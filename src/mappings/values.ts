import { type Condition, type Conversion, type Scalar, UnmappableValue, type Value } from './mapping.js';

type Table = Readonly<Record<string, Scalar>>;

export const constant = (value: Scalar): Value => ({ kind: 'constant', value });
export const field = (path: string, as: Conversion = asItIs): Value => ({ kind: 'field', path, as });
export const choice = (path: string, table: Table): Value => ({ kind: 'choice', path, table });
export const keyword = (path: string, table: Table): Value => ({ kind: 'keyword', path, table });
export const text = (template: string): Value => ({ kind: 'text', template });
export const list = (path: string): Value => ({ kind: 'list', path });
export const lines = (...paths: readonly string[]): Value => ({ kind: 'lines', paths });
export const given = (path: string, value: Scalar): Value => ({ kind: 'given', path, value });
export const mark = (path: string): Value => ({ kind: 'mark', path, value: true });
export const object = (...paths: readonly string[]): Value => ({ kind: 'object', paths });
export const objects = (...paths: readonly string[]): Value => ({ kind: 'objects', paths });
export const installed = (constant: string): Value => ({ kind: 'installed', constant });
export const entry = (part: string, ...paths: readonly string[]): Value => ({ kind: 'entry', paths, part });
export const entries = (part: string, ...paths: readonly string[]): Value => ({ kind: 'entries', paths, part });
export const first = (...of: readonly Value[]): Value => ({ kind: 'first', of });

export const present = (path: string): Condition => ({ path, holds: true });
export const absent = (path: string): Condition => ({ path, holds: false });
export const among = (path: string, ...values: readonly string[]): Condition => ({ path, values, holds: true });
export const notAmong = (path: string, ...values: readonly string[]): Condition => ({ path, values, holds: false });

/** Texts, numbers and yes or no as they are. */
export function asItIs(value: unknown): Scalar {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new UnmappableValue('expected a text, a number or a boolean', JSON.stringify(value)?.slice(0, 60));
}

/** The part of a number before the point. */
export function whole(value: unknown): number {
  return Math.floor(asNumber(value));
}

export function asNumber(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new UnmappableValue('expected a number', JSON.stringify(value)?.slice(0, 60));
}

/** A number or whatever else, written as a text. */
export function asText(value: unknown): string {
  return String(asItIs(value));
}
