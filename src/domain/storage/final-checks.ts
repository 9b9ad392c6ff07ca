import { andThen, type MaybePromise, recover } from '../../rpc/maybe-promise.js';

/** Rejects what a change set leaves. */
type Check = () => MaybePromise<void>;
/** An error with the part of a call that it is about. */
type Naming = (error: unknown) => unknown;

/** A rejection by a check. */
export interface FinalFault {
  /** How many checks were added before it. */
  readonly at: number;
  readonly error: unknown;
}

/** Checks of a change set that wait until it is whole: what stands in the way of one of its writes may give way to a later one. */
export class FinalChecks {
  /** Somebody makes them at the end; where nobody does, what stands in the way rejects a write at once. */
  areAwaited = false;
  private readonly waiting: { readonly check: Check; readonly namings: readonly Naming[] }[] = [];
  private namings: readonly Naming[] = [];

  get count(): number {
    return this.waiting.length;
  }

  add(check: Check): void {
    this.waiting.push({ check, namings: this.namings });
  }

  /** Carries out work whose errors are named, those of its checks as well. */
  named<T>(name: Naming, work: () => MaybePromise<T>): MaybePromise<T> {
    const { namings } = this;
    this.namings = [...namings, name];
    const ended = recover(work, error => {
      this.namings = namings;
      throw name(error);
    });
    return andThen(ended, result => {
      this.namings = namings;
      return result;
    });
  }

  /** Marks the checks; the function takes back those that were added since, with the step that they are about. */
  mark(): () => void {
    const { count, namings } = this;
    return () => {
      this.waiting.length = count;
      this.namings = namings;
    };
  }

  /** Makes the checks, and returns what they reject in the order in which they were added. */
  async faults(): Promise<readonly FinalFault[]> {
    const found: FinalFault[] = [];
    for (const [at, { check, namings }] of this.waiting.entries())
      await recover(check, error => {
        found.push({ at, error: namings.reduceRight((named, name) => name(named), error) });
      });
    return found;
  }
}
