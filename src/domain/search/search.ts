import { ReferenceIds, type References } from '../../attributes/references.js';
import type { Registry } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { rejectLongPage } from '../limits/pages.js';
import { hasWildcard } from '../lists/wildcards.js';
import type { CategoryModel } from '../models/category-model.js';
import { lookUp } from '../models/references.js';
import type { SearchedEntry, SearchedObject, SearchHit } from '../storage/search-store.js';
import { unlessDamaged } from './document-faults.js';
import { countIn, type Rank, ranksIn, requireTerms } from './search-ranks.js';
import { type SoughtCompound, soughtCompounds, termsOf } from './search-terms.js';
import {
  type AttributeText,
  referTexts,
  type Searched,
  type TextPlace,
  textsInEveryLanguage,
  textsOf,
  toSearchedEntry,
  toSearchedObject,
} from './search-texts.js';

/** `deep` finds hidden things, too: MAC addresses. `auto-deep` does so where `normal` finds nothing. */
export type SearchMode = 'normal' | 'deep' | 'auto-deep';

export interface SearchRequest {
  readonly text: string;
  readonly mode: SearchMode;
  readonly limit: number;
}

/** A found record, and the text that matches. */
export interface SearchResult {
  readonly object: SearchedObject;
  readonly entry: SearchedEntry | undefined;
  readonly model: CategoryModel;
  readonly match: AttributeText;
  readonly score: number;
}

type RankedHit = SearchHit & { readonly rank: Rank };

const wordsAtMost = 32;

/**
 * Normal objects, and normal entries of such, that have every word of the text: titles and sysids first, whole words before beginnings.
 * The number of statements depends on nothing that is kept.
 * @throws RpcError InvalidParameters, LimitExceeded
 */
export async function search(context: DomainContext, { text: searchText, mode, limit }: SearchRequest): Promise<SearchResult[]> {
  rejectLongPage(context, limit);
  const compounds = soughtCompounds(searchText);
  rejectManyWords(compounds);
  if (compounds.length === 0) return [];
  const places = placesSeen(context);
  let hits = await hitsOf(context, compounds, mode === 'deep' ? [...places, 'hidden'] : places, limit);
  if (hits.length === 0 && mode === 'auto-deep') hits = await hitsOf(context, compounds, [...places, 'hidden'], limit);
  if (hits.length === 0) explainWildcard(searchText, context);
  return explainHits(context, compounds, hits);
}

/** Words are found by their beginnings, but not with a sign behind them. */
function explainWildcard(searchText: string, { dialect }: DomainContext): void {
  const word = dialect.explainsEmptyLists ? searchText.split(/\s+/u).find(hasWildcard) : undefined;
  if (word === undefined) return;
  const fault = text('NothingHasAndWildcardsStand', { word: JSON.stringify(word.slice(0, 64)) });
  throw invalidParameter('q', fault);
}

/** Places that are searched. Narrowed rights exclude titles of other objects, and Global where they may not cover it. */
function placesSeen({ permitted }: DomainContext): readonly TextPlace[] {
  const views = permitted?.rights.scope('view');
  if (!views) return ['title', 'told', 'global', 'plain', 'linked'];
  const isGlobalSeen = views.every(({ categories }) => !categories || categories.includes(globalCategory));
  return isGlobalSeen ? ['title', 'told', 'global', 'plain'] : ['title', 'told', 'plain'];
}

/** Hits by descending rank, until there are enough. */
async function hitsOf(
  { store: { reads } }: DomainContext,
  compounds: readonly SoughtCompound[],
  places: readonly TextPlace[],
  limit: number,
): Promise<RankedHit[]> {
  const hits = new Map<string, RankedHit>();
  for (const rank of ranksIn(places)) {
    if (hits.size >= limit) break;
    const asked = { terms: requireTerms(compounds, rank), limit: limit + hits.size };
    for (const { object, entry } of await reads.search.find(asked)) {
      const name = entry ? `entry ${entry.id}` : `object ${object.id}`;
      if (!hits.has(name)) hits.set(name, { object, entry, rank });
    }
  }
  return [...hits.values()].slice(0, limit);
}

async function explainHits(
  context: DomainContext,
  compounds: readonly SoughtCompound[],
  hits: readonly RankedHit[],
): Promise<SearchResult[]> {
  const { registry, store } = context;
  const referenceIds = new ReferenceIds();
  const known = hits.flatMap(hit => {
    const searched = unlessDamaged(() => readHit(registry, hit, referenceIds));
    return searched ? [{ hit, searched }] : [];
  });
  const found = await lookUp(store.reads, referenceIds);
  return known.flatMap(({ hit: { object, entry, rank }, searched }) => {
    const match = unlessDamaged(() => matchIn(context, searched, found, compounds, rank));
    return match ? [{ object, entry, model: searched.model, match, score: rank.score }] : [];
  });
}

function readHit(registry: Registry, { entry, object }: SearchHit, referenceIds: ReferenceIds): Searched | undefined {
  const searched = entry ? toSearchedEntry(registry, entry) : toSearchedObject(registry, object);
  if (searched) referTexts(searched, referenceIds);
  return searched;
}

/** The first text that has the most of what was looked for, in the language of the caller where it has all. */
function matchIn(
  { registry, language }: DomainContext,
  searched: Searched,
  found: References,
  compounds: readonly SoughtCompound[],
  rank: Rank,
): AttributeText | undefined {
  const own = fullest(textsOf(searched, { registry, found, language }), compounds, rank);
  if (own?.count === compounds.length) return own.text;
  const others = fullest(textsInEveryLanguage(searched, registry, found), compounds, rank);
  return (own?.count ?? 0) >= (others?.count ?? 0) ? own?.text : others?.text;
}

function fullest(texts: Iterable<AttributeText>, compounds: readonly SoughtCompound[], { exactness, places }: Rank) {
  let best: { readonly text: AttributeText; readonly count: number } | undefined;
  for (const searchText of texts) {
    const count = places.includes(searchText.place)
      ? countIn(termsOf(searchText.text, searchText.attribute.format), compounds, exactness)
      : 0;
    if (count > (best?.count ?? 0)) best = { text: searchText, count };
    if (count === compounds.length) break;
  }
  return best;
}

function rejectManyWords(compounds: readonly SoughtCompound[]): void {
  if (compounds.length <= wordsAtMost) return;
  throw invalidParameter('q', text('ExpectedAtMostWordsNot', { words: wordsAtMost, count: compounds.length }));
}
