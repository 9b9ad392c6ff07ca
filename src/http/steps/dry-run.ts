import { type MethodName, methods } from '../../../generated/methods.js';
import { dryRun } from '../../domain/dry-runs/dry-run.js';
import { encryptPlan, type Plan } from '../../domain/plans/plan.js';
import { presentChange } from '../../handlers/changes.js';
import { handlerOf } from '../../handlers/handler-of.js';
import { array, isObjectJson, jsonOf, object, withMember } from '../../rpc/json-text.js';
import type { Reply } from '../../rpc/reply.js';
import { mapInSlices } from '../../rpc/time-slices.js';
import type { RequestContext } from '../context/request-context.js';
import { resultJson } from './encode.js';
import { guardContext, permitCall, viewing } from './nested-contexts.js';

/** Tries a write: its usual result, with the changes that it would make beside its members. */
export async function tryWrite(method: MethodName, params: object, context: RequestContext): Promise<Reply> {
  const { permission } = methods[method];
  const { request, settings, asked } = context;
  const revision = asked?.if_revision;
  const { result, changes, basis } = await dryRun(context, {
    isLarge: isLarge(params),
    async carryOut(store) {
      // A transaction that is rolled back is not repeated, so an idempotency key does not concern it.
      const tried = {
        ...permitCall(permission, context, store),
        asked: revision === undefined ? undefined : { if_revision: revision },
      };
      const reply = await handlerOf(method)(params, guardContext(method, tried, params));
      return resultJson(reply, method, request.dialect, settings.bodyLimit);
    },
    viewing: store => viewing(context, store),
  });
  const usual = isObjectJson(result) ? result : object([['result', result]]);
  const shown = withMember(usual, 'changes', array(await mapInSlices(changes, change => jsonOf(presentChange(change)))));
  const plan = await encryptPlan(context, planOf(method, context, basis), settings.bodyLimit);
  return { json: withMember(shown, 'plan', jsonOf(plan)) };
}

/** Operations of which one call is large: it takes so many ids, for so long. */
const minLargeOperations = 100;

function isLarge({ operations }: { readonly operations?: unknown }): boolean {
  return Array.isArray(operations) && operations.length > minLargeOperations;
}

/** Options that a plan does not repeat as such: it is no dry run, and the call that applies it has a key of its own. */
const notPlanned: ReadonlySet<string> = new Set(['dry_run', 'idempotency_key', 'comment', 'time_zone']);

function planOf(method: MethodName, { sent, options, timeZone }: RequestContext, basis: Pick<Plan, 'latest' | 'changes'>): Plan {
  const params = Object.fromEntries(Object.entries(sent).filter(([name]) => !notPlanned.has(name)));
  return { method, params, comment: options?.comment, timeZone: timeZone?.name, ...basis };
}
