import { paths } from '../../markup/page.js';
import type { Language } from '../page/languages.js';
import type { SearchContents, Titled } from './search-contents.js';

/** Something that can be found. */
export interface Findable {
  readonly what: Kind;
  readonly path: string;
  readonly title: Readonly<Record<Language, string>>;
  /** Its constant, key or code, and whose it is. */
  readonly name: string;
  /** The searched text, and the beginnings of its words. */
  readonly text: string;
  readonly words: string;
  /** The words of what it belongs to: they may be in the question, but not they alone. */
  readonly ownerWords: string;
  /** Exact names: a question that equals one of them means this. */
  readonly names: readonly string[];
}

/** Kinds of what can be found, as people call them; the first come first, where all else is equal. */
export const kinds = {
  page: { en: 'Page', de: 'Seite' },
  method: { en: 'Method', de: 'Methode' },
  category: { en: 'Category', de: 'Kategorie' },
  type: { en: 'Object type', de: 'Objekttyp' },
  error: { en: 'Error', de: 'Fehler' },
  attribute: { en: 'Attribute', de: 'Attribut' },
  parameter: { en: 'Parameter', de: 'Parameter' },
  setting: { en: 'Setting', de: 'Einstellung' },
  command: { en: 'Command', de: 'Befehl' },
  dialog: { en: 'Dialog', de: 'Auswahlliste' },
  choice: { en: 'Choice', de: 'Auswahl' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type Kind = keyof typeof kinds;

/** Texts without what people leave out when they type. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
}

/** The search index of the build, prepared for searching. */
export function findables(contents: SearchContents): readonly Findable[] {
  const { pages, methods, parameters, settings, commands, errors, types, categories, aliases, attributes, dialogs } = contents;
  return [
    ...pages.map(([path, en, de, ...words]) => findable('page', path, [en, en, de], undefined, words)),
    ...methods.map(method => findable('method', paths.method(method[0]), method)),
    ...parameters.flatMap(([name, places]) =>
      places
        .map(place => methods[place])
        .filter(method => method !== undefined)
        .map(method => findable('parameter', paths.parameter(method[0], name), [name], method)),
    ),
    ...settings.map(setting => findable('setting', paths.setting(setting[0]), setting)),
    ...commands.map(command => findable('command', paths.command(command[0]), command)),
    ...errors.map(([name, code]) => findable('error', paths.error(name), [String(code), name])),
    ...types.map(type => findable('type', paths.objectType(type[0]), type)),
    ...categories.flatMap(([category, places]) => {
      const path = paths.category(category[0]);
      const own = places.map(place => attributes[place]).filter(each => each !== undefined);
      return [
        findable('category', path, category),
        ...own.map(each => findable('attribute', `${path}#${each[0]}`, each, category)),
      ];
    }),
    ...aliases.map(([alias, constant]) => findable('category', paths.category(constant), [alias], [constant])),
    ...dialogs.flatMap(([name, choices]) => [
      findable('dialog', paths.dialog(name), [name]),
      ...choices.map(choice => findable('choice', paths.dialog(name), choice, [name])),
    ]),
  ];
}

function findable(what: Kind, path: string, titled: Titled, owner?: Titled, others: readonly string[] = []): Findable {
  const [name, en = name, de = en] = titled;
  const text = plain([...titled, ...others].join(' '));
  return {
    what,
    path,
    title: { en, de },
    name: owner ? `${owner[0]} · ${name}` : name,
    text,
    words: wordsOf(text),
    ownerWords: owner ? wordsOf(plain(owner.join(' '))) : '',
    names: [name, en, de, ...others].map(plain),
  };
}

/** Words with a blank before each. A constant, or the name of a method, is a word as a whole, too. */
function wordsOf(text: string): string {
  return ` ${text} ${text.replace(/[^a-z0-9]+/g, ' ')}`;
}
