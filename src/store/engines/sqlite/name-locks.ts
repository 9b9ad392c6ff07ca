import type { LockName } from '../engine.js';

/** Names that are taken within the one process that has a database. */
export function ownNames(): LockName {
  const taken = new Set<string>();
  return name => {
    if (taken.has(name)) return Promise.resolve(undefined);
    taken.add(name);
    return Promise.resolve(async () => void taken.delete(name));
  };
}
