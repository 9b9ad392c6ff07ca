import type { ReadSet } from '../domain/storage/write-set.js';
import type { JsonText } from '../rpc/json-text.js';
import type { CacheKey } from './cache-entries.js';
import { type CachedResponse, type CachedStore, ResponseCache } from './response-cache.js';

/** Memory of a service that serves speed alone: no answer depends on it. */
export interface Speed {
  /** The response to a read; one that may be kept notes in a read set what it is read from. */
  respond(key: CacheKey, now: Date, read: (readSet?: ReadSet) => Promise<JsonText>): Promise<CachedResponse>;
  /** Keys whose digests are kept, at most. */
  readonly maxKeyDigests: number;
}

/** Settings of what is kept: `plain` keeps nothing. */
export interface SpeedSettings {
  readonly speed: 'fast' | 'plain';
  /** Bytes of responses; 0 keeps none. */
  readonly cacheLimit: number;
}

/** The one switch: the store is asked at every call, or responses and digests of keys are kept. */
export function speedOf(store: CachedStore, { speed, cacheLimit }: SpeedSettings): Speed {
  if (speed === 'plain') return { respond: respondAnew, maxKeyDigests: 0 };
  const knowsCommits = store.commits !== undefined || store.state !== undefined;
  const cache = cacheLimit > 0 && knowsCommits ? new ResponseCache(cacheLimit, store) : undefined;
  return {
    respond: cache ? cache.respond.bind(cache) : respondAnew,
    maxKeyDigests: 1000,
  };
}

const respondAnew: Speed['respond'] = async (_key, _now, read) => ({ json: await read() });
