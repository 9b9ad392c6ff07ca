import { reference, type Schema } from '../rpc/json-schema.js';
import type { Attribute } from './attribute-type.js';

/** How a value is read and saved. */
export interface ValueSchemas {
  readonly read: Schema;
  /** Absent where a value is worked out and never saved. */
  readonly write?: Schema;
}

/** Context of a schema beside the attribute. */
export interface SchemaContext {
  /** The schema of what a fixed dialog offers; `undefined` where it offers nothing. */
  choices(dialog: string): Schema | undefined;
  /** Texts that a dialog offers, though others may be written. */
  suggestions(dialog: string): readonly string[];
  /** The shapes of a row. */
  row(attribute: Attribute): { readonly read: Schema; readonly write: Schema };
}

/** A text without NUL. Half a surrogate pair is refused by the service alone: few dialects of regular expressions can name one. */
export const textPattern = '^[^\\x00]*$';

export const text: Schema = { type: 'string' };
const nothing: Schema = { type: 'null' };
export const cleared = reference('Cleared');
export const clearedChoice = reference('ClearedChoice');

/** Schemas of what clears values, shared by many types. */
export const clearing: Readonly<Record<string, Schema>> = {
  Cleared: {
    title: 'Cleared',
    description: 'Values that clear an attribute: null or an empty text.',
    anyOf: [{ type: 'string', enum: [''] }, { type: 'null' }],
  },
  ClearedChoice: {
    title: 'ClearedChoice',
    description: 'Values that clear a choice: null, an empty text or -1.',
    anyOf: [{ type: 'string', enum: [''] }, { type: 'integer', enum: [-1] }, { type: 'null' }],
  },
};

/** Schema of a saved value; where the attribute is not required, of null and an empty text, too. */
export function clearable({ required }: Attribute, write: Schema, how: Schema = cleared): Schema {
  return required ? write : anyOf(write, how);
}

/** A text of any form. */
export function textSchemas(attribute: Attribute, more: Schema = {}): ValueSchemas {
  const { required, minLength = required ? 1 : undefined, maxLength = 255 } = attribute;
  const limits = { ...(minLength !== undefined && { minLength }), maxLength, pattern: textPattern, ...more };
  return { read: text, write: clearable(attribute, { type: 'string', ...limits }, minLength === undefined ? nothing : cleared) };
}

/** A text of a form of its own, which may be empty where the attribute may. */
export function patternSchemas(attribute: Attribute, expected: string, form: string, more: Schema = {}): ValueSchemas {
  const pattern = attribute.required ? `^${form}$` : `^(${form})?$`;
  return { read: text, write: clearable(attribute, { type: 'string', pattern, 'x-expected': expected, ...more }, nothing) };
}

/** A value of a named schema, `null` while it is unset. */
export function orNull(name: string): Schema {
  return anyOf(reference(name), nothing);
}

/** Schema of values that meet one of several. */
export function anyOf(...schemas: Schema[]): Schema {
  return schemas.length === 1 ? { allOf: schemas } : { anyOf: schemas.flatMap(each => each.anyOf ?? [each]) };
}

export function arraySchema(items: Schema): Schema {
  return { type: 'array', items };
}
