import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';

export { pause };

/** The one limit of all waits: what is not so by then hangs. No test says by it how fast something is. */
export const hungAfterMs = 60_000;

/** Between two looks at a condition. */
const intervalMs = 20;

/**
 * Asks again and again until the answer is truthy, and returns it. An error that is thrown meanwhile is passed on.
 * @param seen what the error shows if that never happens; the last answer where absent
 * @throws Error after a minute, with what was seen last
 */
export async function until<Answer>(
  condition: () => Answer | Promise<Answer>,
  seen?: () => unknown,
): Promise<NonNullable<Answer>> {
  const begin = performance.now();
  for (;;) {
    const answer = await condition();
    if (answer) return answer;
    if (performance.now() - begin > hungAfterMs)
      throw new Error(`Hung: ${condition}\nLast seen: ${inspect(seen ? seen() : answer)}`);
    await pause(intervalMs);
  }
}
