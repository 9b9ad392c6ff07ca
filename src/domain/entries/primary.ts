import type { KeptValues } from '../../attributes/attribute-type.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { Outcome } from '../lifecycle.js';
import type { EntryContent, EntryRecord } from '../storage/entries.js';
import type { RecordStatus } from '../storage/objects.js';
import type { CategoryModel } from './category-model.js';
import { rewrite } from './rewriting.js';
import type { Stepping } from './steps.js';
import { contentOf, isDamaged, valuesOf } from './stored-values.js';

/**
 * Passes on the mark that one entry of an object has, after the entry stepped: whoever leaves leaves it to the oldest normal entry and
 * keeps it where there is none; whoever comes back has it where no normal entry does. Answers whether the entry has it now; that
 * stands in the change log with the step.
 */
export async function handOver(stepping: Stepping, model: CategoryModel, entry: EntryRecord, to: Outcome): Promise<boolean> {
  if (to === 'normal') return entry.primary || takeMark(stepping, model, entry);
  return entry.primary && !(await release(stepping, model, entry));
}

/** In whose name marks are set and taken, and within which transaction. */
type Marking = Pick<Stepping, 'context' | 'records' | 'time'>;

/** An entry that is saved; one that is new has no mark yet. */
type Saved = Pick<EntryRecord, 'id' | 'object' | 'status'> & Partial<Pick<EntryRecord, 'primary'>>;

/**
 * Settles who has the mark when an entry is saved. Setting it takes it from the entry that has it; the default alone takes it from none
 * that is normal. An entry saved without it leaves it to the oldest other normal entry, unless one has it; where there is none, the
 * object goes without until another entry is made or one is saved with it.
 * @throws RpcError ValidationFailed if the mark is wanted for an entry that is not normal
 */
export async function assign(
  marking: Marking,
  model: CategoryModel,
  values: KeptValues,
  data: Readonly<Record<string, unknown>>,
  entry: Saved,
): Promise<void> {
  const key = model.exclusive ?? '';
  const isSent = Object.hasOwn(data, key);
  if (values[key] === true) await claimMark(marking, model, entry, isSent, values);
  else if (isSent) await release(marking, model, entry);
}

async function claimMark(
  marking: Marking,
  model: CategoryModel,
  { id, object, status, primary }: Saved,
  isSent: boolean,
  values: KeptValues,
): Promise<void> {
  const key = model.exclusive ?? '';
  if (status !== 'normal' && !primary) throw notNormal(key, id, status);
  const holder = await marking.records.entries.primary(object, model.category.const, id);
  if (holder?.status === 'normal' && !isSent) delete values[key];
  else if (holder) await mark(marking, model, holder, false);
}

function notNormal(key: string, entry: number, status: RecordStatus): RpcError {
  const fault = `entry ${entry} is ${status}, and only a normal one can become primary; recycle it first (cmdb.category.recycle)`;
  return new RpcError('ValidationFailed', {}, { [key]: fault });
}

/** Whether somebody else has the mark now. */
async function release(marking: Marking, model: CategoryModel, { id, object }: Saved): Promise<boolean> {
  const { entries } = marking.records;
  const category = model.category.const;
  const oldest = await entries.list({ object, category, statuses: ['normal'], limit: 2, offset: 0 });
  const heir = oldest?.find(entry => entry.id !== id && !isDamaged(entry));
  if (!heir) return false;
  const holder = await entries.primary(object, category, id);
  if (holder?.status === 'normal') return true;
  if (holder) await mark(marking, model, holder, false);
  await entries.demote(id);
  await mark(marking, model, heir, true);
  return true;
}

async function takeMark(stepping: Stepping, model: CategoryModel, entry: EntryRecord): Promise<boolean> {
  const { records } = stepping;
  const holder = await records.entries.primary(entry.object, entry.category, entry.id);
  if (holder?.status === 'normal') return false;
  if (holder) await mark(stepping, model, holder, false);
  await records.entries.update(entry.id, marked(model, entry, true));
  return true;
}

async function mark(marking: Marking, model: CategoryModel, entry: EntryRecord, isSet: boolean): Promise<void> {
  if (!isSet && isDamaged(entry)) return marking.records.entries.demote(entry.id);
  return rewrite({ ...marking, model }, entry, marked(model, entry, isSet));
}

function marked(model: CategoryModel, entry: EntryRecord, isSet: boolean): EntryContent {
  const values: KeptValues = { ...valuesOf(model, entry), [model.exclusive ?? '']: isSet };
  return contentOf(model, values);
}
