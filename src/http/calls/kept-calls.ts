import type { Awaitable } from '../../rpc/awaitable.js';
import { array, type JsonPieces, type JsonText, textOf } from '../../rpc/json-text.js';
import type { Reply } from '../../rpc/reply.js';
import type { Authenticator, Caller } from '../authentication/authenticate.js';
import type { CallPlace, SentTexts } from '../authentication/request.js';
import { noBatchRule } from '../envelope/batch-rules.js';
import { beforeResult, type OpenedCall, successJson } from '../envelope/envelope.js';
import type { Metrics } from '../monitoring/metrics.js';
import type { AnswerCache } from './answer-cache.js';
import type { KeptAnswer } from './kept-answers.js';

/** Dependencies of responses to kept calls. */
export interface KeptCallParts {
  readonly cache: AnswerCache;
  readonly authenticator: Authenticator;
  readonly metrics: Pick<Metrics, 'repeated'>;
  readonly batchLimit: number;
  now(): Date;
}

/** A longer response needs room among those that wait for their readers. */
const mostCharacters = 65_536;

/** Responds to bodies whose calls all have kept answers, before they are parsed. Whatever is unusual about one is left to the parser. */
export class KeptCalls {
  private readonly parts: KeptCallParts;
  private readonly places = new PlaceNames();

  constructor(parts: KeptCallParts) {
    this.parts = parts;
  }

  /** The response to the calls of a body from an address; `undefined` where one of them has no kept answer, or another key. */
  responseTo(sent: SentTexts, address: string): Awaitable<JsonPieces | undefined> {
    const { cache, authenticator } = this.parts;
    const apikey = this.keyOf(sent);
    if (apikey === undefined) return undefined;
    // Nothing is waited for where nothing is kept: answers are looked for with the caller that the key stood for last.
    const presumed = cache.isCurrent ? undefined : authenticator.presumedWith(apikey, { address });
    if (!cache.isCurrent && !(presumed && this.answersTo(sent, presumed))) return undefined;
    const confirmed = cache.confirmed();
    const caller = authenticator.knownCaller(apikey, address);
    const respond = (known: Caller | undefined) => known && this.response(sent, known, address);
    if (!(confirmed instanceof Promise) && !(caller instanceof Promise)) return respond(caller);
    return Promise.all([caller, confirmed]).then(([known]) => respond(known));
  }

  /** Lets a reply that is kept be found by the text of its call, where that says the same as the call. */
  nameBy(reply: Reply, { apikey, id }: OpenedCall, { calls, place }: SentTexts, at: number): void {
    const text = calls[at];
    const isSame = text && text.apikey === apikey && Number(text.id) === id;
    if (isSame && isKept(reply)) this.parts.cache.nameBy(reply, { place: this.places.of(place), text: text.rest });
  }

  /** The one key of calls of which nothing is unusual. */
  private keyOf({ calls, place, key }: SentTexts): string | undefined {
    if (calls.length > this.parts.batchLimit || (place.isBatch && place.dialect.batchRule !== noBatchRule)) return undefined;
    const apikey = key ?? calls[0]?.apikey;
    const isOfKey = (text: SentTexts['calls'][number]) => text && (text.apikey ?? key) === apikey;
    return calls.every(isOfKey) ? apikey : undefined;
  }

  private response(sent: SentTexts, caller: Caller, address: string): JsonPieces | undefined {
    const { authenticator, metrics } = this.parts;
    const answers = this.answersTo(sent, caller);
    const response = answers && this.contentOf(sent, answers);
    if (!response || lengthOf(response) > mostCharacters) return undefined;
    for (const { method } of answers) metrics.repeated(method);
    authenticator.used(caller.key, address);
    return response;
  }

  private contentOf({ calls, place }: SentTexts, answers: readonly KeptAnswer[]): JsonPieces | undefined {
    const responseAt = ({ json }: KeptAnswer, at: number): JsonText => successJson(Number(calls[at]?.id), json);
    if (place.isBatch) return [textOf(array(answers.map(responseAt)))];
    const [answer] = answers;
    if (!answer || answer.json.length > mostCharacters) return undefined;
    const bytes = this.parts.cache.bytesOf(answer);
    if (!bytes) return [textOf(responseAt(answer, 0))];
    return [beforeResult(Number(calls[0]?.id)), bytes, '}'];
  }

  private answersTo({ calls, place }: SentTexts, { rights }: Caller): readonly KeptAnswer[] | undefined {
    const { cache, now } = this.parts;
    const byText = cache.sentTo(this.places.of(place), rights, now());
    const answers: KeptAnswer[] = [];
    for (const text of byText ? calls : []) {
      const answer = text && byText?.get(text.rest);
      if (!answer) return undefined;
      answers.push(answer);
    }
    return byText && answers;
  }
}

function lengthOf(content: JsonPieces): number {
  return content.reduce((sum, { length }) => sum + length, 0);
}

function isKept(reply: Reply): reply is Reply & KeptAnswer {
  return 'texts' in reply;
}

/** Names places. The text of the latest one is kept: a Map finds by a text that it has seen without reading all of it again. */
class PlaceNames {
  private latest: CallPlace | undefined;
  private name = '';

  of(place: CallPlace): string {
    const { dialect, serviceUrl, isBatch } = place;
    const { latest } = this;
    if (latest?.dialect === dialect && latest.isBatch === isBatch && latest.serviceUrl === serviceUrl) return this.name;
    this.latest = place;
    this.name = `${dialect.name} ${isBatch ? 'batch' : 'call'} ${serviceUrl}`;
    return this.name;
  }
}
