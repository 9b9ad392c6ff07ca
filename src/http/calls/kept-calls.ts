import { array, type JsonText } from '../../rpc/json-text.js';
import type { Reply } from '../../rpc/reply.js';
import type { Authenticator } from '../authentication/authenticate.js';
import type { CallPlace, SentTexts } from '../authentication/request.js';
import { noBatchRule } from '../envelope/batch-rules.js';
import { type OpenedCall, successJson } from '../envelope/envelope.js';
import type { Metrics } from '../monitoring/metrics.js';
import type { AnswerCache } from './answer-cache.js';
import type { AnswersByText, KeptAnswer } from './kept-answers.js';

/** Dependencies of responses to kept calls. */
export interface KeptCallParts {
  readonly cache: AnswerCache;
  readonly authenticator: Authenticator;
  readonly metrics: Pick<Metrics, 'started'>;
  readonly batchLimit: number;
  now(): Date;
}

/** A longer response needs room among those that wait for their readers. */
const mostCharacters = 65_536;

/** Responds to bodies whose calls all have kept answers, before they are parsed. Whatever is unusual about one is left to the parser. */
export class KeptCalls {
  private readonly parts: KeptCallParts;

  constructor(parts: KeptCallParts) {
    this.parts = parts;
  }

  /** The response to the calls of a body from an address; `undefined` where one of them has no kept answer. */
  responseTo({ calls: texts, place }: SentTexts, address: string): JsonText | undefined {
    const { batchLimit, metrics, authenticator } = this.parts;
    if (texts.length > batchLimit || (place.isBatch && place.dialect.batchRule !== noBatchRule)) return undefined;
    const keys = new Set<string>();
    const answers = this.answersTo({ calls: texts, place }, address, keys);
    if (!answers) return undefined;
    const responses = answers.map(({ json }, at) => successJson(Number(texts[at]?.id), json));
    const response = place.isBatch ? array(responses) : responses[0];
    if (!response || response.length > mostCharacters) return undefined;
    for (const { method } of answers) metrics.started(method)('success');
    for (const key of keys) authenticator.used(key, address);
    return response;
  }

  /** Lets a reply that is kept be found by the text of its call, where that says the same as the call. */
  nameBy(reply: Reply, { apikey, id }: OpenedCall, { calls, place }: SentTexts, at: number): void {
    const text = calls[at];
    const isSame = text && text.apikey === apikey && Number(text.id) === id;
    if (isSame && isKept(reply)) this.parts.cache.nameBy(reply, { place: placeText(place), text: text.rest });
  }

  private answersTo({ calls, place }: SentTexts, address: string, keys: Set<string>): readonly KeptAnswer[] | undefined {
    const { cache, authenticator, now } = this.parts;
    const [at, time] = [placeText(place), now()];
    const answers: KeptAnswer[] = [];
    let apikey: string | undefined;
    let byText: AnswersByText | undefined;
    for (const text of calls) {
      if (text?.apikey !== apikey) {
        apikey = text?.apikey;
        const caller = apikey === undefined ? undefined : authenticator.knownCaller(apikey, address);
        if (caller) keys.add(caller.key);
        byText = caller && cache.sentTo(at, caller.rights, time);
      }
      const answer = text && byText?.get(text.rest);
      if (!answer) return undefined;
      answers.push(answer);
    }
    return answers;
  }
}

function isKept(reply: Reply): reply is Reply & KeptAnswer {
  return 'texts' in reply;
}

function placeText({ dialect, serviceUrl, isBatch }: CallPlace): string {
  return `${dialect.name} ${isBatch ? 'batch' : 'call'} ${serviceUrl}`;
}
