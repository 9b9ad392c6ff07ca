import type { Dataset } from '../../../mappings/dataset.js';
import type { Row } from '../../../mappings/dump.js';
import { namesAsked } from '../../../mappings/mapped-row.js';
import type { Format, Mapping } from '../../../mappings/mapping.js';

/** Rows of one mapping that are written by one call. */
export interface DumpBatch {
  readonly mapping: Mapping;
  readonly rows: readonly Row[];
}

/** Rows of a call. */
const perBatch = 50;

/** The batches of a dump. A row stands in a later batch than those of its mapping that it refers to: ids are known after the call that makes them. */
export function batchesOf(dataset: Dataset, { mappings }: Format): readonly DumpBatch[] {
  return mappings.flatMap(mapping =>
    levelsOf(dataset, mapping).flatMap(rows => partsOf(rows, perBatch).map(part => ({ mapping, rows: part }))),
  );
}

/** Rows by the longest way over others that they refer to. */
function levelsOf(dataset: Dataset, mapping: Mapping): readonly (readonly Row[])[] {
  const levels: Row[][] = [];
  const levelByName = new Map<string, number>();
  for (const row of dataset.inOrder(mapping.model, mapping.after)) {
    const asked = namesAsked(mapping, dataset, row).map(name => name.split('/', 1)[0] ?? name);
    const before = asked.filter(name => name !== row.name).flatMap(name => levelByName.get(name) ?? []);
    const level = before.reduce((most, each) => Math.max(most, each + 1), 0);
    levelByName.set(row.name, level);
    const others = levels[level];
    if (others) others.push(row);
    else levels[level] = [row];
  }
  return levels;
}

/** A list in parts of this length; the last may be shorter. */
function partsOf<Item>(list: readonly Item[], length: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(list.length / length) }, (_, at) => list.slice(at * length, (at + 1) * length));
}
