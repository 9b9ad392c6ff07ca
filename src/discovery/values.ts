import type { AttributeDefinition, AttributeType, FieldDefinition } from '../../generated/types.js';
import { formOf } from '../attributes/formats.js';
import { dayPattern, isoDayPattern } from './days.js';
import { textPattern } from './inputs.js';
import { reference, type Schema } from './openrpc.js';
import { type NumericInput, numericInput } from './ranges.js';

/** An attribute, or a field of one that holds rows. */
export type Valued = AttributeDefinition | (FieldDefinition & Partial<Omit<AttributeDefinition, 'type'>>);

/** How a value is read and saved. */
export interface ValueSchemas {
  readonly read: Schema;
  /** Absent where a value is worked out and never saved. */
  readonly write?: Schema;
}

/** Facts beside the attribute that the schema of its value depends on. */
export interface SchemaContext {
  /** The schema of what a fixed dialog offers; `undefined` where it offers nothing. */
  choices(dialog: string): Schema | undefined;
  /** Texts that a dialog offers, though others may be written. */
  suggestions(dialog: string): readonly string[];
  /** The shapes of a row. */
  row(attribute: Valued): { readonly read: Schema; readonly write: Schema };
}

const text: Schema = { type: 'string' };
const nothing: Schema = { type: 'null' };
const cleared = reference('Cleared');
const clearedChoice = reference('ClearedChoice');

const time = '([01][0-9]|2[0-3]):[0-5][0-9]';
/** The second form is taken where the call names a `time_zone`. */
const momentPattern = `(?:${dayPattern} ${time}:[0-5][0-9]|${isoDayPattern}T${time}:[0-5][0-9]([.][0-9]{1,9})?(Z|[+-]${time}))`;
const base64 = '[A-Za-z0-9+/]*={0,2}';

type Row = (attribute: Valued, schemaContext: SchemaContext) => ValueSchemas;

/** How the values of each attribute type are read and saved. */
export const valueSchemas: Readonly<Record<AttributeType, Row>> = {
  text: line,
  // Bytes cannot be counted by a schema; there are never more characters.
  textarea: attribute => written({ ...attribute, maxLength: 65_535 }, { 'x-max-bytes': 65_535 }),
  link: line,
  integer: attribute => numeric(attribute, 'IntegerInput'),
  number: attribute => numeric(attribute, 'NumberInput'),
  money: attribute => numeric(attribute, 'MoneyInput'),
  date: attribute => shaped(attribute, 'a day, such as 2027-12-31', dayPattern),
  datetime: attribute => shaped(attribute, 'a moment, such as 2027-12-31 13:45:00', momentPattern),
  time: attribute => shaped(attribute, 'a time, such as 08:30', time),
  timespan: attribute => shaped(attribute, 'two times of one day, such as 08:00-17:30', `${time}-${time}`),
  boolean: attribute => ({ read: reference('YesNo'), write: clearable(attribute, reference('YesNoInput')) }),
  dialog: choice,
  dialog_plus: choice,
  multiselect: attribute => ({
    read: list(reference('Choice')),
    write: clearable(attribute, reference('ChoicesInput'), clearedChoice),
  }),
  object: link('ObjectReference'),
  objects: links('ObjectReference'),
  entry: link('EntryReference'),
  entries: links('EntryReference'),
  password: attribute => written(attribute),
  upload: attribute => ({ ...shaped(attribute, 'base64', base64, { contentEncoding: 'base64' }), read: orNull('StoredFile') }),
  file: link('ObjectReference'),
  rows: (attribute, { row }) => {
    const { read, write } = row(attribute);
    return { read: list(read), write: clearable(attribute, list(write)) };
  },
  computed: () => ({ read: text }),
};

/** Permits the empty value, except for required attributes. */
function clearable({ required }: Valued, write: Schema, how: Schema = cleared): Schema {
  return required ? write : anyOf(write, how);
}

/** A text in one line, of a form of its own where it has a format. */
function line(attribute: Valued): ValueSchemas {
  const form = formOf(attribute);
  return form ? shaped(attribute, form.expected.en, form.pattern, { maxLength: attribute.maxLength ?? 255 }) : written(attribute);
}

function written(attribute: Valued, more: Schema = {}): ValueSchemas {
  const { required, minLength = required ? 1 : undefined, maxLength = 255 } = attribute;
  const limits = { ...(minLength !== undefined && { minLength }), maxLength, pattern: textPattern, ...more };
  return { read: text, write: clearable(attribute, { type: 'string', ...limits }, minLength === undefined ? nothing : cleared) };
}

/** A text of a form of its own, which may be empty where the attribute may. */
function shaped(attribute: Valued, expected: string, form: string, more: Schema = {}): ValueSchemas {
  const pattern = attribute.required ? `^${form}$` : `^(${form})?$`;
  return { read: text, write: clearable(attribute, { type: 'string', pattern, 'x-expected': expected, ...more }, nothing) };
}

function numeric(attribute: Valued, input: NumericInput): ValueSchemas {
  const read = attribute.unit === undefined ? reference('NumberText') : orNull('Quantity');
  return { read, write: clearable(attribute, numericInput(attribute, input)) };
}

function link(shown: string): Row {
  return attribute => {
    const { extendable, acceptsMany } = attribute;
    const one = extendable ? anyOf(reference('Id'), title) : reference('Id');
    const several: Schema = { type: 'array', items: one, minItems: 1, ...(!acceptsMany && { maxItems: 1 }) };
    const isUsual = !extendable && !acceptsMany;
    return { read: orNull(shown), write: clearable(attribute, isUsual ? reference('LinkInput') : anyOf(one, several)) };
  };
}

/** A title that creates a new record. */
const title: Schema = { type: 'string', pattern: textPattern, maxLength: 255 };

function links(shown: string): Row {
  return attribute => ({ read: list(reference(shown)), write: clearable(attribute, reference('LinksInput')) });
}

function choice(attribute: Valued, { choices, suggestions }: SchemaContext): ValueSchemas {
  const { type, dialog = '', extendable } = attribute;
  const read = orNull('Choice');
  // A field of a row has no title; what it holds is cleared with the row.
  const how = attribute.title === undefined ? cleared : clearedChoice;
  if (type === 'dialog' && !extendable) {
    const fixed = choices(dialog);
    return { read, write: fixed ? clearable(attribute, fixed, how) : how };
  }
  const examples = suggestions(dialog);
  return { read, write: { ...openChoice(attribute), ...(examples.length > 0 && { examples }) } };
}

function openChoice({ required }: Valued): Schema {
  if (!required) return anyOf(reference('ChoiceInput'));
  return anyOf({ type: 'string', minLength: 1, maxLength: 255, pattern: textPattern }, { type: 'integer', minimum: 1 });
}

function orNull(name: string): Schema {
  return anyOf(reference(name), nothing);
}

function anyOf(...schemas: Schema[]): Schema {
  return schemas.length === 1 ? { allOf: schemas } : { anyOf: schemas.flatMap(each => each.anyOf ?? [each]) };
}

function list(items: Schema): Schema {
  return { type: 'array', items };
}
