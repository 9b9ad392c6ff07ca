import { asJson, withSuggestion } from '../rpc/did-you-mean.js';
import {
  type Accepting,
  type Attribute,
  type AttributeType,
  elementsOf,
  InvalidValue,
  type Kept,
  type KeptValues,
  kindOf,
  type Pending,
  type Showing,
  upToTen,
} from './attribute-type.js';
import { refuseImplausible } from './plausibility.js';

/** The types a field of a row may have; its row in the table of attribute types is the same. */
export type FieldTypes = Readonly<Record<string, AttributeType>>;

/** A list of small records, each field accepted and shown by its own type. */
export function rowsOf(types: FieldTypes): AttributeType {
  return {
    unset: [],
    accept: (given, attribute, accepting) => acceptRows(types, given, attribute, accepting),
    collectReferences: (kept, attribute, wanted) => {
      for (const row of recordsIn(kept))
        eachField(attribute, row, (field, value) => types[field.type]?.collectReferences?.(value, field, wanted));
    },
    show: (kept, attribute, showing) => recordsIn(kept).map(row => showRow(types, row, attribute, showing)),
  };
}

function acceptRows(types: FieldTypes, given: unknown, attribute: Attribute, accepting: Accepting): Pending {
  const rows = elementsOf(given, 'records').map((row, index) => acceptRow(types, row, index, attribute, accepting));
  return async resolving => {
    const kept: Kept[] = [];
    for (const row of rows) {
      const record: KeptValues = {};
      for (const [key, value] of row) record[key] = typeof value === 'function' ? await value(resolving) : value;
      kept.push(record as { readonly [key: string]: Kept });
    }
    return kept.length > 0 ? kept : undefined;
  };
}

function acceptRow(types: FieldTypes, row: unknown, index: number, attribute: Attribute, accepting: Accepting) {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    throw new InvalidValue(`record ${index + 1}: expected an object, not ${kindOf(row)}`);
  const fields = new Map((attribute.fields ?? []).map(field => [field.key, field]));
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]): [string, Kept | Pending] => {
      const field = fields.get(key);
      if (!field)
        throw new InvalidValue(
          `record ${index + 1}: there is no field ${JSON.stringify(key)}; ${expected(key, [...fields.keys()])}`,
        );
      return [
        key,
        within(`record ${index + 1}: ${key}`, () => acceptField(types[field.type] as AttributeType, value, field, accepting)),
      ];
    });
}

function acceptField(type: AttributeType, given: unknown, field: Attribute, accepting: Accepting): Kept | Pending {
  const value = type.accept(given, field, accepting);
  refuseImplausible(value, field, accepting.checksPlausibility);
  return value;
}

/** Names the place of a refusal inside the value. */
function within<T>(place: string, accept: () => T): T {
  try {
    return accept();
  } catch (error) {
    throw error instanceof InvalidValue ? new InvalidValue(`${place}: ${error.message}`) : error;
  }
}

function expected(key: string, known: readonly string[]): string {
  return withSuggestion(`expected ${upToTen(known)}`, key, known, asJson);
}

function showRow(types: FieldTypes, row: Readonly<KeptValues>, attribute: Attribute, showing: Showing): unknown {
  const shown: [string, unknown][] = (attribute.fields ?? []).map(field => {
    const type = types[field.type] as AttributeType;
    const kept = row[field.key];
    return [field.key, kept === undefined ? (type.unset === undefined ? '' : type.unset) : type.show(kept, field, showing, row)];
  });
  return Object.fromEntries(shown);
}

function eachField(attribute: Attribute, row: Readonly<KeptValues>, visit: (field: Attribute, kept: Kept) => void): void {
  for (const field of attribute.fields ?? []) if (row[field.key] !== undefined) visit(field, row[field.key]);
}

function recordsIn(kept: Kept): readonly Readonly<KeptValues>[] {
  return Array.isArray(kept) ? (kept as readonly Readonly<KeptValues>[]) : [];
}
