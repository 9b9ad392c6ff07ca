import type { Id } from '../../../generated/types.js';
import { isoTime } from '../../attributes/times.js';
import { type Awaitable, after } from '../../rpc/awaitable.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireRight } from '../access/permission.js';
import { authorOf } from '../author.js';
import type { WritingContext } from '../entries/entry-rules.js';
import { saveGlobal } from '../entries/global.js';
import { heldObject } from '../entries/locking.js';
import { changedFirst } from '../entries/object-changes.js';
import { type ObjectOperation, objectSteps, outcome, type StepFacts, sources } from '../lifecycle.js';
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
export function objectWithId(context: WritingContext, id: Id): Awaitable<ObjectRecord> {
  const found = after(
    context.store.reads.objects.find(id),
    known => known ?? (isRelation(id) ? relationObject(context, id) : undefined),
  );
  return after(found, object => {
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
    const object = await heldObject(context, records, id);
    await saveGlobal(context, records, object, { title }, isoTime(context.now()));
  });
}

/**
 * Takes one object one step along its life.
 * @throws RpcError ObjectNotFound, TransitionRefused, LimitExceeded, Forbidden, Conflict
 */
export function moveObject(context: WritingContext, operation: ObjectOperation, id: Id): Promise<void> {
  return context.store.transaction(authorOf(context), records => moveObjectIn(records, context, operation, id));
}

/** Takes the step within a transaction that does more; an error that it throws must undo all of that. */
export async function moveObjectIn(
  records: Records,
  context: WritingContext,
  operation: ObjectOperation,
  id: Id,
  allowance = new PurgeAllowance(context),
): Promise<void> {
  const object = await heldObject(context, records, id);
  const time = isoTime(context.now());
  const to = outcome(objectSteps, operation, object.status, factsFor(context));
  for (const stepping of context.rules.ofObjects.objectStepping) await stepping({ context, records, object, time, to });
  if (!to) throw rejected(context, operation, object);
  const constant = await constantKeeping(context.registry, records, object, to);
  if (constant) throw kept(context, object, constant);
  // With the object go its entries of every category.
  if (to === 'purged') requireRight(context, object.type, undefined, 'purge');
  if (to === 'purged') return purgeObject(records, object, allowance);
  if (!(await records.objects.move(object.id, object.status, to))) throw changedFirst(object);
}

function kept({ method }: WritingContext, { id }: ObjectRecord, constant: string): RpcError {
  return new RpcError(
    'TransitionRefused',
    { object: id, status: constant, operation: method, needed: 'an object that can be spared' },
    { object: `${constant} belongs to every installation` },
  );
}

function factsFor({ dialect, settings: { quickpurge } }: WritingContext): StepFacts {
  return { ...dialect.steps, quickpurge };
}

function rejected(context: WritingContext, operation: ObjectOperation, { id, status }: ObjectRecord): RpcError {
  const is = statusInWords(status);
  const needed = sources(objectSteps, operation, factsFor(context)).map(statusInWords).join(' or ');
  return new RpcError(
    'TransitionRefused',
    { object: id, status: is, operation: context.method, needed },
    { status: `the object is ${is}; it would need to be ${needed}` },
  );
}
