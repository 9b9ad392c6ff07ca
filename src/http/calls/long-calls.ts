import { methods } from '../../../generated/methods.js';
import { madeOnceOf } from '../../attributes/made-once.js';
import type { Registry } from '../../catalog/registry.js';
import type { MethodDefinition } from '../../rpc/method-definition.js';
import type { CallRunner } from './calls.js';

type Names = ReadonlySet<string>;

/** Resources whose methods change the rights of the calls after them. */
const aboutAccess: ReadonlySet<string> = new Set(['grant', 'key', 'user']);

const methodsByName: ReadonlyMap<string, MethodDefinition> = new Map(Object.entries(methods));

/** Whether a write does more than to wait for the database. */
export function takesLong(registry: Registry): CallRunner['takesLong'] {
  const hashes = carriesPassword(registry);
  return (name, params) => {
    const method = methodsByName.get(name);
    return method?.takesLong || aboutAccess.has(method?.permission.resource ?? '') || hashes(name, params);
  };
}

/** Whether a call writes the password of a user into an entry: its hash takes longer than anything else a write does. */
const carriesPassword = madeOnceOf(({ categories }: Registry): CallRunner['takesLong'] => {
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
