import type { MethodName } from '../../generated/methods.js';
import type { Rights } from '../domain/access/rights.js';
import type { Item, ReadSet, WriteSet } from '../domain/storage/write-set.js';
import { type JsonText, textOf } from '../rpc/json-text.js';

/** Identifies a response. */
export interface CacheKey {
  readonly method: MethodName;
  /** All that it depends on beside the database, the day and the rights. */
  readonly text: string;
  /** The rights of its caller. */
  readonly rights: Rights | undefined;
}

/** A cached response. */
export interface CacheEntry extends CacheKey {
  readonly json: JsonText;
  /** Its read set; `undefined` where that is not known. */
  readonly items: ReadSet['items'];
  /** Bytes that it takes in all. */
  readonly size: number;
}

/** No response may take more than 1/16 of the room: a few long ones would displace all others. */
const maxShare = 1 / 16;

/** Part of the room that is left to the newest where there is no more: a Set is looked through from its first place, whether or not a member is left there. */
const shareLeft = 7 / 8;

/** Bytes that the index takes for an item of a response, about. */
const bytesPerItem = 64;

/** Responses by their keys, within a limit of bytes, and by the items that they were read from. The oldest are displaced. */
export class CacheEntries {
  private readonly byRights = new Map<Rights | undefined, Map<string, CacheEntry>>();
  private readonly byItem = new Map<Item, Set<CacheEntry>>();
  /** Responses that every commit removes. */
  private readonly ofAnything = new Set<CacheEntry>();
  private readonly byAge = new Set<CacheEntry>();
  private readonly maxBytes: number;
  private bytes = 0;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  find({ text, rights }: CacheKey): CacheEntry | undefined {
    return this.byRights.get(rights)?.get(text);
  }

  /** Adds a response; `undefined` where it is too long. */
  add(key: CacheKey, json: JsonText, items: ReadSet['items']): CacheEntry | undefined {
    const { method, text, rights } = key;
    const size = text.length + Buffer.byteLength(textOf(json)) + (items?.size ?? 0) * bytesPerItem;
    if (size > this.maxBytes * maxShare) return undefined;
    const former = this.find(key);
    if (former) this.remove(former);
    if (this.bytes + size > this.maxBytes) this.removeOldest(this.maxBytes * shareLeft - size);
    const entry: CacheEntry = { method, text, rights, json, items, size };
    this.bytes += size;
    this.byAge.add(entry);
    this.byRights.set(rights, (this.byRights.get(rights) ?? new Map<string, CacheEntry>()).set(text, entry));
    if (items) for (const item of items) this.byItem.set(item, (this.byItem.get(item) ?? new Set<CacheEntry>()).add(entry));
    else this.ofAnything.add(entry);
    return entry;
  }

  /** Removes what a transaction may have changed. */
  removeWritten(written: WriteSet): void {
    if (!written) this.clear();
    for (const entry of this.ofAnything) this.remove(entry);
    for (const item of written ?? []) for (const entry of this.byItem.get(item) ?? []) this.remove(entry);
  }

  clear(): void {
    for (const index of [this.byRights, this.byItem, this.ofAnything, this.byAge]) index.clear();
    this.bytes = 0;
  }

  private removeOldest(bytesLeft: number): void {
    for (const entry of this.byAge) {
      if (this.bytes <= bytesLeft) return;
      this.remove(entry);
    }
  }

  private remove(entry: CacheEntry): void {
    const { text, rights, items, size } = entry;
    this.bytes -= size;
    this.byAge.delete(entry);
    this.ofAnything.delete(entry);
    take(this.byRights, rights, text);
    for (const item of items ?? []) take(this.byItem, item, entry);
  }
}

/** Takes a member out of the collection of a key; an empty one goes. */
function take<Key, Member>(
  index: Map<Key, { readonly size: number; delete(member: Member): boolean }>,
  key: Key,
  member: Member,
): void {
  const known = index.get(key);
  known?.delete(member);
  if (known?.size === 0) index.delete(key);
}
