import type { Registry } from '../catalog/registry.js';
import type { CallRunner } from './calls.js';
import { carriesPassword } from './password-calls.js';

/** Methods that look through everything that is kept before they write. */
const lookingThrough: ReadonlySet<string> = new Set(['cmdb.dialog.delete', 'cmdb.status.delete']);

/** Whether a write does more than to wait for the database. */
export function takesLong(registry: Registry): CallRunner['takesLong'] {
  const hashes = carriesPassword(registry);
  return (method, params) => lookingThrough.has(method) || hashes(method, params);
}
