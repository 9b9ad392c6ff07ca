import { type Text, type TextValue, text } from '../messages/text.js';
import type { RecordStatus } from './storage/objects.js';

/** Constant and number of each record status. Purge is a target only: it is never stored. */
export const statusNames = {
  birth: { constant: 'C__RECORD_STATUS__BIRTH', number: 1, words: text('Birth') },
  normal: { constant: 'C__RECORD_STATUS__NORMAL', number: 2, words: text('Normal') },
  archived: { constant: 'C__RECORD_STATUS__ARCHIVED', number: 3, words: text('Archived') },
  deleted: { constant: 'C__RECORD_STATUS__DELETED', number: 4, words: text('Deleted') },
  purged: { constant: 'C__RECORD_STATUS__PURGE', number: 5, words: text('Purged') },
  template: { constant: 'C__RECORD_STATUS__TEMPLATE', number: 6, words: text('Template') },
  massChangeTemplate: { constant: 'C__RECORD_STATUS__MASS_CHANGES_TEMPLATE', number: 7, words: text('MassChangeTemplate') },
} as const satisfies Record<
  RecordStatus | 'purged',
  { readonly constant: string; readonly number: number; readonly words: Text }
>;

/** A record status as people call it. */
export function statusInWords(status: string): TextValue {
  return Object.hasOwn(statusNames, status) ? statusNames[status as RecordStatus].words : status;
}

const statusesByName: ReadonlyMap<string | number, RecordStatus | 'purged'> = new Map(
  (Object.keys(statusNames) as (RecordStatus | 'purged')[]).flatMap(status => {
    const { constant, number } = statusNames[status];
    return [constant, number].map((name): [string | number, RecordStatus | 'purged'] => [name, status]);
  }),
);

/** The status with this constant or number. */
export function statusNamed(name: string | number): RecordStatus | 'purged' | undefined {
  return statusesByName.get(name);
}

/** The record status an entry query asks for; -1 asks for all an entry can have. */
export function statusesAsked(name: string | number): readonly RecordStatus[] {
  if (name === -1) return entryStatuses;
  const status = statusesByName.get(name);
  return status && status !== 'purged' ? [status] : [];
}

const entryStatuses: readonly RecordStatus[] = ['normal', 'archived', 'deleted'];
