import { isDeepStrictEqual } from 'node:util';
import type { ExecutionContext } from 'ava';
import type { Locator } from 'playwright-core';
import { until } from './waiting.js';

/** What a page shows, once it is what is expected, or when it hangs: what is drawn in parts is not judged half. */
async function drawn<Shown>(read: () => Promise<Shown>, expected: Shown): Promise<Shown> {
  const isDrawn = async () => isDeepStrictEqual(await read(), expected);
  await until(isDrawn).catch(() => undefined);
  return read();
}

/** Asserts how many elements there are. */
export async function countIs(t: ExecutionContext, elements: Locator, expected: number, message?: string): Promise<void> {
  t.is(await drawn(() => elements.count(), expected), expected, message);
}

/** Texts as they are seen; those of drawings, which have none, as they are written. */
const textsOf = (elements: Locator) =>
  elements.evaluateAll(all => all.map(each => ('innerText' in each ? each.innerText : each.textContent) ?? ''));

/** Asserts the texts of elements. */
export async function textsAre(
  t: ExecutionContext,
  elements: Locator,
  expected: readonly string[],
  message?: string,
): Promise<void> {
  t.deepEqual(await drawn(() => textsOf(elements), [...expected]), [...expected], message);
}
