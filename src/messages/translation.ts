import { type ErrorName, errors as english } from '../../generated/errors.js';
import { callers } from './german/callers.js';
import { catalogue } from './german/catalogue.js';
import { errors } from './german/errors.js';
import { expected } from './german/expected.js';
import { findings } from './german/findings.js';
import { forms } from './german/forms.js';
import { history } from './german/history.js';
import { imports } from './german/imports.js';
import { lists } from './german/lists.js';
import { parameters } from './german/parameters.js';
import { records } from './german/records.js';
import { requests } from './german/requests.js';
import { settings } from './german/settings.js';
import { storage } from './german/storage.js';
import { values } from './german/values.js';
import { words } from './german/words.js';
import { filled, type Pattern, patternOf, valuesIn } from './pattern.js';

/** German texts of errors, reasons and findings by their English. */
export const sentences: Readonly<Record<string, string>> = {
  ...callers,
  ...catalogue,
  ...expected,
  ...findings,
  ...forms,
  ...history,
  ...imports,
  ...lists,
  ...parameters,
  ...records,
  ...requests,
  ...settings,
  ...storage,
  ...values,
};

const prefix = 'Invalid parameters: ';

/** Messages of the error table by their English; the generator runs before the table has a new error, so one in German alone is left out. */
export const errorMessages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(english).map(([name, { message }]) => [message, errors[name as ErrorName]]),
);

/** Messages of errors, also without the words that commands leave out. */
const ofErrors = Object.entries(errorMessages).flatMap(([text, german]) => {
  const rest = [text.slice(prefix.length), german.replace(/^.*?: /, '')] as const;
  return text.startsWith(prefix) ? [[text, german] as const, rest] : [[text, german] as const];
});

const own = Object.entries({ ...words, ...sentences });

/** Sentences behind the name of a parameter also stand behind the path of one. */
const behindNames = own.flatMap(([text, german]) => {
  const [, name, rest] = /^([\w.]+): (.+)$/.exec(text) ?? [];
  return rest !== undefined && german.startsWith(`${name}: `) ? [[rest, german.slice(`${name}: `.length)] as const] : [];
});

const whole: ReadonlyMap<string, string> = new Map([...behindNames, ...own, ...ofErrors]);

/** A text that begins with a joint, such as `, which is beyond {0}`, also continues another one. */
const continued = [...whole].flatMap(([text, german]) =>
  /^[ ,;]/.test(text) ? [[`{lead}${text}`, `{lead}${german}`] as const] : [],
);

/** Patterns by their first character, the most telling ones first; those that begin with a value stand under the empty text. */
const patterns: ReadonlyMap<string, readonly Pattern[]> = grouped(
  [...whole, ...continued].filter(([text]) => text.includes('{')).map(([text, german]) => patternOf(text, german)),
);

function grouped(all: readonly Pattern[]): ReadonlyMap<string, readonly Pattern[]> {
  const groups = new Map<string, Pattern[]>();
  for (const pattern of [...all].sort((one, other) => other.weight - one.weight)) {
    const first = pattern.parts[0]?.[0] ?? '';
    groups.set(first, [...(groups.get(first) ?? []), pattern]);
  }
  return groups;
}

/** A longer text has values of a caller, which are not worth looking for sentences in. */
const longest = 4000;
/** Sentences stand within sentences to this depth: a fault of a parameter of an operation of a call. */
const deepest = 8;

/**
 * A text of an error, a reason or a finding in German, with the texts within it; what has no German is left in English and is passed
 * to `missed`. Texts are translated where they leave, as they come from other processes and from what was stored.
 */
export function inGerman(text: string, missed: (text: string) => void = () => {}): string {
  const { german, left } = translated(text, deepest);
  for (const each of left) missed(each);
  return german;
}

/** Such a text in a language; English ones stay as they are. */
export function inLanguage(language: 'en' | 'de', text: string): string {
  return language === 'de' ? inGerman(text) : text;
}

interface Translated {
  readonly german: string;
  readonly left: readonly string[];
}

function translated(text: string, depth: number): Translated {
  const exact = whole.get(text);
  if (exact !== undefined) return { german: exact, left: [] };
  if (depth === 0 || text.length > longest || !/[a-z]{2}/i.test(text) || isQuoted(text)) return { german: text, left: [] };
  let best: Translated | undefined;
  for (const way of waysToRead(text)) {
    const left: string[] = [];
    const say = (value: string): string => {
      const inner = translated(value, depth - 1);
      left.push(...inner.left);
      return inner.german;
    };
    const found = { german: way.say(say), left };
    if (left.length === 0) return found;
    best ??= found;
  }
  return best ?? { german: text, left: isSentence(text) ? [text] : [] };
}

/** A text in quotes is a value of the caller. */
function isQuoted(text: string): boolean {
  return /^"(?:[^"\\]|\\.)*"$/.test(text) || /^'[^']*'$/.test(text);
}

/** Two words in a row, or with a number between them, of those that are not in quotes. */
function isSentence(text: string): boolean {
  return /[a-z]{2,} (?:\d+ )?[a-z]{2,}/i.test(text.replace(/"(?:[^"\\]|\\.)*"|'[^']*'|`[^`]*`/g, '…'));
}

/** A way to take a text apart. */
interface Way {
  readonly weight: number;
  say(part: (text: string) => string): string;
}

const waysAtMost = 6;

function waysToRead(text: string): readonly Way[] {
  const fitting = [...(patterns.get(text[0] ?? '') ?? []), ...(patterns.get('') ?? [])].flatMap(pattern => {
    const values = valuesIn(text, pattern);
    return values && pattern.weight > 0
      ? [{ weight: pattern.weight, say: (part: (text: string) => string) => filled(pattern, values, part) }]
      : [];
  });
  return [...fitting, ...partings(text)].sort((one, other) => other.weight - one.weight).slice(0, waysAtMost);
}

/** Lines, the name of what a sentence is about, sentences one after another, a name within its sentence, and the end of a sentence. */
const joints: readonly { readonly form: RegExp; readonly weight: number; readonly isNamed?: true }[] = [
  { form: /^([^\n]*)(\n *)(.+)$/s, weight: 1000 },
  { form: /^((?:[^A-Z\s:]|[A-Z][A-Z_])[^\s:]*)(: )(.+)$/s, weight: 25, isNamed: true },
  { form: /^(.*?)(; )(.+)$/s, weight: 8 },
  { form: /^([\w.-]+)( )((?:must|or version|is|has|was|belongs|leads) .+)$/s, weight: 5, isNamed: true },
  { form: /^(.+?\.)( )(.+)$/s, weight: 3 },
  { form: /^(.+?)(: )(.+)$/s, weight: 2 },
  { form: /^(.+)( \()(.+\))$/s, weight: 2 },
  { form: /^(.+[^.])([.)])()$/s, weight: 1 },
];

function partings(text: string): readonly Way[] {
  return joints.flatMap(({ form, weight, isNamed }) => {
    const [, first, joint = '', rest = ''] = form.exec(text) ?? [];
    if (first === undefined) return [];
    return [{ weight, say: (part: (text: string) => string) => `${isNamed ? first : part(first)}${joint}${part(rest)}` }];
  });
}

/** A text in both languages, of those that have German. */
export function inBothLanguages<Text extends keyof typeof forms>(en: Text): { readonly en: Text; readonly de: string } {
  return { en, de: forms[en] };
}
