import type { TextFormat } from '../../../generated/types.js';
import type { SearchTerm } from '../storage/search-store.js';
import {
  beginningOfTail,
  compoundsIn,
  cut,
  mayBePart,
  type SoughtCompound,
  type TextTerms,
  termsOf,
  wholeTerm,
} from './search-terms.js';
import type { AttributeText, TextPlace } from './search-texts.js';
import { withEnd } from './spelled-terms.js';

/** Prefixes of terms in the index, by the place of their text. */
const marks = {
  title: { words: 'a', tails: 'b', parts: 'c' },
  told: { words: 'd', tails: 'e', parts: 'f' },
  global: { words: 'g', tails: 'h', parts: 'i' },
  plain: { words: 'j', tails: 'k', parts: 'l' },
  linked: { words: 'm', tails: 'n', parts: 'o' },
  hidden: { words: 'p', tails: 'q', parts: 'r' },
} as const satisfies Record<TextPlace, Record<keyof TextTerms, string>>;
const wholeTitleMark = 's';
/** The term of a document of which not all terms are in the index. */
export const cutDocument = 't';

/** How exactly a text has to have a compound: as whole words, as the beginning of a word, or also inside of one. */
type Exactness = 'whole' | 'beginning' | 'part';

/** One way of being found, with how much it counts. */
export interface Rank {
  readonly score: number;
  readonly isWholeTitle: boolean;
  readonly exactness: Exactness;
  readonly places: readonly TextPlace[];
}

/** Ranks of matches in these places, best first. */
export function ranksIn(places: readonly TextPlace[]): readonly Rank[] {
  const isWholeTitle = false;
  return [
    { score: 100, isWholeTitle: true, exactness: 'whole', places: ['title'] },
    { score: 80, isWholeTitle, exactness: 'whole', places: ['title'] },
    { score: 60, isWholeTitle, exactness: 'beginning', places: ['title'] },
    { score: 40, isWholeTitle, exactness: 'whole', places },
    { score: 20, isWholeTitle, exactness: 'beginning', places },
    { score: 10, isWholeTitle, exactness: 'part', places },
  ];
}

/** PostgreSQL keeps at most a megabyte of terms for a document; a longer one is found by its beginning. */
const charactersOfDocument = 200_000;

const partMarks: ReadonlySet<string | undefined> = new Set(Object.values(marks).map(({ parts }) => parts));

/** The terms that an object or entry with these texts is found by; parts of words come last, as what comes late may be cut. */
export function documentTerms(texts: readonly AttributeText[]): Iterable<string> {
  const found = texts.flatMap(markTerms);
  const [parts, others] = [true, false].map(isPart => found.filter(term => partMarks.has(term[0]) === isPart));
  const terms = new Set<string>();
  let characters = 0;
  for (const term of [...(others ?? []), ...(parts ?? [])]) {
    if (terms.has(term)) continue;
    terms.add(characters > charactersOfDocument ? cutDocument : term);
    characters += term.length;
  }
  return terms;
}

const shortText = 64;
const mostKnown = 5000;
const known = new Map<string, readonly string[]>();

/** The titles of choices and of what many link to come again and again. */
function markTerms({ place, text, attribute: { format } }: AttributeText): readonly string[] {
  if (text.length > shortText) return computeMarks(place, text, format);
  const name = `${marks[place].words}${format ?? ''} ${text}`;
  const terms = known.get(name) ?? computeMarks(place, text, format);
  if (known.size >= mostKnown) known.clear();
  known.set(name, terms);
  return terms;
}

function computeMarks(place: TextPlace, text: string, format: TextFormat | undefined): readonly string[] {
  const { words, tails, parts } = marks[place];
  const found = termsOf(text, format);
  const terms = place === 'title' ? [wholeTitleMark + wholeTerm(compoundsIn(text))] : [];
  for (const word of found.words) terms.push(words + word);
  for (const tail of found.tails) terms.push(tails + tail);
  for (const part of found.parts) terms.push(parts + part);
  return terms;
}

/** Of each list one term must be there for this rank. */
export function requireTerms(compounds: readonly SoughtCompound[], { isWholeTitle, exactness, places }: Rank): SearchTerm[][] {
  if (isWholeTitle) return [[{ text: wholeTitleMark + wholeTerm(compounds), isPrefix: false }]];
  return compounds.map(compound =>
    sought(compound, exactness).flatMap(({ kind, text, isPrefix }) =>
      places.map(place => ({ text: marks[place][kind] + text, isPrefix })),
    ),
  );
}

/** The terms of all words of a text in a place: every text has them that is the same but for its case. */
export function termsOfWords(place: TextPlace, text: string): readonly string[] {
  return [...termsOf(text).words].map(word => marks[place].words + word);
}

/** How many of the compounds a text has. */
export function countIn(text: TextTerms, compounds: readonly SoughtCompound[], exactness: Exactness): number {
  return compounds.filter(compound => sought(compound, exactness).some(term => has(text[term.kind], term))).length;
}

/** A term that a compound is found by, and the kind of terms it is one of. */
interface SoughtTerm extends SearchTerm {
  readonly kind: keyof TextTerms;
}

function sought({ words, symbol, isEnded, spelled }: SoughtCompound, exactness: Exactness): readonly SoughtTerm[] {
  const isExact = exactness === 'whole';
  const isWhole = isExact || isEnded;
  const [first = '', ...others] = words;
  const spellings = spelled.map(text => ({ kind: 'tails', text: cut(isExact ? withEnd(text) : text), isPrefix: true }) as const);
  if (others.length > 0) return [{ kind: 'tails', text: beginningOfTail(words, isWhole), isPrefix: true }, ...spellings];
  const text = symbol ?? cut(first);
  const kinds = exactness === 'part' && mayBePart(text) ? (['words', 'parts'] as const) : (['words'] as const);
  return [...kinds.map(kind => ({ kind, text, isPrefix: !isWhole })), ...spellings];
}

function has(terms: ReadonlySet<string>, { text, isPrefix }: SearchTerm): boolean {
  if (terms.has(text) || !isPrefix) return terms.has(text);
  for (const term of terms) if (term.startsWith(text)) return true;
  return false;
}
