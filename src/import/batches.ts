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
import { type Attempted, attempt, type RefusedOf } from './import-transaction.js';
import { leavingOut, type Refusal, RefusedValues, ValuesInTheWay } from './refusals.js';
import { reasonOf } from './row-reason.js';

/** Rows written in one transaction. */
const batchSize = 200;
/** Rows that are written at once because they stood in each other's way. */
const mostTogether = 1000;

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
  /** Rows of a mapping that are written but for values that something else had. */
  readonly waiting: WaitingRow[];
}

interface WaitingRow {
  readonly row: Row;
  readonly written: Attempted;
  /** What is left out of it whatever others give way. */
  readonly refused: readonly Refusal[];
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
  const course = {
    context,
    dataset,
    externalIds: new ExternalIds(source, await constantsIn(context, format)),
    tally,
    waiting: [],
  };
  const mappings = format.mappings.map(mapping => batchesOf(dataset, mapping));
  const total = mappings.flat().reduce((sum, { rows }) => sum + rows.length, 0);
  let done = 0;
  for (const batches of mappings) {
    for (const batch of batches) {
      progress?.(done, total);
      await importBatch(course, batch);
      done += batch.rows.length;
    }
    if (batches[0]) await writeWaiting(course, batches[0].mapping);
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
  const isWritten = async (): Promise<void> => course.tally.accept(await writeRows(course, mapping, rows, new Map()));
  if (!(await errorOf(isWritten))) return;
  for (const row of rows) {
    const error = await errorOf(() => importRow(course, mapping, row));
    if (error) course.tally.reject(row, inBothLanguages(reasonOf(error)));
  }
}

async function importRow(course: Course, mapping: Mapping, row: Row): Promise<void> {
  const { written, refused } = await leavingOut(left => writeRows(course, mapping, [row], new Map([[row, left]])));
  const others = refused.filter(({ isInTheWay }) => !isInTheWay);
  if (others.length < refused.length) course.waiting.push({ row, written, refused: others });
  else course.tally.accept(written);
}

/** Writes what is left of rows that stood in each other's way. Those that something else still stands in the way of stay as they are. */
async function writeWaiting(course: Course, mapping: Mapping): Promise<void> {
  let waiting: readonly WaitingRow[] = course.waiting.splice(0, mostTogether);
  while (waiting.length > 0) {
    const stuck = await writeTogether(course, mapping, waiting);
    for (const { row, written } of waiting) if (stuck.has(row)) course.tally.accept(written);
    waiting = stuck.size > 0 ? waiting.filter(({ row }) => !stuck.has(row)) : course.waiting.splice(0, mostTogether);
  }
}

/** Writes rows at once, and returns none; or writes none, and returns those that cannot be written. */
async function writeTogether(course: Course, mapping: Mapping, waiting: readonly WaitingRow[]): Promise<ReadonlySet<Row>> {
  const rows = waiting.map(({ row }) => row);
  try {
    const written = await writeRows(course, mapping, rows, new Map(waiting.map(({ row, refused }) => [row, refused])));
    for (const { written: before } of waiting) course.tally.accept({ ...before, skipped: [], lacking: [] });
    course.tally.accept(written);
    return new Set();
  } catch (error) {
    if (error instanceof ValuesInTheWay) return error.rows;
    if (error instanceof RefusedValues || isErrorOfRow(error)) return new Set(rows);
    throw error;
  }
}

async function writeRows(
  { context, dataset, externalIds }: Course,
  mapping: Mapping,
  rows: readonly Row[],
  refused: RefusedOf,
): Promise<Attempted> {
  const written = await context.store.transaction(authorOf(context), records =>
    attempt({ context, records, dataset, externalIds }, mapping, rows, refused),
  );
  externalIds.accept(written.ids);
  return written;
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
