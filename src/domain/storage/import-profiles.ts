import type { MaybePromise } from '../../rpc/maybe-promise.js';

/** A profile of imports as it is stored: how a kind of CSV file becomes objects. */
export interface ImportProfileRecord {
  readonly id: number;
  /** Its name: no two profiles have the same. */
  readonly title: string;
  /** Constant of the object type of rows that name none. */
  readonly type: string | null;
  /** The columns of the file: a JSON text. */
  readonly columns: string;
  /** `null` where it is found out. */
  readonly encoding: string | null;
  /** `null` where it is found out. */
  readonly separator: string | null;
}

/** A profile without its id. */
export type ImportProfileContent = Omit<ImportProfileRecord, 'id'>;

/** Reads of profiles of imports. */
export interface ImportProfileReads {
  /** By id. One statement. */
  list(): MaybePromise<ImportProfileRecord[]>;
}

/** Profiles of imports in a transaction. */
export interface ImportProfileRecords extends ImportProfileReads {
  /** All of them, by id; no other transaction writes one until this one ends. */
  lockForUpdate(): Promise<ImportProfileRecord[]>;
  /** Returns the id. */
  insert(content: ImportProfileContent): Promise<number>;
  update(id: number, content: ImportProfileContent): Promise<void>;
  remove(id: number): Promise<void>;
}
