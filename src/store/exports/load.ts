import { type Text, text } from '../../messages/text.js';
import { codeOf, startFailure } from '../engines/start-failures.js';
import { migrations } from '../migrations/migrations.js';
import { openTarget } from './databases.js';
import { exportFacts } from './export.js';
import { checkExport, linesOf, withoutHeader } from './file.js';
import { ExportError, type ExportFacts, factsOf, type Header, type Trailer } from './form.js';
import { headerIn } from './header.js';
import { endLines, type Lines } from './lines.js';
import { RowReader, type Rows } from './records.js';
import { migrationsOf } from './states.js';
import type { ExportTarget } from './target.js';

/** How an export is loaded. */
export interface LoadOptions {
  /** Permits replacing a database that has records; otherwise it is rejected. */
  readonly isToReplace?: boolean;
  /** Receives the number of rows loaded so far. */
  readonly progress?: ((rows: number) => void) | undefined;
}

/** Result of loading an export. */
export interface Loaded extends ExportFacts {
  /** Where the database is kept now that was there before; `undefined` where there was none, or it is gone. */
  readonly former: string | undefined;
}

/**
 * Loads an export from a file into an empty database. It was read once to its end before the database is touched; should anything fail, the database is
 * as it was.
 * @throws StoreError
 */
export async function loadExport(path: string, url: string, options: LoadOptions = {}): Promise<Loaded> {
  const { header } = await checkExport(path);
  migrationsOf(header);
  return loadLines(linesOf(path), url, options);
}

/**
 * Loads the lines of an export into an empty database, all of them or none.
 * @throws StoreError
 */
export async function loadLines(
  lines: AsyncGenerator<Lines, Trailer>,
  url: string,
  { isToReplace = false, progress = () => {} }: LoadOptions = {},
): Promise<Loaded> {
  try {
    return await loadAll(lines, url, isToReplace, progress);
  } finally {
    await endLines(lines);
  }
}

async function loadAll(
  lines: AsyncGenerator<Lines, Trailer>,
  url: string,
  isToReplace: boolean,
  progress: (rows: number) => void,
): Promise<Loaded> {
  const first = await lines.next();
  if (first.done) throw new ExportError(text('ExportIsEmpty'));
  const header = headerIn(first.value.texts[0] ?? '');
  const state = migrationsOf(header);
  const target = await openTarget(url, { state, isToReplace });
  try {
    const trailer = await insertAll(target, header, first.value, lines, progress);
    await fitting(text('RowsDoNotFitTogether'), () => target.settle(header.tables));
    await verify(target, header, trailer, state);
    return { ...factsOf(header, trailer), former: await target.finish() };
  } catch (error) {
    await target.abandon();
    throw startFailure(error);
  }
}

/** Inserts every row, and answers the last line. */
async function insertAll(
  target: ExportTarget,
  header: Header,
  first: Lines,
  following: AsyncGenerator<Lines, Trailer>,
  progress: (rows: number) => void,
): Promise<Trailer> {
  const reader = new RowReader(header.tables);
  let loaded = 0;
  for (let lines: IteratorResult<Lines, Trailer> = { value: withoutHeader(first) }; ; lines = await following.next()) {
    if (lines.done) return lines.value;
    for (const rows of reader.rowsIn(lines.value)) {
      await insert(target, rows);
      loaded += rows.rows.length;
      progress(loaded);
    }
  }
}

/** Codes of the drivers where a row has no column or breaks a rule of its table. */
const unfit = /^(SQLITE_CONSTRAINT|SQLITE_ERROR|SQLITE_MISMATCH|22|23|42)/;

function insert(target: ExportTarget, { table, rows, line }: Rows): Promise<void> {
  return fitting(text('RowsDoNotFitTable', { line, table: table.name }), () => target.insert(table, rows));
}

async function fitting(otherwise: Text, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw unfit.test(codeOf(error) ?? '') ? new ExportError(otherwise) : error;
  }
}

/** The database has to hold what the export says and nothing else: it is exported in its turn, where it has the tables of this program. */
async function verify(target: ExportTarget, header: Header, trailer: Trailer, state: typeof migrations): Promise<void> {
  const isCurrent = state.length === migrations.length;
  const isSame = isCurrent
    ? (await exportFacts(target, header)).sha256 === trailer.sha256
    : JSON.stringify(await rowsIn(target, header)) === JSON.stringify(trailer.rows);
  if (!isSame) throw new ExportError(text('LoadedDiffersFromExport'));
}

async function rowsIn(target: ExportTarget, { tables }: Header): Promise<Trailer['rows']> {
  const rows: Record<string, number> = {};
  for (const { name } of tables) {
    const [counted] = await target.ask<{ readonly rows: number | string }>(`SELECT count(*) AS rows FROM ${name}`);
    rows[name] = Number(counted?.rows);
  }
  return rows;
}
