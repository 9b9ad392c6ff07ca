import type { Titles } from '../../../generated/types.js';
import { type Article, articlesIn, germanText } from './articles.js';

/** The subjects of decisions in German, by what their files say. */
const subjects = {
  Storage: 'Speicher',
  Contract: 'Schnittstelle',
  Catalogue: 'Katalog',
  Access: 'Zugang',
  'Clients and documentation': 'Clients und Dokumentation',
  Development: 'Entwicklung',
} as const;

/** The headings of every decision. */
const sections = {
  en: ['Question', 'Choice', 'Reason', 'What would change it'],
  de: ['Frage', 'Entscheidung', 'Begründung', 'Was daran etwas ändern würde'],
} as const;

/** A decision with a losing side: what was asked, chosen, and why. */
export interface Decision {
  /** Where it stands among the articles: `decisions/one-writer`. */
  readonly name: string;
  readonly title: Titles;
  readonly subject: Titles;
  /** The day of the commit that made it, as each language writes it. */
  readonly date: Titles;
  /** The decision that holds instead of this one; absent while this one holds. */
  readonly supersededBy?: string;
  readonly text: string;
  readonly germanText: string;
}

/** An article with its text in German. */
type ArticleInBoth = Article & Pick<Decision, 'germanText'>;

const folder = 'decisions';

/**
 * The decisions of the project, by subject and then by date.
 * @throws Error if one lacks a part or its German text, or names a successor that does not exist
 */
export function allDecisions(): readonly Decision[] {
  const decisions = articlesIn(folder).map(article => decisionOf({ ...article, germanText: germanText(article.name) }));
  const names = new Set(decisions.map(({ name }) => name));
  for (const { name, supersededBy } of decisions)
    if (supersededBy && !names.has(supersededBy)) throw new Error(`${name}.md: there is no decision ${supersededBy}.md`);
  return decisions.toSorted((one, other) => rank(one).localeCompare(rank(other)));
}

function rank({ subject, date, name }: Decision): string {
  return [Object.keys(subjects).indexOf(subject.en), date.en, name].join(' ');
}

/**
 * The decision that an article states.
 * @throws Error that names the field or section that is missing or wrong
 */
export function decisionOf({ name, fields, text, germanText }: ArticleInBoth): Decision {
  const reject = (fault: string): never => {
    throw new Error(`${name}.md: ${fault}`);
  };
  const { title = reject('title is missing'), title_de: german = reject('title_de, the title in German, is missing') } = fields;
  const { date = '', status = '', superseded_by: successor } = fields;
  const [en, de] =
    Object.entries(subjects).find(([each]) => each === fields.subject) ??
    reject(`subject is one of ${Object.keys(subjects).join(', ')}`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) reject('date is a day such as 2026-11-20');
  if (status !== (successor ? 'superseded' : 'accepted')) reject('status is accepted, or superseded together with superseded_by');
  if (headingsOf(text) !== sections.en.join(', ')) reject(`the sections are ${sections.en.join(', ')}, each with a text`);
  if (headingsOf(germanText) !== sections.de.join(', '))
    reject(`the sections of its German text are ${sections.de.join(', ')}, each with a text`);
  return {
    ...{ name, title: { en: title, de: german }, subject: { en, de }, text, germanText },
    date: { en: date, de: date.split('-').reverse().join('.') },
    ...(successor && { supersededBy: `${folder}/${successor}` }),
  };
}

/** The headings that are followed by a text. */
function headingsOf(text: string): string {
  return [...text.matchAll(/^## (.*)\n+(?=[^#\s])/gm)].map(([, heading]) => heading).join(', ');
}
