import type { Registry } from '../../catalog/registry.js';
import type { Text } from '../../messages/text.js';
import { groupBy } from '../../rpc/grouping.js';
import { modelOf } from '../models/category-model.js';
import { registryInForce } from '../schema/current-schema.js';
import { readableValues } from '../storage/damage.js';
import type { CheckedEntry, Checking, EntryPage, Fault, Ground, Invariant } from './invariants/invariant.js';
import { invariants } from './invariants.js';
import type { CheckReads, EntryRow } from './reads/check-reads.js';
import { readRecorded } from './reads/recorded.js';
import { readBacklog } from './reads/search-backlog.js';

/** An invariant that does not hold for something. */
export interface Finding extends Fault {
  readonly invariant: string;
  readonly consequence: Text;
  readonly isPermitted: boolean;
}

/** How much was read. */
export interface Checked {
  readonly objects: number;
  readonly entries: number;
  readonly links: number;
  readonly changes: number;
  /** Changes that the search does not know yet; their words are not compared. */
  readonly unindexed: number;
}

/** Reads everything once, a page at a time, and reports violations of invariants, by the schema of the database over a catalogue. */
export async function check(catalogue: Registry, reads: CheckReads, report: (finding: Finding) => void): Promise<Checked> {
  const registry = await registryInForce(reads.schema, catalogue);
  const [recorded, backlog] = [await readRecorded(reads), await readBacklog(reads)];
  const ground: Ground = { registry, whole: registry.whole(), reads, recorded, backlog };
  const checks = invariants.map(invariant => ({ invariant, checking: invariant.begin(ground) }));
  const ask = async (of: (checking: Checking) => AsyncIterable<Fault> | Iterable<Fault> | undefined): Promise<void> => {
    for (const { invariant, checking } of checks)
      for await (const fault of of(checking) ?? []) report(findingOf(invariant, fault));
  };
  const counts = { objects: 0, entries: 0, links: 0, changes: recorded.changes, unindexed: backlog.rows };
  for (let rows = await reads.objectsAfter(0); rows.length > 0; rows = await reads.objectsAfter(rows.at(-1)?.id ?? 0)) {
    counts.objects += rows.length;
    const objects = rows.map(row => ({ row, values: readableValues(row.values) }));
    await ask(checking => checking.objects?.(objects));
  }
  for (let rows = await reads.entriesAfter(0); rows.length > 0; rows = await reads.entriesAfter(rows.at(-1)?.id ?? 0)) {
    counts.entries += rows.length;
    const page = await pageOf(ground, rows);
    for (const links of page.links.values()) counts.links += links.length;
    await ask(checking => checking.entries?.(page));
  }
  await ask(checking => checking.atEnd?.());
  return counts;
}

function findingOf({ name, consequence, isPermitted = false }: Invariant, fault: Fault): Finding {
  return { invariant: name, consequence, isPermitted, ...fault };
}

async function pageOf(ground: Ground, rows: readonly EntryRow[]): Promise<EntryPage> {
  const links = await ground.reads.linksOf(rows[0]?.id ?? 0, rows.at(-1)?.id ?? 0);
  return { entries: rows.map(row => checkEntry(ground, row)), links: groupBy(links, ({ entry }) => entry) };
}

function checkEntry({ registry, whole }: Ground, row: EntryRow): CheckedEntry {
  const modelIn = (catalogue: Registry) => {
    const category = catalogue.category(row.category);
    return category && modelOf(catalogue, category);
  };
  return { row, model: modelIn(registry), whole: modelIn(whole), values: readableValues(row.values) };
}
