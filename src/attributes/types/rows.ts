import { type Text, text } from '../../messages/text.js';
import { asJson, withSuggestion } from '../../rpc/did-you-mean.js';
import type { Accepting, Attribute, Pending, Showing } from '../attribute-type.js';
import { collectReferences, presentValue, typeOf } from '../attribute-types.js';
import type { Kept, KeptValues } from '../attribute-values.js';
import { attributeType, type KnownReferences } from '../definition.js';
import { everyOne } from '../fitting.js';
import { elementsOf, InvalidValue, kindOf, upToTen } from '../invalid-value.js';
import { acceptPlausible } from '../plausibility.js';
import { arraySchema, clearable } from '../value-schemas.js';

/** Rows of fields, each of a type of its own. */
export const type = attributeType({
  saved: true,
  holds: { many: true, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: ['fields'], takes: [], formats: 'none', range: 'none', preset: 'none' },
  searched: 'members',
  names: 'never',
  comparedAs: 'presence',
  operand: 'nothing',
  unset: { reads: [] },
  clears: [],
  accept: acceptRows,
  fits: everyOne(isRow),
  collectReferences: (kept, attribute, referenceIds) => {
    for (const row of recordsIn(kept)) eachField(attribute, row, (field, value) => collectReferences(value, field, referenceIds));
  },
  show: (kept, attribute, showing) => recordsIn(kept).map(row => showRow(row, attribute, showing)),
  schemas: (attribute, { row }) => {
    const { read, write } = row(attribute);
    return { read: arraySchema(read), write: clearable(attribute, arraySchema(write)) };
  },
  inputs: {},
  control: () => ({ kind: 'rows' }),
  words: {
    name: { en: 'rows', de: 'Zeilen' },
    written: { en: 'a list of records', de: 'Liste von Zeilen' },
    read: { en: 'a list of records; empty while unset', de: 'Liste von Zeilen; leer, solange nichts gesetzt ist' },
    hint: 'none',
  },
  sample: 'fields',
  rejected: [
    [{}, 'expected a list of records, not an object'],
    ['www', 'expected a list of records, not a text'],
    [['www'], 'record 1: expected an object, not a text'],
    [[{ nothing: 1 }], 'record 1: there is no field "nothing"; expected '],
  ],
  legacyNames: { info: 'n2m', data: 'text', ui: 'text', callback: undefined },
});

function acceptRows(given: unknown, attribute: Attribute, accepting: Accepting): Pending {
  const rows = elementsOf(given, text('TheRecords'), accepting).map((row, index) => acceptRow(row, index, attribute, accepting));
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

function acceptRow(row: unknown, index: number, attribute: Attribute, accepting: Accepting) {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    throw new InvalidValue(text('RecordExpected', { number: index + 1, given: kindOf(row) }));
  const fields = new Map((attribute.fields ?? []).map(field => [field.key, field]));
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]): [string, Kept | Pending] => {
      const field = fields.get(key);
      if (!field)
        throw new InvalidValue(
          text('UnknownField', { number: index + 1, field: JSON.stringify(key), expected: expectKey(key, [...fields.keys()]) }),
        );
      return [
        key,
        within(text('RecordFault', { number: index + 1, fault: key }), () => acceptPlausible(value, field, accepting)),
      ];
    });
}

/** Names the place of an error inside the value. */
function within<T>(place: Text, accept: () => T): T {
  try {
    return accept();
  } catch (error) {
    throw error instanceof InvalidValue ? new InvalidValue(text('Named', { name: place, fault: error.fault })) : error;
  }
}

function expectKey(key: string, known: readonly string[]): Text {
  return withSuggestion(text('Expected', { expected: upToTen(known) }), key, known, asJson);
}

function showRow(row: Readonly<KeptValues>, attribute: Attribute, showing: Showing): unknown {
  const shown = (attribute.fields ?? []).map(field => [field.key, presentValue(row[field.key], field, showing, row)] as const);
  return Object.fromEntries(shown);
}

function eachField(attribute: Attribute, row: Readonly<KeptValues>, visit: (field: Attribute, kept: Kept) => void): void {
  for (const field of attribute.fields ?? []) if (row[field.key] !== undefined) visit(field, row[field.key]);
}

function recordsIn(kept: Kept): readonly Readonly<KeptValues>[] {
  return Array.isArray(kept) ? (kept as readonly Readonly<KeptValues>[]) : [];
}

function isRow(kept: unknown, { fields = [] }: Attribute, known: KnownReferences): boolean {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return false;
  const byKey = new Map(fields.map(field => [field.key, field]));
  return Object.entries(kept).every(([key, value]) => {
    const field = byKey.get(key);
    return field !== undefined && typeOf(field).fits(value, field, known);
  });
}
