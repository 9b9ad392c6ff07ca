import type { Change, ChangeSet } from '../../generated/types.js';
import { lastCatalogueChoice } from '../attributes/references.js';
import { readHistory } from '../domain/history/history.js';
import type { ShownChange, ShownSet } from '../domain/history/shown-sets.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';

/** kataster.changes: what was changed. */
export const changes: MethodHandlers<CallContext>['changes'] = {
  async read({ change, sort, values, ...asked }, context) {
    const request = { ...asked, action: change, newestFirst: sort.toUpperCase() === 'DESC', kept: values === 'kept' };
    const { sets, cursor } = await readHistory(context, request);
    return { result: { change_sets: sets.map(presentSet), cursor } };
  },
};

function presentSet({ changes, ...set }: ShownSet): ChangeSet {
  return { ...set, changes: changes.map(presentChange) } as ChangeSet;
}

function presentChange({ kind, action, object, subject, category, name, attributes }: ShownChange): Change {
  return {
    action,
    object,
    entry: kind === 'entry' ? subject : null,
    category,
    ...(kind === 'choice' && { choice: { id: (subject ?? 0) + lastCatalogueChoice, dialog: name ?? '' } }),
    ...(kind === 'type' && { object_type: name ?? '' }),
    attributes,
  } as Change;
}
