import type { KeptValues } from '../../attributes/attribute-values.js';
import { isoTime, localTime } from '../../attributes/times.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import { loginCategory } from '../access/user-categories.js';
import { authorOf } from '../author.js';
import { receiveData, type WritingContext } from '../entries/entry-rules.js';
import { onlyEntry } from '../entries/locking.js';
import { hashedKeysOf } from '../entries/rules/login.js';
import { type Writing, writeEntries } from '../entries/writing.js';
import { modelOf } from '../models/category-model.js';
import type { Records } from '../storage/records.js';

type Data = Readonly<Record<string, unknown>>;
type Written = (records: Records, entry: number) => MaybePromise<void>;

/** Values and rows that are written beside the data that were sent. */
interface LoginWriting {
  given?(time: string): KeptValues;
  readonly written?: Written | undefined;
}

/** Keeps when a person last logged in, whatever the key that asks may see. */
export async function noteLogin(context: WritingContext, person: number): Promise<void> {
  await writeOwnLogin(context, person, {}, { given: time => ({ last_login: localTime(time) }) });
}

/**
 * Sets a password that a person has to change before anything else; `false` where they have no login.
 * @throws RpcError ValidationFailed, Busy
 */
export async function setFirstPassword(context: WritingContext, person: number, password: string): Promise<boolean> {
  return writePassword(context, person, password, (records, entry) => records.passwords.expire(entry));
}

/**
 * Sets the password of the person who asks, whatever they and their key may do; `false` where they have no login any more.
 * @throws RpcError ValidationFailed, Busy
 */
export async function changeOwnPassword(context: WritingContext, person: number, password: string): Promise<boolean> {
  return writePassword(context, person, password);
}

async function writePassword(context: WritingContext, person: number, password: string, written?: Written): Promise<boolean> {
  const category = context.registry.category(loginCategory);
  const [key] = category ? hashedKeysOf(modelOf(context.registry, category)) : [];
  if (!category || key === undefined) return false;
  const data = { [key]: password };
  return writeOwnLogin(context, person, (await receiveData(context, category, data)) ?? data, { written });
}

async function writeOwnLogin(
  { permitted: _, ...context }: WritingContext,
  person: number,
  data: Data,
  { given, written }: LoginWriting,
): Promise<boolean> {
  const category = context.registry.category(loginCategory);
  if (!category) return false;
  const time = isoTime(context.now());
  const author = { ...authorOf(context), keepsModifiedTime: Object.keys(data).length === 0 };
  return context.store.transaction(author, async ({ everything: records }) => {
    const object = await records.objects.lockOwner(person);
    const entry = object && (await onlyEntry(context, records, category, person));
    if (!entry) return false;
    const writing: Writing = { context, records, object, model: modelOf(context.registry, category), time };
    await writeEntries(writing, data, entry, given?.(time) ?? {});
    await written?.(records, entry.id);
    return true;
  });
}
