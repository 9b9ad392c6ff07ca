import { RpcError } from '../../../generated/errors.js';
import type { Category, Registry } from '../../catalog/registry.js';
import type { Attribute } from '../attributes/attribute-type.js';
import { globalCategory } from '../categories.js';
import { lookUp, Wanted } from '../entries/lookup.js';
import type { Records } from '../storage/records.js';
import type { Store } from '../storage/store.js';
import { unlessDamaged } from './document-faults.js';
import { documentTerms } from './search-ranks.js';
import type { HoldersListed, IndexedDocument, ReferrersListed, SearchChanges, SearchDocument } from './search-store.js';
import { referTexts, type Searched, searchedEntry, searchedObject, textsInEveryLanguage } from './search-texts.js';

/** Documents indexed in one transaction: others wait for it. */
const slice = 256;
/** Entries or objects that are looked at in one transaction for choices of a changed dialog. */
const holdersAtOnce = 2_000;
/** Entries that are put on the list in one transaction because they link to something. */
const referrersAtOnce = 1_000;
/** How often changes are looked for. While others write they wait, up to so many: what is written again and again is indexed once. */
const watchEvery = 1000;
const mostInWaiting = 20_000;
/** A search waits so long for changes to be indexed before it says that it is not possible yet. Milliseconds. */
const patience = 5000;
/** So long it also waits for what holds a choice with a new title; where that is much, it is found by that title some time later. */
const patienceForTitles = 500;

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
    const since = performance.now();
    // Numbers of the list may begin again once it was empty, so what is taken from it is counted.
    let due = backlog.last - backlog.first + 1;
    let hasListed = false;
    for (;;) {
      const waited = performance.now() - since;
      if (due <= 0 && !(hasListed && waited < patienceForTitles)) return;
      if (waited > patience) throw new RpcError('Busy', {}, { reason: 'much was written; it is made searchable right now' });
      const { taken, isListing } = await this.indexSlice().catch(toldToReader);
      hasListed ||= isListing;
      const left = await this.store.reads.search.backlog();
      if (!left) return;
      due = left.first > backlog.last ? 0 : due - taken;
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
      while (this.timer && (await this.isTime()))
        if ((await this.indexSlice()).isListing) this.newest = (await this.store.reads.search.backlog())?.last ?? 0;
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

  /** Answers how many rows it took from the list, and whether it put others there by itself. */
  private indexSlice(): Promise<{ readonly taken: number; readonly isListing: boolean }> {
    return this.store.transaction(async records => {
      const changes = await records.search.take(slice);
      await listHolders(records, this.registry, changes.holders);
      await listReferrers(records, changes.referrers);
      await records.search.put(await documentsOf(records, this.registry, changes, this.report));
      return { taken: changes.taken, isListing: changes.holders.length + changes.referrers.length > 0 };
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

/** What holds a choice is found by its title: the first of the list now, a slice of them, the others later. */
async function listHolders(records: Records, registry: Registry, holders: readonly HoldersListed[]): Promise<void> {
  const [first, ...others] = unique(holders);
  if (!first) return;
  for (const other of others) await records.search.listLater(other);
  const categories = categoriesWith(registry, first.dialog);
  if (first.of === 'entries' && first.after === 0 && categories.has(globalCategory))
    await records.search.listLater({ ...first, of: 'objects' });
  if (categories.size > 0) await records.search.list(first, [...categories], holdersAtOnce);
}

/** What links to something is found by its title: as much as one transaction has time for now, the rest later. */
async function listReferrers({ search }: Records, referrers: readonly ReferrersListed[]): Promise<void> {
  let left = referrersAtOnce;
  for (const each of unique(referrers)) left -= await search.listReferrers(each, Math.max(left, 0));
}

/** What was changed again and again is gone through once. */
function unique<Listed>(listed: readonly Listed[]): Iterable<Listed> {
  return new Map(listed.map(each => [JSON.stringify(each), each])).values();
}

/** Where choices of a dialog are held. */
function categoriesWith(registry: Registry, dialog: string): ReadonlySet<string> {
  const isOfDialog = (attribute: Pick<Attribute, 'dialog'>): boolean => attribute.dialog === dialog;
  const holds = ({ attributes }: Category): boolean =>
    attributes.some(attribute => isOfDialog(attribute) || attribute.fields?.some(isOfDialog));
  return new Set(registry.categories.filter(holds).map(({ storedIn }) => storedIn));
}
