import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import type { RpcError } from '../../rpc/rpc-error.js';
import { constantMeant, writableCategoryNamed } from '../categories.js';
import type { Sent } from '../entries/entry-rule.js';
import { receiveData, type WritingContext } from '../entries/entry-rules.js';
import { elementsOf, rejectManyElements, rejectManyEntries } from '../entries/several-entries.js';
import { type CategoryModel, modelOf } from '../models/category-model.js';
import type { ObjectDraft } from './creation.js';

/** An entry of a draft, with its place in the request. */
export interface DraftEntry {
  readonly data: Sent;
  /** Such as `categories.C__CATG__ACCESS.1`; without a number where one entry was sent instead of a list. */
  readonly place: string;
}

/** The entries that a draft has of one category. */
export function entriesIn(categories: ObjectDraft['categories'], name: string): readonly DraftEntry[] {
  const given = categories[name];
  const place = placeOf(name);
  if (!Array.isArray(given)) return [{ data: given as Sent, place }];
  return given.map((data: Sent, at) => ({ data, place: `${place}.${at}` }));
}

/** Where the entries of a category stand in what was sent. */
export function placeOf(name: string): string {
  return `categories.${name}`;
}

/**
 * Rejects what would take long and keep others waiting, and a second entry where a category holds one.
 * @throws RpcError CategoryNotFound, CategoryWithoutAttributes, InvalidParameters, LimitExceeded
 */
export function rejectDraft(context: WritingContext, categories: ObjectDraft['categories']): void {
  let count = 0;
  let elements = 0;
  const drafts = Object.keys(categories).map((name): DraftCategory => {
    const model = modelOf(context.registry, writableCategoryNamed(context, name, placeOf(name)));
    return { name, model, entries: entriesIn(categories, name) };
  });
  for (const { model, entries } of drafts)
    for (const { data } of entries) {
      count += Math.max(1, lengthOf(model.many === undefined ? undefined : data[model.many]));
      elements += elementsOf(data);
    }
  rejectManyEntries(context, count);
  rejectManyElements(elements);
  rejectSecondEntries(context, drafts);
}

/** Entries of a draft in one category, by the name it was sent under. */
interface DraftCategory {
  readonly name: string;
  readonly model: CategoryModel;
  readonly entries: readonly DraftEntry[];
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** One category may have been named twice, by other names of it. */
function rejectSecondEntries(context: WritingContext, drafts: readonly DraftCategory[]): void {
  const places = new Map<string, string[]>();
  for (const { name, model, entries } of drafts) {
    const { single, category } = model;
    const before = places.get(category.const) ?? [];
    const all = [...before, ...entries.map(({ place }) => place)];
    if (single && all.length > 1) throw secondEntry(constantMeant(context, name), placeOf(name), all);
    places.set(category.const, all);
  }
}

function secondEntry(category: string, at: string, places: readonly string[]): RpcError {
  const [first = '', second = ''] = places;
  const fault = text('IsSingleValueExpectedOne', { category, count: places.length, first, second });
  return invalidParameter(at, fault);
}

/** The draft as the rules of its categories go on with it in a transaction; `undefined` where nothing has to be waited for. */
export function receiveDraft(context: WritingContext, draft: ObjectDraft): Promise<ObjectDraft> | undefined {
  const received = Object.entries(draft.categories).flatMap(([name, given]) => {
    const waiting = receiveEntries(context, name, given);
    return waiting ? [waiting.then(entries => [name, entries] as const)] : [];
  });
  if (received.length === 0) return undefined;
  return Promise.all(received).then(all => ({ ...draft, categories: { ...draft.categories, ...Object.fromEntries(all) } }));
}

function receiveEntries(context: WritingContext, name: string, given: unknown): Promise<unknown> | undefined {
  const category = writableCategoryNamed(context, name);
  if (!Array.isArray(given)) return receiveData(context, category, given as Sent);
  const received = given.map(data => receiveData(context, category, data));
  return received.some(Boolean) ? Promise.all(received.map((waiting, at) => waiting ?? given[at])) : undefined;
}
