import type { ChoicePlace } from '../domain/storage/choices.js';
import type { Dialect, Value } from './dialect.js';

/** What holds a choice is looked for in every text, so those that cannot hold it are passed over by their characters. */
export function usesStatement(
  id: number,
  places: readonly ChoicePlace[],
  dependents: readonly string[],
  dialect: Dialect,
): [text: string, values: Value[]] {
  const digits = `%${id}%`;
  const inEntries = conditions(places, 'e', id, dialect);
  const inObjects = conditions(places, 'o', id, dialect);
  const text = `SELECT CAST(
    (SELECT COUNT(*) FROM entries e WHERE e."values" LIKE ? AND (${inEntries.text})) +
    (SELECT COUNT(*) FROM objects o WHERE o.cmdb_status = ? OR (o."values" LIKE ? AND (${inObjects.text}))) +
    (SELECT COUNT(*) FROM choices c WHERE c.dialog IN (?*) AND c.parent = ?) AS integer) AS uses`;
  return [text, [digits, ...inEntries.values, String(id), digits, ...inObjects.values, dialect.list(dependents), String(id)]];
}

/** Places of entries, or those of objects themselves. */
function conditions(places: readonly ChoicePlace[], table: 'e' | 'o', id: number, { holds }: Dialect) {
  const parts = places
    .filter(({ category }) => (category === undefined) === (table === 'o'))
    .map(({ category, path }) => {
      const { text, paths } = holds(`${table}."values"`, path);
      if (category === undefined) return { text, values: [...paths, id] };
      return { text: `(e.category = ? AND ${text})`, values: [category, ...paths, id] };
    });
  const text = parts.length > 0 ? parts.map(part => part.text).join(' OR ') : '1 = 0';
  return { text, values: parts.flatMap((part): Value[] => part.values) };
}
