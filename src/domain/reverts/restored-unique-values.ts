import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import { everyUnique, findOfObjects, valueFault } from '../models/unique-values.js';
import type { Records } from '../storage/records.js';
import type { Restoration } from '../storage/reverts.js';

/**
 * Rejects an undo after which two entries have a value that only one may have, of what comes back.
 * @throws RpcError Conflict naming what has the value to those who may view it
 */
export async function rejectTakenValues(
  context: DomainContext,
  records: Records,
  restorations: readonly Restoration[],
): Promise<void> {
  const { registry } = context;
  const unique = everyUnique(registry);
  if (unique.size === 0) return;
  const objects = restorations.flatMap(({ kind, category, object, subject, target }) => {
    if (target?.own.status !== 'normal') return [];
    if (kind === 'object') return Number(subject);
    return kind === 'entry' && unique.has(category ?? '') ? Number(object) : [];
  });
  const taken = await findOfObjects(registry, records, [...new Set(objects)], { of: 'normalObjects' });
  if (!taken) return;
  const fault = await valueFault({ context, records }, taken);
  const place = `${taken.object}/${taken.unique.category}/${taken.unique.key}`;
  throw new RpcError('Conflict', { reason: text('UndoneValuesWouldBeTwice') }, { [place]: fault });
}
