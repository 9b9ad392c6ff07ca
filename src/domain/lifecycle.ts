import type { RecordStatus } from './storage/objects.js';

/** Conditions of a step beside the status: the category, a setting, the dialect. */
export interface TransitionFacts {
  readonly multiValue?: boolean;
  readonly quickpurge?: boolean;
  readonly idoit?: boolean;
}

/** Where a step leads. A purged record has no status: it is gone. */
export type Outcome = RecordStatus | 'purged';

interface Transition {
  readonly operation: string;
  readonly from: RecordStatus | 'any';
  readonly to: Outcome;
  readonly needs: readonly (keyof TransitionFacts)[];
}

/** Every step a category entry may take. Steps that are not listed are rejected. */
export const entryTransitions = [
  { operation: 'archive', from: 'normal', to: 'archived', needs: ['multiValue'] },
  { operation: 'archive', from: 'deleted', to: 'archived', needs: ['multiValue', 'idoit'] },
  { operation: 'delete', from: 'normal', to: 'archived', needs: ['multiValue'] },
  { operation: 'delete', from: 'archived', to: 'deleted', needs: ['multiValue'] },
  { operation: 'delete', from: 'deleted', to: 'purged', needs: ['multiValue'] },
  { operation: 'markDeleted', from: 'normal', to: 'deleted', needs: ['multiValue'] },
  { operation: 'markDeleted', from: 'archived', to: 'deleted', needs: ['multiValue'] },
  { operation: 'recycle', from: 'archived', to: 'normal', needs: ['multiValue'] },
  { operation: 'recycle', from: 'deleted', to: 'normal', needs: ['multiValue'] },
  { operation: 'purge', from: 'any', to: 'purged', needs: [] },
  { operation: 'quickpurge', from: 'any', to: 'purged', needs: ['quickpurge'] },
] as const satisfies readonly Transition[];

/** Every step an object may take. Steps that are not listed are rejected. */
export const objectTransitions = [
  { operation: 'archive', from: 'normal', to: 'archived', needs: [] },
  { operation: 'archive', from: 'deleted', to: 'archived', needs: [] },
  { operation: 'sendToArchived', from: 'any', to: 'archived', needs: [] },
  { operation: 'sendToDeleted', from: 'any', to: 'deleted', needs: [] },
  { operation: 'sendToPurged', from: 'any', to: 'purged', needs: [] },
  { operation: 'markDeleted', from: 'normal', to: 'deleted', needs: ['idoit'] },
  { operation: 'markDeleted', from: 'archived', to: 'deleted', needs: ['idoit'] },
  { operation: 'purge', from: 'deleted', to: 'purged', needs: [] },
  { operation: 'purge', from: 'any', to: 'purged', needs: ['idoit'] },
  { operation: 'quickpurge', from: 'any', to: 'purged', needs: ['quickpurge'] },
  { operation: 'recycle', from: 'archived', to: 'normal', needs: [] },
  { operation: 'recycle', from: 'deleted', to: 'normal', needs: [] },
  { operation: 'recycle', from: 'template', to: 'normal', needs: [] },
  { operation: 'recycle', from: 'massChangeTemplate', to: 'normal', needs: [] },
  { operation: 'markAsTemplate', from: 'normal', to: 'template', needs: [] },
  { operation: 'markAsTemplate', from: 'massChangeTemplate', to: 'template', needs: [] },
  { operation: 'markAsMassChangeTemplate', from: 'normal', to: 'massChangeTemplate', needs: [] },
  { operation: 'markAsMassChangeTemplate', from: 'template', to: 'massChangeTemplate', needs: [] },
] as const satisfies readonly Transition[];

export type EntryOperation = (typeof entryTransitions)[number]['operation'];
export type ObjectOperation = (typeof objectTransitions)[number]['operation'];

/** Where the step leads from this status, or `undefined` where it is rejected. An unfinished record steps like a normal one. */
export function outcome(
  steps: readonly Transition[],
  operation: string,
  status: RecordStatus,
  facts: TransitionFacts,
): Outcome | undefined {
  const from = status === 'birth' ? 'normal' : status;
  return possible(steps, operation, facts).find(step => step.from === from || step.from === 'any')?.to;
}

/** The statuses from which the step is permitted, for the text of an error. */
export function sources(steps: readonly Transition[], operation: string, facts: TransitionFacts): readonly string[] {
  return possible(steps, operation, facts).map(step => step.from);
}

function possible(steps: readonly Transition[], operation: string, facts: TransitionFacts): readonly Transition[] {
  return steps.filter(step => step.operation === operation && step.needs.every(need => facts[need]));
}
