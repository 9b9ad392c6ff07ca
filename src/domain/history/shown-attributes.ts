import { isDeepStrictEqual } from 'node:util';
import type { Attribute, Showing } from '../../attributes/attribute-type.js';
import { collectReferences, shownValue, typeOf } from '../../attributes/attribute-types.js';
import type { Kept, KeptValues } from '../../attributes/attribute-values.js';
import { idsIn } from '../../attributes/links.js';
import type { ReferenceIds, References } from '../../attributes/references.js';
import type { DomainContext } from '../context.js';
import type { ChangedValues } from './changed-values.js';

/** An attribute that a change set, as it read before and as it reads after it. */
export interface ShownAttribute {
  readonly key: string;
  readonly title: string;
  /** `null` for an attribute of what was not there. */
  readonly from: unknown;
  readonly to: unknown;
}

/** How values are shown: as they read, or as they are kept. */
export interface ValueShowing {
  readonly kept: boolean;
  readonly found: References;
}

/** Notes what has to be looked up before the values can be shown. */
export function collectReferencesOf({ attributes, before, after }: ChangedValues, wanted: ReferenceIds): void {
  for (const attribute of attributes)
    for (const values of [before, after]) {
      const kept = values?.[attribute.key];
      if (kept !== undefined) collectReferences(kept, attribute, wanted);
    }
}

const mark = '***';

/**
 * The attributes that read otherwise after a change than before it, in the order of the catalogue; with a value comes its unit. An
 * attribute is left out where it differs in nothing that its reader may see.
 */
export function shownAttributes(
  { registry, language, timeZone }: DomainContext,
  changed: ChangedValues,
  { kept, found }: ValueShowing,
): readonly ShownAttribute[] {
  const { attributes, quantities, before, after, secrets } = changed;
  const showing: Showing = { registry, found, language, timeZone, content: false };
  const read = (attribute: Attribute, values: Readonly<KeptValues> | null) =>
    shownValue(values?.[attribute.key], attribute, showing, values ?? {});
  const differing = new Set(
    attributes
      .filter(({ key }) => !isDeepStrictEqual(before?.[key], after?.[key]))
      .filter(attribute => isUnlike(attribute, changed) || !isDeepStrictEqual(read(attribute, before), read(attribute, after)))
      .map(({ key }) => key),
  );
  for (const { value, unit } of quantities) if (differing.has(value)) differing.add(unit);
  const shown = (attribute: Attribute, values: Readonly<KeptValues> | null): unknown => {
    if (!values) return null;
    if (secrets.includes(attribute.key)) return mark;
    return kept ? (keptValue(values[attribute.key], attribute, found) ?? null) : read(attribute, values);
  };
  return attributes
    .filter(({ key }) => differing.has(key) || secrets.includes(key))
    .map(attribute => ({
      key: attribute.key,
      title: attribute.title?.[language] ?? attribute.key,
      from: shown(attribute, before),
      to: shown(attribute, after),
    }));
}

/** Files that are read alike, as their content is not shown. */
function isUnlike(attribute: Attribute, { before, after }: ChangedValues): boolean {
  return typeOf(attribute).holds.kept === 'content' && before?.[attribute.key] !== after?.[attribute.key];
}

/** A value as it is kept, without links to what the reader does not know of and without the content of a file. */
function keptValue(kept: Kept, attribute: Attribute, found: References): Kept {
  const { leadsTo, kept: held } = typeOf(attribute).holds;
  if (held === 'content') return withoutContent(kept);
  if (attribute.fields && Array.isArray(kept)) return (kept as readonly KeptValues[]).map(row => keptRow(row, attribute, found));
  if (leadsTo === 'nothing') return kept;
  const known = idsIn(kept).filter(id => (leadsTo === 'objects' ? found.object(id) : found.entry(id)));
  return Array.isArray(kept) ? known : known[0];
}

function keptRow(row: Readonly<KeptValues>, { fields = [] }: Attribute, found: References): Kept {
  return Object.fromEntries(
    fields.flatMap(field => {
      const kept = row[field.key];
      return kept === undefined ? [] : [[field.key, keptValue(kept, field, found) ?? null]];
    }),
  ) as Kept;
}

function withoutContent(kept: Kept): Kept {
  if (typeof kept !== 'object' || Array.isArray(kept)) return kept;
  const { content: _, ...others } = kept as Readonly<KeptValues>;
  return others;
}
