import { methods } from '../../generated/methods.js';
import type { Registry } from '../catalog/registry.js';
import type { MethodDefinition } from '../rpc/method-definition.js';
import type { CallRunner } from './calls.js';

type Names = ReadonlySet<string>;

const settingPasswords: Names = new Set(['kataster.user.create', 'kataster.user.password', 'kataster.user.setPassword']);

/** Methods that look through everything that is kept before they write. */
const lookingThrough: ReadonlySet<string> = new Set(['cmdb.dialog.delete', 'cmdb.status.delete']);

/** What methods are about that decide who may make the calls after them. */
const aboutAccess: ReadonlySet<string> = new Set(['grant', 'key', 'user']);

/** Whether a write does more than to wait for the database. */
export function takesLong(registry: Registry): CallRunner['takesLong'] {
  const hashes = carriesPassword(registry);
  return (method, params) => decidesAccess(method) || lookingThrough.has(method) || hashes(method, params);
}

function decidesAccess(method: string): boolean {
  const table: Readonly<Record<string, MethodDefinition>> = methods;
  return Object.hasOwn(table, method) && aboutAccess.has(table[method]?.permission.resource ?? '');
}

/** Whether a call carries the password of a user, whose hash takes longer than anything else a write does. */
function carriesPassword({ categories }: Registry): CallRunner['takesLong'] {
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
