import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import type { ChoiceRecord, ChoiceSought } from '../storage/choices.js';
import type { Records } from '../storage/records.js';
import { inUse } from './choice-conflicts.js';
import { dependentsOf, soughtIn, usesAmong } from './choice-uses.js';

/** Changes that are looked at in the transaction that removes; further ones are looked at before it begins. */
const changesAtLast = 1_000;
const roundsAtMost = 20;

/** Choices to remove: how they are found, and the parameter that names them. */
export interface Removal {
  readonly parameter: string;
  /** Finds the choice, and rejects where it may not be removed. */
  find(records: Records): Promise<ChoiceRecord>;
}

/** A choice, and the latest change up to which everything was looked at. */
interface Looked {
  readonly choice: ChoiceRecord;
  readonly latest: number;
  /** Choices that depend on it. */
  readonly dependents: number;
}

/**
 * Removes a choice that nothing holds, seen or not. Everything is looked through before the transaction that removes it, and in that
 * transaction only what was changed since: a transaction that sets the choice meanwhile is waited for, or finds it gone.
 * @throws RpcError Conflict where something holds it, Busy where others write faster than it is looked at
 */
export async function removeUnheld(context: DomainContext, removal: Removal): Promise<void> {
  const { store } = context;
  const first = await waitForUses(context, removal).catch(error => requireRemoved(context, error));
  if (first === true) return;
  let looked = first;
  const sought = soughtIn(context.registry, looked.choice);
  const inEntries = await usesAmong(store, sought, 'entries');
  let uses = inEntries + (await usesAmong(store, sought, 'objects'));
  for (let round = 0; round < roundsAtMost; round += 1) {
    rejectHeld(removal, looked.choice, uses + looked.dependents);
    const from = looked.latest;
    if (await tryRemove(context, removal, sought, from)) return;
    looked = await waitForUses(context, removal);
    uses = await usesAmong(store, sought, 'changes', from);
  }
  throw new RpcError('Busy', {}, { reason: text('OthersWriteFasterThanIt') });
}

/**
 * Throws the error where the choice is removed: a repetition of a call that removed it is answered there. Returns `true` where it was
 * one.
 */
function requireRemoved(context: DomainContext, error: unknown): Promise<true> {
  return context.store.transaction(authorOf(context), () => Promise.reject(error));
}

/** The choice once nobody is about to set it who began before. */
function waitForUses({ store, registry }: DomainContext, { find }: Removal): Promise<Looked> {
  return store.upkeep(async records => {
    const choice = await find(records);
    const latest = await records.choices.settled(choice.id);
    const dependents = await records.choices.dependents(choice.id, dependentsOf(registry, choice.dialog));
    return { choice, latest, dependents };
  });
}

/** Removes the choice; `false`, and nothing is changed, where more was changed since than the transaction looks at. */
async function tryRemove(context: DomainContext, removal: Removal, sought: ChoiceSought, after: number): Promise<boolean> {
  return context.store
    .transaction(authorOf(context), async records => {
      const choice = await removal.find(records);
      // Removed before it is looked for: a transaction that sets the choice meanwhile is either met or finds it gone.
      if (!(await records.choices.remove(choice.id))) await removal.find(records);
      const found = await records.choices.usesIn(sought, { of: 'changes', after, count: changesAtLast });
      if (found.looked >= changesAtLast) throw new TooMuchChanged();
      const dependents = await records.choices.dependents(choice.id, dependentsOf(context.registry, choice.dialog));
      rejectHeld(removal, choice, found.uses + dependents);
      return true;
    })
    .catch(error => {
      if (error instanceof TooMuchChanged) return false;
      throw error;
    });
}

/** Undoes the transaction that met more changes than it looks at. */
class TooMuchChanged extends Error {}

function rejectHeld({ parameter }: Pick<Removal, 'parameter'>, choice: ChoiceRecord, uses: number): void {
  if (uses > 0) throw inUse(parameter, choice, uses);
}
