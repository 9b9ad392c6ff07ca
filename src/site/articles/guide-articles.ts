import type { Titles } from '../../../generated/types.js';
import { type Article, articlesIn, germanText } from './articles.js';

const parts = ['guide', 'development'] as const;

/** An article that has a page and a place in the menu. */
export interface GuideArticle {
  /** Its page without ending. */
  readonly name: string;
  readonly title: Titles;
  /** One sentence for search engines and previews. */
  readonly description: string;
  /** The part of the menu that leads to it. */
  readonly part: (typeof parts)[number];
  readonly order: number;
  /** Words by which search finds it beside its title. */
  readonly words: readonly string[];
  readonly text: string;
  readonly germanText: string;
}

/**
 * Every article that has a page of its own, in the order of the menu.
 * @throws Error that names a field that is missing or wrong
 */
export function guideArticles(): readonly GuideArticle[] {
  return articlesIn('.')
    .map(guideArticleOf)
    .toSorted((one, other) => one.order - other.order || one.name.localeCompare(other.name));
}

/**
 * The page that an article asks for.
 * @throws Error that names a field that is missing or wrong, or the German text that is missing
 */
export function guideArticleOf({ name, fields, text }: Article): GuideArticle {
  const { title: en, title_de: de, description } = fields;
  if (!en || !de || !description) throw new Error(`${name}.md needs the fields title, title_de and description`);
  const part = parts.find(each => each === fields.part);
  if (!part) throw new Error(`${name}.md: part is one of ${parts.join(', ')}`);
  const order = Number(fields.order);
  if (!Number.isInteger(order)) throw new Error(`${name}.md: order is the place in the menu, a number`);
  const words = fields.words?.split(', ') ?? [];
  return { name, title: { en, de }, description, part, order, words, text, germanText: germanText(name) };
}
