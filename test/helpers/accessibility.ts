import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly target: readonly string[] }[];
}

/** Which rules of accessibility a page breaks, and where: a line each, at most three for a rule. Every rule is tried unless some are named. */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await page.evaluate(axe);
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) });
  const found = await page.evaluate<readonly Violation[]>(`axe.run(${options}).then(({ violations }) => violations)`);
  return found.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html, target }) => `${id}: ${target} ${html.slice(0, 150)}`));
}
