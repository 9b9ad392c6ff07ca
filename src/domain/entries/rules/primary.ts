import type { KeptValues } from '../../../attributes/attribute-values.js';
import { text } from '../../../messages/text.js';
import type { MaybePromise } from '../../../rpc/maybe-promise.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import { contentOf, isDamaged, valuesOf } from '../../models/stored-values.js';
import { statusInWords } from '../../statuses.js';
import type { EntryContent, EntryRecord } from '../../storage/entries.js';
import type { RecordStatus } from '../../storage/objects.js';
import type { EntryDraft, EntryOccasions, EntryRule, EntryTransition } from '../entry-rule.js';
import type { Writing } from '../writing.js';

/**
 * At most one entry of an object is primary. When the primary entry leaves status normal, the oldest other normal entry becomes primary;
 * with no other, it stays primary. An entry that returns becomes primary where no normal entry is.
 */
export const primary: EntryRule = {
  name: 'primary',
  appliedTo: ({ exclusive }) => (exclusive === undefined ? undefined : ofEntriesWith(exclusive)),
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

function ofEntriesWith(key: string): EntryOccasions {
  return {
    received: 'nothing',
    async prepare(writing, drafts) {
      // Copies are of one object that has at most one primary entry, and are all that the new object has.
      for (const draft of drafts) if (!draft.isCopy) await assign({ ...writing, key }, draft);
    },
    stored: 'nothing',
    written: 'nothing',
    copied: 'nothing',
    async beforeTransition(step) {
      return { ...step.entry, primary: await isPrimaryAfter({ ...step, key }, step) };
    },
    afterTransition: 'nothing',
  };
}

/** The transaction, and the key of the attribute that says which entry is primary. */
interface Assigning extends Pick<Writing, 'context' | 'records' | 'object' | 'model' | 'time'> {
  readonly key: string;
}

/** Whether the entry is primary after it stepped. Hands over to another entry, or takes over from one. */
async function isPrimaryAfter(assigning: Assigning, { entry, to }: EntryTransition): Promise<boolean> {
  if (to === 'normal') return entry.primary || takeOver(assigning, entry);
  return entry.primary && !(await release(assigning, entry.id));
}

/**
 * Assigns primary when an entry is saved. Sent as true, it is taken from the entry that has it; as a default, from none that is normal.
 * Sent as false, it goes to the oldest other normal entry, unless one has it; with no other, the object has no primary entry until
 * another one is created or saved with it.
 * @throws RpcError ValidationFailed if it is sent for an entry that is not normal
 */
async function assign(assigning: Assigning, { entry, sent, values }: EntryDraft): Promise<void> {
  const { key } = assigning;
  const isSent = Object.hasOwn(sent, key);
  if (values[key] === true) await claim(assigning, entry, isSent, values);
  else if (isSent) await release(assigning, entry?.id);
}

async function claim(assigning: Assigning, entry: EntryRecord | undefined, isSent: boolean, values: KeptValues): Promise<void> {
  if (entry && entry.status !== 'normal' && !entry.primary) throw notNormal(assigning.key, entry.id, entry.status);
  const holder = await holderBeside(assigning, entry?.id);
  if (holder?.status === 'normal' && !isSent) delete values[assigning.key];
  else if (holder) await mark(assigning, holder, false);
}

function notNormal(key: string, entry: number, status: RecordStatus): RpcError {
  const fault = text('EntryIsAndOnlyNormal', { entry, status: statusInWords(status) });
  return new RpcError('ValidationFailed', {}, { [key]: fault });
}

/** Hands primary over to the oldest other normal entry. Returns whether another entry is primary now. */
async function release(assigning: Assigning, id = unborn): Promise<boolean> {
  const { records, object, model } = assigning;
  const query = { object: object.id, category: model.category.const, statuses: ['normal'], limit: 3, offset: 0 } as const;
  const heir = (await records.entries.list(query))?.find(entry => entry.id !== id && !isDamaged(entry));
  if (!heir) return false;
  const holder = await holderBeside(assigning, id);
  if (holder?.status === 'normal') return true;
  if (holder) await mark(assigning, holder, false);
  await records.entries.demote(id);
  await mark(assigning, heir, true);
  return true;
}

/** The id of no entry: what is created has none yet. */
const unborn = 0;

async function takeOver(assigning: Assigning, entry: EntryRecord): Promise<boolean> {
  const holder = await holderBeside(assigning, entry.id);
  if (holder?.status === 'normal') return false;
  if (holder) await mark(assigning, holder, false);
  await assigning.records.entries.update(entry.id, markPrimary(assigning, entry, true));
  return true;
}

function holderBeside({ records, object, model }: Assigning, id = unborn): MaybePromise<EntryRecord | undefined> {
  return records.entries.primary(object.id, model.category.const, id);
}

async function mark(assigning: Assigning, entry: EntryRecord, isSet: boolean): Promise<void> {
  if (!isSet && isDamaged(entry)) return assigning.records.entries.demote(entry.id);
  return assigning.records.entries.update(entry.id, markPrimary(assigning, entry, isSet));
}

function markPrimary({ model, key }: Assigning, entry: EntryRecord, isSet: boolean): EntryContent {
  return contentOf(model, { ...valuesOf(model, entry), [key]: isSet });
}
