import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { StoreError } from '../../../src/store/engines/store-errors.js';
import type { Header } from '../../../src/store/exports/form.js';
import { loadExport } from '../../../src/store/exports/load.js';
import { writeExport } from '../../../src/store/exports/write.js';
import { temporaryFolder } from '../databases.js';
import type { Scope } from '../scope.js';

/** Options of exports in tests: the version of the program. */
export const options = { kataster: '0.0.0-test' } as const;

/** Writes an export of a database and answers the path of the file, which ends with the test. */
export async function exportedTo(t: Scope, url: string, name = 'export.jsonl'): Promise<string> {
  const path = `${temporaryFolder(t)}/${name}`;
  await writeExport(url, path, options);
  return path;
}

/** The text of an export of a database. */
export async function exportedFrom(t: Scope, url: string): Promise<string> {
  return readFileSync(await exportedTo(t, url), 'utf8');
}

/** Writes something into a file that ends with the test. */
export function fileWith(t: Scope, content: string | Buffer): string {
  const path = `${temporaryFolder(t)}/export`;
  writeFileSync(path, content);
  return path;
}

/** The lines of an export, without the last one. */
export function linesOf(text: string): readonly string[] {
  return text.split('\n').slice(0, -2);
}

/** An export of these lines, with the last line that fits them. */
export function sealed(lines: readonly string[]): string {
  const { tables } = JSON.parse(lines[0] ?? '') as Header;
  const rowsOf = (table: string): number => lines.filter(line => line.startsWith(`{"table":"${table}","row":`)).length;
  const rows = Object.fromEntries(tables.map(({ name }) => [name, rowsOf(name)]));
  const before = `${lines.join('\n')}\n`;
  return `${before}${JSON.stringify({ rows, sha256: createHash('sha256').update(before).digest('hex') })}\n`;
}

/** Why a file is not loaded into a database. */
export async function refusalOfLoad(path: string, url: string): Promise<string> {
  try {
    await loadExport(path, url);
  } catch (error) {
    if (error instanceof StoreError) return error.message;
    throw error;
  }
  throw new Error(`${path} was not refused`);
}
