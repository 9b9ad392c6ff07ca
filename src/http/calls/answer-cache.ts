import { localDay } from '../../attributes/times.js';
import type { Rights } from '../../domain/access/rights.js';
import { picturePeriod } from '../../domain/objects/picture-addresses.js';
import { type JsonText, textOf } from '../../rpc/json-text.js';
import type { RequestContext } from './request-context.js';

/** No answer may take more than 1/16 of the cache: a few long ones would displace all others. */
const shareOfAnswer = 16;

/**
 * A cache of results of reads as JSON. Every commit empties it, and so does the end of a day, by which some attributes are computed, and
 * of the period for which addresses of pictures are given. It needs a store that counts its commits: where other processes may change
 * the database, nothing can be kept.
 */
export class AnswerCache {
  private readonly answers = new Map<Rights | undefined, Map<string, JsonText>>();
  private readonly limit: number;
  private bytes = 0;
  private commits: number | undefined;
  private time = '';

  /** @param limit bytes of questions and answers */
  constructor(limit: number) {
    this.limit = limit;
  }

  /** The answer to a question under these rights: the one that is kept, or else a new one. */
  async answer(question: string, { store, rights, now }: RequestContext, ask: () => Promise<JsonText>): Promise<JsonText> {
    const { commits } = store;
    const time = timeOf(now());
    this.forgetOlder(commits, time);
    const known = this.answers.get(rights)?.get(question);
    if (known !== undefined) return known;
    const json = await ask();
    if (store.commits === commits && this.commits === commits && this.time === time) this.keep(rights, question, json);
    return json;
  }

  private forgetOlder(commits: number | undefined, time: string): void {
    if (commits === this.commits && time === this.time) return;
    this.forget();
    this.commits = commits;
    this.time = time;
  }

  private keep(rights: Rights | undefined, question: string, json: JsonText): void {
    const size = question.length + Buffer.byteLength(textOf(json));
    if (size * shareOfAnswer > this.limit) return;
    if (this.bytes + size > this.limit) this.forget();
    this.bytes += size;
    const ofRights = this.answers.get(rights) ?? new Map<string, JsonText>();
    this.answers.set(rights, ofRights.set(question, json));
  }

  private forget(): void {
    this.answers.clear();
    this.bytes = 0;
  }
}

/** The day and the period of picture addresses: answers that depend on the time change with these alone. */
function timeOf(moment: Date): string {
  return `${localDay(moment)} ${picturePeriod(moment)}`;
}
