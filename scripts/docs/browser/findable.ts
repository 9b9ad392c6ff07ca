import { paths } from '../page.js';
import type { SearchContents, Titled } from '../search-contents.js';
import type { Language } from './language.js';

/** Something that can be found. */
export interface Findable {
  readonly what: Kind;
  readonly path: string;
  readonly title: Readonly<Record<Language, string>>;
  /** Its constant, key or code, and whose it is. */
  readonly name: string;
  /** What is looked at, and the beginnings of its words. */
  readonly text: string;
  readonly words: string;
  /** What it is called: who types one of these means it. */
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
  dialog: { en: 'Dialog', de: 'Auswahlliste' },
  choice: { en: 'Choice', de: 'Auswahl' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type Kind = keyof typeof kinds;

/** Texts without what people leave out when they type. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What the build says can be found, ready to be searched. */
export function findables(contents: SearchContents): readonly Findable[] {
  const { pages, methods, errors, types, categories, aliases, attributes, dialogs } = contents;
  return [
    ...pages.map(([path, title]) => findable('page', path, [title])),
    ...methods.map(method => findable('method', paths.method(method[0]), method)),
    ...errors.map(([name, code]) => findable('error', paths.error(name), [String(code), name])),
    ...types.map(type => findable('type', paths.objectType(type[0]), type)),
    ...categories.flatMap(([category, places]) => {
      const path = paths.category(category[0]);
      const own = places.map(place => attributes[place]).filter(each => each !== undefined);
      return [findable('category', path, category), ...own.map(each => findable('attribute', path, each, category[0]))];
    }),
    ...aliases.map(([alias, constant]) => findable('category', paths.category(constant), [alias], constant)),
    ...dialogs.flatMap(([name, choices]) => [
      findable('dialog', paths.dialog(name), [name]),
      ...choices.map(choice => findable('choice', paths.dialog(name), choice, name)),
    ]),
  ];
}

function findable(what: Kind, path: string, [name, en = name, de = en]: Titled, owner?: string): Findable {
  const text = plain(`${name} ${en} ${de}`);
  return {
    what,
    path: what === 'attribute' ? `${path}#${name}` : path,
    title: { en, de },
    name: owner === undefined ? name : `${owner} · ${name}`,
    text,
    words: ` ${text.replace(/[^a-z0-9]+/g, ' ')}`,
    names: [name, en, de].map(plain),
  };
}
