import { localDay } from '../attributes/times.js';
import { picturePeriod } from '../domain/objects/picture-addresses.js';
import type { Store } from '../domain/storage/store.js';
import { ItemSet, mayChange, type ReadSet, type WriteSet } from '../domain/storage/write-set.js';
import type { JsonText } from '../rpc/json-text.js';
import { CacheEntries, type CacheEntry, type CacheKey } from './cache-entries.js';

/** A store of which it is known whether something was committed. */
export type CachedStore = Pick<Store, 'commits' | 'state' | 'onCommit'>;

/** A response, whether it is in the cache or not. */
export type CachedResponse = Pick<CacheEntry, 'json'>;

/** Write sets of the commits while a response was read. */
type Meanwhile = WriteSet[];

/** The cache when a read began, and what was committed since. */
interface Beginning {
  readonly time: string;
  readonly state: string | undefined;
  readonly meanwhile: Meanwhile;
}

/** Commits during one read whose write sets are remembered; after more of them its response is not stored. */
const maxCommitsRemembered = 1000;

/**
 * A cache of results of reads as JSON. A commit removes responses that were read from something which it changed, or whose read set is
 * not known; the end of a day, by which some attributes are computed, and of the period for which addresses of pictures are given remove
 * all of them. Where other processes change the database, the state of the store is asked for before a response is given, and another state
 * removes all of them.
 */
export class ResponseCache {
  private readonly entries: CacheEntries;
  private readonly open = new Set<Meanwhile>();
  private readonly store: CachedStore;
  private readonly askState: CachedStore['state'];
  /** Where commits are not counted: the state of the store in which all of them were read. */
  private state: string | undefined;
  private commits: number | undefined;
  private second = Number.NaN;
  private time = '';

  /** @param limit bytes of keys and responses */
  constructor(limit: number, store: CachedStore) {
    this.entries = new CacheEntries(limit);
    this.store = store;
    this.askState = store.state;
    this.commits = store.commits;
    if (store.commits !== undefined) store.onCommit(written => this.onCommit(written));
  }

  /** The response to a request: from the cache, or a new one, which notes in its read set what it reads. */
  async respond(key: CacheKey, now: Date, read: (readSet: ReadSet) => Promise<JsonText>): Promise<CachedResponse> {
    this.removeOlder(now);
    if (this.askState && this.entries.find(key)) await this.refreshState(this.askState);
    return this.entries.find(key) ?? this.newResponse(key, read);
  }

  private async newResponse(key: CacheKey, read: (readSet: ReadSet) => Promise<JsonText>): Promise<CachedResponse> {
    const { time, state } = this;
    const refreshed = this.askState && this.refreshState(this.askState);
    const meanwhile: Meanwhile = [];
    const readSet = new ItemSet();
    this.open.add(meanwhile);
    try {
      const json = await read(readSet);
      await refreshed;
      return this.storeResponse(key, json, readSet.items, { time, state, meanwhile });
    } finally {
      this.open.delete(meanwhile);
    }
  }

  /** Stores a response that nothing can have changed since it was begun. */
  private storeResponse(
    key: CacheKey,
    json: JsonText,
    items: ReadSet['items'],
    { time, state, meanwhile }: Beginning,
  ): CachedResponse {
    // Reads since the store was in a state were carried out in it.
    const isSameState = this.askState === undefined || (state !== undefined && state === this.state);
    const isCurrent =
      this.time === time && isSameState && this.store.commits === this.commits && meanwhile.length <= maxCommitsRemembered;
    const isStored = isCurrent && !meanwhile.some(written => mayChange(written, items));
    return (isStored && this.entries.add(key, json, items)) || { json };
  }

  private async refreshState(ask: () => Promise<string | undefined>): Promise<void> {
    const state = await ask().catch(() => undefined);
    if (state === undefined || state !== this.state) this.entries.clear();
    this.state = state;
  }

  private onCommit(written: WriteSet): void {
    const isNext = this.commits !== undefined && this.store.commits === this.commits + 1;
    const known = isNext ? written : undefined;
    this.commits = this.store.commits;
    for (const meanwhile of this.open) if (meanwhile.length <= maxCommitsRemembered) meanwhile.push(known);
    this.entries.removeWritten(known);
  }

  private removeOlder(moment: Date): void {
    // Commits of which no listener was told.
    if (this.store.commits !== this.commits) this.onCommit(undefined);
    const second = Math.floor(moment.getTime() / 1000);
    if (second === this.second) return;
    this.second = second;
    // Responses that depend on the time change with these alone, at full seconds.
    const time = `${localDay(moment)} ${picturePeriod(moment)}`;
    if (time !== this.time) this.entries.clear();
    this.time = time;
  }
}
