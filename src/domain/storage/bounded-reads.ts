import type { ObjectQuery } from '../lists/object-query.js';
import type { FactQuestion } from './facts.js';
import type { Reads } from './reads.js';
import type { Store } from './store.js';

/** Rows that a statement may answer, or pass over, on the event loop, where every other call waits for it. */
export const rowsAtOnce = 500;

/** Objects times categories whose entries are read at once: each of these is presented, also where it is empty. */
const listsAtOnce = 5000;

/** A read that needs more than that: it has to be carried out beside the event loop. */
export class BeyondBounds extends Error {}

const beyond = new BeyondBounds('The read is too large for the event loop');
const refuse = (): Promise<never> => Promise.reject(beyond);

/** The same store, whose reads outside of transactions are bounded; what it shows to callers who see less is bounded, too. */
export function boundedStore(whole: Store): Store {
  const narrowed = new WeakMap<Store, Store>();
  const bounded: Store = withReads(whole, boundedReads(whole.reads, { isNarrowed: false }), sight => {
    if (!sight) return bounded;
    const store = whole.seenBy(sight);
    const known = narrowed.get(store) ?? withReads(store, boundedReads(store.reads, { isNarrowed: true }), store.seenBy);
    narrowed.set(store, known);
    return known;
  });
  return bounded;
}

function withReads(store: Store, reads: Reads, seenBy: Store['seenBy']): Store {
  return Object.defineProperties(Object.create(store) as Store, { reads: { value: reads }, seenBy: { value: seenBy } });
}

/**
 * Reads that keep the event loop for a few milliseconds at most, whatever is stored.
 * @throws BeyondBounds where more would be needed; nothing was changed, and the call may be begun again elsewhere
 */
export function boundedReads(reads: Reads, { isNarrowed }: { readonly isNarrowed: boolean }): Reads {
  return {
    objects: {
      find: id => reads.objects.find(id),
      list: query => (hasShortWay(query, isNarrowed) ? fewOf(limit => reads.objects.list({ ...query, limit }), query) : refuse()),
      count: refuse,
      countByType: refuse,
      placedIn: refuse,
    },
    entries: {
      list: async query => {
        const { object, category, alike = [], offset } = query;
        if (offset >= rowsAtOnce) throw beyond;
        if (alike.length > 0 && (await reads.sizes.hasMoreEntries(object, [category, ...alike], rowsAtOnce))) throw beyond;
        return fewOf(limit => reads.entries.list({ ...query, limit }), query);
      },
      linking: async query => {
        if (await reads.sizes.hasMoreLinks({ objects: [Number(query.object)], entries: [] }, rowsAtOnce)) throw beyond;
        return reads.entries.linking(query);
      },
      ofMany: async query => {
        const { objects, categories, links } = query;
        if (objects.length * (categories.length + links.length) > listsAtOnce) throw beyond;
        if (links.length > 0 && (await reads.sizes.hasMoreLinks({ objects, entries: [] }, rowsAtOnce))) throw beyond;
        return few(await reads.entries.ofMany({ ...query, atMost: rowsAtOnce + 1 }));
      },
    },
    referents: {
      find: wanted =>
        wanted.choices.length + wanted.objects.length + wanted.entries.length > rowsAtOnce
          ? refuse()
          : reads.referents.find(wanted),
    },
    choices: { ofDialogs: async dialogs => few(await reads.choices.ofDialogs(dialogs, rowsAtOnce + 1)) },
    facts: {
      find: async questions => {
        if (questions.some(({ ids }) => ids.length > rowsAtOnce)) throw beyond;
        const targets = { objects: idsOf(questions, ['linking', 'links']), entries: idsOf(questions, ['using', 'uses']) };
        if (targets.objects.length + targets.entries.length > 0 && (await reads.sizes.hasMoreLinks(targets, rowsAtOnce)))
          throw beyond;
        return few(await reads.facts.find(questions, rowsAtOnce + 1));
      },
    },
    relations: { of: refuse, find: id => reads.relations.find(id) },
    constants: reads.constants,
    objectTypes: reads.objectTypes,
    search: { find: refuse, backlog: () => reads.search.backlog() },
    pictures: reads.pictures,
    sizes: reads.sizes,
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
  const [begin, ...rest] = condition.pattern;
  return begin !== '' && (rest.length === 0 || (rest.length === 1 && rest[0] === ''));
}

function idsOf(questions: readonly FactQuestion[], kinds: readonly FactQuestion['kind'][]): readonly number[] {
  return questions.filter(({ kind }) => kinds.includes(kind)).flatMap(({ ids }) => ids);
}

/** Rows of a page: as many as are asked for, if those are few. */
async function fewOf<Row, Rows extends readonly Row[] | undefined>(
  ask: (limit: number) => Promise<Rows>,
  { limit }: { readonly limit: number },
): Promise<Rows> {
  return few(await ask(Math.min(limit, rowsAtOnce + 1)));
}

function few<Rows extends readonly unknown[] | undefined>(rows: Rows): Rows {
  if (rows && rows.length > rowsAtOnce) throw beyond;
  return rows;
}
