import type { Markup } from './html.js';

/** Makes the address of a page relative, so that it also works from a file system. */
export type Link = (path: string) => string;

/** One page of the documentation. */
export interface Page {
  /** Where it stands in the folder: `methods/cmdb.object.read.html`. */
  readonly path: string;
  readonly title: string;
  /** The title in German, where the words of the pages do not have it. */
  readonly titleInGerman?: string;
  /** One sentence for search engines and previews. */
  readonly description: string;
  /** Whether the page has a form that calls the service; such a page loads the script of the forms. */
  readonly isTryable?: boolean;
  /** It is about no part of the document or the catalogue, so search finds it by its title. */
  readonly isGuide?: boolean;
  /** Words by which search finds a guide beside its title. */
  readonly words?: readonly string[];
  body(link: Link): Markup;
}

/** Links as a page with this path has to write them. */
export function linkFrom(path: string): Link {
  const up = '../'.repeat(path.split('/').length - 1);
  return to => `${up}${to}`;
}

/** Where each kind of page stands. */
export const paths = {
  method: (name: string) => `methods/${name}.html`,
  category: (constant: string) => `categories/${constant}.html`,
  objectType: (constant: string) => `types/${constant}.html`,
  dialog: (name: string) => `dialogs/${name}.html`,
  error: (name: string) => `errors.html#${name}`,
  parameter: (method: string, name: string) => `methods/${method}.html#parameter-${name}`,
  setting: (name: string) => `commands.html#${name}`,
  command: (name: string) => `commands.html#${anchorOf(name)}`,
} as const;

/** The name of a place that is called by several words. */
export function anchorOf(words: string): string {
  return words.replaceAll(' ', '-');
}
