import { rejectParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { eachInSlices, mappedInSlices } from '../../rpc/time-slices.js';
import { asPermitted, asViewer } from '../access/permission.js';
import { audited } from '../audit.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import { seesPurged } from '../history/change-filter.js';
import type { Records } from '../storage/records.js';
import { type Restoration, type RevertedSubject, subjectName } from '../storage/reverts.js';
import { rejectConflicts, type ShownConflict, shownConflicts } from './conflicts.js';
import { type Checked, withoutGone } from './putting.js';
import { withoutReferred } from './removing.js';
import { requireRights, restorationOf } from './restorations.js';
import { rejectCycles } from './restored-cycles.js';
import { type Put, withoutTaken } from './taken-values.js';
import { bySubject, type ConflictMode, type Undoing, undoneRecord } from './undoing.js';

/** Change sets that a caller wants to undo. */
export interface RevertRequest {
  readonly numbers: readonly number[];
  readonly onConflict: ConflictMode;
}

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
    return { number: (await open.seal(author))?.number ?? null, ...undone };
  });
}

type Undone = Omit<Reverted, 'number'>;

async function revertIn(context: DomainContext, records: Records, { numbers, onConflict }: RevertRequest): Promise<Undone> {
  const { reverts } = records;
  await reverts.claim();
  await requireSets(context, records, numbers);
  const subjects = await reverts.subjects(numbers);
  await reverts.hold(subjects);
  const undoings = await undone(context, records, numbers, onConflict);
  const { undoings: left, conflicts } = await possible(context, records, undoings, { numbers, onConflict });
  const all = [...undoings.flatMap(each => each.conflicts), ...conflicts];
  const restored = await mappedInSlices(left.values(), each => restorationOf(context.registry, each));
  const restorations = restored.filter(each => each !== undefined);
  requireRights(context, restorations, await typesOf(records, subjects, restorations));
  const shown = await shownConflicts(context, records, all);
  if (onConflict === 'refuse') rejectConflicts(shown);
  await reverts.write(restorations);
  await rejectCycles(context, records, restorations);
  await retireSysids(records, [...left.values()], numbers.at(-1) ?? 0);
  if (restorations.length > 0) await records.audit.add([audited(context, 'reverted', {}, { numbers: [...numbers] })]);
  return { changed: restorations.length, conflicts: shown };
}

/** A sysid is not given out again once its object is purged. Objects of which neither creation nor purge is left never were. */
async function retireSysids({ reverts }: Records, undoings: readonly Undoing[], first: number): Promise<void> {
  const objects = undoings.filter(({ subject }) => subject.kind === 'object');
  const absent = objects.filter(({ fields }) => !fields);
  const known = await reverts.knownBefore(
    absent.map(({ subject }) => Number(subject.subject)),
    first,
  );
  const sysid = ({ like }: Undoing): string => String(like.own.sysid);
  const isKnown = ({ subject }: Undoing): boolean => known.has(Number(subject.subject));
  const free = objects.filter(each => (each.fields ? !each.present : !isKnown(each)));
  await reverts.retire(absent.filter(isKnown).map(sysid), free.map(sysid));
}

/** Rejects numbers of change sets that are not there, or of which the caller may not see everything. */
async function requireSets(context: DomainContext, records: Records, numbers: readonly number[]): Promise<void> {
  const sets = new Map(
    (await asViewer(context, records).reverts.sets(numbers, seesPurged(context))).map(set => [set.number, set]),
  );
  for (const number of numbers) {
    const set = sets.get(number);
    if (!set || set.seen < set.size)
      rejectParameter('numbers', `there is no change set ${number}, or you may not see all that it changed`);
    if (set.isLogged)
      rejectParameter('numbers', `an earlier version made change set ${number} and kept too little of it to undo it`);
  }
  const changes = [...sets.values()].reduce((sum, { size }) => sum + size, 0);
  const { batchLimit } = context.settings;
  // One change set was made by one call, and is undone by one.
  if (numbers.length < 2 || changes <= batchLimit) return;
  const what = `a call undoes at most ${batchLimit} changes of several change sets`;
  const fewer = `expected fewer numbers; these have ${changes} changes`;
  throw new RpcError('LimitExceeded', { what }, { numbers: fewer, setting: 'KATASTER_BATCH_LIMIT' });
}

async function undone(
  { registry }: DomainContext,
  { reverts }: Records,
  numbers: readonly number[],
  mode: ConflictMode,
): Promise<readonly Undoing[]> {
  const changes = await reverts.changes(numbers);
  const present = await reverts.present(changes);
  const all = await mappedInSlices(bySubject(changes), ([name, own]) =>
    undoneRecord(registry, own, present.get(name) ?? null, mode),
  );
  return all.filter(each => each !== undefined);
}

/** Leaves what can be undone beside everything else that is there. */
async function possible(
  context: DomainContext,
  records: Records,
  undoings: readonly Undoing[],
  { numbers, onConflict }: RevertRequest,
): Promise<Checked> {
  const { registry } = context;
  const there = await withoutGone(context, records, undoings, numbers);
  const puts: Put[] = [];
  await eachInSlices(there.undoings.values(), undoing => {
    const state = restorationOf(registry, undoing)?.target;
    if (state) puts.push({ undoing, state });
  });
  const free = await withoutTaken(records, there, puts);
  return withoutReferred(context, records, free, onConflict, numbers.at(-1) ?? 0);
}

/** The types of the objects that records belong to. */
async function typesOf(
  { reverts }: Records,
  subjects: readonly RevertedSubject[],
  restorations: readonly Restoration[],
): Promise<(object: number) => string> {
  const restored = new Map(restorations.filter(({ kind }) => kind === 'object').map(each => [subjectName(each), each]));
  const owners = new Set([...subjects, ...restorations].flatMap(({ object }) => object ?? []));
  const unknown = [...owners].map((object): RevertedSubject => ({ kind: 'object', subject: object, object, category: null }));
  const present = await reverts.present(unknown);
  return object => {
    const name = `object ${object}`;
    return String((present.get(name) ?? restored.get(name)?.target)?.own.type ?? '');
  };
}
