import { auditEntry } from '../domain/audit.js';
import { authorOf } from '../domain/author.js';
import type { WritingContext } from '../domain/entries/entry-rules.js';
import { Dataset } from '../mappings/dataset.js';
import { type Dump, type Row, rowName } from '../mappings/dump.js';
import type { Format, Mapping } from '../mappings/mapping.js';
import { type ImportReport, Tally, totalsOf } from '../mappings/report.js';
import { inBothLanguages, text } from '../messages/text.js';
import { RpcError } from '../rpc/rpc-error.js';
import { ExternalIds } from './external-ids.js';
import { attempt } from './import-transaction.js';
import { leavingOut, type Refusal, RefusedValues } from './refusals.js';
import { reasonOf } from './row-reason.js';

/** Rows written in one transaction. */
const batchSize = 200;

/** Parameters of an import: the mapping, the dump, and the receiver of progress. */
export interface Import {
  readonly context: WritingContext;
  readonly format: Format;
  readonly dump: Dump;
  /** Tells one source from another: what an import made is found again by this name. */
  readonly source: string;
  readonly progress?: ((done: number, total: number) => void) | undefined;
}

interface Batch {
  readonly mapping: Mapping;
  readonly rows: readonly Row[];
}

interface Course {
  readonly context: WritingContext;
  readonly dataset: Dataset;
  readonly externalIds: ExternalIds;
  readonly tally: Tally;
}

/**
 * Imports a dump, one transaction per batch of rows. What an earlier run made is found again and changed only where its row did.
 * @throws RpcError Conflict, where another import of the source is under way; Busy, StorageUnavailable, TimedOut, Stopping, OutcomeUnknown; what was committed before is kept
 */
export function importDump(wanted: Import): Promise<ImportReport> {
  return wanted.context.store.exclusively(text('ImportOf', { source: wanted.source }), () => importRows(wanted));
}

async function importRows({ context, format, dump, source, progress }: Import): Promise<ImportReport> {
  await context.store.audit.add([auditEntry(context, 'importBegun', {}, { source, rows: dump.rows.length })]);
  const without = await modelsWithoutRows({ context, format, dump, source });
  const dataset = new Dataset(dump.rows, format, model => !without.has(model));
  const tally = new Tally();
  const course = { context, dataset, externalIds: new ExternalIds(source, await constantsIn(context, format)), tally };
  const batches = format.mappings.flatMap(mapping => batchesOf(dataset, mapping));
  const total = batches.reduce((sum, { rows }) => sum + rows.length, 0);
  let done = 0;
  for (const batch of batches) {
    progress?.(done, total);
    await importBatch(course, batch);
    done += batch.rows.length;
  }
  progress?.(done, total);
  const report = tally.report(format, dump, dataset);
  await context.store.audit.add([auditEntry(context, 'imported', {}, { source, ...totalsOf(report) })]);
  return report;
}

/** Models of which the source has no row: the dump has none, and no import ever made anything of one. */
async function modelsWithoutRows({ context, format, dump, source }: Import): Promise<ReadonlySet<string>> {
  const present = new Set(dump.rows.map(({ model }) => model));
  const absent = [...new Set(format.mappings.map(({ model }) => model))].filter(model => !present.has(model));
  return context.store.transaction(authorOf(context), async ({ externals }) => {
    const without = new Set<string>();
    for (const model of absent) if (!(await externals.hasAny(source, rowName(model, '')))) without.add(model);
    return without;
  });
}

async function constantsIn({ store }: WritingContext, { constants }: Format): Promise<[constant: string, object: number][]> {
  const found = await Promise.all(
    constants.map(async constant => [constant, await store.reads.constants.find(constant)] as const),
  );
  return found.flatMap(([constant, object]) => (object === undefined ? [] : [[constant, object]]));
}

function batchesOf(dataset: Dataset, mapping: Mapping): Batch[] {
  const rows = dataset.inOrder(mapping.model, mapping.after);
  const starts = Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, index) => index * batchSize);
  return starts.map(start => ({ mapping, rows: rows.slice(start, start + batchSize) }));
}

/** Where a row is rejected, the batch is undone and every row gets a transaction of its own: only the rejected one is lost, and of one that has refused attributes only those. */
async function importBatch(course: Course, { mapping, rows }: Batch): Promise<void> {
  if (!(await errorOf(() => writeRows(course, mapping, rows, [])))) return;
  for (const row of rows) {
    const error = await errorOf(() => leavingOut(refused => writeRows(course, mapping, [row], refused)));
    if (error) course.tally.reject(row, inBothLanguages(reasonOf(error)));
  }
}

async function writeRows(
  { context, dataset, externalIds, tally }: Course,
  mapping: Mapping,
  rows: readonly Row[],
  refused: readonly Refusal[],
): Promise<void> {
  const trial = await context.store.transaction(authorOf(context), records =>
    attempt({ context, records, dataset, externalIds }, mapping, rows, refused),
  );
  externalIds.accept(trial.ids);
  tally.accept(trial);
}

async function errorOf(write: () => Promise<unknown>): Promise<RpcError | undefined> {
  try {
    await write();
    return undefined;
  } catch (error) {
    if (error instanceof RefusedValues) return error.rejection;
    if (isErrorOfRow(error)) return error;
    throw error;
  }
}

/** Whether a row is at fault. What the storage cannot do now, or may have done, ends the import. */
function isErrorOfRow(error: unknown): error is RpcError {
  return error instanceof RpcError && error.data?.retry !== 'true' && error.errorName !== 'OutcomeUnknown';
}
