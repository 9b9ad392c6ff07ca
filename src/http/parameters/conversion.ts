import type { ErrorObject, ValidateFunction } from 'ajv';
import { changeAt } from './change-at.js';

/** Conversions to the JSON type that a schema expects, where a value can stand for one of that type. */
const conversions: Readonly<Record<string, (value: unknown) => unknown>> = {
  string: value => (typeof value === 'number' ? String(value) : value),
  array: value => (Array.isArray(value) ? value : [value]),
};

/** Each conversion goes a level deeper, or to another member. */
const maxConversions = 20;

/**
 * The value of a parameter with numbers as the texts of their digits and single elements as lists of one, where its schema expects
 * those; unchanged where it would not fit even so.
 */
export function convertValue(
  validate: ValidateFunction,
  name: string,
  given: unknown,
  coerce: (value: unknown) => unknown,
): unknown {
  let value = given;
  for (let count = 0; count <= maxConversions; count += 1) {
    if (validate({ [name]: value })) return value;
    const converted = convertFirst(validate.errors ?? [], value);
    if (converted === undefined) return given;
    value = coerce(converted);
  }
  return given;
}

/** A value after the first conversion that its faults ask for. Elements of a list are converted together. */
function convertFirst(errors: readonly ErrorObject[], value: unknown): unknown {
  for (const { keyword, params, instancePath, data } of errors) {
    if (keyword !== 'type') continue;
    const convert = [params.type]
      .flat()
      .map(type => conversions[type])
      .find(each => each && each(data) !== data);
    const path = instancePath.split('/').slice(2).map(toKey);
    if (convert) return changeAt(value, path, convert);
  }
  return undefined;
}

function toKey(segment: string): string {
  return /^\d+$/.test(segment) ? '*' : segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
