import { localDay } from '../../attributes/times.js';
import type { Rights } from '../../domain/access/rights.js';
import { picturePeriod } from '../../domain/objects/picture-addresses.js';
import { mayChange, type ReadSet } from '../../domain/storage/read-set.js';
import type { Store } from '../../domain/storage/store.js';
import type { WriteSet } from '../../domain/storage/write-set.js';
import { type Awaitable, after, attempted } from '../../rpc/awaitable.js';
import type { JsonText } from '../../rpc/json-text.js';
import { type AnswersByText, type CallTextAt, type KeptAnswer, KeptAnswers, type Question } from './kept-answers.js';

/** An answer as a handler returns it, and what it was read from; without that every commit may change it. */
export interface ReadReply {
  readonly json: JsonText;
  readonly readSet?: ReadSet | undefined;
}

/** A store of which it is known whether something was committed. */
type CachedStore = Pick<Store, 'commits' | 'state' | 'onCommit'>;

/** An answer, which may be kept. */
export type GivenAnswer = KeptAnswer | Pick<KeptAnswer, 'json'>;

/** Write sets of the commits while a question was answered. */
type Meanwhile = WriteSet[];

/** The cache when a question was begun, and what was committed since. */
interface Beginning {
  readonly time: string;
  readonly state: string | undefined;
  readonly meanwhile: Meanwhile;
}

/** So many commits overtake a question: it is not remembered what more of them changed. */
const commitsRemembered = 1000;

/**
 * A cache of results of reads as JSON. A commit removes answers that were read from something which it changed, or whose read set is
 * not known; the end of a day, by which some attributes are computed, and of the period for which addresses of pictures are given remove
 * all of them. Where other processes change the database, the state of the store is asked for before an answer is given, and another state
 * removes all of them.
 */
export class AnswerCache {
  private readonly kept: KeptAnswers;
  private readonly open = new Set<Meanwhile>();
  private readonly store: CachedStore;
  /** Where commits are not counted: the state of the store in which all of them were read. */
  private state: string | undefined;
  private commits: number | undefined;
  private second = Number.NaN;
  private time = '';

  /** @param limit bytes of questions and answers */
  constructor(limit: number, store: CachedStore) {
    this.kept = new KeptAnswers(limit);
    this.store = store;
    this.commits = store.commits;
    if (store.commits !== undefined) store.onCommit(written => this.committed(written));
  }

  /** A cache for a store; `undefined` where it can keep nothing. */
  static over(store: CachedStore, limit: number): AnswerCache | undefined {
    const isKnown = store.commits !== undefined || store.state !== undefined;
    return limit > 0 && isKnown ? new AnswerCache(limit, store) : undefined;
  }

  /** The answer to a question: at once where it is kept, or else a new one. */
  answer(asked: Question, now: Date, ask: () => Awaitable<ReadReply>): Awaitable<GivenAnswer> {
    this.forgetOlder(now);
    const kept = this.kept.find(asked);
    if (!kept) return this.newAnswer(asked, ask);
    return after(this.confirmed(), () => this.kept.find(asked) ?? this.newAnswer(asked, ask));
  }

  /** Forgets what is no longer so: answers that are kept afterwards are as the store is. */
  confirmed(): Awaitable<unknown> {
    return this.store.state ? this.askState(this.store.state) : undefined;
  }

  /** Whether answers can be given at once. */
  get isCurrent(): boolean {
    return this.store.state === undefined;
  }

  /** Answers to calls that were sent to a place under these rights, as far as they are kept at this time. */
  sentTo(place: string, rights: Rights | undefined, now: Date): AnswersByText | undefined {
    this.forgetOlder(now);
    return this.kept.sentTo(place, rights);
  }

  /** The bytes of a long answer that is kept. */
  bytesOf(answer: KeptAnswer): Buffer | undefined {
    return this.kept.bytesOf(answer);
  }

  /** Finds an answer that was given by the text of its call from now on, as long as it is kept. */
  nameBy(answer: KeptAnswer, named: CallTextAt): void {
    this.kept.nameBy(answer, named);
  }

  /** A new answer, in the same turn where the store is read in it. */
  private newAnswer(asked: Question, ask: () => Awaitable<ReadReply>): Awaitable<GivenAnswer> {
    const { time, state } = this;
    const confirmed = this.confirmed();
    const meanwhile: Meanwhile = [];
    this.open.add(meanwhile);
    const reply = attempted(ask, error => {
      this.open.delete(meanwhile);
      throw error;
    });
    return after(reply, read =>
      after(confirmed, () => {
        this.open.delete(meanwhile);
        return this.given(asked, read, { time, state, meanwhile });
      }),
    );
  }

  /** Keeps an answer that nothing can have changed since it was begun. */
  private given(asked: Question, { json, readSet }: ReadReply, { time, state, meanwhile }: Beginning): GivenAnswer {
    const items = readSet?.items;
    const isCurrent =
      this.time === time && this.isStill(state) && !this.hasUnknownCommits && meanwhile.length <= commitsRemembered;
    const isKept = isCurrent && !meanwhile.some(written => mayChange(written, items));
    return (isKept && this.kept.keep(asked, json, items)) || { json };
  }

  /** Whether nothing was committed since the store was in a state, as far as that is known: what was read since then was read in it. */
  private isStill(state: string | undefined): boolean {
    return this.store.state === undefined || (state !== undefined && state === this.state);
  }

  private async askState(ask: () => Promise<string | undefined>): Promise<void> {
    const state = await ask().catch(() => undefined);
    if (state === undefined || state !== this.state) this.kept.forgetAll();
    this.state = state;
  }

  /** Commits that nobody has told of. */
  private get hasUnknownCommits(): boolean {
    return this.store.commits !== this.commits;
  }

  private committed(written: WriteSet): void {
    const isNext = this.commits !== undefined && this.store.commits === this.commits + 1;
    const known = isNext ? written : undefined;
    this.commits = this.store.commits;
    for (const meanwhile of this.open) if (meanwhile.length <= commitsRemembered) meanwhile.push(known);
    this.kept.forgetWritten(known);
  }

  private forgetOlder(moment: Date): void {
    if (this.hasUnknownCommits) this.committed(undefined);
    const time = this.timeOf(moment);
    if (time === this.time) return;
    this.kept.forgetAll();
    this.time = time;
  }

  /** The day and the period of picture addresses: answers that depend on the time change with these alone, at full seconds. */
  private timeOf(moment: Date): string {
    const second = Math.floor(moment.getTime() / 1000);
    if (second === this.second) return this.time;
    this.second = second;
    return `${localDay(moment)} ${picturePeriod(moment)}`;
  }
}
