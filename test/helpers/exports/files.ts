import { readFileSync } from 'node:fs';
import { writeExport } from '../../../src/store/exports/write.js';
import { type Scope, temporaryFolder } from '../databases.js';

/** What exports of tests say of the program. */
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
