import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Titles } from '../../../generated/types.js';
import { errorMessages } from '../../messages/translation.js';
import type { Markup } from './html.js';
import { phrase } from './titles.js';

const folder = join('src', 'site', 'translations');

type Translations = Readonly<Record<string, string>>;

/** Texts in German by their English source texts: of the document and of tables that are in English alone. A file for each subject. */
export const translations: ReadonlyMap<string, string> = new Map([
  ...Object.entries(errorMessages),
  ...readdirSync(folder)
    .sort()
    .flatMap(name => Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Translations)),
]);

/** A text of the document or of such a table in both languages; in English alone where it has no translation, which a test names. */
export function translated(en: string): Titles {
  return { en, de: translations.get(en) ?? en };
}

/** Such a text as markup, words in backticks as code. */
export function translatedProse(text: string): Markup {
  const { en, de } = translated(text);
  return phrase(en, de);
}
