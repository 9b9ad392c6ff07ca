import { methods } from '../../generated/methods.js';
import type { Registry } from '../catalog/registry.js';
import type { MethodDefinition } from '../rpc/method-definition.js';
import type { CallRunner } from './calls.js';
import { carriesPassword } from './password-calls.js';

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
