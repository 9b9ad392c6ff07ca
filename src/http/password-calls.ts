import type { Registry } from '../catalog/registry.js';
import type { CallRunner } from './calls.js';

type Names = ReadonlySet<string>;

const settingPasswords: Names = new Set(['kataster.user.create', 'kataster.user.password', 'kataster.user.setPassword']);

/** Whether a call carries the password of a user, whose hash takes longer than anything else a write does. */
export function carriesPassword({ categories }: Registry): CallRunner['takesLong'] {
  const withHashes = categories.filter(({ attributes }) => attributes.some(({ hashed }) => hashed));
  const names: Names = new Set(withHashes.flatMap(({ const: constant, aliases = [] }) => [constant, ...aliases]));
  const keys: Names = new Set(
    withHashes.flatMap(({ attributes }) => attributes.filter(({ hashed }) => hashed).map(({ key }) => key)),
  );
  return (method, params) => settingPasswords.has(method) || hasAny(params.data, keys) || hasAny(params.categories, names);
}

function hasAny(value: unknown, names: Names): boolean {
  if (typeof value !== 'object' || value === null) return false;
  for (const name of names) if (Object.hasOwn(value, name)) return true;
  return false;
}
