import type { Applied, OperationResult } from '../../generated/types.js';
import { authorOf } from '../domain/author.js';
import type { OpenTransaction } from '../domain/storage/open-transaction.js';
import { type TextValue, text } from '../messages/text.js';
import { invalidParameters } from '../rpc/invalid-parameters.js';
import { limitExceeded, RpcError } from '../rpc/rpc-error.js';
import { TimeSlices } from '../rpc/time-slices.js';
import type { CallContext, Operation } from './context.js';
import { faultsOf, isAboutOperation } from './operation-faults.js';
import { type Faults, type Outcome, withResults } from './operation-references.js';

/** An operation whose result has a name for later ones. */
export interface NamedOperation extends Operation {
  readonly as?: string | undefined;
}

/** Methods that make a change set of their own. */
const ofWholeSets: ReadonlySet<string> = new Set([
  'cmdb.external.push.v2',
  'kataster.changes.apply',
  'kataster.changes.revert',
  'kataster.imports.save',
]);
/** Operations from which on one call takes many ids. */
const many = 100;

/**
 * Carries out operations as one change set: all of them, or none.
 * @throws RpcError InvalidParameters naming every fault by its path, LimitExceeded
 */
export async function applyOperations(context: CallContext, operations: readonly NamedOperation[]): Promise<Applied> {
  rejectMany(context, operations.length);
  rejectSameNames(operations);
  const isLarge = operations.length > many;
  try {
    return await context.store.share({ ending: 'commit' }, open => runOperations(context, open, operations, open.isPart));
  } catch (error) {
    if (!(error instanceof FirstError)) throw error;
    await context.store.share({ ending: 'rollback', isLarge }, open => runOperations(context, open, operations, true));
    throw error.rpcError;
  }
}

/** Stops the operations at the first that is rejected: without steps the others cannot be looked at any more. */
class FirstError extends Error {
  readonly rpcError: RpcError;

  constructor(rpcError: RpcError) {
    super();
    this.rpcError = rpcError;
  }
}

/** Carries out operations in a transaction; in steps, each is looked at, also after one that is rejected. */
async function runOperations(
  context: CallContext,
  open: OpenTransaction,
  operations: readonly NamedOperation[],
  inSteps: boolean,
): Promise<Applied> {
  const run = new Run(context, open, inSteps);
  await run.all(operations);
  if (run.faults.size > 0) throw invalidParameters(run.faults);
  return { number: (await open.seal(authorOf(context))) ?? null, results: run.results };
}

/** How far the operations of a call are. */
class Run {
  readonly faults: Faults = new Map();
  readonly results: OperationResult[] = [];
  private readonly outcomes = new Map<string, Outcome>();
  private readonly slices = new TimeSlices();
  private readonly context: CallContext;
  private readonly open: OpenTransaction;
  private readonly inSteps: boolean;

  constructor(context: CallContext, open: OpenTransaction, inSteps: boolean) {
    this.context = context;
    this.open = open;
    this.inSteps = inSteps;
  }

  /** Carries out operations in their order. What stands in the way of one may give way to a later one. */
  async all(operations: readonly NamedOperation[]): Promise<void> {
    const checks = await this.open.store.transaction(authorOf(this.context), records => records.finalChecks);
    checks.areAwaited = true;
    const ends: number[] = [];
    for (const [at, operation] of operations.entries()) {
      await this.next(operation, placeOf(at));
      ends.push(checks.count);
    }
    for (const { at, error } of await checks.faults()) {
      const place = ends.findIndex(end => at < end);
      const operation = operations[place];
      if (operation) this.noteRejection(error, operation, placeOf(place));
    }
  }

  private async next(operation: NamedOperation, place: string): Promise<void> {
    await this.slices.pass();
    const outcome = await this.outcomeOf(operation, place);
    if (operation.as !== undefined) this.outcomes.set(operation.as, outcome);
    if (outcome !== 'rejected') this.results.push(outcome.result);
  }

  private async outcomeOf({ method, params: sent }: NamedOperation, place: string): Promise<Outcome> {
    if (ofWholeSets.has(method))
      return this.noteRejected(new Map([[`${place}.method`, text('ExpectedAnotherMethodThanWhich', { method })]]));
    const faults: Faults = new Map();
    const params = withResults(sent, this.outcomes, `${place}.params`, faults) as Operation['params'];
    if (faults.size > 0) return this.noteRejected(faults);
    try {
      return { result: await this.carryOut({ method, params }) };
    } catch (error) {
      return this.noteRejection(error, { method, params }, place);
    }
  }

  private noteRejection(error: unknown, operation: Operation, place: string): 'rejected' {
    if (!(error instanceof RpcError) || !isAboutOperation(error)) throw error;
    return this.noteRejected(faultsOf(error, operation, place));
  }

  private carryOut(operation: Operation): Promise<OperationResult> {
    const work = () => performOperation(this.context, operation, this.open);
    return this.inSteps ? this.open.step(work) : work();
  }

  private noteRejected(faults: ReadonlyMap<string, TextValue>): 'rejected' {
    for (const [path, fault] of faults) this.faults.set(path, fault);
    if (!this.inSteps) throw new FirstError(invalidParameters(this.faults));
    return 'rejected';
  }
}

function placeOf(at: number): string {
  return `operations[${at}]`;
}

/** The result of an operation in an open transaction. */
export function performOperation(
  context: CallContext,
  operation: Operation,
  { store }: OpenTransaction,
): Promise<OperationResult> {
  if (!context.writing) throw new Error('Reads carry out no operations');
  return context.writing.perform(context, operation, store);
}

function rejectMany({ settings: { operationsLimit } }: CallContext, count: number): void {
  if (count <= operationsLimit) return;
  throw tooManyOperations(operationsLimit, { operations: text('ExpectedAtMostGiven', { max: operationsLimit, count }) });
}

/** A call that carries out more operations than one may, and the parameter that asks for them. */
export function tooManyOperations(max: number, fault: Readonly<Record<string, TextValue>>): RpcError {
  return limitExceeded(text('CallAppliesAtMostOperations', { max }), { ...fault, setting: 'KATASTER_OPERATIONS_LIMIT' });
}

function rejectSameNames(operations: readonly NamedOperation[]): void {
  const names = new Set<string>();
  const faults: Faults = new Map();
  for (const [at, { as }] of operations.entries()) {
    if (as !== undefined && names.has(as)) faults.set(`operations[${at}].as`, text('ExpectedNameOfItsOwn', { name: as }));
    if (as !== undefined) names.add(as);
  }
  if (faults.size > 0) throw invalidParameters(faults);
}
