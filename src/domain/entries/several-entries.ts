import { elementsAtMost } from '../../attributes/invalid-value.js';
import { text } from '../../messages/text.js';
import { andThen, forEachSeries, type MaybePromise } from '../../rpc/maybe-promise.js';
import { limitExceeded } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import type { CategoryModel } from '../models/category-model.js';
import type { SavedEntry } from './writing.js';

/** Saves one entry per element, in their order. Returns the first, with the ids of the others. */
export function saveEach<Element>(
  [first, ...more]: readonly [Element, ...Element[]],
  save: (element: Element) => MaybePromise<SavedEntry>,
): MaybePromise<SavedEntry> {
  return andThen(save(first), saved => {
    const others: number[] = [];
    const saveAnother = (other: Element) => andThen(save(other), ({ entry }) => others.push(entry));
    return andThen(forEachSeries(more, saveAnother), () => ({ ...saved, others }));
  });
}

/** Data of each entry that `data` creates: one, or one per element where the category accepts many. */
export function elementsIn(
  context: DomainContext,
  { many }: CategoryModel,
  data: Readonly<Record<string, unknown>>,
): readonly [Readonly<Record<string, unknown>>, ...Readonly<Record<string, unknown>>[]] {
  const list = many === undefined ? undefined : data[many];
  if (many === undefined || !Array.isArray(list) || list.length < 2) return [data];
  rejectManyEntries(context, list.length);
  const [first, ...others] = list.map(element => ({ ...data, [many]: element }));
  return [first ?? data, ...others];
}

/**
 * One call writes as many entries as a batch has calls, at most: what is longer would keep others waiting.
 * @throws RpcError LimitExceeded
 */
export function rejectManyEntries({ settings }: DomainContext, count: number): void {
  if (count <= settings.batchLimit) return;
  const data = {
    entries: text('ExpectedAtMostGiven', { max: settings.batchLimit, count }),
    setting: 'KATASTER_BATCH_LIMIT',
  };
  throw limitExceeded(text('CallWritesAtMost', { limit: settings.batchLimit, unit: text('TheEntries') }), data);
}

/** How many elements the lists among values have. */
export function elementsOf(values: Readonly<Record<string, unknown>>): number {
  return Object.values(values).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0);
}

/** @throws RpcError LimitExceeded */
export function rejectManyElements(count: number): void {
  if (count <= elementsAtMost) return;
  const data = { elements: text('ExpectedAtMostGiven', { max: elementsAtMost, count }) };
  throw limitExceeded(text('CallWritesAtMostElements', { max: elementsAtMost }), data);
}

/**
 * Limits the links that one call removes: each removal removes a relation as well, and indexes the entries that showed it.
 * @throws RpcError LimitExceeded
 */
export function rejectEndingManyLinks(count: number): void {
  if (count <= elementsAtMost) return;
  const right = text('ExpectedAtMostHaveEntries', { max: elementsAtMost });
  throw limitExceeded(text('CallEndsAtMostLinks', { max: elementsAtMost }), { links: right });
}
