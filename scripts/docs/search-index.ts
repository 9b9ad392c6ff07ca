import type { Titles } from '../../generated/types.js';
import type { Docs } from './docs.js';
import type { Page } from './page.js';
import type { SearchContents, Titled } from './search-contents.js';

/** What can be found, as a classic script: it also runs from a file system. */
export function searchIndex(docs: Docs, pages: readonly Page[]): string {
  return `window.katasterIndex=${JSON.stringify(searchContents(docs, pages))};\n`;
}

/** Everything that has a place in the documentation. */
export function searchContents({ document, registry }: Docs, pages: readonly Page[]): SearchContents {
  const attributes = new Map<string, number>();
  const placeOf = (key: string, titles: Titles): number => {
    const text = JSON.stringify(titled(key, titles));
    const place = attributes.get(text) ?? attributes.size;
    attributes.set(text, place);
    return place;
  };
  const categories = registry.categories.map(
    category =>
      [
        titled(category.const, category.title),
        registry.storage(category).attributes.map(({ key, title }) => placeOf(key, title)),
      ] as const,
  );
  return {
    pages: pages.filter(({ isGuide }) => isGuide).map(({ path, title }) => [path, title]),
    methods: document.methods.map(({ name, summary = name }) => [name, summary]),
    errors: Object.entries(document.components.errors ?? {}).map(([name, { code }]) => [name, code]),
    types: registry.objectTypes.map(({ const: constant, title }) => titled(constant, title)),
    categories,
    aliases: [
      ...registry.categories.flatMap(({ const: constant, aliases = [] }) => aliases.map(alias => [alias, constant] as const)),
      ...registry.formerConstants,
    ],
    attributes: [...attributes.keys()].map(text => JSON.parse(text)),
    dialogs: registry.dialogs.map(({ name, choices }) => [
      name,
      choices.flatMap(choice => (choice.const === null ? [] : [titled(choice.const, choice.title)])),
    ]),
  };
}

function titled(name: string, { en, de }: Titles): Titled {
  if (en !== de) return [name, en, de];
  return en === name ? [name] : [name, en];
}
