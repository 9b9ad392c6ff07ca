import type { ChoiceId } from '../../../generated/types.js';
import type { ChoicePlace, ChoiceSought, Gone, RangeOfHolders, SliceOfUses } from '../../domain/storage/choices.js';
import type { SqlDialect, Value } from '../engines/sql-dialect.js';
import { joinPieces, type Piece } from './clauses/value-tests.js';

type Statement = (sought: ChoiceSought, slice: SliceOfUses, dialect: SqlDialect) => Piece;

const lookedColumns = (at: string) => `CAST(COUNT(*) AS integer) AS looked, MAX(${at}) AS last`;
const countUses = (isHeld: string) => `CAST(COALESCE(SUM(${isHeld}), 0) AS integer) AS uses`;
const upTo = 'LIMIT CAST(? AS bigint)';

// Indexes: primary keys. Each statement looks at as many rows as it is told to, whatever they hold.
const statements: Readonly<Record<Gone, Statement>> = {
  entries: (sought, { after, count }, dialect) => {
    const isHeld = usesInEntries(sought, dialect);
    const rows = `SELECT id, category, "values" FROM entries WHERE id > ? ORDER BY id ${upTo}`;
    return {
      text: `SELECT ${countUses(isHeld.text)}, ${lookedColumns('e.id')} FROM (${rows}) e`,
      values: [...isHeld.values, after, count],
    };
  },
  objects: (sought, { after, count }, dialect) => {
    const isHeld = usesInObjects(sought, dialect);
    const rows = `SELECT id, cmdb_status, "values" FROM objects WHERE id > ? ORDER BY id ${upTo}`;
    return {
      text: `SELECT ${countUses(isHeld.text)}, ${lookedColumns('o.id')} FROM (${rows}) o`,
      values: [...isHeld.values, after, count],
    };
  },
  changes: (sought, { after, count }, dialect) => {
    const [entry, object] = [usesInEntries(sought, dialect), usesInObjects(sought, dialect)];
    // A change set is looked at as a whole: the next slice begins after its number.
    const last = `SELECT MAX(number) FROM (SELECT number FROM changes WHERE number > ? ORDER BY number ${upTo}) few`;
    const changed = `SELECT number, kind, subject FROM changes WHERE number > ? AND number <= (${last})`;
    const inEntries = `SELECT ${countUses(entry.text)} FROM entries e WHERE e.id IN (SELECT subject FROM changed WHERE kind = 'entry')`;
    const inObjects = `SELECT ${countUses(object.text)} FROM objects o WHERE o.id IN (SELECT subject FROM changed WHERE kind = 'object')`;
    const text = `WITH changed AS (${changed}) SELECT (${inEntries}) + (${inObjects}) AS uses, ${lookedColumns('number')} FROM changed`;
    return { text, values: [after, after, count, ...entry.values, ...object.values] };
  },
};

/** The statement that looks for what holds a choice among so many entries, objects or changes. */
export function usesStatement(sought: ChoiceSought, slice: SliceOfUses, dialect: SqlDialect): [text: string, values: Value[]] {
  const { text, values } = statements[slice.of](sought, slice, dialect);
  return [text, [...values]];
}

/** The statement that reads what holds a choice among the entries or objects of a range of ids. */
export function holdersStatement(
  sought: ChoiceSought,
  { of, after, upTo: last }: RangeOfHolders,
  dialect: SqlDialect,
): [text: string, values: Value[]] {
  const isOfEntries = of === 'entries';
  const held = isOfEntries ? usesInEntries(sought, dialect) : usesInObjects(sought, dialect);
  const [table, owner] = isOfEntries ? ['entries e', 'e.object, e.category'] : ['objects o', 'o.id AS object, NULL AS category'];
  const [alias] = of;
  // Indexes: primary keys.
  const text = `SELECT ${alias}.id, ${owner}, ${alias}."values" FROM ${table}
    WHERE ${alias}.id > ? AND ${alias}.id <= ? AND ${held.text} = 1 ORDER BY ${alias}.id`;
  return [text, [after, last, ...held.values]];
}

/** Whether an entry holds a choice: 1 or 0. */
export function usesInEntries({ id, places }: ChoiceSought, dialect: SqlDialect): Piece {
  const own = places.filter(({ category }) => category !== undefined);
  const categories = [...new Set(own.map(({ category = '' }) => category))];
  const isHeld = anyPlaceHolds(own, 'e', id, dialect);
  return either({ text: 'e.category IN (?*)', values: [dialect.list(categories)] }, likely('e', id, isHeld));
}

function usesInObjects({ id, places }: ChoiceSought, dialect: SqlDialect): Piece {
  const isHeld = likely(
    'o',
    id,
    anyPlaceHolds(
      places.filter(({ category }) => category === undefined),
      'o',
      id,
      dialect,
    ),
  );
  return { text: `CASE WHEN o.cmdb_status = ? THEN 1 ELSE ${isHeld.text} END`, values: [String(id), ...isHeld.values] };
}

/** Texts that cannot hold a number are passed over by their characters. */
function likely(table: 'e' | 'o', id: ChoiceId, isHeld: Piece): Piece {
  const held = either(isHeld, { text: '1', values: [] });
  return typeof id === 'string' ? held : either({ text: `${table}."values" LIKE ?`, values: [`%${id}%`] }, held);
}

/** CASE: the engines may ask the parts of an AND in any order, and some take long. */
function either(condition: Piece, then: Piece): Piece {
  return { text: `CASE WHEN ${condition.text} THEN ${then.text} ELSE 0 END`, values: [...condition.values, ...then.values] };
}

function anyPlaceHolds(places: readonly ChoicePlace[], table: 'e' | 'o', id: ChoiceId, { holds, held }: SqlDialect): Piece {
  if (places.length === 0) return { text: '1 = 0', values: [] };
  const parts = places.map(({ category, path }): Piece => {
    const { text, paths } = holds(`${table}."values"`, path);
    if (category === undefined) return { text, values: [...paths, held(id)] };
    return { text: `(e.category = ? AND ${text})`, values: [category, ...paths, held(id)] };
  });
  const { text, values } = joinPieces(parts, ' OR ');
  return { text: `(${text})`, values };
}
