import type { CallContext } from './context.js';

/** How many rows a list has at most: as many as were asked for, and no more than a page holds. */
export function pageOf({ settings: { pageLimit } }: Pick<CallContext, 'settings'>, limit = pageLimit): number {
  return Math.min(limit, pageLimit);
}
