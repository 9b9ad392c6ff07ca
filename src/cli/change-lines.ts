import type { Change, ChangeAction, ChangedAttribute } from '../../generated/client.js';
import { textOf } from '../domain/history/value-text.js';
import { said, spoken } from './language/spoken.js';

/** Headings of the cells of a change. */
export const changeHeadings = ['OBJECT', 'CHANGE', 'ATTRIBUTE', 'FROM', 'TO'];

/** Every way in which a record changes; a new one does not compile before it stands here. */
const actions: Readonly<Record<ChangeAction, true>> = {
  edited: true,
  archived: true,
  markedDeleted: true,
  recycled: true,
  templated: true,
  created: true,
  purged: true,
};

/** Words for changes. */
export const changeActions = Object.keys(actions);

/** A row for each attribute, or for each change without one; `begin` are its first cells. */
export function changeRows(begin: readonly string[], changes: readonly Change[]): readonly (readonly string[])[] {
  return changes.flatMap(change => {
    const about = [...begin, subjectOf(change), spoken(change.action)];
    if (change.attributes.length === 0) return [[...about, '', '', '']];
    return change.attributes.map(each => [...about, attributeOf(change, each), textOf(each.from), textOf(each.to)]);
  });
}

function subjectOf({ object, choice, object_type: type, report, livestatus }: Change): string {
  if (object) return `${object.id} ${object.title}`;
  if (report) return `${said`report`} ${report.title}`;
  if (livestatus) return `livestatus ${livestatus.title}`;
  return choice ? `${choice.dialog} ${choice.id}` : (type ?? '');
}

function attributeOf({ category }: Change, { title }: ChangedAttribute): string {
  return category === null ? title : `${category} ${title}`;
}
