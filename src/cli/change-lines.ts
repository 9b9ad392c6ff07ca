import type { Change, ChangeAction, ChangedAttribute } from '../../generated/client.js';
import type { TextId } from '../../generated/texts.js';
import { textOf } from '../domain/history/value-text.js';
import { say } from './language/spoken.js';

/** Headings of the cells of a change. */
export const changeHeadings: readonly TextId[] = [
  'HeadingObject',
  'HeadingChange',
  'HeadingAttribute',
  'HeadingFrom',
  'HeadingTo',
];

/** Words for changes. */
const actions = {
  edited: 'ActionEdited',
  archived: 'Archived',
  markedDeleted: 'ActionMarkedDeleted',
  recycled: 'Recycled',
  templated: 'ActionTemplated',
  created: 'ActionCreated',
  purged: 'Purged',
} as const satisfies Readonly<Record<ChangeAction, TextId>>;

/** A row for each attribute, or for each change without one; `begin` are its first cells. */
export function changeRows(begin: readonly string[], changes: readonly Change[]): readonly (readonly string[])[] {
  return changes.flatMap(change => {
    const about = [...begin, subjectOf(change), say(actions[change.action])];
    if (change.attributes.length === 0) return [[...about, '', '', '']];
    return change.attributes.map(each => [...about, attributeOf(change, each), textOf(each.from), textOf(each.to)]);
  });
}

function subjectOf({
  object,
  choice,
  object_type: type,
  report,
  import_profile: profile,
  livestatus,
  definition,
}: Change): string {
  if (object) return `${object.id} ${object.title}`.trimEnd();
  if (report) return `${say('Report')} ${report.title}`;
  if (profile) return `${say('Profile')} ${profile.title}`;
  if (livestatus) return `livestatus ${livestatus.title}`;
  if (definition) return `${say('Definition')} ${definition.title}`;
  return choice ? `${choice.dialog} ${choice.id}` : (type ?? '');
}

function attributeOf({ category }: Change, { title }: ChangedAttribute): string {
  return category === null ? title : `${category} ${title}`;
}
