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

/** Reads an object, the categories of its type, and its entries. */
export async function readObject(caller: Kataster, id: number): Promise<ObjectContents> {
  const [object, types, kinds] = await Promise.all([
    caller.cmdb.object.read({ id }, { with_revision: true }),
    objectTypes(caller),
    caller.cmdb.categories.read({ objID: id, content: false }, { with_revision: true }),
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

function entriesIn({ catgID, catsID, customID }: EntriesByKind): ReadonlyMap<string, CategoryEntries> {
  return new Map([catgID, catsID, customID].flatMap(kind => Object.entries(kind ?? {})));
}
