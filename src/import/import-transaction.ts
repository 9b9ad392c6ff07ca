import type { WritingContext } from '../domain/entries/entry-rules.js';
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
import { type Refusal, refusalText, withoutRefused } from './refusals.js';
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

/** Writes rows within one transaction; run again, it begins anew. `refused` is left out of a single row. */
export async function attempt(
  { context, records: plain, dataset, externalIds }: Attempt,
  mapping: Mapping,
  rows: readonly Row[],
  refused: readonly Refusal[] = [],
): Promise<Attempted> {
  const records = withChoiceMemory(plain);
  // Locks the source: two imports of it at once would both create the records that neither finds.
  await records.externals.lockSource(externalIds.source);
  const names = rows.flatMap(row => namesAsked(mapping, dataset, row));
  const ids = await externalIds.ofTransaction(records, names);
  await records.objects.lock(ids.objects(names));
  const trial: Attempted = { ids, results: [], skipped: [], lacking: [], removed: [] };
  const writes = directWrites(context, records);
  for (const row of rows) {
    const { mapped, skipped, lacking } = draftOf(mapping, { dataset, row, known: ids.find });
    trial.skipped.push(...skipped);
    const removes = (removals: readonly Removal[]): void => {
      trial.removed.push(...removals.map(({ attribute, value }) => noteOn(row, isNoLongerSet(attribute), value)));
    };
    const result = mapped && (await writeRow({ context, records, writes, ids, removes }, withoutRefused(mapped, refused)));
    if (!result) continue;
    trial.results.push({ row, result });
    trial.lacking.push(...lacking, ...refused.map(each => noteOn(row, inBothLanguages(refusalText(each)))));
  }
  await ids.save(records);
  return trial;
}
