import type { Id } from '../../../generated/types.js';
import { isoTime } from '../../attributes/times.js';
import { joined, text } from '../../messages/text.js';
import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireRight } from '../access/permission.js';
import { authorOf } from '../author.js';
import type { WritingContext } from '../entries/entry-rules.js';
import { saveGlobal } from '../entries/global.js';
import { lockObject } from '../entries/locking.js';
import { conflictError } from '../entries/object-changes.js';
import { type ObjectOperation, objectTransitions, outcome, sources, type TransitionFacts } from '../lifecycle.js';
import { relationObject } from '../reading/relation-objects.js';
import { isRelation } from '../relations/relations.js';
import { statusInWords } from '../statuses.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { constantKeeping } from './default-objects.js';
import { PurgeAllowance, purgeObject } from './purging.js';

/**
 * The object with this id, whatever its status, in one statement; the object that stands for a relation in two more.
 * @throws RpcError ObjectNotFound
 */
export function objectWithId(context: WritingContext, id: Id): MaybePromise<ObjectRecord> {
  const found = andThen(
    context.store.reads.objects.find(id),
    known => known ?? (isRelation(id) ? relationObject(context, id) : undefined),
  );
  return andThen(found, object => {
    if (!object) throw new RpcError('ObjectNotFound', { object: id });
    return object;
  });
}

/**
 * Gives an object a new title.
 * @throws RpcError ObjectNotFound
 */
export function retitleObject(context: WritingContext, id: Id, title: string): Promise<void> {
  return context.store.transaction(authorOf(context), async records => {
    const object = await lockObject(context, records, id);
    await saveGlobal(context, records, object, { title }, isoTime(context.now()));
  });
}

/**
 * Takes one object one step along its life. Returns what stood in it where it is purged: that stands where the object stood from then on.
 * @throws RpcError ObjectNotFound, TransitionRefused, LimitExceeded, Forbidden, Conflict
 */
export function moveObject(context: WritingContext, operation: ObjectOperation, id: Id): Promise<readonly ObjectRecord[]> {
  return context.store.transaction(authorOf(context), records => moveObjectIn(records, context, operation, id));
}

/** Takes the step within a transaction that does more; an error that it throws must undo all of that. */
export async function moveObjectIn(
  records: Records,
  context: WritingContext,
  operation: ObjectOperation,
  id: Id,
  allowance = new PurgeAllowance(context, new Set([Number(id)])),
): Promise<readonly ObjectRecord[]> {
  const object = await lockObject(context, records, id);
  const time = isoTime(context.now());
  const to = outcome(objectTransitions, operation, object.status, factsFor(context));
  for (const stepping of context.rules.ofObjects.objectStepping) await stepping({ context, records, object, time, to });
  if (!to) throw transitionError(context, operation, object);
  const constant = await constantKeeping(context.registry, records, object, to);
  if (constant) throw keptError(context, object, constant);
  // With the object go its entries of every category.
  if (to === 'purged') requireRight(context, object.type, undefined, 'purge');
  if (to === 'purged') return purgeObject({ context, records, object, time }, allowance);
  if (!(await records.objects.move(object.id, object.status, to))) throw conflictError(object);
  return [];
}

function keptError({ method }: WritingContext, { id }: ObjectRecord, constant: string): RpcError {
  return new RpcError(
    'TransitionRefused',
    { object: id, status: constant, operation: method, needed: text('ObjectThatCanBeSpared') },
    { object: text('BelongsToEveryInstallation', { constant }) },
  );
}

function factsFor({ dialect, settings: { quickpurge } }: WritingContext): TransitionFacts {
  return { ...dialect.steps, quickpurge };
}

function transitionError(context: WritingContext, operation: ObjectOperation, { id, status }: ObjectRecord): RpcError {
  const is = statusInWords(status);
  const needed = joined(sources(objectTransitions, operation, factsFor(context)).map(statusInWords), ' or ');
  return new RpcError(
    'TransitionRefused',
    { object: id, status: is, operation: context.method, needed },
    { status: text('ObjectIsItWouldNeed', { is, needed }) },
  );
}
