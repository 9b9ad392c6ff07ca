import type { WritingContext } from '../domain/entries/entry-rules.js';
import type { Records } from '../domain/storage/records.js';
import type { Dataset } from '../mappings/dataset.js';
import { type Note, noteOn, type Row } from '../mappings/dump.js';
import { type MappedRow, mappedRow, namesAsked } from '../mappings/mapped-row.js';
import { type Mapping, UnmappableValue } from '../mappings/mapping.js';
import type { TransactionResult } from '../mappings/report.js';
import type { ExternalIds, IdsOfTransaction } from './external-ids.js';
import { directWrites } from './record-writes.js';
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

/** Writes rows within one transaction; run again, it begins anew. */
export async function attempt(
  { context, records, dataset, externalIds }: Attempt,
  mapping: Mapping,
  rows: readonly Row[],
): Promise<Attempted> {
  // Locks the source: two imports of it at once would both create the records that neither finds.
  await records.externals.claim(externalIds.source);
  const names = rows.flatMap(row => namesAsked(mapping, dataset, row));
  const ids = await externalIds.ofTransaction(records, names);
  await records.objects.lock(ids.objects(names));
  const trial: Attempted = { ids, results: [], skipped: [], lacking: [] };
  for (const row of rows) {
    const missing: Note[] = [];
    const mapped = mappedIn(trial, dataset, mapping, row, missing);
    const result = mapped && (await writeRow({ context, records, writes: directWrites(context, records), ids }, mapped));
    if (!result) continue;
    trial.results.push({ row, result });
    trial.lacking.push(...missing);
  }
  await ids.save(records);
  return trial;
}

function mappedIn(
  { ids, skipped }: Attempted,
  dataset: Dataset,
  mapping: Mapping,
  row: Row,
  missing: Note[],
): MappedRow | undefined {
  const leftOut = (path: string, name: string): void => {
    const reason = `${path} leads to what is not imported`;
    if (!missing.some(each => each.reason === reason && each.detail === name)) missing.push(noteOn(row, reason, name));
  };
  try {
    return mappedRow(mapping, { dataset, row, known: ids.find, leftOut });
  } catch (error) {
    if (!(error instanceof UnmappableValue)) throw error;
    skipped.push(noteOn(row, error.message, error.detail));
    return undefined;
  }
}
