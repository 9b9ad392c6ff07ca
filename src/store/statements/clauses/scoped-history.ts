import { canSeeEntry, canSeeRecord, canSeeType, isByType } from './scope-conditions.js';
import type { Scoped } from './scoped-tables.js';

/** The tables of all changes and of those of objects. A scope leaves them under other names: what the tables of the past are made of asks for all. */
const changeTables = { changes: 'changes', objectChanges: 'object_changes', compared: 'object_changes' } as const;
const seenTables = { changes: 'seen_changes', objectChanges: 'seen_object_changes', compared: 'compared_changes' } as const;

/** The tables of the changes that are seen, and of those between moments that are compared, at which their records are seen or not. */
export function changesSeen(isScoped: boolean): typeof changeTables | typeof seenTables {
  return isScoped ? seenTables : changeTables;
}

/** The end of the row that tells what an object was at the end of a change set; null where it is so still. Index: primary key of past_objects. */
function endOfState(object: string, number: string): string {
  return `(SELECT MIN(state.valid_to) FROM past_objects state WHERE state.id = ${object} AND state.valid_to > ${number})`;
}

/** Former rows of objects that hide something from a scope while they held, by the record and the end of the row. */
const hiddenRows = {
  hidden_objects: ({ scope }: Scoped) =>
    `SELECT owner.id, owner.valid_to FROM past_objects owner WHERE NOT ${canSeeType(scope, 'owner.type')}`,
  hidden_entries: ({
    scope,
    real,
  }: Scoped) => `SELECT entry.id, owner.valid_to FROM ${real('entries')} entry JOIN past_objects owner ON owner.id = entry.object
    WHERE NOT ${canSeeEntry(scope)}`,
  hidden_changes: ({ scope }: Scoped) => `SELECT change.number, change.position, owner.valid_to FROM changes change
    JOIN past_objects owner ON owner.id = change.object WHERE NOT ${canSeeRecord(scope)}`,
};

/** Whether an object, an entry or a change was hidden from the scope at the end of a change set, by the type that its object had then. */
export function wasHidden(rows: keyof typeof hiddenRows, isOf: string, object: string, number: string): string {
  return `EXISTS (SELECT 1 FROM ${rows} hidden WHERE ${isOf} AND hidden.valid_to = ${endOfState(object, number)})`;
}

/** All objects with their types, whatever a scope sees of them: defined before the tables of the scope get their names. */
export function allObjects({ real }: Pick<Scoped, 'real'>): readonly [name: string, text: string] {
  return ['all_objects', `SELECT id, type FROM ${real('objects')}`];
}

/** Changes by the types that objects have, or had last if they are gone; choices and object types are part of none. */
function changesNow(table: string, { real, scope, latest }: Scoped): string {
  const isSeen = canSeeRecord(scope);
  const exists = (objects: string, isMeant: string) =>
    `EXISTS (SELECT 1 FROM ${objects} owner WHERE owner.id = change.object AND ${isMeant})`;
  const isSeenNow = exists('all_objects', isSeen);
  const isGone = `NOT ${exists('all_objects', '1 = 1')}`;
  const wasSeenLast = exists('past_objects', `owner.valid_to = ${lastEnd('change.object')} AND ${isSeen}`);
  return `SELECT * FROM ${real(table)} change WHERE (change.object IS NULL OR ((${isSeenNow} OR (${isGone} AND ${wasSeenLast}))${
    latest ? ` AND ${latest.isSeen('change.object', isSeen)}` : ''
  }))`;
}

/** The end of the last row of an object in the past. Index: primary key of past_objects. */
function lastEnd(object: string): string {
  return `(SELECT MAX(last.valid_to) FROM past_objects last WHERE last.id = ${object})`;
}

/** Changes of what is seen now, and was at the end of the change set: by the types of now and of then. */
function changesThen(table: string, scoped: Scoped): string {
  const wasHiddenThen = `EXISTS (SELECT 1 FROM past_objects owner WHERE owner.id = change.object
    AND owner.valid_to = ${endOfState('change.object', 'change.number')} AND NOT ${canSeeRecord(scoped.scope)})`;
  return `${changesNow(table, scoped)}${isByType(scoped.scope) ? ` AND NOT ${wasHiddenThen}` : ''}`;
}

/** The types that objects have now. */
const latestTypes = ({ latest }: Scoped): string =>
  `SELECT object.id, ${latest?.typeOf('object.id') ?? 'object.type'} AS type FROM objects object`;

/** Definitions of a scope after those of its tables: the types of now, what was hidden, and the changes that are seen. */
export const scopedHistory: Readonly<Record<string, (scoped: Scoped) => string>> = {
  latest_types: latestTypes,
  ...hiddenRows,
  [seenTables.changes]: scoped => changesThen(changeTables.changes, scoped),
  [seenTables.objectChanges]: scoped => changesThen(changeTables.objectChanges, scoped),
  [seenTables.compared]: scoped => changesNow(changeTables.compared, scoped),
};
