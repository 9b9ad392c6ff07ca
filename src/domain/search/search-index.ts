import { RpcError } from '../../../generated/errors.js';
import type { Category, Registry } from '../../catalog/registry.js';
import type { Attribute } from '../attributes/attribute-type.js';
import { globalCategory } from '../categories.js';
import { lookUp, Wanted } from '../entries/lookup.js';
import type { Records } from '../storage/records.js';
import type { Store } from '../storage/store.js';
import { unlessDamaged } from './document-faults.js';
import { documentTerms } from './search-ranks.js';
import type { IndexedDocument, SearchChanges, SearchDocument } from './search-store.js';
import { referTexts, type Searched, searchedEntry, searchedObject, textsInEveryLanguage } from './search-texts.js';

/** Documents indexed in one transaction: others wait for it. */
const slice = 256;
/** How often changes are looked for. While others write they wait, up to so many: what is written again and again is indexed once. */
const watchEvery = 1000;
const mostInWaiting = 20_000;
/** A search waits so long for changes to be indexed before it says that it is not possible yet. Milliseconds. */
const patience = 5000;

type Report = (error: unknown) => void;

/**
 * Brings what is searched up to date. Writes only note what they changed, in their own transaction; their texts follow here: when nobody
 * writes, when there are many, and before every search.
 */
export class SearchIndex {
  private timer: NodeJS.Timeout | undefined;
  private isWorking = false;
  private newest = 0;
  private readonly store: Store;
  private readonly registry: Registry;
  private readonly report: Report;

  /** `report` is told why a document is left out. */
  constructor(store: Store, registry: Registry, report: Report = () => {}) {
    this.store = store;
    this.registry = registry;
    this.report = report;
  }

  /**
   * Resolves when everything that was committed before the call is found.
   * @throws RpcError Busy, where that would take too long
   */
  async catchUp(): Promise<void> {
    const backlog = await this.store.reads.search.backlog();
    if (!backlog) return;
    const end = performance.now() + patience;
    let first = backlog.first;
    while (first <= backlog.last) {
      if (performance.now() > end)
        throw new RpcError('Busy', {}, { reason: 'much was written; it is made searchable right now' });
      await this.indexSlice().catch(toldToReader);
      first = (await this.store.reads.search.backlog())?.first ?? Number.POSITIVE_INFINITY;
    }
  }

  /** Indexes from time to time, until `stop`. */
  watch(): void {
    this.timer = setInterval(() => void this.work(), watchEvery).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async work(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    try {
      while (this.timer && (await this.isTime())) await this.indexSlice();
    } catch {
      // What keeps the storage from it keeps writes from it, too, and is told there; the next turn tries again.
    } finally {
      this.isWorking = false;
    }
  }

  private async isTime(): Promise<boolean> {
    const backlog = await this.store.reads.search.backlog();
    const isQuiet = backlog?.last === this.newest;
    this.newest = backlog?.last ?? 0;
    return backlog !== undefined && (isQuiet || backlog.last - backlog.first > mostInWaiting);
  }

  private indexSlice(): Promise<void> {
    return this.store.transaction(async records => {
      const changes = await records.search.take(slice);
      if (changes.dialogs.length > 0) await relistUses(records, this.registry, changes.dialogs);
      await records.search.put(await documentsOf(records, this.registry, changes, this.report));
    });
  }
}

/** What is indexed may be indexed again, so whether it was says nothing to those who search. */
function toldToReader(error: unknown): never {
  if (!(error instanceof RpcError) || error.errorName !== 'OutcomeUnknown') throw error;
  const told = new RpcError('StorageUnavailable', {}, { retry: 'true' });
  told.cause = error.cause;
  throw told;
}

/** A document that says nothing, or is damaged, has no terms. */
async function documentsOf(
  records: Records,
  registry: Registry,
  { objects, entries, gone }: SearchChanges,
  report: Report,
): Promise<IndexedDocument[]> {
  const wanted = new Wanted();
  const read = (make: () => Searched | undefined) => unlessDamaged(() => referred(make(), wanted), report);
  const searched: readonly (SearchDocument & { readonly what: Searched | undefined })[] = [
    ...objects.map(object => ({ kind: 'object' as const, id: object.id, what: read(() => searchedObject(registry, object)) })),
    ...entries.map(entry => ({ kind: 'entry' as const, id: entry.id, what: read(() => searchedEntry(registry, entry)) })),
    ...gone.map(document => ({ ...document, what: undefined })),
  ];
  const found = await lookUp(records, wanted);
  const termsOf = (what: Searched) => documentTerms(textsInEveryLanguage(what, registry, found));
  return searched.map(({ kind, id, what }) => ({ kind, id, terms: (what && unlessDamaged(() => termsOf(what), report)) ?? [] }));
}

function referred(what: Searched | undefined, wanted: Wanted): Searched | undefined {
  if (what) referTexts(what, wanted);
  return what;
}

/** What uses a choice is found by its title. */
async function relistUses(records: Records, registry: Registry, dialogs: readonly string[]): Promise<void> {
  const isChanged = ({ dialog }: Attribute): boolean => dialog !== undefined && dialogs.includes(dialog);
  const uses = ({ attributes }: Category): boolean =>
    attributes.some(attribute => isChanged(attribute) || attribute.fields?.some(isChanged));
  const categories = new Set(registry.categories.filter(uses).map(({ storedIn }) => storedIn));
  if (categories.size > 0) await records.search.relist([...categories]);
  if (categories.has(globalCategory)) await records.search.relistObjects();
}
