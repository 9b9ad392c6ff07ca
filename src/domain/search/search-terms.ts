import type { TextFormat } from '../../../generated/types.js';
import { bareText } from '../storage/folding.js';
import { spellBeginnings, spellTails } from './spelled-terms.js';

/** Version of the terms that texts have: another one in a database lists everything in it to be indexed anew. */
export const termsVersion = 3;

const wordsOnly = /[\p{L}\p{N}\p{M}]+/gu;
const endsInWord = /[\p{L}\p{N}\p{M}]$/u;
/** Letters before a number, as in `srv0815`, are a word of their own: a thousand such names have it in common. */
const stemBeforeDigit = /^\p{L}{2,}(?=\d)/u;

const plain = /^[\0-\x7f]*$/;
/** Letters that have no accent to leave out. */
const usualLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' };

/** Characters that are compared of a term; a longer one is cut there. */
const longestTerm = 64;
/** A word, such as a compound or a serial number, is also found by what stands in it: words of up to so many characters, by at least so many. */
const longestDivided = 32;
const shortestPart = 3;

/** Stands between the words of a compound and at its end. */
const joint = '.';

/** A text without blanks: `10.0.1.17` has four words, `--` has none and is a symbol. */
export interface Compound {
  readonly words: readonly string[];
  /** No letter or digit is in it. */
  readonly symbol: string | undefined;
  /** Its last character is no part of a word: `10.0.1.` asks for the whole third word. */
  readonly isEnded: boolean;
}

/** A compound that is looked for, with the beginnings of terms that other spellings of the same value have. */
export interface SoughtCompound extends Compound {
  readonly spelled: readonly string[];
}

/** The compounds of a text, in order. */
export function compoundsIn(text: string): Compound[] {
  return piecesOf(text).map(compoundOf);
}

/** The compounds of a text that is looked for. Blanks may be the separators of one value. */
export function soughtCompounds(text: string): SoughtCompound[] {
  const pieces = piecesOf(text);
  const whole = pieces.length > 1 ? spellBeginnings(pieces.join(' ')) : [];
  return pieces.map(piece => ({ ...compoundOf(piece), spelled: [...spellBeginnings(piece), ...whole] }));
}

function piecesOf(text: string): string[] {
  return bareText(withUsualLetters(text))
    .split(/\s+/u)
    .filter(each => each !== '');
}

/** A text without ligatures, wide letters and invisible characters, which come with what is copied from documents and web pages. */
function withUsualLetters(text: string): string {
  if (plain.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/[øłđæœı]/g, letter => usualLetters[letter] ?? letter);
}

function compoundOf(piece: string): Compound {
  const words = piece.match(wordsOnly) ?? [];
  return { words, symbol: words.length === 0 ? symbolTerm(piece) : undefined, isEnded: !endsInWord.test(piece) };
}

/** Search terms of a text. */
export interface TextTerms {
  readonly words: ReadonlySet<string>;
  /** Compounds of several words, from each of their words on: `10.0.1.17.`, `0.1.17.`, `1.17.`. */
  readonly tails: ReadonlySet<string>;
  /** Endings of words: `650` of `sr650`, `bankserver` of `datenbankserver`. */
  readonly parts: ReadonlySet<string>;
}

export function termsOf(text: string, format?: TextFormat): TextTerms {
  const [words, tails, parts] = [new Set<string>(), new Set(spellTails(text, format).map(cut)), new Set<string>()];
  for (const compound of compoundsIn(text)) {
    if (compound.symbol !== undefined) words.add(compound.symbol);
    for (const word of compound.words) {
      words.add(cut(word));
      const stem = stemBeforeDigit.exec(word)?.[0];
      if (stem !== undefined) words.add(cut(stem));
      for (const part of partsOf(word)) parts.add(part);
    }
    for (let at = 0; at < compound.words.length - 1; at += 1) tails.add(tailOf(compound.words, at));
  }
  return { words, tails, parts };
}

/** The whole text as one term. */
export function wholeTerm(compounds: readonly Compound[]): string {
  return cut(compounds.map(({ words, symbol }) => symbol ?? words.join(joint) + joint).join(''));
}

/** A compound of several words as its tails begin: with `isWhole` its last word must be the whole word there. */
export function beginningOfTail(words: readonly string[], isWhole: boolean): string {
  return cut(isWhole ? words.join(joint) + joint : words.join(joint));
}

/** The longest a term is, at a boundary of characters. */
export function cut(term: string): string {
  return term.length > longestTerm ? term.slice(0, longestTerm).toWellFormed() : term;
}

/** Whether a word may be looked for inside of others. */
export function mayBePart(word: string): boolean {
  return word.length >= shortestPart;
}

/** Every word has at least one character and a joint, so more words than this do not count. */
function tailOf(words: readonly string[], from: number): string {
  return cut(words.slice(from, from + longestTerm / 2).join(joint) + (from + longestTerm / 2 < words.length ? '' : joint));
}

function partsOf(word: string): string[] {
  if (word.length > longestDivided) return [];
  return Array.from({ length: Math.max(0, word.length - shortestPart) }, (_, at) => word.slice(at + 1).toWellFormed());
}

/** Symbols are written in hexadecimal digits, behind a sign that no word begins with. */
function symbolTerm(text: string): string {
  return cut(`¶${Buffer.from(text).toString('hex')}`);
}
