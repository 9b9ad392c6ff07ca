import type { Kataster } from '../../../../generated/client.js';
import type { CategoryEntries, CategoryInfo, CmdbObject, EntriesByKind, ObjectType } from '../../../../generated/types.js';
import {
  categoriesOfType,
  categoryInfos,
  type OfferedCategory,
  objectTypes,
  unofferedCategory,
} from '../../service/catalogue.js';

/** The category whose entries are the relations of an object. */
export const ofRelations = 'C__CATG__RELATION';

/** A category of an object, with its entries. */
export interface FilledCategory extends OfferedCategory {
  readonly info: CategoryInfo;
  readonly entries: CategoryEntries;
}

/** An object with everything that its page shows. */
export interface ObjectContents {
  readonly object: CmdbObject;
  readonly type: ObjectType | undefined;
  /** Those with entries first, and of them those that objects of the type usually have. */
  readonly categories: readonly FilledCategory[];
}

/** Reads an object, the categories of its type, and its entries. */
export async function readObject(caller: Kataster, id: number): Promise<ObjectContents> {
  const options = { with_revision: true } as const;
  const [object, types, kinds] = await Promise.all([
    caller.cmdb.object.read({ id }, options),
    objectTypes(caller),
    caller.cmdb.categories.read({ objID: id, content: false }, options),
  ]);
  const type = types.find(each => each.id === object.objecttype);
  const entries = entriesIn(kinds);
  const ofType = type ? await categoriesOfType(caller, type.const) : [];
  const offered = [...ofType, ...(await alsoFilled(caller, ofType, entries))];
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
  return { object, type, categories: shown.toSorted((one, other) => rankOf(one) - rankOf(other)) };
}

/** The place in the order: what an object of the type usually has comes first, relations come last, and what has no entries after all. */
function rankOf({ const: name, usual, entries }: FilledCategory): number {
  const rank = usual ? 0 : name === ofRelations ? 2 : 1;
  return entries.length > 0 ? rank : rank + 3;
}

/** Categories with entries that the type of the object does not offer: after a change of the type, or by another program. */
async function alsoFilled(
  caller: Kataster,
  offered: readonly OfferedCategory[],
  entries: ReadonlyMap<string, CategoryEntries>,
): Promise<readonly OfferedCategory[]> {
  const known = new Set(offered.map(category => category.const));
  const others = [...entries].filter(([name, list]) => list.length > 0 && !known.has(name));
  return Promise.all(others.map(([name, { length }]) => unofferedCategory(caller, name, length > 1)));
}

function entriesIn({ catgID, catsID, customID }: EntriesByKind): ReadonlyMap<string, CategoryEntries> {
  return new Map([catgID, catsID, customID].flatMap(kind => Object.entries(kind ?? {})));
}
