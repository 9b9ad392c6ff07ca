import type { Kataster } from '../../../generated/client.js';
import { objectsOf } from '../service/answer.js';
import { constant } from '../service/constants.js';
import { listIn, recordIn, textOf } from './attribute-view.js';

const location = 'C__CATG__LOCATION';

/** Titles of a list of objects, by id; those that are equal begin with the places that the objects are in: "Building A › R101". */
export async function titlesApart(
  caller: Kataster,
  objects: readonly { readonly id: string; readonly title?: string | undefined }[],
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map(objects.map(({ id, title = '' }) => [id, title]));
  const ids = idsOfEqual(titles);
  if (ids.length === 0) return titles;
  const found = await caller.cmdb.objects.read({
    ...{ filter: { ids: ids.map(Number) }, fields: ['id'], categories: [constant(location)] },
    limit: ids.length,
  });
  for (const { id, categories } of objectsOf(found)) {
    const path = textOf(recordIn(listIn(recordIn(categories)[location])[0]).location_path);
    if (path) titles.set(id, [...path.split(' > '), titles.get(id)].join(' › '));
  }
  return titles;
}

function idsOfEqual(titles: ReadonlyMap<string, string>): readonly string[] {
  const first = new Map<string, string>();
  const equal = new Set<string>();
  for (const [id, title] of titles) {
    const other = first.get(title.toLowerCase());
    if (other === undefined) first.set(title.toLowerCase(), id);
    else equal.add(other).add(id);
  }
  return [...equal];
}
