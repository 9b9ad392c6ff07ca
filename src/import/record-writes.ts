import { saveEntryIn } from '../domain/entries/entries.js';
import type { WritingContext } from '../domain/entries/entry-rules.js';
import { createObjectIn } from '../domain/objects/creation.js';
import { moveEntryIn } from '../domain/objects/entry-status.js';
import { moveObjectIn } from '../domain/objects/objects.js';
import type { Records } from '../domain/storage/records.js';
import type { Data } from '../mappings/mapped-row.js';

/** An entry, or the only one of its category. */
export interface WrittenEntry {
  readonly object: number;
  readonly category: string;
  readonly entry?: number | undefined;
}

/** An object to be made, with its entries by category. */
export interface WrittenObject {
  readonly type: string;
  readonly global: Data;
  readonly categories: Readonly<Record<string, readonly Data[]>>;
}

/** Writes of an import within one transaction: by the rules alone, or as a caller with the rights of each method. */
export interface RecordWrites {
  create(object: WrittenObject): Promise<{ readonly id: number; readonly entries: Readonly<Record<string, readonly number[]>> }>;
  /** Returns the id of the entry. */
  save(entry: WrittenEntry, data: Data): Promise<number>;
  archiveObject(object: number): Promise<void>;
  archiveEntry(entry: WrittenEntry & { readonly entry: number }): Promise<void>;
}

/** Writes by the rules alone, for commands: they have every right. */
export function directWrites(context: WritingContext, records: Records): RecordWrites {
  return {
    create: async object => createObjectIn(records, context, { ...object, status: 'normal', defaultTemplate: false }),
    save: async (entry, data) => (await saveEntryIn(records, context, entry, data)).entry,
    archiveObject: async object => {
      await moveObjectIn(records, context, 'archive', object);
    },
    archiveEntry: async entry => {
      await moveEntryIn(records, context, 'archive', entry);
    },
  };
}
