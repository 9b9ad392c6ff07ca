import { keyIdOf } from '../../src/domain/users/keys.js';
import { expectedText } from './expected-text.js';
import { send } from './http.js';
import { type DialectName, type TestService, testKey } from './service.js';
import type { Exchange } from './transcript.js';
import { Unforeseen } from './unforeseen.js';

/** The actual answer to an exchange, and the expected one. */
export interface Replayed {
  readonly exchange: Exchange;
  readonly status: number;
  readonly headers: Headers;
  readonly answered: string;
  readonly expected: string;
}

/** Sends the requests of a transcript one after another. */
export async function replay(
  service: TestService,
  dialect: DialectName,
  exchanges: readonly Exchange[],
): Promise<readonly Replayed[]> {
  const replayed: Replayed[] = [];
  const unforeseen = new Unforeseen(keyIdOf(testKey, service.store.secret), service.clock.now);
  for (const exchange of exchanges) {
    const { clock, verb, path, headers, request } = exchange;
    if (clock) service.clock.set(clock);
    const url = path ? `${service.url}${path}` : service.endpoint(dialect);
    const body = request && unforeseen.sent(request);
    const { text, ...answer } = await send(url, { verb, headers: sentHeaders(headers, unforeseen), body });
    const expected = expectedText(exchange, dialect);
    replayed.push({ exchange, status: answer.status, headers: answer.headers, answered: unforeseen.told(text), expected });
  }
  return replayed;
}

function sentHeaders(headers: Exchange['headers'], unforeseen: Unforeseen): Exchange['headers'] {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, unforeseen.sent(value)]));
}
