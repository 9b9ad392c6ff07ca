import { type Counted, language, type Text } from './language.js';

/** A text in the reader's language; `{name}` is filled in from the values. Components that call it are drawn anew when the language changes. */
export function say(text: Text, values: Readonly<Record<string, string | number>> = {}): string {
  return text[language.value].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The reader's own variant of the language, such as en-GB, for numbers and times. */
export function locale(): string {
  return navigator.languages.find(each => each.startsWith(language.value)) ?? language.value;
}

/** A number as the reader writes it. */
export function numeral(value: number): string {
  return new Intl.NumberFormat(locale()).format(value);
}

/** A text about a number, in the form that the language has for it. */
export function sayNumber(text: Counted, number: number, values: Readonly<Record<string, string>> = {}): string {
  const form = new Intl.PluralRules(language.value).select(number) === 'one' ? 'one' : 'other';
  return say(text[form], { ...values, number: numeral(number) });
}
