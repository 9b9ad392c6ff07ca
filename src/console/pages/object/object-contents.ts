import type { Kataster } from '../../../../generated/client.js';
import type { CategoryEntries, CategoryInfo, CmdbObject, EntriesByKind, ObjectType } from '../../../../generated/types.js';
import { categoriesOfType, categoryInfos, type OfferedCategory, objectTypes } from '../../service/catalogue.js';

/** A category of an object, with its entries. */
export interface FilledCategory extends OfferedCategory {
  readonly info: CategoryInfo;
  readonly entries: CategoryEntries;
}

/** An object with everything that its page shows. */
export interface ObjectContents {
  readonly object: CmdbObject;
  readonly type: ObjectType | undefined;
  /** In the order of the catalogue, those with entries first. */
  readonly categories: readonly FilledCategory[];
}

/** Reads an object, the categories of its type, and its entries: as they are, or as they were. */
export async function readObject(caller: Kataster, id: number, asOf: string): Promise<ObjectContents> {
  const options = { with_revision: true, ...(asOf !== '' && { as_of: momentOf(asOf) }) };
  const [object, types, kinds] = await Promise.all([
    caller.cmdb.object.read({ id }, options),
    objectTypes(caller),
    caller.cmdb.categories.read({ objID: id, content: false }, options),
  ]);
  const type = types.find(each => each.id === object.objecttype);
  const offered = type ? await categoriesOfType(caller, type.const) : [];
  const entries = entriesIn(kinds);
  const infos = await categoryInfos(
    caller,
    offered.map(category => category.const),
  );
  const filled = offered.map(category => ({
    ...category,
    info: infos.get(category.const) ?? {},
    entries: entries.get(category.const) ?? [],
  }));
  const shown = filled.filter(({ info }) => Object.keys(info).length > 0);
  const isFilled = (category: FilledCategory): boolean => category.entries.length > 0;
  return { object, type, categories: [...shown.filter(isFilled), ...shown.filter(category => !isFilled(category))] };
}

/** A moment of the past as the address names it: the number of a change set, or a time. */
function momentOf(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}

function entriesIn({ catgID, catsID, customID }: EntriesByKind): ReadonlyMap<string, CategoryEntries> {
  return new Map([catgID, catsID, customID].flatMap(kind => Object.entries(kind ?? {})));
}
