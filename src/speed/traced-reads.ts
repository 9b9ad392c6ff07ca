import { lastCatalogueChoice } from '../attributes/references.js';
import type { Reads } from '../domain/storage/reads.js';
import { choiceItem, dialogItem, type Item, objectItem, type ReadSet } from '../domain/storage/write-set.js';

/** The items that a question reads; `undefined` where that depends on more than its arguments. */
type ItemsOf<Ask> = Ask extends (...args: infer Args) => unknown ? (...args: Args) => readonly Item[] | undefined : never;

/** A row per question: one that is missing does not compile. */
type ReadItems = {
  readonly [Repository in keyof Reads]: {
    readonly [Name in keyof Reads[Repository]]: ItemsOf<Reads[Repository][Name]> | 'unknown';
  };
};

/** The items of every question. Those of entries by their ids are unknown: a visibility scope shows them by the types of their objects. */
export const readItems: ReadItems = {
  objects: {
    find: id => [objectItem(id)],
    countOfType: 'unknown',
    countByType: 'unknown',
    list: 'unknown',
    count: 'unknown',
    placedIn: 'unknown',
  },
  entries: {
    list: ({ object }) => [objectItem(object)],
    linking: 'unknown',
    ofMany: ({ objects, links }) => (links.length > 0 ? undefined : objects.map(objectItem)),
    // The content that a digest stands for never changes.
    contents: () => [],
  },
  referents: {
    find: ({ choices, objects, entries, relations = [] }) => {
      if (entries.length + relations.length > 0) return undefined;
      return [...objects.map(objectItem), ...choices.filter(id => id > lastCatalogueChoice).map(choiceItem)];
    },
  },
  choices: { ofDialogs: dialogs => dialogs.map(dialogItem), usesIn: 'unknown', holders: 'unknown' },
  facts: {
    find: questions =>
      questions.every(({ kind }) => kind === 'beside') ? questions.flatMap(({ ids }) => ids.map(objectItem)) : undefined,
  },
  relations: { of: 'unknown', find: 'unknown' },
  constants: { find: 'unknown', of: 'unknown', isUntouched: 'unknown' },
  objectTypes: { defaultTemplate: 'unknown' },
  revisions: {
    ofObjects: (ids, asOf) => (asOf === undefined ? ids.map(objectItem) : undefined),
    ofEntries: 'unknown',
    ofReports: 'unknown',
    lastUntil: 'unknown',
    earliest: 'unknown',
    change: 'unknown',
    formerEntry: 'unknown',
    formerObject: 'unknown',
    formerReport: 'unknown',
    categoriesSince: 'unknown',
  },
  search: { find: 'unknown', backlog: 'unknown' },
  history: {
    begin: 'unknown',
    bounds: 'unknown',
    places: 'unknown',
    changes: 'unknown',
    net: 'unknown',
    later: 'unknown',
    purged: 'unknown',
  },
  feed: { head: 'unknown', next: 'unknown', sets: 'unknown', places: 'unknown' },
  externals: { page: 'unknown', objectsOf: 'unknown', entriesOf: 'unknown' },
  pictures: { find: 'unknown' },
  reports: { list: 'unknown' },
  importProfiles: { list: 'unknown' },
  livestatus: { list: 'unknown' },
  uniqueValues: { collisions: 'unknown' },
  schema: {
    version: 'unknown',
    list: 'unknown',
    countEntries: 'unknown',
    countHolders: 'unknown',
    countRepeated: 'unknown',
    changes: 'unknown',
    refused: 'unknown',
    values: 'unknown',
  },
};

type Ask = (...args: readonly unknown[]) => unknown;
type Repository = Readonly<Record<string, Ask>>;
type AnyItems = Readonly<Record<string, 'unknown' | ((...args: readonly unknown[]) => readonly Item[] | undefined)>>;

/** The same reads, which note what they read before they read it. */
export function traceReads(reads: Reads, readSet: ReadSet): Reads {
  return new TracedReads(reads, readSet) as unknown as Reads;
}

/** A reader, and the read set that its questions are noted in. */
class Traced<Asked> {
  readonly asked: Asked;
  readonly readSet: ReadSet;

  constructor(asked: Asked, readSet: ReadSet) {
    this.asked = asked;
    this.readSet = readSet;
  }
}

/** Repositories are made when they are asked: a call uses one or two of them. */
class TracedReads extends Traced<Reads> {}

/** A repository whose questions are methods of its class: they are made once, and not for every call. */
class TracedRepository extends Traced<Repository> {}

for (const name of Object.keys(readItems) as (keyof Reads)[]) {
  // The casts: `ReadItems` has a row for every question of every repository, with the arguments of that question.
  const Noting = createTracedClass(readItems[name] as unknown as AnyItems);
  Object.defineProperty(TracedReads.prototype, name, {
    get(this: TracedReads) {
      return new Noting(this.asked[name] as unknown as Repository, this.readSet);
    },
  });
}

function createTracedClass(items: AnyItems): typeof TracedRepository {
  class Noting extends TracedRepository {}
  for (const name of Object.keys(items)) {
    const value = function (this: Noting, ...args: readonly unknown[]): unknown {
      const itemsOf = items[name] ?? 'unknown';
      this.readSet.note(itemsOf === 'unknown' ? undefined : itemsOf(...args));
      return this.asked[name]?.(...args);
    };
    Object.defineProperty(Noting.prototype, name, { value });
  }
  return Noting;
}
