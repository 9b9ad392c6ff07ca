import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import { isCounted, type ObjectQuery } from './object-query.js';
import type { Reads } from './reads.js';
import type { Store } from './store.js';
import { storeWith } from './store-with.js';

/** Rows that a statement may answer, or pass over, on the event loop, where every other call waits for it. */
export const maxRowsOnMainThread = 500;

/** Objects times categories whose entries are read at once: each of these is presented, also where it is empty. */
const maxListsOnMainThread = 5000;

/** A read that needs more than that: it has to be carried out beside the event loop. */
export class ReadTooLarge extends Error {}

/** Thrown again and again, so it is made once; its stack says nothing. */
export const readTooLarge = new ReadTooLarge('The read is too large for the event loop');
const reject = (): Promise<never> => Promise.reject(readTooLarge);

/** The same store, whose reads outside of transactions are bounded; what it shows to callers who see less is bounded, too. */
export function limitStore(whole: Store): Store {
  const narrowed = new WeakMap<Store, Store>();
  const withScope: Store['withScope'] = scope => {
    if (!scope) return bounded;
    const store = whole.withScope(scope);
    const known = narrowed.get(store) ?? storeWith(store, { reads: limitReads(store.reads, { isNarrowed: true }) });
    narrowed.set(store, known);
    return known;
  };
  const bounded = storeWith(whole, { reads: limitReads(whole.reads, { isNarrowed: false }), withScope });
  return bounded;
}

/**
 * Reads that keep the event loop for a few milliseconds at most, whatever is stored.
 * @throws ReadTooLarge where more would be needed; nothing was changed, and the call may be begun again elsewhere
 */
export function limitReads(reads: Reads, { isNarrowed }: { readonly isNarrowed: boolean }): Reads {
  return {
    objects: {
      find: id => reads.objects.find(id),
      list: query => (hasShortWay(query, isNarrowed) ? requireFew(reads.objects.list(limitPage(query))) : reject()),
      count: conditions => (isCounted(conditions) ? reads.objects.count(conditions) : reject()),
      countOfType: type => reads.objects.countOfType(type),
      countByType: () => reads.objects.countByType(),
      placedIn: reject,
    },
    entries: {
      list: query =>
        query.offset >= maxRowsOnMainThread
          ? reject()
          : requireFew(reads.entries.list({ ...limitPage(query), atMost: maxRowsOnMainThread })),
      linking: query => reads.entries.linking({ ...query, atMost: maxRowsOnMainThread }),
      ofMany: query => {
        const { objects, categories, links } = query;
        if (objects.length * (categories.length + links.length) > maxListsOnMainThread) return reject();
        return reads.entries.ofMany({ ...query, atMost: maxRowsOnMainThread });
      },
      contents: places => (places.length > maxRowsOnMainThread ? reject() : reads.entries.contents(places, maxRowsOnMainThread)),
    },
    referents: {
      find: ids => {
        const { choices, objects, entries } = ids;
        return choices.length + objects.length + entries.length + (ids.relations?.length ?? 0) > maxRowsOnMainThread
          ? reject()
          : reads.referents.find(ids);
      },
    },
    choices: {
      ofDialogs: dialogs => reads.choices.ofDialogs(dialogs, maxRowsOnMainThread),
      // Slices are as long as one turn has time for.
      usesIn: (sought, slice) => reads.choices.usesIn(sought, slice),
      holders: (sought, range) => reads.choices.holders(sought, range),
    },
    facts: {
      find: questions =>
        questions.some(({ ids }) => ids.length > maxRowsOnMainThread)
          ? reject()
          : reads.facts.find(questions, maxRowsOnMainThread),
    },
    relations: {
      of: query =>
        query.objects.length > maxRowsOnMainThread ? reject() : reads.relations.of({ ...query, atMost: maxRowsOnMainThread }),
      find: id => reads.relations.find(id),
    },
    constants: reads.constants,
    objectTypes: reads.objectTypes,
    revisions: reads.revisions,
    search: { find: reject, backlog: () => reads.search.backlog() },
    externals: {
      objectsOf: query => requireFew(reads.externals.objectsOf(limitPage(query))),
      page: query => requireFew(reads.externals.page(limitPage(query))),
      entriesOf: (source, objects) =>
        objects.length > maxRowsOnMainThread ? reject() : reads.externals.entriesOf(source, objects),
    },
    pictures: reads.pictures,
    reports: reads.reports,
    importProfiles: reads.importProfiles,
    uniqueValues: { collisions: reject },
    livestatus: reads.livestatus,
    schema: {
      version: () => reads.schema.version(),
      list: () => reads.schema.list(),
      changes: () => reads.schema.changes(),
      ...{ countEntries: reject, countHolders: reject, countRepeated: reject, refused: reject, values: reject },
    },
    history: {
      begin: () => reads.history.begin(),
      later: reject,
      bounds: reject,
      places: reject,
      changes: (places, asked) =>
        places.length > maxRowsOnMainThread ? reject() : reads.history.changes(places, { ...asked, atMost: maxRowsOnMainThread }),
      net: reject,
      purged: (objects, entries) =>
        objects.length + entries.length > maxRowsOnMainThread ? reject() : reads.history.purged(objects, entries),
    },
    feed: {
      head: () => reads.feed.head(),
      next: (position, head) => reads.feed.next(position, head),
      sets: (from, since, limit) => (limit > maxRowsOnMainThread ? reject() : reads.feed.sets(from, since, limit)),
      places: query =>
        query.sets.reduce((sum, { size }) => sum + size, 0) > maxRowsOnMainThread ? reject() : reads.feed.places(query),
    },
  };
}

/**
 * Whether an index leads to the objects of a page in their order, so that no more are looked at than the page has. Of objects that are
 * not seen any number may stand between those that are.
 */
function hasShortWay({ conditions, order, offset }: ObjectQuery, isNarrowed: boolean): boolean {
  if (conditions.some(each => each.kind === 'sysid' || (each.kind === 'ids' && each.ids.length <= maxRowsOnMainThread)))
    return conditions.length <= 5 && order.by !== 'type';
  if (isNarrowed || offset >= maxRowsOnMainThread) return false;
  const types = conditions.filter(({ kind }) => kind === 'types');
  const isOfOneType = types.length === 1 && types.every(each => each.kind === 'types' && each.types.length === 1);
  const known = conditions.every(each => each.kind === 'status' || (isOfOneType && each.kind === 'types') || isBeginning(each));
  const hasTitle = conditions.some(({ kind }) => kind === 'title');
  return known && (order.by === 'title' || (order.by === 'id' && isOfOneType && !hasTitle));
}

/** A title, or the beginning of one, is a range of the index of titles. */
function isBeginning(condition: ObjectQuery['conditions'][number]): boolean {
  if (condition.kind !== 'title') return false;
  const [[begin = '', ...rest] = [], ...others] = condition.patterns;
  return others.length === 0 && begin !== '' && (rest.length === 0 || (rest.length === 1 && rest[0] === ''));
}

/** A page with at most one row more than are few. */
function limitPage<Page extends { readonly limit: number }>(page: Page): Page {
  return { ...page, limit: Math.min(page.limit, maxRowsOnMainThread + 1) };
}

/** The rows of a page, if those are few. */
function requireFew<Rows extends readonly unknown[] | undefined>(found: MaybePromise<Rows>): MaybePromise<Rows> {
  return andThen(found, rows => {
    if (rows && rows.length > maxRowsOnMainThread) throw readTooLarge;
    return rows;
  });
}
