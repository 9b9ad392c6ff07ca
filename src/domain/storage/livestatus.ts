import type { MaybePromise } from '../../rpc/maybe-promise.js';

/** Ways to a monitoring server: over the network, or by a socket of the file system. */
export type LivestatusConnection = 'tcp' | 'unix';

/** Address of a monitoring server that speaks Livestatus. */
export interface LivestatusRecord {
  readonly id: number;
  readonly title: string;
  /** Name or IP address of the host. */
  readonly address: string | null;
  readonly port: number | null;
  /** Path of the socket. */
  readonly path: string | null;
  readonly connection: LivestatusConnection;
  /** 0 or 1. */
  readonly active: number;
}

/** An address without its id. */
export type LivestatusContent = Omit<LivestatusRecord, 'id'>;

/** Reads of addresses of monitoring servers. */
export interface LivestatusReads {
  /** By id. One statement. */
  list(): MaybePromise<LivestatusRecord[]>;
}

/** Addresses of monitoring servers in a transaction. */
export interface LivestatusRecords extends LivestatusReads {
  /** All of them, by id; no other transaction writes one until this one ends. */
  lockForUpdate(): Promise<LivestatusRecord[]>;
  /** Returns the id. */
  insert(content: LivestatusContent): Promise<number>;
  update(id: number, content: LivestatusContent): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
}
