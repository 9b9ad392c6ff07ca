import type { KeptValues } from '../../attributes/attribute-type.js';
import { HashedPassword, isAcceptable } from '../../attributes/passwords.js';
import type { Category } from '../../catalog/registry.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import { type CategoryModel, labelOf, modelOf } from '../entries/category-model.js';
import type { Writing } from '../entries/writing.js';
import type { PasswordHashing } from '../secrets/password-hashing.js';
import type { Records } from '../storage/records.js';

type Data = Readonly<Record<string, unknown>>;

/**
 * Data with hashes in the place of the passwords of users; `undefined` where there are none. To be awaited before a transaction: a hash
 * takes long. An empty text is what reading shows, and changes nothing.
 */
export function withHashes(
  { registry, hashing }: Pick<DomainContext, 'registry' | 'hashing'>,
  category: Category,
  data: Data,
): Promise<Data> | undefined {
  const model = modelOf(registry, category);
  const isThere = model.hashed.length > 0 && model.hashed.some(key => Object.hasOwn(data, key));
  return isThere ? hashedIn(hashing, model, data) : undefined;
}

/** The first password is hashed; others repeat it, as forms ask for a password twice. One that is going to be refused stays as it is. */
async function hashedIn(hashing: PasswordHashing, { hashed, attributes }: CategoryModel, data: Data): Promise<Data> {
  const { ...others }: Record<string, unknown> = data;
  for (const key of hashed) if (others[key] === '') delete others[key];
  const [first = '', ...repeating] = hashed.filter(key => typeof others[key] === 'string');
  const password = String(others[first] ?? '');
  const attribute = attributes.find(({ key }) => key === first);
  if (!attribute || !isAcceptable(password, attribute)) return without(repeating, others);
  const hash = await hashing.hashOf(password);
  others[first] = new HashedPassword(password, hash);
  for (const key of repeating)
    others[key] = new HashedPassword(String(others[key]), hash, others[key] === password ? undefined : first);
  return others;
}

function without(keys: readonly string[], data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));
}

/**
 * Two persons have no login in common.
 * @throws RpcError Conflict
 */
export async function refuseTakenLogin(
  { passwords }: Records,
  model: CategoryModel,
  entry: number,
  values: KeptValues,
): Promise<void> {
  const login = labelOf(model, values);
  if (login === '' || !(await passwords.hasLogin(login, entry))) return;
  const reason = `the login ${JSON.stringify(login)} is taken`;
  throw new RpcError('Conflict', { reason }, { [model.labels[0] ?? '']: 'is the login of another person' });
}

/**
 * Keeps the password of an entry where nothing but a login reads it. Sessions of the old one end, except the one that asks; those of
 * a login that is disabled end all.
 */
export async function keepPassword(
  { context: { user }, records: { passwords, access }, object }: Pick<Writing, 'context' | 'records' | 'object'>,
  { hashed }: CategoryModel,
  entry: number,
  data: Data,
  values: Readonly<KeptValues>,
): Promise<void> {
  if (values.disabled_login === true) await access.endSessions(object.id);
  const key = hashed.find(each => Object.hasOwn(data, each));
  if (key === undefined) return;
  const hash = values[key];
  await passwords.set(entry, hash === undefined ? undefined : String(hash), user?.session);
}
