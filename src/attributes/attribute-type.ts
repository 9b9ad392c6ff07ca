import type { AttributeDefinition, FieldDefinition, Titles } from '../../generated/types.js';
import type { CatalogLookups } from './catalog-lookups.js';
import type { ReferenceIds, References } from './references.js';
import type { TimeZone } from './time-zones.js';

/** An attribute of a category, or a column of an attribute that holds rows. */
export type Attribute = AttributeDefinition | (FieldDefinition & Partial<Omit<AttributeDefinition, keyof FieldDefinition>>);

/** The languages values are shown in. */
export type Language = keyof Titles;

/** A value as it is kept in the JSON text of an entry. `undefined` is unset. */
export type Kept = string | number | boolean | readonly Kept[] | { readonly [key: string]: Kept } | undefined;

/** Values of an entry by attribute key. */
export type KeptValues = { [key: string]: Kept };

/** Sets a value; `undefined` clears it. */
export function setValue(values: KeptValues, key: string, value: Kept): void {
  if (value === undefined) delete values[key];
  else values[key] = value;
}

/** A value that can be kept once the database has answered what was wanted. */
export type Pending = (resolving: Resolving) => Kept | Promise<Kept>;

/** Context in which values are accepted. */
export interface Accepting {
  readonly registry: CatalogLookups;
  readonly wanted: ReferenceIds;
  /** Values that cannot be true are refused. */
  readonly checksPlausibility: boolean;
  /** Time zone of the caller; the server's local time where absent. */
  readonly timeZone?: TimeZone | undefined;
}

/** Context in which accepted values are completed, once references are found. */
export interface Resolving {
  readonly registry: CatalogLookups;
  readonly found: References;
  /** The entry as it will be kept; the value that an attribute depends on is already in it. */
  readonly values: Readonly<KeptValues>;
  ensureChoice(dialog: string, parent: string, title: string): Promise<number>;
  /** The entry that a title names; `undefined` where it is made on another side of the link. */
  ensureEntry(attribute: Attribute, title: string): Promise<number | undefined>;
}

/** Context in which values are shown. */
export interface Showing {
  readonly registry: CatalogLookups;
  readonly found: References;
  readonly language: Language;
  /** Where times are shown with an offset; as local time of the server where nothing is said. */
  readonly timeZone?: TimeZone | undefined;
  /** Whether the content of uploads is shown where the catalogue has it shown; it is where nothing is said. */
  readonly content?: boolean | undefined;
}

/** A value that an attribute does not take, with what would be right. */
export class InvalidValue extends Error {}

/** Names the kind of a value for people. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  return kinds[typeof value] ?? typeof value;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  bigint: 'an integer beyond 9007199254740991',
  boolean: 'a boolean',
  object: 'an object',
};

/** A number or a short text as it was given, else its kind; not for what may be secret. */
export function described(given: unknown): string {
  const kind = kindOf(given);
  return typeof given === 'string' && given.length <= 40
    ? `${kind} ${JSON.stringify(given)}`
    : typeof given === 'number'
      ? String(given)
      : kind;
}

/** Up to ten of the values, for the text of a refusal. */
export function upToTen(values: readonly (string | number)[]): string {
  const shown = values.slice(0, 10).map(value => JSON.stringify(value));
  return values.length > 10 ? `${shown.join(', ')} or ${values.length - 10} more` : shown.join(', ');
}

/** Elements of a list, or of all lists of a call. */
export const elementsAtMost = 10_000;

/** The elements of a list, few enough to be looked up at once. */
export function elementsOf(given: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(given)) throw new InvalidValue(`expected a list of ${what}, not ${kindOf(given)}`);
  if (given.length > elementsAtMost) throw new InvalidValue(`expected at most ${elementsAtMost} elements, not ${given.length}`);
  return given;
}
