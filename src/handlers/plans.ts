import type { Applied, OperationResult } from '../../generated/types.js';
import { timeZoneNamed } from '../attributes/time-zones.js';
import { authorOf } from '../domain/author.js';
import { findChangesSince, stalePlan } from '../domain/plans/moved.js';
import { digestOf, type Plan, planIn } from '../domain/plans/plan.js';
import type { OpenTransaction } from '../domain/storage/open-transaction.js';
import { RpcError } from '../rpc/rpc-error.js';
import type { CallContext } from './context.js';
import { isAboutOperation } from './operation-faults.js';
import { performOperation } from './operations.js';

/**
 * Carries out the call that a plan stands for, if what it relied on is as it was.
 * @throws RpcError InvalidParameters; Conflict naming what was changed since
 */
export async function applyPlan(context: CallContext, text: string): Promise<Applied> {
  const plan = await planIn(context, text);
  const planned = { ...context, ...timeZoneOf(plan), options: { comment: plan.comment, ...withoutUnset(context.options) } };
  return context.store.share({ ending: 'commit' }, open => applyPlanIn(planned, open, plan));
}

function timeZoneOf({ timeZone }: Plan): Pick<CallContext, 'timeZone'> {
  return { timeZone: timeZone === undefined ? undefined : timeZoneNamed(timeZone) };
}

function withoutUnset(options: CallContext['options'] = {}): NonNullable<CallContext['options']> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

async function applyPlanIn(context: CallContext, open: OpenTransaction, plan: Plan): Promise<Applied> {
  const result = await resultOf(context, open, plan);
  const isSame = digestOf(open.changes) === plan.changes;
  const moved = await findChangesSince(open, plan.latest, !isSame);
  if (moved.length > 0 || !isSame) throw await stalePlan(context.writing?.viewing(context, open.store), moved);
  const number = (await open.seal(authorOf(context))) ?? null;
  return { number, results: resultsIn(result, number) };
}

/** The result of the planned call. Where the call fails though its dry run did not, something moved. */
async function resultOf(context: CallContext, open: OpenTransaction, { method, params, latest }: Plan): Promise<OperationResult> {
  try {
    return await performOperation(context, { method, params }, open);
  } catch (error) {
    if (!(error instanceof RpcError) || !isAboutOperation(error)) throw error;
    const moved = await findChangesSince(open, latest, true).catch(() => []);
    throw moved.length > 0 ? await stalePlan(context.writing?.viewing(context, open.store), moved) : error;
  }
}

/** The results of the operations of a call that applied several; else the one result. The number is that of the change set. */
function resultsIn(result: OperationResult, number: number | null): OperationResult[] {
  const { results } = result;
  if (Array.isArray(results)) return results;
  return [Object.hasOwn(result, 'number') ? { ...result, number } : result];
}
