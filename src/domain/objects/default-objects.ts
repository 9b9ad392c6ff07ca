import type { DefaultObjectDefinition } from '../../../generated/types.js';
import type { Registry } from '../../catalog/registry.js';
import { ignoreConflict } from '../../rpc/rpc-error.js';
import { auditGrantsChanged } from '../audit.js';
import { authorOf } from '../author.js';
import type { WritingContext } from '../entries/entry-rules.js';
import type { Outcome } from '../lifecycle.js';
import { statusNamed } from '../statuses.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Records } from '../storage/records.js';
import { createObjectIn } from './creation.js';

/**
 * Makes the objects that every installation has, all or none of them. A database in which anything was ever written is left alone;
 * of processes that start at once on a new one, one makes them.
 */
export async function makeDefaultObjects(context: WritingContext): Promise<void> {
  const { store } = context;
  if (await store.reads.constants.isUntouched())
    await store.transaction(authorOf(context), records => makeObjects(context, records)).catch(ignoreConflict);
}

async function makeObjects(context: WritingContext, records: Records): Promise<void> {
  const [first, ...others] = context.registry.defaultObjects;
  if (!first || !(await records.constants.isUntouched())) return;
  await makeObject(context, records, first);
  // After the first: a process that comes second has met it by now, and takes no ids for nothing.
  await records.nextIds('objects', Math.max(first.id, ...others.map(({ id }) => id)));
  for (const other of others) await makeObject(context, records, other);
}

async function makeObject(
  context: WritingContext,
  records: Records,
  { id, const: constant, type, title, status = 'C__RECORD_STATUS__NORMAL', categories = {}, verbs }: DefaultObjectDefinition,
): Promise<void> {
  const initial = statusNamed(status);
  if (initial === undefined || initial === 'purged') throw new Error(`The catalogue has no status ${status}.`);
  await createObjectIn(records, context, {
    ...{ id, type, status: initial, global: { title }, categories },
    defaultTemplate: false,
  });
  if (constant) await records.constants.put(constant, id);
  if (verbs) await records.access.grant(id, JSON.stringify([{ verbs }]), auditGrantsChanged(context, id, [], [{ verbs }]));
}

/** Steps that no default object takes, and those that none takes which is permanent. */
const ends: readonly Outcome[] = ['purged'];
const endsOfPermanent: readonly Outcome[] = ['archived', 'deleted', 'purged'];

/** The constant of an object that every installation has and that must not take this step. */
export async function constantKeeping(
  { defaultObjects }: Registry,
  records: Records,
  { id }: ObjectRecord,
  to: Outcome,
): Promise<string | undefined> {
  if (!endsOfPermanent.includes(to)) return undefined;
  const constant = await records.constants.of(id);
  const isPermanent = defaultObjects.some(each => each.const === constant && each.permanent);
  return (isPermanent ? endsOfPermanent : ends).includes(to) ? constant : undefined;
}
