import { text } from '../../messages/text.js';
import { ScimError } from './scim-error.js';

/** Characters of a text. */
export const maxChars = 255;

/**
 * A text of a resource; `undefined` where it is empty, which is how clients clear it.
 * @throws ScimError
 */
export function textFrom(value: unknown, name: string): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';
  const given = String(value);
  if (!isText || given.length > maxChars || !isStorable(given))
    throw new ScimError(400, text('ScimText', { name, maxChars }), 'invalidValue');
  return given;
}

/** Whether every database can hold a text. */
export function isStorable(given: string): boolean {
  return given.isWellFormed() && !given.includes('\0');
}

/**
 * A boolean of a resource; some clients write it as a text with a capital letter.
 * @throws ScimError
 */
export function booleanFrom(value: unknown, name: string): boolean {
  const given = typeof value === 'string' ? value.toLowerCase() : value;
  if (given === true || given === 'true') return true;
  if (given === false || given === 'false') return false;
  throw new ScimError(400, text('ScimBoolean', { name }), 'invalidValue');
}

/** An object of a body, whose keys are its own. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member of an object, whose name clients write in any case. */
export function memberOf(object: JsonObject, name: string): unknown {
  const key = Object.keys(object).find(each => each.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : object[key];
}

/** The id of an object; `undefined` for a text that is none. */
export function idFrom(value: unknown): number | undefined {
  return /^[1-9]\d{0,14}$/.test(String(value)) ? Number(value) : undefined;
}

/** The elements of a value: clients write one without a list. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
