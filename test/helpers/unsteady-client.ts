import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Dice } from './dice.js';

/** Sends a body, and gives the answer up in some of the cases, at any moment; `undefined` without an answer. */
export async function sentUnsteadily(dice: Dice, url: string, body: string): Promise<string | undefined> {
  const sent = request(url, { method: 'POST', headers: { 'Content-Type': 'application/json', Connection: 'close' } });
  const isGivenUp = dice.happens(30);
  const wait = dice.below(12);
  try {
    sent.end(body);
    if (isGivenUp) setTimeout(() => sent.destroy(new Error('given up')), wait);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    let text = '';
    answer.setEncoding('utf8').on('data', part => (text += part));
    await once(answer, 'end');
    return text;
  } catch {
    return undefined;
  } finally {
    sent.on('error', () => {}).destroy();
  }
}
