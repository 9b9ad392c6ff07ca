import { type Text, text } from '../../messages/text.js';
import { limitExceeded, type RpcError } from '../../rpc/rpc-error.js';

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
export function pageExceeded(pageLimit: number, found: 'entries' | 'objects', right: Text): RpcError {
  const what = text('MoreThanWereFoundWhich', {
    max: pageLimit,
    found: found === 'objects' ? text('TheObjects') : text('TheEntries'),
  });
  return limitExceeded(what, { limit: right, setting: 'KATASTER_PAGE_LIMIT' });
}

/** @throws RpcError LimitExceeded */
export function rejectLongPage({ settings }: Paging, limit = 0): void {
  if (limit <= settings.pageLimit) return;
  throw limitExceeded(text('PageHoldsAtMostEntries', { max: settings.pageLimit }), {
    limit: text('ExpectedAtMost', { max: settings.pageLimit }),
    setting: 'KATASTER_PAGE_LIMIT',
  });
}
