import { localDay } from '../../attributes/times.js';
import type { Rights } from '../../domain/access/rights.js';
import { picturePeriod } from '../../domain/objects/picture-addresses.js';
import type { Awaitable } from '../../rpc/awaitable.js';
import { type JsonText, textOf } from '../../rpc/json-text.js';
import type { RequestContext } from './request-context.js';

/** An answer as a handler returns it: made once, however often it is given. */
interface JsonReply {
  readonly json: JsonText;
}

/** No answer may take more than 1/16 of the cache: a few long ones would displace all others. */
const shareOfAnswer = 16;

/**
 * A cache of results of reads as JSON. Every commit empties it, and so does the end of a day, by which some attributes are computed, and
 * of the period for which addresses of pictures are given. It needs a store that counts its commits: where other processes may change
 * the database, nothing can be kept.
 */
export class AnswerCache {
  private readonly answers = new Map<Rights | undefined, Map<string, JsonReply>>();
  private readonly limit: number;
  private bytes = 0;
  private commits: number | undefined;
  private second = Number.NaN;
  private time = '';

  /** @param limit bytes of questions and answers */
  constructor(limit: number) {
    this.limit = limit;
  }

  /** The answer to a question under these rights: at once where it is kept, or else a new one. */
  answer(question: string, context: RequestContext, ask: () => Promise<JsonReply>): Awaitable<JsonReply> {
    this.forgetOlder(context.store.commits, context.now());
    return this.answers.get(context.rights)?.get(question) ?? this.newAnswer(question, context, ask);
  }

  private async newAnswer(
    question: string,
    { store, rights }: RequestContext,
    ask: () => Promise<JsonReply>,
  ): Promise<JsonReply> {
    const { commits, time } = this;
    const answer = await ask();
    if (store.commits === commits && this.commits === commits && this.time === time) this.keep(rights, question, answer);
    return answer;
  }

  private forgetOlder(commits: number | undefined, moment: Date): void {
    const time = this.timeOf(moment);
    if (commits === this.commits && time === this.time) return;
    this.forget();
    this.commits = commits;
    this.time = time;
  }

  /** The day and the period of picture addresses: answers that depend on the time change with these alone, at full seconds. */
  private timeOf(moment: Date): string {
    const second = Math.floor(moment.getTime() / 1000);
    if (second === this.second) return this.time;
    this.second = second;
    return `${localDay(moment)} ${picturePeriod(moment)}`;
  }

  private keep(rights: Rights | undefined, question: string, answer: JsonReply): void {
    const size = question.length + Buffer.byteLength(textOf(answer.json));
    if (size * shareOfAnswer > this.limit) return;
    if (this.bytes + size > this.limit) this.forget();
    this.bytes += size;
    const ofRights = this.answers.get(rights) ?? new Map<string, JsonReply>();
    this.answers.set(rights, ofRights.set(question, answer));
  }

  private forget(): void {
    this.answers.clear();
    this.bytes = 0;
  }
}
