import type { Rights } from '../../domain/access/rights.js';
import type { ReadSet } from '../../domain/storage/read-set.js';
import type { Item, WriteSet } from '../../domain/storage/write-set.js';
import { type JsonText, textOf } from '../../rpc/json-text.js';

/** An answer that is made once, however often it is given. */
export interface KeptAnswer {
  readonly json: JsonText;
  readonly question: string;
  readonly rights: Rights | undefined;
  /** Its read set; `undefined` where that is not known. */
  readonly items: ReadSet['items'];
}

/** No answer may take more than 1/16 of the room: a few long ones would displace all others. */
const shareOfAnswer = 16;

/** Bytes that the index takes for an item of an answer, about. */
const bytesOfItem = 64;

/** Answers by questions and rights, within a limit of bytes, and by the items that they were read from. The oldest are displaced. */
export class KeptAnswers {
  private readonly byRights = new Map<Rights | undefined, Map<string, KeptAnswer>>();
  private readonly byItem = new Map<Item, Set<KeptAnswer>>();
  private readonly ofAnything = new Set<KeptAnswer>();
  /** Bytes of each, in the order in which they were kept. */
  private readonly sizes = new Map<KeptAnswer, number>();
  private readonly limit: number;
  private bytes = 0;

  /** @param limit bytes of questions and answers */
  constructor(limit: number) {
    this.limit = limit;
  }

  find(question: string, rights: Rights | undefined): KeptAnswer | undefined {
    return this.byRights.get(rights)?.get(question);
  }

  keep(answer: KeptAnswer): void {
    const { json, question, rights, items } = answer;
    const size = question.length + Buffer.byteLength(textOf(json)) + (items?.size ?? 0) * bytesOfItem;
    if (size * shareOfAnswer > this.limit) return;
    const former = this.find(question, rights);
    if (former) this.forget(former);
    this.makeRoom(size);
    this.bytes += size;
    this.sizes.set(answer, size);
    put(this.byRights, rights, new Map<string, KeptAnswer>()).set(question, answer);
    if (items) for (const item of items) put(this.byItem, item, new Set<KeptAnswer>()).add(answer);
    else this.ofAnything.add(answer);
  }

  /** Forgets what a transaction may have changed. */
  forgetWritten(written: WriteSet): void {
    if (!written) this.forgetAll();
    for (const answer of this.ofAnything) this.forget(answer);
    for (const item of written ?? []) for (const answer of this.byItem.get(item) ?? []) this.forget(answer);
  }

  forgetAll(): void {
    for (const index of [this.byRights, this.byItem, this.ofAnything, this.sizes]) index.clear();
    this.bytes = 0;
  }

  private makeRoom(size: number): void {
    for (const oldest of this.sizes.keys()) {
      if (this.bytes + size <= this.limit) return;
      this.forget(oldest);
    }
  }

  private forget(answer: KeptAnswer): void {
    const { question, rights, items } = answer;
    this.bytes -= this.sizes.get(answer) ?? 0;
    this.sizes.delete(answer);
    this.ofAnything.delete(answer);
    take(this.byRights, rights, question);
    for (const item of items ?? []) take(this.byItem, item, answer);
  }
}

/** The collection of a key, made where there is none. */
function put<Key, Collection>(index: Map<Key, Collection>, key: Key, empty: Collection): Collection {
  const known = index.get(key);
  if (known) return known;
  index.set(key, empty);
  return empty;
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
