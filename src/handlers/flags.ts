import type { Flag } from '../../generated/types.js';

/** What a switch says; `undefined` where it was not sent. */
export function isAsked(flag: Flag | undefined): boolean | undefined {
  return flag === undefined ? undefined : Boolean(flag);
}
