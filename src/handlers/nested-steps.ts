import { authorOf } from '../domain/author.js';
import type { OpenTransaction } from '../domain/storage/open-transaction.js';
import type { Records } from '../domain/storage/records.js';
import type { CallContext } from './context.js';
import { performOperation } from './operations.js';

/** Steps of a call in its transaction: other methods as the same caller, each with the right of its method. */
export class NestedSteps {
  protected readonly context: CallContext;
  protected readonly open: OpenTransaction;

  constructor(context: CallContext, open: OpenTransaction) {
    this.context = context;
    this.open = open;
  }

  /** Carries out another method. */
  perform(method: string, params: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> {
    return performOperation(this.context, { method, params }, this.open);
  }

  /** Carries out work on the records of the transaction, seen by the caller or not. */
  records<T>(work: (records: Records) => T | Promise<T>): Promise<T> {
    return this.open.store.transaction(authorOf(this.context), work);
  }
}
