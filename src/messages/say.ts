import { de } from './de.js';
import { en } from './en.js';

export type MessageName = keyof typeof en;

/** The same keys in every language. */
export type Messages = Readonly<Record<MessageName, string>>;

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/** The values a message needs; a forgotten one does not compile. */
export type MessageValues<Name extends MessageName> = Readonly<Record<Placeholders<(typeof en)[Name]>, string | number>>;

const languages = { en, de } satisfies Record<string, Messages>;

/** A message in the language asked for, its values filled in. */
export function say<Name extends MessageName>(language: keyof typeof languages, name: Name, values: MessageValues<Name>): string {
  const text: string = languages[language][name];
  return text.includes('{')
    ? text.replace(/\{(\w+)\}/g, (_, key: string) => String((values as Record<string, string | number>)[key]))
    : text;
}
