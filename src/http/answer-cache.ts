import { localDay } from '../attributes/times.js';
import type { Rights } from '../domain/access/rights.js';
import { picturePeriod } from '../domain/objects/picture-addresses.js';
import type { RequestContext } from './request-context.js';

/** So large a share of the cache is no single answer. */
const shareOfAnswer = 16;

/**
 * Answers to reads as texts, each right until something is committed, the day ends, by which some attributes are worked out, or the period
 * in which addresses of pictures were given. It is for stores that count their commits: where others may change the database nothing can
 * be kept.
 */
export class AnswerCache {
  private readonly answers = new Map<Rights | undefined, Map<string, string>>();
  private readonly limit: number;
  private bytes = 0;
  private commits: number | undefined;
  private time = '';

  /** `limit` is how many bytes of questions and answers are kept. */
  constructor(limit: number) {
    this.limit = limit;
  }

  /** The answer to a question of somebody with these rights, asked for where it is not known. */
  async answer(question: string, { store, rights, now }: RequestContext, ask: () => Promise<string>): Promise<string> {
    const { commits } = store;
    const time = timeOf(now());
    this.forgetOlder(commits, time);
    const known = this.answers.get(rights)?.get(question);
    if (known !== undefined) return known;
    const text = await ask();
    if (store.commits === commits && this.commits === commits && this.time === time) this.keep(rights, question, text);
    return text;
  }

  private forgetOlder(commits: number | undefined, time: string): void {
    if (commits === this.commits && time === this.time) return;
    this.forget();
    this.commits = commits;
    this.time = time;
  }

  private keep(rights: Rights | undefined, question: string, text: string): void {
    const size = question.length + Buffer.byteLength(text);
    if (size * shareOfAnswer > this.limit) return;
    if (this.bytes + size > this.limit) this.forget();
    this.bytes += size;
    const ofRights = this.answers.get(rights) ?? new Map<string, string>();
    this.answers.set(rights, ofRights.set(question, text));
  }

  private forget(): void {
    this.answers.clear();
    this.bytes = 0;
  }
}

/** As long as it stays the same, so do answers that depend on the time. */
function timeOf(moment: Date): string {
  return `${localDay(moment)} ${picturePeriod(moment)}`;
}
