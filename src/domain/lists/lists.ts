import type { Language } from '../context.js';
import type { Page } from '../limits/pages.js';

/** How a list is arranged. */
export interface Arrangement<Row> {
  /** Sort key of rows; without it they stay in their order. */
  readonly by?: ((row: Row) => string | number) | undefined;
  readonly descending: boolean;
  readonly page: Page;
}

/** How texts are sorted in a dictionary of each language. */
export const collators = {
  en: new Intl.Collator('en', { numeric: true }),
  de: new Intl.Collator('de', { numeric: true }),
} as const satisfies Record<Language, Intl.Collator>;

/** The rows of a page of a list in the order asked for; texts as a dictionary of the language has them. */
export function arrangePage<Row>(rows: readonly Row[], { by, descending, page }: Arrangement<Row>, language: Language): Row[] {
  const sorted = by ? rows.toSorted((one, other) => compareKeys(by(one), by(other), language)) : [...rows];
  const ordered = descending ? sorted.toReversed() : sorted;
  return ordered.slice(page.offset, page.offset + page.count);
}

function compareKeys(one: string | number, other: string | number, language: Language): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : collators[language].compare(`${one}`, `${other}`);
}

/** Whether one of these texts is the title; upper and lower case are the same. */
export function hasTitle(titles: readonly string[], title: string): boolean {
  return titles.some(each => each.toLowerCase() === title.toLowerCase());
}
