import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly target: readonly string[] }[];
}

/** The rules about colours, which a color scheme may break. They take as long as all others. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Rules that are tried: all, those about colours, or all others. */
const tried = {
  everything: {},
  colours: { runOnly: ofColours },
  structure: { rules: Object.fromEntries(ofColours.map(rule => [rule, { enabled: false }])) },
} as const;

/** Tries the rules of accessibility on a page until another is opened. */
export interface Accessibility {
  /** Which rules the page breaks as it is now, and where: a line each, at most three for a rule. */
  violations(rules: keyof typeof tried): Promise<readonly string[]>;
}

/** Prepares a page for the rules of accessibility to be tried. */
export async function accessibilityOf(page: Page): Promise<Accessibility> {
  await page.evaluate(axe);
  const violations: Accessibility['violations'] = async rules => {
    const options = JSON.stringify({ resultTypes: ['violations'], ...tried[rules] });
    const found = await page.evaluate<readonly Violation[]>(`axe.run(${options}).then(({ violations }) => violations)`);
    return found.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, target }) => `${id}: ${target} ${html.slice(0, 150)}`),
    );
  };
  return { violations };
}
