import { elementsAtMost } from '../../attributes/invalid-value.js';
import { type Awaitable, after, inTurn } from '../../rpc/awaitable.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import type { CategoryModel } from '../models/category-model.js';
import type { SavedEntry } from './writing.js';

/** Saves one entry per element, in their order. Returns the first, with the ids of the others. */
export function saveEach<Element>(
  [first, ...more]: readonly [Element, ...Element[]],
  save: (element: Element) => Awaitable<SavedEntry>,
): Awaitable<SavedEntry> {
  return after(save(first), saved => {
    const others: number[] = [];
    const saveAnother = (other: Element) => after(save(other), ({ entry }) => others.push(entry));
    return after(inTurn(more, saveAnother), () => ({ ...saved, others }));
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
  const data = { entries: `expected at most ${settings.batchLimit}, not ${count}`, setting: 'KATASTER_BATCH_LIMIT' };
  throw new RpcError('LimitExceeded', { what: `a call writes at most ${settings.batchLimit} entries` }, data);
}

/** How many elements the lists among values have. */
export function elementsOf(values: Readonly<Record<string, unknown>>): number {
  return Object.values(values).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0);
}

/** @throws RpcError LimitExceeded */
export function rejectManyElements(count: number): void {
  if (count <= elementsAtMost) return;
  const data = { elements: `expected at most ${elementsAtMost}, not ${count}` };
  throw new RpcError('LimitExceeded', { what: `a call writes at most ${elementsAtMost} elements of lists` }, data);
}

/**
 * Limits the links that one call removes: each removal removes a relation as well, and indexes the entries that showed it.
 * @throws RpcError LimitExceeded
 */
export function rejectEndingManyLinks(count: number): void {
  if (count <= elementsAtMost) return;
  const right = `expected at most ${elementsAtMost}; have the entries that link there lead elsewhere, or purge them, first`;
  throw new RpcError('LimitExceeded', { what: `a call ends at most ${elementsAtMost} links` }, { links: right });
}
