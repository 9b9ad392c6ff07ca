import { isDeepStrictEqual } from 'node:util';
import type { Attribute, Showing } from '../../attributes/attribute-type.js';
import { collectReferences, presentValue, typeOf } from '../../attributes/attribute-types.js';
import type { Kept, KeptValues } from '../../attributes/attribute-values.js';
import { idsIn } from '../../attributes/links.js';
import { nameOf } from '../../attributes/names.js';
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
export function presentAttributes(
  { registry, language, timeZone }: DomainContext,
  changed: ChangedValues,
  { kept, found }: ValueShowing,
): readonly ShownAttribute[] {
  const { attributes, quantities, before, after, secrets } = changed;
  const showing: Showing = { registry, found, language, timeZone };
  const read = (attribute: Attribute, values: Readonly<KeptValues> | null) =>
    presentValue(values?.[attribute.key], attribute, showing, values ?? {});
  const differing = new Set(
    attributes
      .filter(({ key }) => !isDeepStrictEqual(before?.[key], after?.[key]))
      .filter(attribute => isUnlike(attribute, changed) || !isDeepStrictEqual(read(attribute, before), read(attribute, after)))
      .map(({ key }) => key),
  );
  for (const { value, unit } of quantities) if (differing.has(value)) differing.add(unit);
  const presentOne = (attribute: Attribute, values: Readonly<KeptValues> | null): unknown => {
    if (!values) return null;
    if (secrets.includes(attribute.key)) return mark;
    return kept ? (withoutHiddenLinks(values[attribute.key], attribute, found) ?? null) : read(attribute, values);
  };
  return attributes
    .filter(({ key }) => differing.has(key) || secrets.includes(key))
    .map(attribute => ({
      key: nameOf(attribute),
      title: attribute.title?.[language] ?? nameOf(attribute),
      from: presentOne(attribute, before),
      to: presentOne(attribute, after),
    }));
}

/** Files that are read alike, as their content is not shown. */
function isUnlike(attribute: Attribute, { before, after }: ChangedValues): boolean {
  return typeOf(attribute).holds.kept === 'content' && before?.[attribute.key] !== after?.[attribute.key];
}

/** A value as it is kept, without links to what the reader does not know of. */
function withoutHiddenLinks(kept: Kept, attribute: Attribute, found: References): Kept {
  const { leadsTo } = typeOf(attribute).holds;
  if (attribute.fields && Array.isArray(kept))
    return (kept as readonly KeptValues[]).map(row => rowWithoutHiddenLinks(row, attribute, found));
  if (leadsTo === 'nothing') return kept;
  const known = idsIn(kept).filter(id => (leadsTo === 'objects' ? found.object(id) : found.entry(id)));
  return Array.isArray(kept) ? known : known[0];
}

function rowWithoutHiddenLinks(row: Readonly<KeptValues>, { fields = [] }: Attribute, found: References): Kept {
  return Object.fromEntries(
    fields.flatMap(field => {
      const kept = row[field.key];
      return kept === undefined ? [] : [[field.key, withoutHiddenLinks(kept, field, found) ?? null]];
    }),
  ) as Kept;
}
