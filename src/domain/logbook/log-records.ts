import type { ChoiceId } from '../../../generated/types.js';
import type { DomainContext } from '../context.js';
import type { ShownAttribute } from '../history/shown-attributes.js';
import type { ShownChange, ShownSet } from '../history/shown-sets.js';
import { textOf } from '../history/value-text.js';
import { logbookCategory } from '../storage/history.js';
import { entryEvents, objectEvents } from './log-events.js';
import { idOfChange } from './log-ids.js';

/** A line of a logbook: a message, or a change of the object or of its entries. */
export interface LogRecord {
  readonly id: number;
  /** The object as it was then. */
  readonly object: { readonly id: number; readonly title: string; readonly type: string };
  /** ISO 8601 in UTC. */
  readonly time: string;
  readonly author: string;
  /** Id of the person who was logged in. */
  readonly user: number | undefined;
  /** The text of a message, or what happened, in the language of the call. */
  readonly event: string;
  /** The constant of what happened; `undefined` for a message. */
  readonly eventConstant: string | undefined;
  /** The title of the category that changed. */
  readonly category: string;
  /** Constants of the dialogs logbook_source and logbook_level. */
  readonly source: string;
  readonly level: string;
  readonly comment: string;
  readonly description: string;
  /** A line per attribute: its title, what it was, and what it became. */
  readonly changes: string;
}

/** The lines that change sets make in logbooks, in the order of the sets. */
export function recordsOf(context: DomainContext, sets: readonly ShownSet[]): readonly LogRecord[] {
  return sets.flatMap(set =>
    set.changes.flatMap(change => (change.object === null ? [] : [recordOf(context, set, change, change.object)])),
  );
}

function recordOf(context: DomainContext, set: ShownSet, change: ShownChange, object: LogRecord['object']): LogRecord {
  const { number, time, user, key } = set;
  const of = { object, time, author: user?.title ?? key.title, user: user?.id };
  if (change.category === logbookCategory && change.action === 'created') return { ...of, ...messageOf(change) };
  const { event, level } = (change.category === null ? objectEvents : entryEvents)[change.action];
  return {
    ...of,
    ...{ id: idOfChange({ number, position: change.position }), level, source: ownSource, eventConstant: event },
    event: choiceTitle(context, 'logbook_event', event),
    category: context.registry.category(change.category ?? '')?.title[context.language] ?? '',
    comment: set.comment ?? '',
    description: '',
    changes: change.attributes.map(lineOf).join('\n'),
  };
}

/** Former and new value of an attribute; of a record that is new or gone, the value alone. */
function lineOf({ title, from, to }: ShownAttribute): string {
  const values = [from, to].filter(value => value !== null).map(textOf);
  return `${title}: ${values.join(' → ')}`;
}

/** The service wrote what changed by itself. */
const ownSource = 'C__LOGBOOK_SOURCE__INTERNAL';

/** A message as it was written. */
function messageOf({ subject, attributes }: ShownChange) {
  const written = new Map(attributes.map(({ key, to }) => [key, to]));
  const text = (key: string): string => textOf(written.get(key) ?? null);
  const constant = (key: string): string => constantIn(written.get(key));
  return {
    ...{ id: subject ?? 0, event: text('event_static'), eventConstant: undefined, category: text('category') },
    ...{ source: constant('source'), level: constant('alert_level') },
    ...{ comment: text('comment'), description: text('description'), changes: '' },
  };
}

function constantIn(value: unknown): string {
  return typeof value === 'object' && value !== null && 'const' in value ? String(value.const ?? '') : '';
}

/** Id of a choice of the catalogue; `undefined` where it has none of this constant. */
export function choiceId({ registry }: Pick<DomainContext, 'registry'>, dialog: string, constant: string): ChoiceId | undefined {
  return registry.dialog(dialog)?.find(constant)[0]?.id;
}

/** Title of a choice of the catalogue. */
export function choiceTitle(
  { registry, language }: Pick<DomainContext, 'registry' | 'language'>,
  dialog: string,
  constant: string,
): string {
  return registry.dialog(dialog)?.find(constant)[0]?.title?.[language] ?? '';
}
