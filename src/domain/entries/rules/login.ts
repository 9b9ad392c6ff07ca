import { memoizeByPart } from '../../../attributes/memoize.js';
import { HashedPassword, isAcceptable } from '../../../attributes/passwords.js';
import { text } from '../../../messages/text.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import { auditEntry, auditSessionsEnded } from '../../audit.js';
import type { DomainContext } from '../../context.js';
import { type CategoryModel, labelOf } from '../../models/category-model.js';
import { foldLogin } from '../../storage/folding.js';
import type { EntryChange, EntryDraft, EntryOccasions, EntryRule, Sent } from '../entry-rule.js';
import type { Writing } from '../writing.js';

/** Keys of the passwords of which a hash is kept, and that beside the entry: the password, and its repetition. */
export const hashedKeysOf = memoizeByPart(({ attributes }: CategoryModel): readonly string[] =>
  attributes.filter(({ hashed }) => hashed).map(({ key }) => key),
);

/** A login is of one person, has a password that is kept as a hash, and sessions that end with it. It is not copied. */
export const login: EntryRule = {
  name: 'login',
  appliedTo(model) {
    const keys = hashedKeysOf(model);
    return keys.length > 0 ? ofLogins(model, keys) : undefined;
  },
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

function ofLogins(model: CategoryModel, keys: readonly string[]): EntryOccasions {
  return {
    received: (context, data) =>
      keys.some(key => Object.hasOwn(data, key)) ? withHashes(context, model, keys, data) : undefined,
    async prepare(writing, drafts) {
      for (const draft of drafts) {
        await rejectNamesake(writing, keys, draft);
        await rejectTakenLogin(writing, draft);
      }
    },
    stored: (_, entries) => entries.map(({ id, values }) => ({ id, values: without(keys, values) })),
    async written(writing, changes) {
      for (const change of changes) {
        await keepLogin(writing, change);
        await keepPassword(writing, keys, change);
      }
    },
    copied: () => undefined,
    beforeTransition: 'nothing',
    afterTransition: 'nothing',
  };
}

/**
 * Data with hashes in the place of passwords. The first one is hashed; others repeat it, as forms ask for a password twice. One that is
 * going to be rejected stays as it is. An empty text is what reading shows, and changes nothing.
 */
async function withHashes(
  { hashing, usePassword }: Pick<DomainContext, 'hashing' | 'usePassword'>,
  { attributes }: CategoryModel,
  keys: readonly string[],
  data: Sent,
): Promise<Sent> {
  const { ...others }: Record<string, unknown> = data;
  for (const key of keys) if (others[key] === '') delete others[key];
  const [first = '', ...repeating] = keys.filter(key => typeof others[key] === 'string');
  const password = String(others[first] ?? '');
  const attribute = attributes.find(({ key }) => key === first);
  if (!attribute || !isAcceptable(password, attribute)) return without(repeating, others);
  usePassword?.('set', password);
  const hash = await hashing.hashOf(password);
  others[first] = new HashedPassword(password, hash);
  for (const key of repeating)
    others[key] = new HashedPassword(String(others[key]), hash, others[key] === password ? undefined : first);
  return others;
}

/** Characters that a password has beside the login and the name of its person. */
const minOwnCharacters = 8;
/** Words of a name that are shorter may be in any password. */
const minWordCharacters = 3;

/**
 * Rejects a password that is little more than the login or the name of the person, which everybody knows.
 * @throws RpcError ValidationFailed
 */
async function rejectNamesake({ records, model, object }: Writing, keys: readonly string[], draft: EntryDraft): Promise<void> {
  const sent = keys.flatMap(key => (draft.sent[key] instanceof HashedPassword ? [[key, draft.sent[key]] as const] : []));
  if (sent.length === 0) return;
  const person = await records.objects.find(object.id);
  const names = [labelOf(model, draft.values), ...(person?.title.split(/[\s.,_@-]+/) ?? [])];
  for (const [key, { text }] of sent)
    if (isNamesake(foldLogin(text), names.map(foldLogin))) throw new RpcError('ValidationFailed', {}, { [key]: namesake });
}

function isNamesake(password: string, names: readonly string[]): boolean {
  const longestFirst = names.filter(name => name.length >= minWordCharacters).sort((one, other) => other.length - one.length);
  const own = longestFirst.reduce((rest, name) => rest.replaceAll(name, ''), password);
  return own !== password && own.length < minOwnCharacters;
}

const namesake = text('IsLittleMoreThanLogin', { minOwnCharacters });

/**
 * Two persons whose logins are alike from before may be changed in everything else.
 * @throws RpcError Conflict
 */
async function rejectTakenLogin(
  { records: { passwords }, model }: Writing,
  { entry, before, values }: EntryDraft,
): Promise<void> {
  const name = labelOf(model, values);
  if (name === '' || (entry && name === labelOf(model, before)) || !(await passwords.hasLogin(name, entry?.id ?? 0))) return;
  const reason = text('LoginIsTaken', { name: JSON.stringify(name) });
  throw new RpcError('Conflict', { reason }, { [model.labels[0] ?? '']: text('IsLoginOfAnotherPerson') });
}

async function keepLogin({ records: { passwords }, model }: Writing, { id, entry, before, values }: EntryChange): Promise<void> {
  const name = labelOf(model, values);
  if (name !== (entry ? labelOf(model, before) : '')) await passwords.keepLogin(id, name);
}

/**
 * Keeps the password of an entry where nothing but a login reads it. Sessions of the old one end, except the one that asks.
 */
async function keepPassword(
  { context, records: { passwords, access }, object: { id: person } }: Writing,
  keys: readonly string[],
  { id, sent, values }: EntryChange,
): Promise<void> {
  const key = keys.find(each => Object.hasOwn(sent, each));
  if (key === undefined) return;
  const { [key]: hash } = values;
  if (hash === undefined) await passwords.remove(id, auditEntry(context, 'passwordRemoved', { subjectObject: person }, {}));
  else await passwords.set(id, String(hash), auditEntry(context, 'passwordSet', { subjectObject: person }, {}));
  await access.endSessions(person, auditSessionsEnded(context, person, 'passwordSet'), context.user?.session);
}

function without<Value>(keys: readonly string[], values: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));
}
