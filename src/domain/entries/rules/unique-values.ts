import type { KeptValues } from '../../../attributes/attribute-values.js';
import { nameOf } from '../../../attributes/names.js';
import { text } from '../../../messages/text.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import { valuesOf } from '../../models/stored-values.js';
import { findOfObjects, hasUniqueWithinType, type TakenValue, takenValues, valueFault } from '../../models/unique-values.js';
import type { EntryChange, EntryOccasions, EntryRule, EntryTransition, ObjectChange, ObjectTransition } from '../entry-rule.js';
import type { Writing } from '../writing.js';

/** No two normal entries of normal objects have the same value of a unique attribute. Unchanged values are not checked. */
export const uniqueValues: EntryRule = {
  name: 'uniqueValues',
  appliedTo: ({ unique }) => (unique.length > 0 ? ofUnique : undefined),
  objectTitled: rejectTakenInType,
  objectCopied: 'nothing',
  objectStepping: rejectReturningObject,
};

const ofUnique: EntryOccasions = {
  received: 'nothing',
  prepare: 'nothing',
  stored: 'nothing',
  async written(writing, changes) {
    for (const change of changes) await rejectTaken(writing, change);
  },
  copied: 'nothing',
  beforeTransition: 'nothing',
  afterTransition: rejectReturning,
};

/**
 * An entry that has the value may get another one by another write of the change set.
 * @throws RpcError ValidationFailed naming the object that has the value to those who may view it
 */
async function rejectTaken(writing: Writing, { id, entry, before, values }: EntryChange): Promise<void> {
  const { records, model, object } = writing;
  const changed = model.unique.filter(({ key }) => values[key] !== before[key]);
  if (changed.length === 0) return;
  const isInForce = object.status === 'normal' && (entry?.status ?? 'normal') === 'normal';
  const of = isInForce ? 'objects' : 'nothing';
  const rows = [{ id, values }];
  for (const unique of changed) {
    const [taken] = await takenValues(records, unique, rows, of);
    if (!taken) continue;
    if (!records.finalChecks.areAwaited) throw await rejection(writing, taken);
    records.finalChecks.add(async () => {
      const isThere = (await records.everything.entries.find(id))?.status === 'normal';
      const [left] = isThere ? await records.everything.uniqueValues.shared(unique, [id], 'normalObjects') : [];
      if (left?.value === taken.value) throw await rejection(writing, { ...left, unique });
    });
  }
}

async function rejection(writing: Writing, taken: TakenValue): Promise<RpcError> {
  return new RpcError('ValidationFailed', {}, { [nameOf(taken.unique.attribute)]: await valueFault(writing, taken) });
}

/**
 * While an entry was away another one may have got its value.
 * @throws RpcError Conflict
 */
async function rejectReturning(step: EntryTransition): Promise<void> {
  const { records, model, object, entry, to } = step;
  if (to !== 'normal' || object.status !== 'normal') return;
  const rows = [{ id: entry.id, values: valuesOf(model, entry) as Readonly<KeptValues> }];
  for (const unique of model.unique) {
    const [taken] = await takenValues(records, unique, rows, 'objects');
    if (taken) throw await conflict(step, taken, reason => text('EntryCannotComeBack', { id: entry.id, reason }));
  }
}

/**
 * While an object was away another one may have got values of its entries.
 * @throws RpcError Conflict
 */
async function rejectReturningObject({ context, records, object, to }: ObjectTransition): Promise<void> {
  if (to !== 'normal') return;
  const taken = await findOfObjects(context.registry, records, [object.id]);
  if (taken) throw await conflict({ context, records }, taken, reason => text('ObjectCannotComeBack', { id: object.id, reason }));
}

/**
 * An object of another type brings its values there.
 * @throws RpcError Conflict
 */
async function rejectTakenInType({ context, records, object }: ObjectChange): Promise<void> {
  if (object.status !== 'normal' || !hasUniqueWithinType(context.registry)) return;
  const taken = await findOfObjects(context.registry, records, [object.id], { within: 'objectType' });
  if (taken) throw await conflict({ context, records }, taken, reason => text('ObjectCannotHaveType', { id: object.id, reason }));
}

async function conflict(
  asking: Pick<Writing, 'context' | 'records'>,
  taken: TakenValue,
  inFull: (reason: Awaited<ReturnType<typeof valueFault>>) => ReturnType<typeof text>,
): Promise<RpcError> {
  const reason = await valueFault(asking, taken);
  return new RpcError('Conflict', { reason: inFull(reason) }, { [nameOf(taken.unique.attribute)]: reason });
}
