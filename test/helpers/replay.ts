import { expectedText } from './expected-text.js';
import { send } from './http.js';
import type { DialectName, TestService } from './service.js';
import type { Exchange } from './transcript.js';

/** What came back for an exchange, and what should have. */
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
  const session = new SessionId();
  for (const exchange of exchanges) {
    const { clock, verb, path, headers, request } = exchange;
    if (clock) service.clock.set(clock);
    const url = path ? `${service.url}${path}` : service.endpoint(dialect);
    const { text, ...answer } = await send(url, { verb, headers: session.sent(headers), body: request });
    const expected = expectedText(exchange, dialect);
    replayed.push({ exchange, status: answer.status, headers: answer.headers, answered: session.told(text), expected });
  }
  return replayed;
}

/** What transcripts write in the place of the id of a session, which nobody can foresee. */
const written = 'd1obs6i2yb5v9kj9yurkdd4i1t';

/** The session that a transcript opened. */
class SessionId {
  private actual = written;

  /** The headers of a request, with the session that is open. */
  sent(headers: Exchange['headers']): Exchange['headers'] {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace(written, this.actual)]));
  }

  /** An answer as transcripts write it. */
  told(text: string): string {
    const [, opened = this.actual] = /"session-id":"([0-9a-z]{26})"/.exec(text) ?? [];
    this.actual = opened;
    return text.replace(opened, written);
  }
}
