import type { Registry } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { asViewer } from '../access/permission.js';
import type { DomainContext } from '../context.js';
import { everyUnique, findOfObjects, valueFault } from '../models/unique-values.js';
import { definitionsOf } from '../schema/definitions.js';
import { indexing, usageOfUnique } from '../schema/unique-attributes.js';
import type { Records } from '../storage/records.js';
import type { Restoration } from '../storage/reverts.js';

/**
 * Rejects an undo after which two entries have a value that only one may have: of what comes back, and of attributes that become unique again.
 * @throws RpcError Conflict naming what has the value to those who may view it
 */
export async function rejectTakenValues(
  context: DomainContext,
  records: Records,
  restorations: readonly Restoration[],
): Promise<void> {
  const isOfSchema = restorations.some(({ kind }) => kind === 'definition');
  const registry = isOfSchema ? await restoredRegistry(context, records) : context.registry;
  if (isOfSchema) await requireUniqueAgain(context, records, registry);
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

/** The catalogue as it is once definitions are restored. */
async function restoredRegistry({ registry }: DomainContext, { schema }: Records): Promise<Registry> {
  return registry.extend(definitionsOf(await schema.list()), registry.schema + 1);
}

async function requireUniqueAgain(context: DomainContext, records: Records, registry: Registry): Promise<void> {
  const known = [...everyUnique(context.registry).values()].flat();
  const again = [...everyUnique(registry).values()]
    .flat()
    .filter(
      ({ category, key, within }) =>
        !known.some(each => each.category === category && each.key === key && each.within === within),
    );
  for (const each of again) {
    const { fault } = await usageOfUnique(indexing(records.everything), asViewer(context, records), each);
    if (fault) throw new RpcError('Conflict', { reason: fault }, { [`${each.category}.${each.key}`]: fault });
  }
}
