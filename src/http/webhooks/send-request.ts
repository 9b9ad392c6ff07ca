import { lookup as lookUp } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Attempt } from '../../domain/webhooks/delivery-attempts.js';
import { targetFault } from '../../domain/webhooks/webhook-targets.js';
import { inLanguage, type Text, text } from '../../messages/text.js';

/** A request of a delivery. */
export interface DeliveryRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How requests are sent. */
export interface SendingLimits {
  /** Address ranges inside the own network that are permitted. */
  readonly networks: readonly string[];
  /** Milliseconds until an answer must be there. */
  readonly timeout: number;
  /** Ends requests that are under way. */
  readonly signal?: AbortSignal;
}

/** A connection to an address that is not permitted. */
class TargetError extends Error {
  readonly fault: Text;

  constructor(fault: Text) {
    super(inLanguage(fault, 'en'));
    this.fault = fault;
  }
}

/** Characters of a response that are kept. */
const maxAnswerCharsShown = 200;

/**
 * Sends a delivery once. No redirect is followed, and no proxy is asked; connections go to the addresses that were checked, so a name that
 * is looked up twice cannot lead elsewhere the second time. The body of the answer is read no further than it is shown.
 */
export function sendRequest(
  { url, headers, body }: DeliveryRequest,
  { networks, timeout, signal }: SendingLimits,
): Promise<Attempt> {
  const target = new URL(url);
  const isEncrypted = target.protocol === 'https:';
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const fault = isIP(host) > 0 ? targetFault(host, networks, isEncrypted) : undefined;
  if (fault !== undefined) return Promise.resolve(withoutAnswer(fault));
  const signals = [AbortSignal.timeout(timeout), ...(signal ? [signal] : [])];
  const options = {
    method: 'POST',
    agent: false as const,
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' },
    lookup: createLookup(networks, isEncrypted),
    signal: AbortSignal.any(signals),
    maxHeaderSize: 16_384,
  };
  return new Promise(resolve => {
    const request = (isEncrypted ? requestHttps : requestHttp)(target, options, answer => {
      const status = answer.statusCode ?? 0;
      let body = '';
      const retryAfter = millisecondsIn(answer.headers['retry-after']);
      const end = (): void => {
        resolve({ ...toAttempt(status, body), retryAfter });
        request.destroy();
      };
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        body = (body + part).slice(0, maxAnswerCharsShown);
        if (body.length >= maxAnswerCharsShown) end();
      });
      answer.once('end', end);
      answer.once('error', end);
    });
    request.once('error', error => resolve(signal?.aborted ? interrupted : withoutAnswer(reasonOf(error, host, timeout))));
    request.end(body);
  });
}

/** Looks a name up, and rejects every result of which an address is not permitted. */
function createLookup(networks: readonly string[], isEncrypted: boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      const fault = found.map(({ address }) => targetFault(address, networks, isEncrypted)).find(each => each !== undefined);
      if (fault !== undefined) return callback(new TargetError(text('AddressOfHostRejected', { hostname, fault })), '', 0);
      const [first] = found;
      if (options.all) return callback(null, found);
      return first ? callback(null, first.address, first.family) : callback(new Error('no address'), '', 0);
    });
  };
}

const interrupted: Attempt = { outcome: 'interrupted', status: null, text: text('ServiceEnded') };

const gone = 410;

function toAttempt(status: number, body: string): Attempt {
  if (status >= 200 && status < 300) return { outcome: 'delivered', status, text: text('AnsweredStatus', { status }) };
  const shown = body.replace(/[\p{C}\s]+/gu, ' ').trim();
  const said = shown === '' ? '' : `: ${shown}`;
  return { outcome: status === gone ? 'gone' : 'rejected', status, text: text('AnsweredStatus', { status: `${status}${said}` }) };
}

/** The milliseconds that a header `Retry-After` names: a number of seconds, or a date. */
function millisecondsIn(retryAfter = ''): number | undefined {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

function withoutAnswer(body: Text): Attempt {
  return { outcome: 'rejected', status: null, text: body };
}

function reasonOf(error: Error & { readonly code?: unknown }, host: string, timeout: number): Text {
  if (error instanceof TargetError) return error.fault;
  if (error.name === 'TimeoutError' || (error.cause instanceof Error && error.cause.name === 'TimeoutError'))
    return text('NoAnswerWithinS', { timeout: timeout / 1000 });
  const { code } = error;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return text('CannotBeResolved', { host });
  return text('NoConnectionWith', { host, code: typeof code === 'string' ? code : error.message });
}
