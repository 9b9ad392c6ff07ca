import { RpcError } from '../../../generated/errors.js';
import type { Category } from '../../catalog/registry.js';
import type { KeptValues } from '../attributes/attribute-type.js';
import { HashedPassword } from '../attributes/passwords.js';
import type { DomainContext } from '../context.js';
import { type CategoryPlan, labelOf, planOf } from '../entries/plan.js';
import type { Records } from '../storage/records.js';
import type { PasswordHashing } from './passwords.js';

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
  const { hashed } = planOf(registry, category);
  return hashed.length > 0 && hashed.some(key => Object.hasOwn(data, key)) ? hashedIn(hashing, hashed, data) : undefined;
}

/** The first password is hashed; others repeat it, as forms ask for a password twice. */
async function hashedIn(hashing: PasswordHashing, hashed: readonly string[], data: Data): Promise<Data> {
  const { ...others }: Record<string, unknown> = data;
  for (const key of hashed) if (others[key] === '') delete others[key];
  const [first = '', ...repeating] = hashed.filter(key => typeof others[key] === 'string');
  const password = String(others[first] ?? '');
  if (password === '') return others;
  const hash = await hashing.hashOf(password);
  others[first] = new HashedPassword(password, hash);
  for (const key of repeating)
    others[key] = new HashedPassword(String(others[key]), hash, others[key] === password ? undefined : first);
  return others;
}

/**
 * Two persons have no login in common.
 * @throws RpcError Conflict
 */
export async function refuseTakenLogin(
  { passwords }: Records,
  plan: CategoryPlan,
  entry: number,
  values: KeptValues,
): Promise<void> {
  const login = labelOf(plan, values);
  if (login === '' || !(await passwords.hasLogin(login, entry))) return;
  const reason = `the login ${JSON.stringify(login)} is taken`;
  throw new RpcError('Conflict', { reason }, { [plan.labels[0] ?? '']: 'is the login of another person' });
}

/** Keeps the password of an entry where nothing but a login reads it. Whoever is logged in by the old one has to log in again. */
export async function keepPassword(
  { passwords }: Records,
  { hashed }: CategoryPlan,
  entry: number,
  data: Data,
  values: Readonly<KeptValues>,
): Promise<void> {
  const key = hashed.find(each => Object.hasOwn(data, each));
  if (key === undefined) return;
  const hash = values[key];
  await passwords.set(entry, hash === undefined ? undefined : String(hash));
}
