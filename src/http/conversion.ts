import type { Conversion } from '../../generated/methods.js';

/** A result with the values at these paths as numbers, or as the texts of numbers. */
export function converted(result: unknown, conversions: readonly Conversion[]): unknown {
  return conversions.reduce((value, { path, to }) => convertedAt(value, path, to), result);
}

function convertedAt(value: unknown, [key, ...rest]: readonly string[], to: Conversion['to']): unknown {
  if (key === undefined) return to === 'integer' ? Number(value) : to[String(value)];
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return key === '*' ? value.map(each => convertedAt(each, rest, to)) : value;
  const changed = Object.entries(value).map(([name, each]) => [
    name,
    key === '*' || key === name ? convertedAt(each, rest, to) : each,
  ]);
  return Object.fromEntries(changed);
}
