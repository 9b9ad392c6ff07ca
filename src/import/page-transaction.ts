import type { WritingContext } from '../domain/entries/entry-rules.js';
import type { Records } from '../domain/storage/records.js';
import type { Dataset } from './dataset.js';
import { type Draft, draftOf, namesAsked } from './draft.js';
import { type Note, noteOn, type Row } from './dump.js';
import type { ExternalIds, Page } from './external-ids.js';
import { type Mapping, UnmappableValue } from './mapping.js';
import type { TransactionResult } from './report.js';
import { writeDraft } from './writing.js';

interface Attempt {
  readonly context: WritingContext;
  readonly records: Records;
  readonly dataset: Dataset;
  readonly externalIds: ExternalIds;
}

/** Result of a transaction, with the external ids that it adds. */
export interface Attempted extends TransactionResult {
  readonly page: Page;
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
  const page = await externalIds.page(records, names);
  await records.objects.lock(page.objects(names));
  const trial: Attempted = { page, outcomes: [], skipped: [], lacking: [] };
  for (const row of rows) {
    const missing: Note[] = [];
    const draft = draftIn(trial, dataset, mapping, row, missing);
    const outcome = draft && (await writeDraft({ context, records, page }, draft));
    if (!outcome) continue;
    trial.outcomes.push({ row, outcome });
    trial.lacking.push(...missing);
  }
  await page.save(records);
  return trial;
}

function draftIn({ page, skipped }: Attempted, dataset: Dataset, mapping: Mapping, row: Row, missing: Note[]): Draft | undefined {
  const leftOut = (path: string, name: string): void => {
    const reason = `${path} leads to what is not imported`;
    if (!missing.some(each => each.reason === reason && each.detail === name)) missing.push(noteOn(row, reason, name));
  };
  try {
    return draftOf(mapping, { dataset, row, known: page.find, leftOut });
  } catch (error) {
    if (!(error instanceof UnmappableValue)) throw error;
    skipped.push(noteOn(row, error.message, error.detail));
    return undefined;
  }
}
