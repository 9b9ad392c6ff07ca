import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What of a category of the catalogue decides its types. */
export interface Category {
  readonly const: string;
  readonly title: { readonly en: string };
  readonly mode: string;
  readonly attributes: readonly Attribute[];
}

/** An attribute, or a field of one that holds rows. */
export interface Attribute {
  readonly key: string;
  readonly type: string;
  readonly title?: { readonly en: string };
  readonly unit?: string;
  readonly readOnly?: boolean;
  readonly fields?: readonly Attribute[];
}

/** The categories of the catalogue in the order of their constants. */
export function readCategories(folder: string): Category[] {
  const names = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.json')) : [];
  return names.toSorted().map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Category);
}
