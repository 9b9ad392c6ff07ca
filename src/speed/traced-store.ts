import type { Store } from '../domain/storage/store.js';
import type { ReadSet } from '../domain/storage/write-set.js';
import { traceReads } from './traced-reads.js';

/** Members that read nothing which a commit changes. Every other one may read anything. */
const constant: ReadonlySet<string | symbol> = new Set<keyof Store>([
  'secret',
  'commits',
  'state',
  'waiting',
  'keepsOrder',
  'onCommit',
]);

/** The same store, whose reads note in a read set what they read; all else that it is asked makes that unknown. */
export function traceStore(store: Store, readSet: ReadSet): Store {
  const reads = traceReads(store.reads, readSet);
  // The target has no members of its own, which a proxy would have to return as they are.
  return new Proxy(Object.create(store) as Store, {
    get(_, name) {
      if (name === 'reads') return reads;
      if (!constant.has(name)) readSet.noteUnknown();
      const member: unknown = Reflect.get(store, name);
      return typeof member === 'function' ? member.bind(store) : member;
    },
  });
}
