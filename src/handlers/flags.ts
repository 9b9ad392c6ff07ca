import type { Flag } from '../../generated/types.js';

/** Value of a flag; `undefined` where it was not sent. */
export function isAsked(flag: Flag | undefined): boolean | undefined {
  return flag === undefined ? undefined : Boolean(flag);
}
