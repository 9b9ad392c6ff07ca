import type { Database } from 'better-sqlite3';
import { text } from '../../../messages/text.js';
import { StoreError } from '../store-errors.js';

/** Settings of a SQLite connection, as the engine reads them back. */
export type Pragmas = Readonly<Record<string, string | number>>;

/** Sets what a connection must not leave to defaults. */
export function applyPragmas(database: Database, pragmas: Pragmas): void {
  for (const [name, value] of Object.entries(pragmas)) database.pragma(`${name} = ${value}`);
}

/** Rejects a connection that did not take its settings: the driver replaces some, file systems cannot do others. */
export function checkPragmas(database: Database, pragmas: Pragmas): void {
  for (const [name, value] of Object.entries(pragmas)) {
    const actual: unknown = database.pragma(name, { simple: true });
    if (actual !== value) throw new StoreError(text('SqliteDoesNotAccept', { name, value, actual: String(actual) }));
  }
}
