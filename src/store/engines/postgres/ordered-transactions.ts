import { isRpcError } from '../../../rpc/rpc-error.js';
import type { Engine, LongTransaction, LongWork, Subject, Work } from '../engine.js';
import { inOrder, type OrderedWork } from './ordered-work.js';
import type { Transactions } from './transactions.js';

/** Most transactions that share a commit. */
const sharedAtMost = 100;

/** A transaction that waits for its turn. */
interface Waiting extends Omit<OrderedWork, 'work'> {
  /** Absent where it shares no commit with others. */
  readonly work?: Work<unknown>;
  alone(): Promise<unknown>;
}

type Shared = Waiting & OrderedWork;

/**
 * Transactions that run in the order in which they are begun. Those that wait share one transaction of the server and its commit. Their first
 * questions are asked together, so that a batch of saves takes as many round trips as a few of them.
 */
export class OrderedTransactions implements Pick<Engine, 'run' | 'runLong'> {
  private readonly waiting: Waiting[] = [];
  private isWorking = false;
  private readonly transactions: Transactions;

  constructor(transactions: Transactions) {
    this.transactions = transactions;
  }

  readonly run = <T>(work: Work<T>, subject?: Subject): Promise<T> => {
    const items = () => (typeof subject === 'object' ? subject.items : undefined);
    return this.enqueue({ work, items, alone: () => this.transactions.run(work) });
  };

  readonly runLong = <T>(work: LongWork<T>, kind: LongTransaction): Promise<T> =>
    this.enqueue({ items: () => undefined, alone: () => this.transactions.run(work, kind) });

  private enqueue<T>(transaction: Omit<Waiting, 'resolve' | 'reject'>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...transaction, resolve: result => resolve(result as T), reject });
      if (this.isWorking) return;
      this.isWorking = true;
      setImmediate(() => void this.carryOut());
    });
  }

  private async carryOut(): Promise<void> {
    while (this.waiting.length > 0) {
      const end = this.waiting.slice(0, sharedAtMost).findIndex(each => !isShared(each));
      const length = end < 0 ? sharedAtMost : Math.max(end, 1);
      await this.share(this.waiting.splice(0, length));
    }
    this.isWorking = false;
  }

  /** Carries them out in one transaction. Where that fails, those before the one that made it fail share another, and so do those after it. */
  private async share(members: readonly Waiting[]): Promise<void> {
    const [first, ...others] = members;
    if (!first) return;
    const sharing = members.filter(isShared);
    if (others.length === 0 || sharing.length < members.length) return first.alone().then(first.resolve, first.reject);
    let ends: (() => void)[] = [];
    try {
      await this.transactions.run(async session => {
        ends = [];
        await inOrder(session, sharing, end => ends.push(end));
      });
    } catch (error) {
      if (isRpcError(error, 'OutcomeUnknown')) for (const { reject } of members) reject(error);
      else for (const part of partsOf(members, ends.length)) await this.share(part);
      return;
    }
    for (const end of ends) end();
  }
}

function isShared(each: Waiting): each is Shared {
  return each.work !== undefined;
}

/** A failure at the end of the transaction alone may be of any of them. */
function partsOf(members: readonly Waiting[], failed: number): readonly (readonly Waiting[])[] {
  if (failed >= members.length) return members.map(each => [each]);
  return [members.slice(0, failed), members.slice(failed, failed + 1), members.slice(failed + 1)];
}
