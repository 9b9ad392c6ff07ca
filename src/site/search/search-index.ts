import type { Titles } from '../../../generated/types.js';
import { optionsOf, ownParameters } from '../../../scripts/generate/document/descriptors.js';
import type { Document } from '../../../scripts/generate/document/document.js';
import { inBothLanguages } from '../../cli/language/spoken.js';
import { settings } from '../../config/settings.js';
import type { SearchContents, Titled } from '../browser/search/search-contents.js';
import { methodTitle } from '../contract/methods.js';
import type { Docs } from '../examples/docs.js';
import type { Page } from '../markup/page.js';
import { inGerman } from '../markup/titles.js';
import { commandsOf } from '../sections/commands.js';
import { searchTopics } from './search-topics.js';

/** The search index as a classic script, which also runs from a file system. */
export function searchIndex(docs: Docs, pages: readonly Page[]): string {
  return `window.katasterIndex=${JSON.stringify(searchContents(docs, pages))};\n`;
}

/** Everything that has a place in the documentation. */
export function searchContents({ document, registry, program }: Docs, pages: readonly Page[]): SearchContents {
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
    pages: [
      ...pages
        .filter(({ isGuide }) => isGuide)
        .map(({ path, title, titleInGerman = inGerman(title), words = [] }) => [path, title, titleInGerman, ...words] as const),
      ...searchTopics,
    ],
    methods: document.methods.map(method => titled(method.name, methodTitle(method))),
    parameters: parametersOf(document),
    settings: Object.values(settings).map(({ name, meaning }) => titled(name, meaning)),
    commands: commandsOf(program).map(({ name, command }) => titled(name, inBothLanguages(command.description()))),
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
      choices.map(({ const: constant, title }) => titled(constant ?? title.en, title)),
    ]),
  };
}

/** The parameters and options of methods, each with the methods that take it. */
function parametersOf(document: Document): SearchContents['parameters'] {
  const places = new Map<string, number[]>();
  for (const [place, method] of document.methods.entries())
    for (const { name } of [...ownParameters(method, document), ...optionsOf(method, document)])
      places.set(name, [...(places.get(name) ?? []), place]);
  return [...places];
}

function titled(name: string, { en, de }: Titles): Titled {
  if (en !== de) return [name, en, de];
  return en === name ? [name] : [name, en];
}
