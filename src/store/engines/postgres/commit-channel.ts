import { setTimeout as wait } from 'node:timers/promises';
import { type CommitListener, CommitListeners } from '../commit-listeners.js';
import { closingAtMost, PreparingClient } from './preparing-client.js';
import type { Primary } from './primary.js';

const channel = 'kataster_commits';

/** A notification takes a lock on the whole server, so one of them stands for the commits of so many milliseconds. */
const notifyEvery = 10;

/** A lost connection is made again after so many milliseconds where somebody listens. */
const reconnectAfter = 1000;

/** Without a flush to the disk: notifications write no rows. */
const prepare = `SET synchronous_commit = off; LISTEN ${channel}`;

/** Notifies all processes on a PostgreSQL database of commits, on a connection of its own, which is made when it is needed first. */
export class CommitChannel {
  private client: PreparingClient | undefined;
  private last: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private isDue = false;
  private isNotifying = false;
  private isClosed = false;
  private readonly listeners = new CommitListeners();
  private readonly url: string;
  private readonly patience: number;
  private readonly primary: Primary;

  /** @param patience milliseconds that the server may take to answer */
  constructor(url: string, patience: number, primary: Primary) {
    this.url = url;
    this.patience = patience;
    this.primary = primary;
  }

  /** Something was committed by this process. */
  readonly committed = (): void => {
    this.isDue = true;
    this.notifySoon();
  };

  readonly subscribe = (listener: CommitListener): (() => void) => {
    void this.send();
    return this.listeners.add(listener);
  };

  /** Ends the connection, and returns while it still ends where the server stands still. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    const ended = this.last.then(() => this.client?.leave());
    await Promise.race([ended, wait(closingAtMost, undefined, { ref: false })]);
  }

  private notifySoon(): void {
    if (!this.isDue || this.isNotifying || this.isClosed) return;
    this.timer ??= setTimeout(() => void this.notify(), notifyEvery).unref();
  }

  private async notify(): Promise<void> {
    this.timer = undefined;
    this.isDue = false;
    this.isNotifying = true;
    await this.send(`NOTIFY ${channel}`);
    this.isNotifying = false;
    this.notifySoon();
  }

  /** Sends a statement after those before it, and connects first where the connection is lost. */
  private send(text?: string): Promise<void> {
    this.last = this.last.then(async () => {
      if (this.isClosed) return;
      try {
        this.client ??= await this.connect();
        if (text !== undefined) await this.client.query(text);
      } catch {
        const { client } = this;
        this.onLost();
        await client?.leave();
      }
    });
    return this.last;
  }

  /** Followers look from time to time meanwhile. */
  private onLost(): void {
    this.client = undefined;
    if (this.isClosed || this.listeners.isEmpty) return;
    setTimeout(() => void this.send(), reconnectAfter).unref();
  }

  private async connect(): Promise<PreparingClient> {
    const timeouts = { connectionTimeoutMillis: this.patience, query_timeout: this.patience };
    const client = new PreparingClient({
      connectionString: this.url,
      application_name: 'kataster',
      keepAlive: true,
      ...timeouts,
    });
    try {
      await client.connect();
      await this.primary.admit(client);
      await client.query(prepare);
    } catch (error) {
      await client.leave();
      throw error;
    }
    client
      .on('notification', () => this.listeners.notify())
      .on('end', () => {
        if (this.client === client) this.onLost();
      });
    return client;
  }
}
