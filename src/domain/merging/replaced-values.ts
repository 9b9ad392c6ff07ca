import type { Attribute } from '../../attributes/attribute-type.js';
import type { Kept, KeptValues } from '../../attributes/attribute-values.js';
import { nameOf } from '../../attributes/names.js';

/** Ids, and those that they become. */
export type Becoming = ReadonlyMap<number, number>;

/** Whether values of an attribute, or of a column of its rows, are ids of what is merged. */
export type Holds = (attribute: Pick<Attribute, 'dialog' | 'type'>) => boolean;

/**
 * Values of a record, as a save takes them, in which ids become others; only attributes that change are among them. A list that would
 * hold an id twice holds it once.
 */
export function replacedValues(
  attributes: readonly Attribute[],
  values: Readonly<KeptValues>,
  holds: Holds,
  becoming: Becoming,
): Readonly<Record<string, Kept>> {
  const changed = attributes.flatMap((attribute): [string, Kept][] => {
    if (attribute.sameAs || attribute.readOnly) return [];
    const kept = values[attribute.key];
    const replaced = holds(attribute) ? replacedIds(kept, becoming) : replacedRows(attribute, kept, holds, becoming);
    return replaced === kept ? [] : [[nameOf(attribute), replaced]];
  });
  return Object.fromEntries(changed);
}

function replacedIds(kept: Kept, becoming: Becoming): Kept {
  if (typeof kept === 'number') return becoming.get(kept) ?? kept;
  if (!Array.isArray(kept) || !kept.some(id => becoming.has(Number(id)))) return kept;
  return [...new Set((kept as readonly number[]).map(id => becoming.get(id) ?? id))];
}

function replacedRows({ fields }: Attribute, kept: Kept, holds: Holds, becoming: Becoming): Kept {
  const columns = fields?.filter(holds) ?? [];
  if (columns.length === 0 || !Array.isArray(kept)) return kept;
  let isChanged = false;
  const rows = (kept as readonly Readonly<KeptValues>[]).map(row => {
    const replaced = columns.map(({ key }) => [key, replacedIds(row[key], becoming)] as const);
    isChanged ||= replaced.some(([key, value]) => value !== row[key]);
    return { ...row, ...Object.fromEntries(replaced) };
  });
  return isChanged ? (rows as Kept) : kept;
}
