import type { Titles } from '../../../generated/types.js';
import { optionsOf, ownParameters } from '../../../scripts/generate/document/descriptors.js';
import type { Document } from '../../../scripts/generate/document/document.js';
import { settings } from '../../config/settings.js';
import { inBothLanguages } from '../../messages/text.js';
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
export function searchContents({ document, registry, program, programInGerman }: Docs, pages: readonly Page[]): SearchContents {
  const german = commandsOf(programInGerman);
  // Of methods that are found alike the first leads: one that only exists for existing clients names servers of its own.
  const methods = document.methods.toSorted((one, other) => Number('servers' in one) - Number('servers' in other));
  const attributes = new Map<string, number>();
  const placeOf = (key: string, titles: Titles): number => {
    const text = JSON.stringify(toTitled(key, titles));
    const place = attributes.get(text) ?? attributes.size;
    attributes.set(text, place);
    return place;
  };
  const categories = registry.categories.map(
    category =>
      [
        toTitled(category.const, category.title),
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
    methods: methods.map(method => toTitled(method.name, methodTitle(method))),
    parameters: parametersOf(methods, document),
    settings: Object.values(settings).map(({ name, meaning }) => toTitled(name, inBothLanguages(meaning))),
    commands: commandsOf(program).map(({ name, command }, at) =>
      toTitled(name, { en: command.description(), de: german[at]?.command.description() ?? '' }),
    ),
    errors: Object.entries(document.components.errors ?? {}).map(([name, { code }]) => [name, code]),
    types: registry.objectTypes.map(({ const: constant, title }) => toTitled(constant, title)),
    categories,
    aliases: [
      ...registry.categories.flatMap(({ const: constant, aliases = [] }) => aliases.map(alias => [alias, constant] as const)),
      ...registry.formerConstants,
    ],
    attributes: [...attributes.keys()].map(text => JSON.parse(text)),
    dialogs: registry.dialogs.map(({ name, choices }) => [
      name,
      choices.map(({ const: constant, title }) => toTitled(constant ?? title.en, title)),
    ]),
  };
}

/** The parameters and options of methods, each with the methods that take it. */
function parametersOf(methods: Document['methods'], document: Document): SearchContents['parameters'] {
  const places = new Map<string, number[]>();
  for (const [place, method] of methods.entries())
    for (const { name } of [...ownParameters(method, document), ...optionsOf(method, document)])
      places.set(name, [...(places.get(name) ?? []), place]);
  return [...places];
}

function toTitled(name: string, { en, de }: Titles): Titled {
  if (en !== de) return [name, en, de];
  return en === name ? [name] : [name, en];
}
