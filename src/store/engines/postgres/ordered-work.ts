import { ItemSet, type WriteSet, type WrittenItems } from '../../../domain/storage/write-set.js';
import type { Work } from '../engine.js';
import type { TransactionSession } from '../transaction-session.js';
import { OptimisticSession } from './optimistic-session.js';

/** Work of a transaction that others share. */
export interface OrderedWork {
  readonly work: Work<unknown>;
  /** Its changes, once its work is done; `undefined` where that is not known. */
  items(): WrittenItems;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/**
 * Carries out work in order in one transaction. All of it begins at once, and goes on in its turn; where work before it changed what it has
 * read, it begins again. What it changed is undone where it fails. `done` receives how each ends with the commit.
 * @throws where the transaction cannot go on
 */
export async function inOrder(
  session: TransactionSession,
  members: readonly OrderedWork[],
  done: (end: () => void) => void,
): Promise<void> {
  const begun = members.map(({ work }, at) => new BegunWork(session, work, `work_${at}`));
  const written = new ItemSet();
  try {
    for (const [at, { items, resolve, reject }] of members.entries()) {
      const member = begun[at];
      try {
        const value = await member?.finish(written.items);
        done(() => resolve(value));
        written.note(items());
      } catch (error) {
        await member?.undo();
        done(() => reject(error));
      }
    }
  } finally {
    for (const member of begun) member.giveWay();
  }
}

/** Work that has begun, and waits for its turn where it has to. */
class BegunWork {
  private gated: OptimisticSession;
  private result: Promise<unknown>;
  private undoing: (() => Promise<void>) | undefined;
  private readonly session: TransactionSession;
  private readonly work: Work<unknown>;
  private readonly savepoint: string;

  constructor(session: TransactionSession, work: Work<unknown>, savepoint: string) {
    this.session = session;
    this.work = work;
    this.savepoint = savepoint;
    this.gated = this.gate();
    this.result = this.begin();
  }

  /** Its turn has come: it goes on, or begins again, where what it has read was written meanwhile. */
  finish(written: WriteSet): Promise<unknown> {
    if (this.gated.isOutdated(written)) {
      this.giveWay();
      this.gated = this.gate();
      this.result = this.begin();
    }
    this.gated.open();
    return this.result;
  }

  async undo(): Promise<void> {
    await this.undoing?.();
  }

  giveWay(): void {
    this.gated.close();
  }

  private begin(): Promise<unknown> {
    const { gated } = this;
    const result = (async () => this.work(gated))();
    result.catch(() => {});
    return result;
  }

  private gate(): OptimisticSession {
    return new OptimisticSession(this.session, () => {
      this.undoing = this.session.savepoint(this.savepoint);
    });
  }
}
