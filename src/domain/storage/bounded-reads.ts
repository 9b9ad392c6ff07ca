import { type Awaitable, after } from '../../rpc/awaitable.js';
import { isCounted, type ObjectQuery } from './object-query.js';
import type { Reads } from './reads.js';
import type { Store } from './store.js';
import { storeWith } from './store-with.js';

/** Rows that a statement may answer, or pass over, on the event loop, where every other call waits for it. */
export const rowsAtOnce = 500;

/** Objects times categories whose entries are read at once: each of these is presented, also where it is empty. */
const listsAtOnce = 5000;

/** A read that needs more than that: it has to be carried out beside the event loop. */
export class BeyondBounds extends Error {}

/** Thrown again and again, so it is made once; its stack says nothing. */
export const beyondBounds = new BeyondBounds('The read is too large for the event loop');
const reject = (): Promise<never> => Promise.reject(beyondBounds);

/** The same store, whose reads outside of transactions are bounded; what it shows to callers who see less is bounded, too. */
export function boundedStore(whole: Store): Store {
  const narrowed = new WeakMap<Store, Store>();
  const scopedTo: Store['scopedTo'] = scope => {
    if (!scope) return bounded;
    const store = whole.scopedTo(scope);
    const known = narrowed.get(store) ?? storeWith(store, { reads: boundedReads(store.reads, { isNarrowed: true }) });
    narrowed.set(store, known);
    return known;
  };
  const bounded = storeWith(whole, { reads: boundedReads(whole.reads, { isNarrowed: false }), scopedTo });
  return bounded;
}

/**
 * Reads that keep the event loop for a few milliseconds at most, whatever is stored.
 * @throws BeyondBounds where more would be needed; nothing was changed, and the call may be begun again elsewhere
 */
export function boundedReads(reads: Reads, { isNarrowed }: { readonly isNarrowed: boolean }): Reads {
  return {
    objects: {
      find: id => reads.objects.find(id),
      list: query => (hasShortWay(query, isNarrowed) ? fewOf(limit => reads.objects.list({ ...query, limit }), query) : reject()),
      count: conditions => (isCounted(conditions) ? reads.objects.count(conditions) : reject()),
      countByType: () => reads.objects.countByType(),
      placedIn: reject,
    },
    entries: {
      list: query =>
        query.offset >= rowsAtOnce
          ? reject()
          : fewOf(limit => reads.entries.list({ ...query, limit, atMost: rowsAtOnce }), query),
      linking: query => reads.entries.linking({ ...query, atMost: rowsAtOnce }),
      ofMany: query => {
        const { objects, categories, links } = query;
        if (objects.length * (categories.length + links.length) > listsAtOnce) return reject();
        return reads.entries.ofMany({ ...query, atMost: rowsAtOnce });
      },
    },
    referents: {
      find: ids => {
        const { choices, objects, entries } = ids;
        return choices.length + objects.length + entries.length + (ids.relations?.length ?? 0) > rowsAtOnce
          ? reject()
          : reads.referents.find(ids);
      },
    },
    choices: {
      ofDialogs: dialogs => reads.choices.ofDialogs(dialogs, rowsAtOnce),
      // Slices are as long as one turn has time for.
      usesIn: (sought, slice) => reads.choices.usesIn(sought, slice),
    },
    facts: {
      find: questions =>
        questions.some(({ ids }) => ids.length > rowsAtOnce) ? reject() : reads.facts.find(questions, rowsAtOnce),
    },
    relations: {
      of: query => (query.objects.length > rowsAtOnce ? reject() : reads.relations.of({ ...query, atMost: rowsAtOnce })),
      find: id => reads.relations.find(id),
    },
    constants: reads.constants,
    objectTypes: reads.objectTypes,
    revisions: reads.revisions,
    search: { find: reject, backlog: () => reads.search.backlog() },
    externals: {
      objectsOf: query => fewOf(limit => reads.externals.objectsOf({ ...query, limit }), query),
      page: query => fewOf(limit => reads.externals.page({ ...query, limit }), query),
      entriesOf: (source, objects) => (objects.length > rowsAtOnce ? reject() : reads.externals.entriesOf(source, objects)),
    },
    pictures: reads.pictures,
    reports: reads.reports,
    livestatus: reads.livestatus,
    history: {
      begin: () => reads.history.begin(),
      later: reject,
      bounds: reject,
      places: reject,
      changes: (places, without) => (places.length > rowsAtOnce ? reject() : reads.history.changes(places, without, rowsAtOnce)),
      net: reject,
      purged: (objects, entries) =>
        objects.length + entries.length > rowsAtOnce ? reject() : reads.history.purged(objects, entries),
    },
    feed: {
      head: () => reads.feed.head(),
      next: (position, head) => reads.feed.next(position, head),
      sets: (from, since, limit) => (limit > rowsAtOnce ? reject() : reads.feed.sets(from, since, limit)),
      places: query => (query.sets.reduce((sum, { size }) => sum + size, 0) > rowsAtOnce ? reject() : reads.feed.places(query)),
    },
  };
}

/**
 * Whether an index leads to the objects of a page in their order, so that no more are looked at than the page has. Of objects that are
 * not seen any number may stand between those that are.
 */
function hasShortWay({ conditions, order, offset }: ObjectQuery, isNarrowed: boolean): boolean {
  if (conditions.some(each => each.kind === 'sysid' || (each.kind === 'ids' && each.ids.length <= rowsAtOnce)))
    return conditions.length <= 5 && order.by !== 'type';
  if (isNarrowed || offset >= rowsAtOnce) return false;
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

/** The rows of a page, if those are few. */
function fewOf<Rows extends readonly unknown[] | undefined>(
  ask: (limit: number) => Awaitable<Rows>,
  { limit }: { readonly limit: number },
): Awaitable<Rows> {
  return after(ask(Math.min(limit, rowsAtOnce + 1)), rows => {
    if (rows && rows.length > rowsAtOnce) throw beyondBounds;
    return rows;
  });
}
