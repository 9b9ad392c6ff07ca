import type { Docs } from './docs.js';

/** What can be found, as a classic script. */
export function searchIndex(_docs: Docs): string {
  return 'window.katasterIndex=[];\n';
}
