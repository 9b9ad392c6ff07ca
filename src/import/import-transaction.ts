import type { WritingContext } from '../domain/entries/entry-rules.js';
import type { FinalFault } from '../domain/storage/final-checks.js';
import type { Records } from '../domain/storage/records.js';
import type { Dataset } from '../mappings/dataset.js';
import { noteOn, type Row } from '../mappings/dump.js';
import { draftOf, namesAsked } from '../mappings/mapped-row.js';
import type { Mapping } from '../mappings/mapping.js';
import { isNoLongerSet } from '../mappings/reasons.js';
import type { TransactionResult } from '../mappings/report.js';
import { inBothLanguages } from '../messages/text.js';
import { withChoiceMemory } from './choice-memory.js';
import type { ExternalIds, IdsOfTransaction } from './external-ids.js';
import { directWrites } from './record-writes.js';
import { type Refusal, RefusedValues, refusalText, ValuesInTheWay, withoutRefused } from './refusals.js';
import type { Removal } from './removals.js';
import { writeRow } from './row-writing.js';

interface Attempt {
  readonly context: WritingContext;
  readonly records: Records;
  readonly dataset: Dataset;
  readonly externalIds: ExternalIds;
}

/** Result of a transaction, with the external ids that it adds. */
export interface Attempted extends TransactionResult {
  readonly ids: IdsOfTransaction;
}

/** What is left out of rows. */
export type RefusedOf = ReadonlyMap<Row, readonly Refusal[]>;

/**
 * Writes rows within one transaction; run again, it begins anew.
 * @throws RefusedValues; ValuesInTheWay where rows bring what something else still has once all of them are written
 */
export async function attempt(
  { context, records: plain, dataset, externalIds }: Attempt,
  mapping: Mapping,
  rows: readonly Row[],
  refused: RefusedOf,
): Promise<Attempted> {
  const records = withChoiceMemory(plain);
  // Locks the source: two imports of it at once would both create the records that neither finds.
  await records.externals.lockSource(externalIds.source);
  const names = rows.flatMap(row => namesAsked(mapping, dataset, row));
  const ids = await externalIds.ofTransaction(records, names);
  await records.objects.lock(ids.objects(names));
  const trial: Attempted = { ids, results: [], skipped: [], lacking: [], removed: [] };
  const writes = directWrites(context, records);
  const { finalChecks } = records;
  finalChecks.areAwaited = true;
  /** How many checks there are after each row. */
  const ends: number[] = [];
  for (const row of rows) {
    const left = refused.get(row) ?? [];
    const { mapped, skipped, lacking } = draftOf(mapping, { dataset, row, known: ids.find });
    trial.skipped.push(...skipped);
    const removes = (removals: readonly Removal[]): void => {
      trial.removed.push(...removals.map(({ attribute, value }) => noteOn(row, isNoLongerSet(attribute), value)));
    };
    const result = mapped && (await writeRow({ context, records, writes, ids, removes }, withoutRefused(mapped, left)));
    ends.push(finalChecks.count);
    if (!result) continue;
    trial.results.push({ row, result });
    trial.lacking.push(...lacking, ...left.map(each => noteOn(row, inBothLanguages(refusalText(each)))));
  }
  rejectInTheWay(await finalChecks.faults(), at => rows[ends.findIndex(end => at < end)]);
  await ids.save(records);
  return trial;
}

function rejectInTheWay(faults: readonly FinalFault[], rowOf: (at: number) => Row | undefined): void {
  const found = faults.map(({ error }) => {
    if (!(error instanceof RefusedValues)) throw error;
    return error;
  });
  const [first] = found;
  if (!first) return;
  const rows = new Set(faults.flatMap(({ at }) => rowOf(at) ?? []));
  const refusals = found.flatMap(each => each.refusals);
  throw new ValuesInTheWay(first, refusals, rows);
}
