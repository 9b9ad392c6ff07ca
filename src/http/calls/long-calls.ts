import { methods } from '../../../generated/methods.js';
import { memoizeByPart } from '../../attributes/memoize.js';
import type { Registry } from '../../catalog/registry.js';
import type { MethodDefinition } from '../../rpc/method-definition.js';

type Names = ReadonlySet<string>;

/** Whether a write does more than to wait for the database: the calls of a batch after it wait for it. */
export type TakesLong = (method: string, params: Readonly<Record<string, unknown>>) => boolean;

/** Resources whose methods change the rights of the calls after them. */
const aboutAccess: ReadonlySet<string> = new Set(['grant', 'key', 'user']);

const methodsByName: ReadonlyMap<string, MethodDefinition> = new Map(Object.entries(methods));

/** Whether a write does more than to wait for the database. */
export function takesLong(registry: Registry): TakesLong {
  const hashes = carriesPassword(registry);
  return (name, params) => {
    const method = methodsByName.get(name);
    return method?.takesLong || aboutAccess.has(method?.permission.resource ?? '') || hashes(name, params);
  };
}

/** Whether a call writes the password of a user into an entry: its hash takes longer than anything else a write does. */
const carriesPassword = memoizeByPart(({ categories }: Registry): TakesLong => {
  const withHashes = categories.filter(({ attributes }) => attributes.some(({ hashed }) => hashed));
  const names: Names = new Set(withHashes.flatMap(({ const: constant, aliases = [] }) => [constant, ...aliases]));
  const keys: Names = new Set(
    withHashes.flatMap(({ attributes }) => attributes.filter(({ hashed }) => hashed).map(({ key }) => key)),
  );
  return (_, params) => hasAny(params.data, keys) || hasAny(params.categories, names);
});

function hasAny(value: unknown, names: Names): boolean {
  if (typeof value !== 'object' || value === null) return false;
  for (const name of names) if (Object.hasOwn(value, name)) return true;
  return false;
}
