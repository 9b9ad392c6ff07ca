/** Content of a backup. */
export interface BackupFacts {
  /** The moment whose state it is, ISO 8601 in UTC: every write that was answered before it is in the backup. */
  readonly taken: string;
  /** The latest change set in it; `sequence` is its number. */
  readonly lastChange: { readonly sequence: number; readonly time: string } | null;
  /** Rows by table. */
  readonly tables: Readonly<Record<string, number>>;
}

/** Content of a backup, and size and checksum of its file. */
export interface WrittenBackup extends BackupFacts {
  readonly bytes: number;
  /** SHA-256 of the whole file, in hexadecimal. */
  readonly sha256: string;
}

/** A backup that was put in place. */
export interface Restored extends Omit<BackupFacts, 'taken'> {
  /** `undefined` where the file says nothing about it: equal databases have equal exports, whenever they were made. */
  readonly taken: string | undefined;
  /** Where the database is kept now that was there before; `undefined` where there was none. */
  readonly former: string | undefined;
}
