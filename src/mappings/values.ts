import type { Titles } from '../../generated/types.js';
import { type Condition, type Conversion, type Scalar, UnmappableValue, type Value } from './mapping.js';
import { reasons } from './reasons.js';

type Table = Readonly<Record<string, Scalar>>;

export const constant = (value: Scalar): Value => ({ kind: 'constant', value });
export const field = (path: string, as: Conversion = asItIs, ...beside: readonly string[]): Value => ({
  kind: 'field',
  ...{ path, as, beside },
});
export const choice = (path: string, table: Table): Value => ({ kind: 'choice', path, table });
export const keyword = (path: string, table: Table): Value => ({ kind: 'keyword', path, table });
export const text = (template: string): Value => ({ kind: 'text', template });
export const list = (path: string): Value => ({ kind: 'list', path });
export const listed = (path: string): Value => ({ kind: 'lines', paths: [path], between: ', ' });
export const rank = (path: string, number: string, unsure: string, reason: Titles): Value => ({
  kind: 'rank',
  ...{ path, number, unsure, reason },
});
export const counted = (path: string, beginning: string): Value => ({ kind: 'counted', path, beginning });
export const lines = (...paths: readonly string[]): Value => ({ kind: 'lines', paths });
/** Lines without a label, then those that have one: `Facility: DC 3`. */
export const labelled = (paths: readonly string[], labels: Readonly<Record<string, string>>): Value => ({
  kind: 'lines',
  ...{ paths: [...paths, ...Object.keys(labels)], labels },
});
export const whenGiven = (path: string, value: Scalar): Value => ({ kind: 'given', path, value });
export const mark = (path: string): Value => ({ kind: 'mark', path, value: true });
export const object = (...paths: readonly string[]): Value => ({ kind: 'object', paths });
export const objects = (...paths: readonly string[]): Value => ({ kind: 'objects', paths });
export const fromInstallation = (constant: string): Value => ({ kind: 'installed', constant });
export const entry = (part: string, ...paths: readonly string[]): Value => ({ kind: 'entry', paths, parts: [part] });
export const end = (path: string, ...parts: readonly string[]): Value => ({ kind: 'entry', paths: [path], parts, isEnd: true });
export const entries = (part: string, ...paths: readonly string[]): Value => ({ kind: 'entries', paths, parts: [part] });
export const first = (...of: readonly Value[]): Value => ({ kind: 'first', of });

export const present = (path: string): Condition => ({ path, holds: true });
export const absent = (path: string): Condition => ({ path, holds: false });
export const among = (path: string, ...values: readonly string[]): Condition => ({ path, values, holds: true });
export const notAmong = (path: string, ...values: readonly string[]): Condition => ({ path, values, holds: false });

/** Paths that a value reads. */
export function pathsOf(value: Value): readonly string[] {
  if (value.kind === 'first') return value.of.flatMap(pathsOf);
  if (value.kind === 'text') return [...value.template.matchAll(/\{(.+?)\}/g)].flatMap(([, path]) => path ?? []);
  if ('paths' in value) return value.paths;
  if (value.kind === 'rank') return [value.path, value.number, value.unsure];
  if (value.kind === 'counted') return [value.path, value.beginning];
  return 'path' in value ? [value.path] : [];
}

/** Paths that the conversion of a value reads beside its own. */
export function besidesOf(value: Value): readonly string[] {
  if (value.kind === 'first') return value.of.flatMap(besidesOf);
  return value.kind === 'field' ? value.beside : [];
}

/** Texts, numbers and yes or no as they are. */
export function asItIs(value: unknown): Scalar {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new UnmappableValue(reasons.expectedTextNumberOrBoolean, JSON.stringify(value)?.slice(0, 60));
}

/** A whole number, rounded up. */
export function whole(value: unknown): number {
  return Math.ceil(asNumber(value));
}

export function asNumber(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new UnmappableValue(reasons.expectedANumber, JSON.stringify(value)?.slice(0, 60));
}

/** A number or whatever else, written as a text. */
export function asText(value: unknown): string {
  return String(asItIs(value));
}
