import { type Text, text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { retypingFault } from '../entries/rules/retyping.js';
import type { Records } from '../storage/records.js';
import type { Restoration } from '../storage/reverts.js';

/**
 * Rejects an undo after which an object has a type again to which links that lead to it by now may not lead.
 * @throws RpcError Conflict naming the objects
 */
export async function rejectStrangeTypes(
  context: DomainContext,
  records: Records,
  restorations: readonly Restoration[],
): Promise<void> {
  const data: Record<string, Text> = {};
  for (const { kind, subject, present, target } of restorations) {
    const [from, to] = [present?.own.type, target?.own.type];
    if (kind !== 'object' || typeof from !== 'string' || typeof to !== 'string' || from === to) continue;
    const fault = await retypingFault({ context, records }, { id: Number(subject), from, to });
    if (fault) data[`${subject}/${globalCategory}/type`] = fault;
  }
  if (Object.keys(data).length > 0) throw new RpcError('Conflict', { reason: text('UndoneTypesWouldNotFit') }, data);
}
