import { columnsOf } from '../../tables/own-columns.js';
import { canSeeEntry, canSeeRecord, canSeeType, isByType } from './scope-conditions.js';
import type { Scoped } from './scoped-tables.js';

/** Tables of changes, of all and of those of objects alone. */
export interface ChangeTables {
  readonly changes: string;
  readonly objectChanges: string;
}

const changeTables: ChangeTables = { changes: 'changes', objectChanges: 'object_changes' };
/** A scope leaves them under other names: what the tables of the past are made of asks for all. */
const seenTables: ChangeTables = { changes: 'seen_changes', objectChanges: 'seen_object_changes' };
const toldTables: ChangeTables = { changes: 'told_changes', objectChanges: 'told_object_changes' };
const comparedChanges = 'compared_changes';

/** The tables of the changes that are seen. */
export function changesSeen(isScoped: boolean): ChangeTables {
  return isScoped ? seenTables : changeTables;
}

/** The tables of the changes that are seen, and of those that took their object out of sight: as if it had been purged. */
export function changesTold(isScoped: boolean): ChangeTables {
  return isScoped ? toldTables : changeTables;
}

/** The table of the changes between moments that are compared, at which their records are seen or not. */
export function changesCompared(isScoped: boolean): string {
  return isScoped ? comparedChanges : changeTables.objectChanges;
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
function isSeenNow({ scope, latest }: Scoped): string {
  const isSeen = canSeeRecord(scope);
  const exists = (objects: string, isMeant: string) =>
    `EXISTS (SELECT 1 FROM ${objects} owner WHERE owner.id = change.object AND ${isMeant})`;
  const isOfNow = exists('all_objects', isSeen);
  const isGone = `NOT ${exists('all_objects', '1 = 1')}`;
  const wasSeenLast = exists('past_objects', `owner.valid_to = ${lastEnd('change.object')} AND ${isSeen}`);
  return `(change.object IS NULL OR ((${isOfNow} OR (${isGone} AND ${wasSeenLast}))${
    latest ? ` AND ${latest.isSeen('change.object', isSeen)}` : ''
  }))`;
}

/** The end of the last row of an object in the past. Index: primary key of past_objects. */
function lastEnd(object: string): string {
  return `(SELECT MAX(last.valid_to) FROM past_objects last WHERE last.id = ${object})`;
}

/** Changes of what is seen now, and was at the end of the change set: by the types of now and of then. */
function isSeenThen(scoped: Scoped): string {
  const wasHiddenThen = `EXISTS (SELECT 1 FROM past_objects owner WHERE owner.id = change.object
    AND owner.valid_to = ${endOfState('change.object', 'change.number')} AND NOT ${canSeeRecord(scoped.scope)})`;
  return `${isSeenNow(scoped)}${isByType(scoped.scope) ? ` AND NOT ${wasHiddenThen}` : ''}`;
}

/** Changes of objects by which they left the sight: seen before, and hidden after it. Indexes: primary keys of objects and past_objects. */
function hasLeft({ scope }: Scoped): string {
  const before = '(SELECT b.type FROM past_objects b WHERE b.id = change.object AND b.valid_to = change.number)';
  const after = `COALESCE((SELECT a.type FROM past_objects a WHERE a.id = change.object AND a.valid_to > change.number ORDER BY a.valid_to LIMIT 1),
    (SELECT a.type FROM all_objects a WHERE a.id = change.object))`;
  return `(change.kind = 'object' AND EXISTS (SELECT 1 FROM (SELECT ${before} AS before, ${after} AS after) type
    WHERE ${canSeeType(scope, 'type.before')} AND NOT ${canSeeType(scope, 'type.after')}))`;
}

function changesOf(table: keyof ChangeTables, { real }: Scoped, isMeant: string): string {
  return `SELECT * FROM ${real(changeTables[table])} change WHERE ${isMeant}`;
}

/** Changes of what is seen, and those by which an object left the sight: those as purges, whatever became of it since. */
function changesTelling(table: keyof ChangeTables, scoped: Scoped): string {
  if (!isByType(scoped.scope)) return `SELECT * FROM ${seenTables[table]}`;
  const action = `CASE WHEN ${hasLeft(scoped)} THEN 'purged' ELSE change.action END AS action`;
  const columns = columnsOf('changes').map(column => (column === 'action' ? action : `change.${column}`));
  return `SELECT ${columns.join(', ')} FROM ${scoped.real(changeTables[table])} change WHERE (${isSeenThen(scoped)}) OR ${hasLeft(scoped)}`;
}

/** The types that objects have now. */
const latestTypes = ({ latest }: Scoped): string =>
  `SELECT object.id, ${latest?.typeOf('object.id') ?? 'object.type'} AS type FROM objects object`;

/** Definitions of a scope after those of its tables: the types of now, what was hidden, and the changes that are seen. */
export const scopedHistory: Readonly<Record<string, (scoped: Scoped) => string>> = {
  latest_types: latestTypes,
  ...hiddenRows,
  [seenTables.changes]: scoped => changesOf('changes', scoped, isSeenThen(scoped)),
  [seenTables.objectChanges]: scoped => changesOf('objectChanges', scoped, isSeenThen(scoped)),
  [toldTables.changes]: scoped => changesTelling('changes', scoped),
  [toldTables.objectChanges]: scoped => changesTelling('objectChanges', scoped),
  [comparedChanges]: scoped => changesOf('objectChanges', scoped, isSeenNow(scoped)),
};
