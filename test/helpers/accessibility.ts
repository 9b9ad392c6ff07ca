import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly target: readonly string[] }[];
}

/** Tries the rules of accessibility on a page until another is opened. */
export interface Accessibility {
  /** Which rules the page breaks as it is now, and where: a line each, at most three for a rule. Every rule is tried unless some are named. */
  violations(rules?: readonly string[]): Promise<readonly string[]>;
}

/** Prepares a page for the rules of accessibility to be tried. */
export async function accessibilityOf(page: Page): Promise<Accessibility> {
  await page.evaluate(axe);
  const violations = async (rules?: readonly string[]): Promise<readonly string[]> => {
    const options = JSON.stringify({ resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) });
    const found = await page.evaluate<readonly Violation[]>(`axe.run(${options}).then(({ violations }) => violations)`);
    return found.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, target }) => `${id}: ${target} ${html.slice(0, 150)}`),
    );
  };
  return { violations };
}
