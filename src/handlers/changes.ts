import type { Change, ChangeSet, RevertConflict } from '../../generated/types.js';
import { lastCatalogueChoice } from '../attributes/references.js';
import { compareMoments } from '../domain/history/comparison.js';
import { followChanges } from '../domain/history/feed.js';
import { readHistory } from '../domain/history/history.js';
import type { LongPoll } from '../domain/history/long-poll.js';
import type { ShownChange, ShownSet } from '../domain/history/shown-sets.js';
import type { ShownConflict } from '../domain/reverts/conflicts.js';
import { revertChanges } from '../domain/reverts/restore.js';
import { statusNames } from '../domain/statuses.js';
import type { ChangedKind } from '../domain/storage/change-sets.js';
import { inLanguage, text } from '../messages/text.js';
import { rejectParameter } from '../rpc/invalid-parameters.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { applyOperations } from './operations.js';
import { applyPlan } from './plans.js';

/** kataster.changes: what was changed, and undoing it. */
export const changes: MethodHandlers<CallContext>['changes'] = {
  async compare({ values, ...asked }, context) {
    const { changes, ...compared } = await compareMoments(context, { ...asked, kept: values === 'kept' });
    return { result: { ...compared, changes: changes.map(presentChange) } };
  },

  async follow({ change, values, ...asked }, context) {
    const request = { ...asked, action: change, kept: values === 'kept' };
    const { sets, cursor, waited: longPollMs } = await followChanges(context, request, patienceOf(context, asked.wait));
    return { result: { change_sets: sets.map(presentSet), cursor }, longPollMs };
  },

  async read({ change, sort, values, ...asked }, context) {
    const request = { ...asked, action: change, newestFirst: sort.toUpperCase() === 'DESC', kept: values === 'kept' };
    const { sets, cursor } = await readHistory(context, request);
    return { result: { change_sets: sets.map(presentSet), cursor } };
  },

  async apply({ operations, plan }, context) {
    return { result: plan === undefined ? await applyOperations(context, operations ?? []) : await applyPlan(context, plan) };
  },

  async revert({ numbers, on_conflict: onConflict }, context) {
    const { number, changed, conflicts } = await revertChanges(context, { numbers, onConflict });
    return {
      result: {
        number,
        changed,
        conflicts: conflicts.map(each => ({ ...presentConflict(each), reason: inLanguage(each.reason, context.language) })),
      },
    };
  },
};

/** @throws RpcError InvalidParameters where the other calls of a batch would have to wait */
function patienceOf({ changeWatch, onClose, renewed, timeZone }: CallContext, seconds: number): LongPoll | undefined {
  if (!changeWatch || !renewed || seconds === 0) return undefined;
  if (!onClose) rejectParameter('wait', text('Expected0InBatchWhose'));
  return { watch: changeWatch, onClose, renewed: async () => ({ ...(await renewed()), timeZone }) };
}

/** Kinds of records that changes show by an id and a title. */
const titledKinds: ReadonlySet<ChangedKind> = new Set(['report', 'import_profile', 'livestatus', 'definition']);

/** A change set as the interface returns it. */
export function presentSet({ changes, ...set }: ShownSet): ChangeSet {
  return { ...set, changes: changes.map(presentChange) } as ChangeSet;
}

/** A change as the interface returns it. */
export function presentChange({ kind, action, object, subject, category, status, name, attributes }: ShownChange): Change {
  return {
    action,
    object,
    entry: kind === 'entry' ? subject : null,
    category,
    ...(status && { status: statusNames[status].constant }),
    ...(kind === 'choice' && { choice: { id: (subject ?? 0) + lastCatalogueChoice, dialog: name ?? '' } }),
    ...(kind === 'type' && { object_type: name ?? '' }),
    ...(titledKinds.has(kind) && { [kind]: { id: subject, title: name ?? '' } }),
    attributes,
  } as Change;
}

function presentConflict({ subject: { kind, subject, object, category }, ...conflict }: ShownConflict): RevertConflict {
  return {
    object,
    entry: kind === 'entry' ? subject : null,
    category,
    ...(kind === 'choice' && { choice: Number(subject) + lastCatalogueChoice }),
    ...(kind === 'type' && { object_type: subject }),
    ...(titledKinds.has(kind) && { [kind]: subject }),
    ...conflict,
  } as RevertConflict;
}
