import type { ChangeAction } from '../storage/change-sets.js';

/** Event and alarm level under which a logbook shows what became of something. */
export interface LogEvent {
  /** Constant of the dialog logbook_event. */
  readonly event: string;
  /** Constant of the dialog logbook_level. */
  readonly level: string;
}

const [information, low, middle] = ['C__LOGBOOK__ALERT_LEVEL__0', 'C__LOGBOOK__ALERT_LEVEL__1', 'C__LOGBOOK__ALERT_LEVEL__2'];
const ofObject = (name: string) => `C__LOGBOOK_EVENT__OBJECT_${name}`;
const ofEntry = (name: string) => `C__LOGBOOK_EVENT__CATEGORY_${name}`;

/** Of objects. The dialog has no event of its own for what is marked as deleted. */
export const objectEvents: Readonly<Record<ChangeAction, LogEvent>> = {
  created: { event: ofObject('CREATED'), level: information },
  edited: { event: ofObject('CHANGED'), level: information },
  templated: { event: ofObject('CHANGED'), level: information },
  recycled: { event: ofObject('RECYCLED'), level: information },
  archived: { event: ofObject('ARCHIVED'), level: low },
  markedDeleted: { event: ofObject('ARCHIVED'), level: low },
  purged: { event: ofObject('PURGED'), level: middle },
};

/** Of entries: the dialog knows three. */
export const entryEvents: Readonly<Record<ChangeAction, LogEvent>> = {
  created: { event: ofEntry('CHANGED'), level: information },
  edited: { event: ofEntry('CHANGED'), level: information },
  templated: { event: ofEntry('CHANGED'), level: information },
  recycled: { event: ofEntry('CHANGED'), level: information },
  archived: { event: ofEntry('ARCHIVED'), level: low },
  markedDeleted: { event: ofEntry('ARCHIVED'), level: low },
  purged: { event: ofEntry('PURGED'), level: middle },
};
