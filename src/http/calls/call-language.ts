import { type Language, languages } from '../../domain/context.js';

/** The language of a call: the one it asks for, where that is known. */
export function languageAsked(asked: unknown, usual: Language): Language {
  return languages.find(language => language === asked) ?? usual;
}
