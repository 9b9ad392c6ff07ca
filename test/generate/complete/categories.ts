// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import type { Id } from './types.js';

/** A number as it is saved; null clears. */
export type NumberInput = number | string | null;

/** A yes or no as it is saved; null clears. */
export type YesNoInput = boolean | 0 | 1 | 'yes' | 'no' | 'ja' | 'nein' | null;

/** A link as it is saved: an id, or a list of ids; null clears. */
export type LinkInput = Id | Id[] | null;

/** Per category an entry as it is read. */
export interface CategoryEntryTypes {
}

/** Per category the data as it is saved; what is absent keeps its value. */
export interface CategoryDataTypes {
}
