import { createHash } from 'node:crypto';
import { type ExportFacts, factsOf, form, type Header, type HeaderTable, type Trailer } from './form.js';
import { linesOfTable } from './row-lines.js';
import type { Snapshot } from './snapshot.js';
import { type ExportedTable, exportedTables } from './tables.js';

/** Parameters of an export beside its database. */
export interface ExportOptions {
  /** The version of the program. */
  readonly kataster: string;
  /** Receives the number of rows written so far. */
  readonly progress?: ((rows: number) => void) | undefined;
}

const executed = 'SELECT name FROM migrations ORDER BY id';
const lastChange = 'SELECT number AS sequence, time FROM change_sets ORDER BY number DESC LIMIT 1';

/** An export, a chunk at a time; answers what is in it. Equal databases have equal exports, whatever their engines. */
export async function* exportOf(
  snapshot: Snapshot,
  { kataster, progress = () => {} }: ExportOptions,
): AsyncGenerator<Buffer, ExportFacts> {
  const digest = createHash('sha256');
  const hashLine = (text: string): Buffer => {
    const bytes = Buffer.from(text);
    digest.update(bytes);
    return bytes;
  };
  const header = await headerOf(snapshot, kataster);
  yield hashLine(`${JSON.stringify(header)}\n`);
  const rows: Record<string, number> = {};
  let all = 0;
  for (const table of exportedTables) {
    rows[table.name] = 0;
    const count = (more: number): void => {
      rows[table.name] = (rows[table.name] ?? 0) + more;
      all += more;
      progress(all);
    };
    for await (const lines of linesOfTable(snapshot, table, count)) if (lines !== '') yield hashLine(lines);
  }
  const trailer: Trailer = { rows, sha256: digest.digest('hex') };
  yield Buffer.from(`${JSON.stringify(trailer)}\n`);
  return factsOf(header, trailer);
}

async function headerOf(snapshot: Snapshot, kataster: string): Promise<Header> {
  const migrations = await snapshot.ask<{ readonly name: string }>(executed);
  const [change] = await snapshot.ask<{ readonly sequence: number; readonly time: string }>(lastChange);
  const tables: HeaderTable[] = [];
  for (const table of exportedTables) tables.push(await headerTable(snapshot, table));
  return {
    ...form,
    kataster,
    migrations: migrations.map(({ name }) => name),
    last_change: change ? { sequence: change.sequence, time: change.time } : null,
    tables,
  };
}

async function headerTable(snapshot: Snapshot, { name, columns, isNumbered }: ExportedTable): Promise<HeaderTable> {
  const described = { name, columns: columns.map(column => column.name) };
  return isNumbered ? { ...described, last_id: await snapshot.lastId(name) } : described;
}

/** Header and trailer that an export of a database would have. */
export async function exportFacts(snapshot: Snapshot, options: ExportOptions): Promise<ExportFacts> {
  const chunks = exportOf(snapshot, options);
  for (;;) {
    const { done, value } = await chunks.next();
    if (done) return value;
  }
}
