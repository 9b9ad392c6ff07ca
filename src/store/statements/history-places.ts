import { type ChangeConditions, type HistoryQuery, logbookCategory } from '../../domain/storage/history.js';
import type { SqlDialect, Value } from '../engines/sql-dialect.js';
import { isPurgedEntry } from '../tables/purged-entries.js';
import { ofObject } from './clauses/changed-states.js';
import { isStorable } from './clauses/ids.js';
import { changesSeen, changesTold } from './clauses/scoped-history.js';
import type { Piece } from './clauses/value-tests.js';

/** The statement that finds changes; the scope of its caller has changes of its own. */
export function placesOf(query: HistoryQuery, isScoped: boolean, dialect: SqlDialect): Piece {
  const { conditions, newestFirst, limit, offset = 0 } = query;
  const met = conditionsMet(conditions, dialect);
  const { from, number } = wayOf(conditions, isScoped, met);
  const pieces = [...met, ...bounds(query, number)];
  const order = newestFirst ? 'DESC' : 'ASC';
  const text = `SELECT c.number, c.position FROM ${from} ${pieces.map(piece => piece.text).join(' AND ')}
    ORDER BY ${number} ${order}, c.position ${order} LIMIT CAST(? AS bigint) OFFSET CAST(? AS bigint)`;
  return { text, values: [...pieces.flatMap(({ values }) => values), limit, offset] };
}

/** Tables, the first of which has an index that leads to what is asked for in its order, and the column with the number there. */
interface Way {
  readonly from: string;
  readonly number: 's.number' | 'c.number' | '(c.number + 0)';
}

/**
 * CROSS JOIN keeps SQLite from another order, and a sum keeps PostgreSQL from the order of the primary key, in which the changes of an
 * object are far apart. Indexes: changes_subject, object_change_index; change_sets_user, change_sets_key; primary key of changes.
 */
function wayOf({ object, entry, user, key, logged }: ChangeConditions, isScoped: boolean, met: readonly Piece[]): Way {
  const isOfFew = object !== undefined || entry !== undefined;
  const { changes, objectChanges } = (logged ? changesSeen : changesTold)(isScoped);
  if (!isOfFew && (user !== undefined || key !== undefined))
    return { from: `change_sets s CROSS JOIN ${changes} c WHERE c.number = s.number AND`, number: 's.number' };
  const asksSet = met.some(({ text }) => text.startsWith('s.'));
  const asked = isOfFew ? objectChanges : changes;
  const from = asksSet ? `${asked} c CROSS JOIN change_sets s WHERE s.number = c.number AND` : `${asked} c WHERE`;
  return { from, number: isOfFew ? '(c.number + 0)' : 'c.number' };
}

const ofEntry = `c.kind = 'entry' AND c.subject = ? AND c.object IN
  (SELECT e.object FROM entries e WHERE e.id = ? UNION ALL SELECT p.object FROM changes p WHERE p.subject = ? AND ${isPurgedEntry('p')})`;

/** Changes of what is of types, or was last where it is gone, and those by which an object ceased to be: copies of its type lose it. */
const ofTypes = `(EXISTS (SELECT 1 FROM objects o WHERE o.id = c.object AND o.type IN (?*)) OR EXISTS (SELECT 1 FROM past_objects p
  WHERE p.id = c.object AND p.type IN (?*) AND (NOT EXISTS (SELECT 1 FROM objects o WHERE o.id = p.id)
    OR (c.kind = 'object' AND p.valid_to = c.number AND ${ofObject('type', 'c.number')} <> p.type))))`;

/** Changes that wrote a message in a logbook, and those of them whose message is there in one of these statuses. */
const isMessage = `(c.kind = 'entry' AND c.action = 'created' AND c.category = '${logbookCategory}')`;
const isStanding = `(${isMessage} AND EXISTS (SELECT 1 FROM entries e WHERE e.id = c.subject AND e.status IN (?*)))`;

const ofObjects: Piece = { text: 'c.object IS NOT NULL', values: [] };

/** Whether there can be changes with the ids that are asked for. */
export function canBeMet({ object, entry, user }: ChangeConditions): boolean {
  return [object, entry, user].every(id => id === undefined || isStorable(id));
}

/** The conditions on changes `c` and their change sets `s`. */
export function conditionsMet(conditions: ChangeConditions, { list }: SqlDialect): Piece[] {
  const { object, entry, categories, types, action, user, key, method, place, logged } = conditions;
  const piece = (text: string, ...values: (Value | undefined)[]): Piece[] =>
    values.includes(undefined) ? [] : [{ text, values: values as Value[] }];
  const typeList = types && list(types);
  return [
    ...piece('c.object = ?', object),
    ...piece(ofEntry, entry, entry, entry),
    ...piece('c.category IN (?*)', categories && list(categories)),
    ...piece(ofTypes, typeList, typeList),
    ...piece('c.action = ?', action),
    ...piece('s."user" = ?', user),
    ...piece('s."key" = ?', key),
    ...piece('s.method = ?', method),
    ...piece('c.number = ? AND c.position = ?', place?.number, place?.position),
    ...piece(logged?.changes ? `(NOT ${isMessage} OR ${isStanding})` : isStanding, logged && list(logged.messages)),
    ...(logged ? [ofObjects] : []),
  ];
}

/** Numbers from the first to the last, and the page within them: the number stands alone, too, as indexes begin with it. */
function bounds({ since, until, after, newestFirst }: HistoryQuery, number: Way['number']): Piece[] {
  const within: Piece = { text: `${number} > CAST(? AS bigint) AND ${number} <= CAST(? AS bigint)`, values: [since, until] };
  if (!after) return [within];
  const way = newestFirst ? '<' : '>';
  const text = `${number} ${way}= CAST(? AS bigint) AND (${number}, c.position) ${way} (CAST(? AS bigint), CAST(? AS integer))`;
  return [within, { text, values: [after.number, after.number, after.position] }];
}
