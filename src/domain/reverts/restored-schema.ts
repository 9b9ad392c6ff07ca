import { type TextValue, text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import type { Versions } from '../schema/conversions.js';
import { storedDefinition } from '../schema/definitions.js';
import { faultsBeside, placedFaults } from '../schema/placed-faults.js';
import { registryWith } from '../schema/realignment.js';
import { ReturnedChanges } from '../schema/returned-changes.js';
import { rulesOfRemoval } from '../schema/rules-of-removal.js';
import { countingIn } from '../schema/schema.js';
import { faultsOfRefused, findUsage } from '../schema/usage.js';
import type { Records } from '../storage/records.js';
import type { DefinitionRecord } from '../storage/schema.js';
import { restorationOf } from './restoration.js';
import type { ConflictMode, RecordMerge } from './three-way-merge.js';

/** The schema once everything is undone: its catalogue, and the changes that lead to it. */
export interface RestoredSchema {
  readonly versions: Versions;
  readonly changes: ReturnedChanges;
}

/**
 * The schema as an undo leaves it; `undefined` where it changes none, or is refused for what was changed since.
 * @throws RpcError Conflict naming what the catalogue would not be sound by
 */
export async function restoredSchema(
  { registry }: DomainContext,
  { schema }: Records,
  merges: readonly RecordMerge[],
  mode: ConflictMode,
): Promise<RestoredSchema | undefined> {
  const own = merges.filter(({ subject }) => subject.kind === 'definition');
  const restored = new Map(
    own.flatMap(merge => {
      const target = restorationOf(registry, merge)?.target;
      // The cast: rows of definitions have these columns.
      return target ? [[Number(merge.subject.subject), target.own as unknown as DefinitionRecord] as const] : [];
    }),
  );
  if (restored.size === 0 || (mode === 'refuse' && own.some(({ conflicts }) => conflicts.length > 0))) return undefined;
  const before = new Map((await schema.list()).map(record => [record.id, record]));
  const after = [...new Map([...before, ...restored]).values()].sort((one, other) => one.id - other.id);
  const found = await faultsBeside(registry, after);
  if (found.length > 0) rejectSchema([...(await placedFaults(found, { schema: {}, after, registry }))]);
  const steps = [...restored].map(([id, record]) => ({ from: inForce(before.get(id)), to: inForce(record) }));
  return {
    versions: { before: registry, after: registryWith(registry, after) },
    changes: new ReturnedChanges(steps),
  };
}

function inForce(record: DefinitionRecord | undefined) {
  return record?.removed === 0 ? storedDefinition(record) : undefined;
}

/**
 * Rejects an undo after which the schema contradicts what is stored, by the rules of every change of a schema. What is undone together counts
 * as undone. Values that go are none of them: undoing that brings them back.
 * @throws RpcError Conflict naming each change
 */
export async function rejectStrangeSchema(context: DomainContext, records: Records, restored: RestoredSchema): Promise<void> {
  const { changes, faults } = restored.changes;
  const checked = changes.filter(({ change, part }) => change !== 'removed' || rulesOfRemoval[part] === 'checked');
  const found = await findUsage(countingIn(context, records, restored.versions, false), { changes: checked, faults });
  const all = [...found.faults, ...faultsOfRefused(found.refused)];
  if (all.length > 0) rejectSchema(all);
}

function rejectSchema(faults: readonly (readonly [place: string, fault: TextValue])[]): never {
  throw new RpcError('Conflict', { reason: text('UndoneSchemaWouldNotFit') }, Object.fromEntries(faults));
}
