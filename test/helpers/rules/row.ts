import type { EntryOccasions, ObjectOccasions } from '../../../src/domain/entries/entry-rule.js';
import type { Site } from './site.js';

/** Effect of a rule on an occasion, in words and as a test. */
interface Example {
  readonly what: string;
  readonly happens: (site: Site) => Promise<unknown>;
  readonly expected: unknown;
}

/** A category that a rule applies to, and an example for each occasion on which the rule does something. */
export interface Row {
  readonly category: string;
  readonly cells: Readonly<Partial<Record<keyof EntryOccasions | keyof ObjectOccasions, Example>>>;
}

/** The examples of a rule. */
export async function rowOf(rule: string): Promise<Row> {
  const { row } = await import(`./${fileOf(rule).replace(/ts$/, 'js')}`);
  return row;
}

/** The name of the file of a rule, and of that of its examples. */
export function fileOf(rule: string): string {
  return `${rule.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}.ts`;
}
