import type { MaybePromise } from '../../rpc/maybe-promise.js';
import { globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import type { CategoryModel } from '../models/category-model.js';
import { relationCategory } from '../relations/relations.js';

/** Revisions by the ids of what has them. */
export type RevisionsById = ReadonlyMap<number, number>;

type Asking = Pick<DomainContext, 'options' | 'store'>;

/** Revisions of objects, where the call asks for them. One statement. */
export function revisionsOfObjects({ options, store }: Asking, ids: readonly number[]): MaybePromise<RevisionsById | undefined> {
  return options?.withRevision ? store.reads.revisions.ofObjects(ids, options.asOf) : undefined;
}

/**
 * Revisions of shown entries of a category, where the call asks for them; those of Global are the objects themselves. Relations that
 * links tell are none of their own. One statement.
 */
export function revisionsOfEntries(
  { options, store }: Asking,
  { category }: CategoryModel,
  entries: readonly { readonly id: number }[],
): MaybePromise<RevisionsById | undefined> {
  if (!options?.withRevision || category.const === relationCategory) return undefined;
  const { revisions } = store.reads;
  const ids = [...new Set(entries.map(({ id }) => id))];
  return category.const === globalCategory ? revisions.ofObjects(ids, options.asOf) : revisions.ofEntries(ids, options.asOf);
}

/** Revisions of reports, where the call asks for them. One statement. */
export function revisionsOfReports({ options, store }: Asking, ids: readonly number[]): MaybePromise<RevisionsById | undefined> {
  return options?.withRevision ? store.reads.revisions.ofReports(ids, options.asOf) : undefined;
}
