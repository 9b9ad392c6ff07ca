import type { Titles } from '../../../generated/types.js';
import type { DomainContext } from '../context.js';
import type { Definition } from './definitions.js';

const members = ['title', 'description'] as const;

/**
 * Texts of a definition by languages, from those of a call in one: another language keeps a text of its own, and follows where it had the
 * same.
 */
export function inLanguageOf(
  { language }: DomainContext,
  given: { readonly [Member in (typeof members)[number]]?: string },
  former: Definition,
): Definition {
  return Object.fromEntries(
    members.flatMap(member => {
      const text = given[member];
      return text === undefined ? [] : [[member, titlesOf(text, language, former[member])] as const];
    }),
  );
}

function titlesOf(text: string, language: keyof Titles, former: unknown): Titles {
  const { en = text, de = text }: Partial<Titles> = { ...(former ?? {}) };
  return en === de ? { en: text, de: text } : { en, de, [language]: text };
}
