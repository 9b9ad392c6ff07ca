import { text } from '../../messages/text.js';
import { isRpcError, RpcError } from '../../rpc/rpc-error.js';
import type { CurrentSchema } from '../schema/current-schema.js';
import { SchemaChanged } from '../storage/schema-changed.js';
import type { Store } from '../storage/store.js';
import type { Report } from './documents.js';
import { type IndexedSlice, indexSlice } from './index-slice.js';

/** How often changes are looked for. While others write they wait, up to so many: what is written again and again is indexed once. */
const watchEvery = 1000;
const mostInWaiting = 20_000;
/** A search waits so long for changes to be indexed before it says that it is not possible yet. */
const patienceMs = 5000;
/** So long it also waits for what holds a choice with a new title; where that is much, it is found by that title some time later. */
const patienceForTitles = 500;

/** Slices after which the index is merged, and after which no more is written to it before it is. */
const slices = { untilMerged: 8, atMost: 64 };

/**
 * Brings what is searched up to date. Writes only note what they changed, in their own transaction; their texts follow here: when nobody
 * writes, when there are many, and before every search.
 */
export class SearchIndex {
  private timer: NodeJS.Timeout | undefined;
  private isWorking = false;
  private newest = 0;
  private unmerged = 0;
  private merging: Promise<void> | undefined;
  /** The catalogue with what was removed, of the version that was indexed by last. */
  private readonly store: Store;
  private readonly schema: Pick<CurrentSchema, 'registry' | 'refresh'>;
  private readonly report: Report;

  /** `report` receives the reason why a document is left out. */
  constructor(store: Store, schema: Pick<CurrentSchema, 'registry' | 'refresh'>, report: Report = () => {}) {
    this.store = store;
    this.schema = schema;
    this.report = report;
  }

  /**
   * Resolves when everything that was committed before the call is found.
   * @throws RpcError Busy, where that takes longer than `longestMs`
   */
  async catchUp(longestMs = patienceMs): Promise<void> {
    const backlog = await this.store.reads.search.backlog();
    if (!backlog) return;
    const since = performance.now();
    // Numbers of the list may begin again once it was empty, so what is taken from it is counted.
    let due = backlog.last - backlog.first + 1;
    let hasListed = false;
    for (;;) {
      const waited = performance.now() - since;
      if (due <= 0 && !(hasListed && waited < patienceForTitles)) return;
      if (waited > longestMs) throw new RpcError('Busy', {}, { reason: text('MuchWasWrittenItIs') });
      const { taken, isListing } = await this.indexSlice().catch(rethrowToReader);
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
      // Failures of the storage are reported by writes; the next turn tries again.
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

  private async indexSlice(): Promise<IndexedSlice> {
    if (this.unmerged >= slices.atMost) await this.merging;
    const indexed = await this.indexBySchema();
    this.unmerged += 1;
    if (this.unmerged >= slices.untilMerged) this.merging ??= this.merge();
    return indexed;
  }

  /** Indexes by the schema in force: by the version that was found last, and anew where its transaction finds another one. */
  private async indexBySchema(): Promise<IndexedSlice> {
    const { registry } = this.schema;
    try {
      return await this.store.upkeep(async records => {
        await records.schema.require(registry.schema);
        // Values of removed attributes stay in the index, as they come back if that is undone.
        return indexSlice(records, registry, this.report, registry.whole());
      });
    } catch (error) {
      if (!(error instanceof SchemaChanged)) throw error;
      await this.schema.refresh();
      return this.indexBySchema();
    }
  }

  /** Merges until nothing is left. A failed merge is tried again after the next slices. */
  private async merge(): Promise<void> {
    try {
      while (await this.store.mergeSearch());
    } catch (error) {
      if (!(error instanceof RpcError)) this.report(error);
    } finally {
      this.unmerged = 0;
      this.merging = undefined;
    }
  }
}

/** Ignores an unknown outcome: indexing again is harmless, and the result of a search does not depend on it. */
function rethrowToReader(error: unknown): never {
  if (!isRpcError(error, 'OutcomeUnknown')) throw error;
  const told = new RpcError('StorageUnavailable', {}, { retry: 'true' });
  told.cause = error.cause;
  throw told;
}
