import { type TextId, texts } from '../../generated/texts.js';
import type { Titles } from '../../generated/types.js';

/** A value within a text: titles of the catalogue have one in each language, and a string is the same in all of them. */
export type TextValue = string | number | bigint | boolean | null | undefined | Text | Titles;

/** A text for people, in no language yet: its id in the tables, and the values of its placeholders. Plain data. */
export interface Text {
  readonly id: TextId;
  readonly values: Readonly<Record<string, TextValue>>;
}

type Placeholders<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The values a text needs: a forgotten one does not compile. */
export type TextValues<Id extends TextId> = Readonly<Record<Placeholders<(typeof texts)[Id]['en']>, TextValue>>;

/** The arguments after the id of a text: its values, none if it needs none. */
export type ValuesOf<Id extends TextId> =
  Placeholders<(typeof texts)[Id]['en']> extends never ? readonly [] : readonly [values: TextValues<Id>];

/** A text of the tables with its values. */
export function text<Id extends TextId>(id: Id, ...[values]: ValuesOf<Id>): Text {
  return { id, values: values ?? {} };
}

/** Whether a value is a text of the tables. */
export function isText(value: object): value is Text {
  return 'id' in value && 'values' in value && Object.hasOwn(texts, String(value.id));
}

/** A text in a language, with the texts within it. */
export function inLanguage(value: TextValue, language: keyof Titles): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return 'id' in value ? fillMessage(texts[value.id][language], value.values, language) : value[language];
}

/** A pattern with values in the place of its placeholders; those without a value stay. */
export function fillMessage(pattern: string, values: Readonly<Record<string, TextValue>>, language: keyof Titles): string {
  return pattern.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? inLanguage(values[name], language) : placeholder,
  );
}

/** A text in both languages. */
export function inBothLanguages(value: TextValue): Titles {
  return { en: inLanguage(value, 'en'), de: inLanguage(value, 'de') };
}

/** An error for people, whose text gets its language where it is shown; `message` is in English, for the log. */
export class TextError extends Error {
  readonly text: TextValue;

  constructor(text: TextValue) {
    super(inLanguage(text, 'en'));
    this.text = text;
  }
}

/** The text of an error; its message where it has none. */
export function textOf(error: Error): TextValue {
  return error instanceof TextError ? error.text : error.message;
}

/** Texts in their order with a separator between them; the empty text where there are none. */
export function joined(all: readonly TextValue[], separator: keyof typeof separators): TextValue {
  return all.length === 0 ? '' : all.reduce((first, second) => text(separators[separator], { first, second }));
}

const separators = { '\n  ': 'Lines', '; ': 'Clauses', ', ': 'Items', ' ': 'Sentences', ' or ': 'Or', ' and ': 'And' } as const;
