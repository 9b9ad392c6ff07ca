import type { MethodName } from '../../../generated/methods.js';
import type { Rights } from '../../domain/access/rights.js';
import type { ReadSet } from '../../domain/storage/read-set.js';
import type { Item, WriteSet } from '../../domain/storage/write-set.js';
import { type JsonText, textOf } from '../../rpc/json-text.js';
import { type Aged, AgeQueue } from './age-queue.js';

/** A question, and the rights of its caller. */
export interface Question {
  readonly method: MethodName;
  /** All that an answer depends on beside the database, the day and the rights. */
  readonly text: string;
  readonly rights: Rights | undefined;
}

/** A question, and its answer. */
interface Answered extends Question {
  readonly json: JsonText;
  /** Its read set; `undefined` where that is not known. */
  readonly items: ReadSet['items'];
}

/** An answer that is made once, however often it is given. */
export interface KeptAnswer extends Answered, Aged<KeptAnswer> {
  /** Texts of calls that ask the question, by where they were sent. */
  readonly texts: CallTextAt[];
  /** The bytes of a long one, once it was given again. */
  bytes: Buffer | undefined;
  /** Bytes that it takes in all. */
  size: number;
}

/** The text of a call, and whatever else an answer depends on beside the rights. */
export interface CallTextAt {
  readonly place: string;
  readonly text: string;
}

/** Kept answers by the texts of calls. */
export type AnswersByText = ReadonlyMap<string, KeptAnswer>;

/** No answer may take more than 1/16 of the room: a few long ones would displace all others. */
const shareOfAnswer = 16;

/** Bytes that the index takes for an item of an answer, or for a text, about. */
const bytesOfIndex = 64;

/** Answers of so many characters are kept as bytes, too, once they are given again: that takes room once, instead of time at each call. */
const longAnswer = 4096;

/** A question may be written in many ways; further ones are parsed. */
const textsOfAnswer = 4;

/** Answers by questions and rights, within a limit of bytes, and by the items that they were read from. The oldest are displaced. */
export class KeptAnswers {
  private readonly byRights = new Map<Rights | undefined, Map<string, KeptAnswer>>();
  private readonly byItem = new Map<Item, Set<KeptAnswer>>();
  private readonly byPlace = new Map<string, Map<Rights | undefined, Map<string, KeptAnswer>>>();
  private readonly ofAnything = new Set<KeptAnswer>();
  private readonly byAge = new AgeQueue<KeptAnswer>();
  private readonly limit: number;
  private bytes = 0;

  /** @param limit bytes of questions and answers */
  constructor(limit: number) {
    this.limit = limit;
  }

  find({ text, rights }: Pick<Question, 'text' | 'rights'>): KeptAnswer | undefined {
    return this.byRights.get(rights)?.get(text);
  }

  /** Answers to calls that were sent to a place under these rights. */
  sentTo(place: string, rights: Rights | undefined): AnswersByText | undefined {
    return this.byPlace.get(place)?.get(rights);
  }

  /** Keeps an answer; `undefined` where it is too long. */
  keep(asked: Question, json: JsonText, items: ReadSet['items']): KeptAnswer | undefined {
    const { method, text, rights } = asked;
    // Without a spread all of them are of one hidden class.
    const answer: KeptAnswer = {
      method,
      text,
      rights,
      json,
      items,
      texts: [],
      bytes: undefined,
      size: 0,
      older: undefined,
      newer: undefined,
    };
    const size = text.length + Buffer.byteLength(textOf(json)) + (items?.size ?? 0) * bytesOfIndex;
    if (size * shareOfAnswer > this.limit) return undefined;
    const former = this.find(asked);
    if (former) this.forget(former);
    this.makeRoom(size);
    this.byAge.add(answer);
    this.grow(answer, size);
    put(this.byRights, rights, () => new Map<string, KeptAnswer>()).set(text, answer);
    if (items) for (const item of items) put(this.byItem, item, () => new Set<KeptAnswer>()).add(answer);
    else this.ofAnything.add(answer);
    return answer;
  }

  /** Finds an answer by the text of a call from now on, if it is still kept. */
  nameBy(answer: KeptAnswer, named: CallTextAt): void {
    const { place, text } = named;
    const { rights, texts } = answer;
    const size = text.length + bytesOfIndex;
    if (texts.length >= textsOfAnswer || this.bytes + size > this.limit || this.find(answer) !== answer) return;
    const ofPlace = put(this.byPlace, place, () => new Map<Rights | undefined, Map<string, KeptAnswer>>());
    const ofRights = put(ofPlace, rights, () => new Map<string, KeptAnswer>());
    if (ofRights.has(text)) return;
    ofRights.set(text, answer);
    texts.push(named);
    this.grow(answer, size);
  }

  /** The bytes of a long answer that is kept; short ones are written faster as texts. */
  bytesOf(answer: KeptAnswer): Buffer | undefined {
    if (answer.bytes || answer.json.length < longAnswer) return answer.bytes;
    const bytes = Buffer.from(textOf(answer.json));
    if (this.bytes + bytes.length > this.limit) return bytes;
    answer.bytes = bytes;
    this.grow(answer, bytes.length);
    return bytes;
  }

  /** Forgets what a transaction may have changed. */
  forgetWritten(written: WriteSet): void {
    if (!written) this.forgetAll();
    for (const answer of this.ofAnything) this.forget(answer);
    for (const item of written ?? []) for (const answer of this.byItem.get(item) ?? []) this.forget(answer);
  }

  forgetAll(): void {
    for (const index of [this.byRights, this.byItem, this.byPlace, this.ofAnything, this.byAge]) index.clear();
    this.bytes = 0;
  }

  private makeRoom(size: number): void {
    while (this.bytes + size > this.limit && this.byAge.oldest) this.forget(this.byAge.oldest);
  }

  private grow(answer: KeptAnswer, size: number): void {
    this.bytes += size;
    answer.size += size;
  }

  private forget(answer: KeptAnswer): void {
    const { text: question, rights, items, texts } = answer;
    this.bytes -= answer.size;
    this.byAge.take(answer);
    this.ofAnything.delete(answer);
    take(this.byRights, rights, question);
    for (const item of items ?? []) take(this.byItem, item, answer);
    for (const { place, text } of texts) {
      const ofPlace = this.byPlace.get(place);
      if (ofPlace) take(ofPlace, rights, text);
      if (ofPlace?.size === 0) this.byPlace.delete(place);
    }
  }
}

/** The collection of a key, made where there is none. */
function put<Key, Collection>(index: Map<Key, Collection>, key: Key, empty: () => Collection): Collection {
  const known = index.get(key);
  if (known) return known;
  const made = empty();
  index.set(key, made);
  return made;
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
