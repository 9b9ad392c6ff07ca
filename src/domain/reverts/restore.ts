import { mapInSlices } from '../../rpc/time-slices.js';
import { asPermitted } from '../access/permission.js';
import { loginCategory } from '../access/user-categories.js';
import { auditEntry } from '../audit.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import { convertStored, realignEntries } from '../schema/realignment.js';
import type { Records } from '../storage/records.js';
import type { Restoration, RevertibleChange } from '../storage/reverts.js';
import { presentConflicts, rejectConflicts, type ShownConflict } from './conflicts.js';
import { mergesOf, planOf, type RevertRequest } from './plan.js';
import { editOf, restorationOf } from './restoration.js';
import { rejectCycles } from './restored-cycles.js';
import { rejectTakenPlaces } from './restored-places.js';
import { rejectTakenPositions } from './restored-positions.js';
import { rejectStrangeSchema, restoredSchema } from './restored-schema.js';
import { rejectStrangeTypes } from './restored-types.js';
import { rejectTakenValues } from './restored-unique-values.js';
import { rejectManyBytes, requireSets } from './revertible-sets.js';
import { requireRights } from './rights.js';
import type { ConflictMode, RecordMerge } from './three-way-merge.js';

/** The result of undoing change sets. */
export interface Reverted {
  /** The number of the change set that undoes the others; `null` where nothing was left to undo. */
  readonly number: number | null;
  /** How many records were changed by it. */
  readonly changed: number;
  readonly conflicts: readonly ShownConflict[];
}

/**
 * Undoes change sets as one that says which it reverts, newest first: each attribute becomes what it was, what was purged comes back, and
 * what was made is purged. What somebody changed since is a conflict. Passwords are in no history: what comes back comes without them.
 * The number of statements depends on the kinds of records, not on how many there are.
 * @throws RpcError InvalidParameters, LimitExceeded, Forbidden, Conflict naming each conflict by `object/category/attribute`
 */
export async function revertChanges(context: DomainContext, request: RevertRequest): Promise<Reverted> {
  const numbers = [...new Set(request.numbers)].sort((one, other) => other - one);
  const author = { ...authorOf(context), reverts: numbers };
  return context.store.share({ ending: 'commit' }, async open => {
    const store = asPermitted(context, open.store);
    const undone = await store.transaction(author, records => revertIn(context, records, { ...request, numbers }));
    return { number: (await open.seal(author)) ?? null, ...undone };
  });
}

type Undone = Omit<Reverted, 'number'>;

async function revertIn(context: DomainContext, records: Records, request: RevertRequest): Promise<Undone> {
  const { numbers, onConflict } = request;
  const { reverts } = records;
  await reverts.lock();
  await requireSets(context, records, numbers);
  await reverts.lockForUpdate(numbers);
  const changes = await reverts.changes(numbers);
  await requireOutlinedRights(context, records, changes, onConflict);
  rejectManyBytes(context, changes);
  const merges = await mergesOf(context, records, changes, onConflict);
  const schema = await restoredSchema(context, records, merges, onConflict);
  // Choices by which entries have their values may go with what is undone, and those by which they get them come back with it.
  if (schema) await convertStored(records, schema.versions, context.language, 'existing');
  const undone = await restoreIn(schema ? { ...context, registry: schema.versions.after } : context, records, request, merges);
  if (!schema) return undone;
  await convertStored(records, schema.versions, context.language);
  await rejectStrangeSchema(context, records, schema);
  await realignEntries(records, schema.versions);
  return undone;
}

/** Writes records as they are to be, by the catalogue of after: what comes back may need a type or a category that comes back with it. */
async function restoreIn(
  context: DomainContext,
  records: Records,
  request: RevertRequest,
  merges: readonly RecordMerge[],
): Promise<Undone> {
  const { numbers, onConflict } = request;
  const { merges: left, conflicts } = await planOf(context, records, merges, request);
  const all = [...merges.flatMap(each => each.conflicts), ...conflicts];
  const restored = await mapInSlices(left.values(), each => restorationOf(context.registry, each));
  const restorations = restored.filter(each => each !== undefined);
  await requireRights(context, records, restorations);
  const shown = await presentConflicts(context, records, all);
  if (onConflict === 'refuse' && shown.length > 0) rejectConflicts(shown);
  await records.reverts.write(restorations);
  await keepLogins(records, restorations);
  await rejectCycles(context, records, restorations);
  await rejectStrangeTypes(context, records, restorations);
  await rejectTakenPositions(context, records, restorations);
  await rejectTakenPlaces(context, records, restorations);
  await rejectTakenValues(context, records, restorations);
  await retireSysids(records, [...left.values()], numbers.at(-1) ?? 0);
  if (restorations.length > 0) await records.audit.add([auditEntry(context, 'reverted', {}, { numbers: [...numbers] })]);
  return { changed: restorations.length, conflicts: shown };
}

/** Lets logins that come back, or are spelled as before, be found. Those that go take with them what they are found by. */
async function keepLogins({ passwords }: Records, restorations: readonly Restoration[]): Promise<void> {
  for (const { kind, category, subject, target } of restorations)
    if (kind === 'entry' && category === loginCategory && target)
      await passwords.keepLogin(Number(subject), String(target.own.title));
}

/** A sysid is not given out again once its object is purged. Objects of which neither creation nor purge is left never were. */
async function retireSysids({ reverts }: Records, merges: readonly RecordMerge[], first: number): Promise<void> {
  const objects = merges.filter(({ subject }) => subject.kind === 'object');
  if (objects.length === 0) return;
  const absent = objects.filter(({ fields }) => !fields);
  const known = await reverts.findKnownBefore(
    absent.map(({ subject }) => Number(subject.subject)),
    first,
  );
  const sysid = ({ like }: RecordMerge): string => String(like.own.sysid);
  const isKnown = ({ subject }: RecordMerge): boolean => known.has(Number(subject.subject));
  const free = objects.filter(each => (each.fields ? !each.present : !isKnown(each)));
  await reverts.retire(absent.filter(isKnown).map(sysid), free.map(sysid));
}

/**
 * Rejects what the caller may not undo before anything long is read: outlines say which records come, go, and step. Of others values may
 * change, which is an edit.
 * @throws RpcError Forbidden
 */
async function requireOutlinedRights(
  context: DomainContext,
  records: Records,
  changes: readonly RevertibleChange[],
  onConflict: ConflictMode,
): Promise<void> {
  if (!context.permitted) return;
  const merges = await mergesOf(context, records, changes, onConflict, 'outline');
  const restorations = await mapInSlices(merges, each => restorationOf(context.registry, each) ?? editOf(each));
  const outlined = restorations.filter(each => each !== undefined);
  await requireRights(context, records, outlined);
}
