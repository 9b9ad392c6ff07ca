import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../src/store/open.js';
import { patientLimits } from './patience.js';
import type { Scope } from './scope.js';
import { scratchFolder } from './scratch.js';

/** The address of a SQLite database whose tables are empty: a copy, as it takes long to make them. It ends with the test. */
export async function emptySqlite(t: Scope): Promise<string> {
  tables ??= migrated();
  const folder = scratchFolder('kataster-test-');
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'kataster.sqlite');
  writeFileSync(path, await tables, { mode: 0o600 });
  return `sqlite:${path}`;
}

let tables: Promise<Buffer> | undefined;

async function migrated(): Promise<Buffer> {
  const folder = scratchFolder('kataster-test-');
  const path = join(folder, 'kataster.sqlite');
  await (await openStore({ url: `sqlite:${path}`, durability: 'fast', limits: patientLimits })).close();
  const content = readFileSync(path);
  rmSync(folder, { recursive: true });
  return content;
}
