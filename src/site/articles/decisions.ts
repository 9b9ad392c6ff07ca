import { type Article, articlesIn } from './articles.js';

const subjects = ['Storage', 'Contract', 'Catalogue', 'Access', 'Clients and documentation'] as const;
const sections = ['Question', 'Choice', 'Reason', 'What would change it'] as const;

export type Subject = (typeof subjects)[number];

/** A decision with a losing side: what was asked, chosen, and why. */
export interface Decision {
  /** Where it stands among the articles: `decisions/one-writer`. */
  readonly name: string;
  readonly title: string;
  readonly subject: Subject;
  /** The day of the commit that made it, as ISO 8601. */
  readonly date: string;
  /** The decision that holds instead of this one; absent while this one holds. */
  readonly supersededBy?: string;
  readonly text: string;
}

const folder = 'decisions';

/**
 * The decisions of the project, by subject and then by date.
 * @throws Error if one lacks a part, or names a successor that does not exist
 */
export function allDecisions(): readonly Decision[] {
  const decisions = articlesIn(folder).map(decisionOf);
  const names = new Set(decisions.map(({ name }) => name));
  for (const { name, supersededBy } of decisions)
    if (supersededBy && !names.has(supersededBy)) throw new Error(`${name}.md: there is no decision ${supersededBy}.md`);
  return decisions.toSorted((one, other) => rank(one).localeCompare(rank(other)));
}

function rank({ subject, date, name }: Decision): string {
  return [subjects.indexOf(subject), date, name].join(' ');
}

/**
 * The decision that an article states.
 * @throws Error that names the field or section that is missing or wrong
 */
export function decisionOf({ name, fields, text }: Article): Decision {
  const reject = (fault: string): never => {
    throw new Error(`${name}.md: ${fault}`);
  };
  const { title = reject('title is missing'), date = '', status = '', superseded_by: successor } = fields;
  const subject = subjects.find(each => each === fields.subject) ?? reject(`subject is one of ${subjects.join(', ')}`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) reject('date is a day such as 2026-11-20');
  if (status !== (successor ? 'superseded' : 'accepted')) reject('status is accepted, or superseded together with superseded_by');
  const found = [...text.matchAll(/^## (.*)\n+(?=[^#\s])/gm)].map(([, heading]) => heading);
  if (found.join() !== sections.join()) reject(`the sections are ${sections.join(', ')}, each with a text`);
  return { name, title, subject, date, text, ...(successor && { supersededBy: `${folder}/${successor}` }) };
}
