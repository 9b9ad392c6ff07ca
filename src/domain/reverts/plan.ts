import { groupBy } from '../../rpc/grouping.js';
import { eachInSlices, mapInSlices } from '../../rpc/time-slices.js';
import type { DomainContext } from '../context.js';
import type { Records } from '../storage/records.js';
import { type RevertibleChange, type StateExtent, subjectName } from '../storage/reverts.js';
import { withConvertedValues } from './converted-states.js';
import { dropDangling, type RestorePlan } from './dangling-references.js';
import { keepReferred } from './removal.js';
import { restorationOf } from './restoration.js';
import { dropStrangeTargets } from './strange-targets.js';
import { type ConflictMode, mergeRecord, type RecordMerge } from './three-way-merge.js';
import { dropDuplicates, type PlannedRecord } from './unique-conflicts.js';

/** Change sets that a caller wants to undo. */
export interface RevertRequest {
  readonly numbers: readonly number[];
  readonly onConflict: ConflictMode;
}

/** Records of which changes are undone, as a three-way merge of each leaves them. */
export async function mergesOf(
  context: DomainContext,
  records: Records,
  changes: readonly RevertibleChange[],
  onConflict: ConflictMode,
  extent: StateExtent = 'whole',
): Promise<readonly RecordMerge[]> {
  const { registry } = context;
  const stored = await records.reverts.states(changes, extent);
  const states = extent === 'whole' ? await withConvertedValues(context, records, stored) : stored;
  const all = await mapInSlices(groupBy(states, subjectName), ([, own]) => mergeRecord(registry, own, onConflict));
  return all.filter(each => each !== undefined);
}

/** Leaves what can be undone beside everything else that is there. */
export async function planOf(
  context: DomainContext,
  records: Records,
  merges: readonly RecordMerge[],
  { numbers, onConflict }: RevertRequest,
): Promise<RestorePlan> {
  const { registry } = context;
  const there = await dropStrangeTargets(context, records, await dropDangling(context, records, merges));
  const planned: PlannedRecord[] = [];
  await eachInSlices(there.merges.values(), merge => {
    const state = restorationOf(registry, merge)?.target;
    if (state) planned.push({ merge, state });
  });
  const free = await dropDuplicates(records, there, planned);
  return keepReferred(context, records, free, onConflict, numbers.at(-1) ?? 0);
}
