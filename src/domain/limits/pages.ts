import { RpcError } from '../../rpc/rpc-error.js';

/** A part of a list: how many rows are passed over first, and how many are read. */
export interface Page {
  readonly offset: number;
  readonly count: number;
}

/** How many rows a page holds at most. */
interface Paging {
  readonly settings: { readonly pageLimit: number };
}

const whole: Page = { offset: 0, count: Number.MAX_SAFE_INTEGER };

/**
 * The page that a number asks for, or an offset and a number, such as "20,10"; without either everything.
 * @throws RpcError LimitExceeded
 */
export function pageAsked(context: Paging, limit: number | string | undefined): Page {
  if (limit === undefined) return whole;
  const [count = 0, offset = 0] = String(limit).split(',').map(Number).toReversed();
  rejectLongPage(context, count);
  return { offset, count };
}

/** More was found than a page holds: a list that ends unseen is worse than none. */
export function pageExceeded(pageLimit: number, found: 'entries' | 'objects', right: string): RpcError {
  const what = `more than ${pageLimit} ${found} were found, which is what a page holds`;
  return new RpcError('LimitExceeded', { what }, { limit: right, setting: 'KATASTER_PAGE_LIMIT' });
}

/** @throws RpcError LimitExceeded */
export function rejectLongPage({ settings }: Paging, limit = 0): void {
  if (limit <= settings.pageLimit) return;
  throw new RpcError(
    'LimitExceeded',
    { what: `a page holds at most ${settings.pageLimit} entries` },
    { limit: `expected at most ${settings.pageLimit}`, setting: 'KATASTER_PAGE_LIMIT' },
  );
}
