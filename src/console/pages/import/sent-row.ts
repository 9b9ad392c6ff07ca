import type { ImportEntry, ImportObject, ImportRow } from '../../../../generated/categories.js';
import type { KnownRecord } from '../../../mappings/evaluation.js';
import type { MappedEntry, MappedObject, MappedRow } from '../../../mappings/mapped-row.js';
import { constant } from '../../service/constants.js';

/** Stands in a trial for a record that would be made by then: no record has the id. */
export const promised: KnownRecord = { object: -1, entry: -1 };

/** Whether an entry belongs to, or refers to, what would be made by then. */
export function isPromised({ owner, into, data }: MappedEntry): boolean {
  const isPromise = (value: unknown): boolean => value === promised.object || (Array.isArray(value) && value.some(isPromise));
  return isPromise(owner) || isPromise(into?.object) || Object.values(data).some(isPromise);
}

/** A row as the service takes it, without what depends on promises; undefined where nothing is left. `types` are those of objects that keep theirs. */
export function sentRow(
  { name, object, entries }: MappedRow,
  known: ReadonlyMap<string, KnownRecord>,
  types: ReadonlyMap<number, string>,
): ImportRow | undefined {
  const isAsked = ({ part, applies }: MappedEntry): boolean => applies || known.has(`${name}/${part}`);
  const sent = entries.filter(each => isAsked(each) && !isPromised(each)).map(sentEntry);
  const own =
    object && (object.applies || known.has(name)) ? sentObject(object, types.get(known.get(name)?.object ?? 0)) : undefined;
  if (own === undefined && sent.length === 0) return undefined;
  return { name, ...(own !== undefined && { object: own }), ...(sent.length > 0 && { entries: sent }) };
}

/** The object; absent where its type is to stay and nobody sees it. */
function sentObject({ applies, type, global }: MappedObject, former: string | undefined): ImportObject | null | undefined {
  if (!applies) return null;
  const { type: _, ...data } = global;
  const sent = type ?? former;
  return sent === undefined ? undefined : { type: constant(sent), data };
}

function sentEntry({ part, category, data, owner, into, applies }: MappedEntry): ImportEntry {
  const object = into?.object ?? owner;
  return {
    ...{ part, category: constant(category), data: { ...data } },
    ...(object !== undefined && { object }),
    ...(into?.entry && { entry: into.entry }),
    ...(!applies && { withdrawn: true }),
  };
}
