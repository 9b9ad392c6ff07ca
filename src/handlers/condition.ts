import type { FoundObject } from '../../generated/types.js';
import { findAddedStatuses } from '../domain/dialogs/cmdb-statuses.js';
import { objectsMeeting } from '../domain/lists/report-conditions.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { presentListed } from './present-lists.js';

/** cmdb.condition: objects by what their attributes are like. */
export const condition: MethodHandlers<CallContext>['condition'] = {
  async read({ conditions }, context) {
    const found = await objectsMeeting(
      context,
      conditions.map(each => ({ ...each, operator: each.operator ?? 'AND' })),
    );
    const added = await findAddedStatuses(context, found);
    return { result: found.map(object => presentListed(object, context, added) as FoundObject) };
  },
};
