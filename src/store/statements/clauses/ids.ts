import type { Id } from '../../../../generated/types.js';

/** The largest id a column holds. */
const largestId = 2 ** 31 - 1;

/** Whether a record may have this id; no other one has to be looked for. */
export function isStorable(id: Id): id is number {
  return typeof id === 'number' && id <= largestId;
}
