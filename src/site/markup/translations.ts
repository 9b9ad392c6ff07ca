import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ErrorName, errors } from '../../../generated/errors.js';
import type { Titles } from '../../../generated/types.js';
import { errors as german } from '../../messages/german/errors.js';
import type { Markup } from './html.js';
import { phrase } from './titles.js';

const folder = join('src', 'site', 'translations');

type Translations = Readonly<Record<string, string>>;

/** Texts in German by their English source texts: of the document and of tables that are in English alone. A file for each subject. */
export const translations: ReadonlyMap<string, string> = new Map([
  ...Object.entries(errors).map(([name, { message }]): [string, string] => [message, german[name as ErrorName]]),
  ...readdirSync(folder)
    .sort()
    .flatMap(name => Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Translations)),
]);

/** A text of the document or of such a table in both languages; in English alone where it has no translation, which a test names. */
export function translate(en: string): Titles {
  return { en, de: translations.get(en) ?? en };
}

/** Such a text as markup, words in backticks as code. */
export function translateProse(text: string): Markup {
  const { en, de } = translate(text);
  return phrase(en, de);
}
