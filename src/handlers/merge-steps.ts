import type { Merged } from '../../generated/types.js';
import { authorOf } from '../domain/author.js';
import type { Records } from '../domain/storage/records.js';
import { joined, type Text, type TextValue, text } from '../messages/text.js';
import { RpcError, reasonOf } from '../rpc/rpc-error.js';
import { TimeSlices } from '../rpc/time-slices.js';
import type { CallContext } from './context.js';
import { NestedSteps } from './nested-steps.js';
import { isAboutOperation, namedFaults } from './operation-faults.js';
import { tooManyOperations } from './operations.js';
import { presentDone } from './present.js';

/** Steps of a merge. */
export class MergeSteps extends NestedSteps {
  /** Records that were changed so far. */
  moved = 0;
  private readonly slices = new TimeSlices();

  /** Reads records that the caller may view; `undefined` where that is nothing. */
  async view<T>(work: (records: Records) => T | Promise<T>): Promise<T | undefined> {
    const viewing = this.context.writing?.viewing(this.context, this.open.store);
    return viewing?.store.transaction(authorOf(this.context), work);
  }

  override async perform(method: string, params: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> {
    await this.slices.pass();
    return super.perform(method, params);
  }

  /**
   * Carries out another method on a record that leads to what is merged.
   * @throws RpcError Conflict naming the record where it is rejected, Forbidden, LimitExceeded
   */
  async move(record: Text, method: string, params: Readonly<Record<string, unknown>>): Promise<void> {
    this.moved += 1;
    rejectMany(this.context, this.moved);
    try {
      await this.perform(method, params);
    } catch (error) {
      if (!(error instanceof RpcError) || !isAboutOperation(error) || error.errorName === 'Forbidden') throw error;
      const isHidden = error.errorName === 'ObjectNotFound' || error.errorName === 'EntryNotFound';
      throw mergeStopped(isHidden ? text('SomethingThatYouMayNot') : text('MergeMeets', { record, reason: faultOf(error) }));
    }
  }
}

/** Merges as one change set. */
export function merge(context: CallContext, done: Text, work: (steps: MergeSteps) => Promise<void>): Promise<Merged> {
  return context.store.share({ ending: 'commit' }, async open => {
    const steps = new MergeSteps(context, open);
    await work(steps);
    const number = (await open.seal(authorOf(context))) ?? null;
    return { ...presentDone(context, done), number, moved: steps.moved };
  });
}

/** A merge that meets what cannot be as it would be then. */
export function mergeStopped(reason: Text): RpcError {
  return new RpcError('Conflict', { reason }, { into: reason });
}

function faultOf(error: RpcError): TextValue {
  const faults = namedFaults(error);
  return joined(faults.length > 0 ? faults : [reasonOf(error)], '; ');
}

function rejectMany({ settings: { operationsLimit } }: CallContext, count: number): void {
  if (count <= operationsLimit) return;
  throw tooManyOperations(operationsLimit, { into: text('ExpectedAtMost', { max: operationsLimit }) });
}
