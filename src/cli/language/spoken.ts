import type { Titles } from '../../../generated/types.js';
import { settings } from '../../config/settings.js';
import { inLanguage } from '../../messages/translation.js';
import { german } from './german.js';

/** The language of commands: that of the settings; a value that is none is rejected where settings are read. */
export function language(): keyof Titles {
  return process.env[settings.language.name] === 'de' ? 'de' : 'en';
}

/** A text of a command in its language, with values put in: `` said`${file} is whole` ``. Its German stands under its English with numbers for values. */
export function said(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const text = spoken(sourceText(parts));
  return text.replaceAll(/\{(\d)\}/g, (_, place: string) => String(values[Number(place)] ?? ''));
}

/** A text of an error, a reason or a finding in the language of commands: those of the service are in English where it cannot know the language. */
export function fault(en: string): string {
  return inLanguage(language(), en);
}

/** A text without values in the language of commands. */
export function spoken(en: string): string {
  return inBothLanguages(en)[language()];
}

/** A text of commands in both languages; in English alone where it has no translation, which a test names. */
export function inBothLanguages(en: string): Titles {
  return { en, de: (german as Readonly<Record<string, string>>)[en] ?? en };
}

/** The text under which a translation stands: `{0} is whole`. */
function sourceText(parts: readonly string[]): string {
  return parts.reduce((text, part, at) => `${text}{${at - 1}}${part}`);
}
