import type { AttributeDefinition, AttributeType, FieldDefinition } from '../../generated/types.js';
import { reference, type Schema } from './openrpc.js';

/** An attribute, or a field of one that holds rows. */
export type Valued = AttributeDefinition | (FieldDefinition & Partial<Omit<AttributeDefinition, 'type'>>);

/** How a value is read and saved. */
export interface ValueSchemas {
  readonly read: Schema;
  /** Absent where a value is worked out and never saved. */
  readonly write?: Schema;
}

/** What the schema of a value may depend on beside its attribute. */
export interface Surroundings {
  /** The schema of what a fixed dialog offers; `undefined` where it offers nothing. */
  choices(dialog: string): Schema | undefined;
  /** Texts that a dialog offers, though others may be written. */
  suggestions(dialog: string): readonly string[];
  /** The shapes of a row. */
  row(attribute: Valued): { readonly read: Schema; readonly write: Schema };
}

const text: Schema = { type: 'string' };
const nothing: Schema = { type: 'null' };
const number = { read: text, write: reference('NumberInput') };
const object = { read: anyOf(reference('ObjectReference'), nothing), write: reference('LinkInput') };
const entry = { read: anyOf(reference('EntryReference'), nothing), write: reference('LinkInput') };

type Row = (attribute: Valued, surroundings: Surroundings) => ValueSchemas;

/** How the values of each attribute type are read and saved. */
export const valueSchemas: Readonly<Record<AttributeType, Row>> = {
  text: ({ maxLength, format }) => written(format === 'mac' ? 'a MAC address' : undefined, maxLength ?? 255),
  textarea: () => ({ read: text, write: anyOf({ type: 'string', 'x-max-bytes': 65_535 }, nothing) }),
  link: ({ maxLength }) => written(undefined, maxLength ?? 255),
  integer: numeric,
  number: numeric,
  money: () => number,
  date: () => written('a day, such as 2027-12-31'),
  datetime: () => written('a moment, such as 2027-12-31 13:45:00'),
  time: () => written('a time, such as 08:30'),
  timespan: () => written('two times of one day, such as 08:00-17:30'),
  boolean: () => ({ read: reference('YesNo'), write: reference('YesNoInput') }),
  dialog: choice,
  dialog_plus: choice,
  multiselect: () => ({ read: list(reference('Choice')), write: reference('ChoicesInput') }),
  object: () => object,
  objects: () => ({ read: list(reference('ObjectReference')), write: reference('LinkInput') }),
  entry: ({ extendable }) => (extendable ? { ...entry, write: anyOf(entry.write, { type: 'string', maxLength: 255 }) } : entry),
  entries: () => ({ read: list(reference('EntryReference')), write: reference('LinkInput') }),
  password: ({ maxLength }) => written(undefined, maxLength ?? 255),
  upload: () => ({ read: anyOf(reference('StoredFile'), nothing), ...base64 }),
  file: () => object,
  rows: (attribute, { row }) => {
    const { read, write } = row(attribute);
    return { read: list(read), write: anyOf(list(write), nothing) };
  },
  computed: () => ({ read: text }),
};

const base64 = { write: anyOf({ type: 'string', 'x-expected': 'base64' }, nothing) };

function written(expected: string | undefined, maxLength?: number): ValueSchemas {
  const limits = { ...(maxLength !== undefined && { maxLength }), ...(expected !== undefined && { 'x-expected': expected }) };
  return { read: text, write: anyOf({ type: 'string', ...limits }, nothing) };
}

function numeric({ unit }: Valued): ValueSchemas {
  return unit === undefined ? number : { ...number, read: anyOf(reference('Quantity'), nothing) };
}

function choice({ type, dialog = '', extendable }: Valued, { choices, suggestions }: Surroundings): ValueSchemas {
  const read = anyOf(reference('Choice'), nothing);
  const fixed = type === 'dialog' && !extendable ? choices(dialog) : undefined;
  if (fixed) return { read, write: anyOf(fixed, nothing) };
  const examples = suggestions(dialog);
  return { read, write: { ...anyOf(reference('ChoiceInput')), ...(examples.length > 0 && { examples }) } };
}

function anyOf(...schemas: Schema[]): Schema {
  return schemas.length === 1 ? { allOf: schemas } : { anyOf: schemas };
}

function list(items: Schema): Schema {
  return { type: 'array', items };
}
