import { type JsonText, jsonMadeBefore, jsonOf, membersWriter, objectWith, textOf } from '../../rpc/json-text.js';
import { type Cell, longestInRow, pieceLength } from './form.js';
import type { Snapshot } from './snapshot.js';
import type { ExportedColumn, ExportedTable } from './tables.js';

/** Says of a selected row that texts of it are too long for its line, and left out. */
const hasLong = '@long';

type Selected = Readonly<Record<string, Cell | boolean>>;

/** The lines of a table, a text for each page of its rows, which `count` receives. */
export async function* linesOfTable(
  snapshot: Snapshot,
  table: ExportedTable,
  count: (rows: number) => void,
): AsyncGenerator<string> {
  const line = lineWriter(table);
  for await (const page of snapshot.pages<Selected>(selection(table, snapshot))) {
    let text = '';
    for (const row of page) {
      if (!row[hasLong]) text += line(row);
      else {
        yield text;
        text = '';
        yield* linesOfLongRow(snapshot, table, row);
      }
    }
    count(page.length);
    yield text;
  }
}

function selection({ name, columns, condition }: ExportedTable, { dialect }: Snapshot): string {
  const selected = columns.map(column =>
    canBeLong(column)
      ? `CASE WHEN NOT ${isLong(column)} THEN ${quoteName(column)} END AS ${quoteName(column)}`
      : quoteName(column),
  );
  const long = columns.filter(canBeLong).map(isLong).join(' OR ');
  const order = columns
    .filter(({ isKey }) => isKey)
    .map(column => (column.kind === 'number' ? quoteName(column) : dialect.bytewise(quoteName(column))));
  return `SELECT ${selected.join(', ')}, ${long === '' ? 'NULL' : `CASE WHEN ${long} THEN 1 END`} AS "${hasLong}" FROM ${name}
    ${condition === undefined ? '' : `WHERE ${condition}`} ORDER BY ${order.join(', ')}`;
}

const canBeLong = ({ kind, isKey }: ExportedColumn): boolean => kind !== 'number' && !isKey;
const quoteName = ({ name }: ExportedColumn): string => `"${name}"`;
const isLong = (column: ExportedColumn): string => `COALESCE(octet_length(${quoteName(column)}), 0) > ${longestInRow}`;

/** Makes the line of a row; its members stand in the order of the columns. */
function lineWriter(
  { name, columns }: ExportedTable,
  pieces: Readonly<Record<string, number>> | undefined = undefined,
): (row: Selected) => string {
  const [table, end] = [jsonOf(name), jsonOf(pieces)];
  const cellsOf = membersWriter<Selected>(columns.map(column => [column.name, row => cellJson(column, row[column.name])]));
  const lineOf = membersWriter<Selected>([
    ['table', () => table],
    ['row', row => objectWith(cellsOf(row))],
    ...(pieces ? [['pieces', () => end] as const] : []),
  ]);
  return row => `${textOf(objectWith(lineOf(row)))}\n`;
}

function cellJson({ kind }: ExportedColumn, cell: Cell | boolean | undefined): JsonText {
  if (kind === 'json' && typeof cell === 'string' && isPlainJson(cell)) return jsonMadeBefore(cell);
  return jsonOf(cell ?? null);
}

/** Whether reading a text as JSON and writing it again gives the same text: then nothing is lost where it stands in a line as it is. */
function isPlainJson(text: string): boolean {
  if (text === '{}') return true;
  if (text[0] !== '{' && text[0] !== '[') return false;
  try {
    return JSON.stringify(JSON.parse(text)) === text;
  } catch {
    return false;
  }
}

interface LongColumn {
  readonly column: ExportedColumn;
  readonly pieces: number;
}

async function* linesOfLongRow(snapshot: Snapshot, table: ExportedTable, row: Selected): AsyncGenerator<string> {
  const columns = await longColumns(snapshot, table, row);
  const pieces = Object.fromEntries(columns.map(({ column, pieces }) => [column.name, pieces]));
  yield lineWriter(table, pieces)(row);
  for (const { column, pieces } of columns)
    for (let piece = 0; piece < pieces; piece += 1) {
      const from = `SELECT substr(${quoteName(column)}, ${piece * pieceLength + 1}, ${pieceLength}) AS text FROM ${table.name}`;
      const [found] = await snapshot.ask<{ readonly text: string }>(...ofRow(from, table, row));
      yield `${JSON.stringify({ table: table.name, column: column.name, piece: piece + 1, text: found?.text })}\n`;
    }
}

async function longColumns(snapshot: Snapshot, table: ExportedTable, row: Selected): Promise<LongColumn[]> {
  const asked = table.columns.filter(canBeLong);
  const lengths = asked.map(
    column => `CASE WHEN ${isLong(column)} THEN length(${quoteName(column)}) END AS ${quoteName(column)}`,
  );
  const [found] = await snapshot.ask<Readonly<Record<string, number | null>>>(
    ...ofRow(`SELECT ${lengths.join(', ')} FROM ${table.name}`, table, row),
  );
  return asked.flatMap(column => {
    const length = found?.[column.name];
    return length ? [{ column, pieces: Math.ceil(length / pieceLength) }] : [];
  });
}

function ofRow(from: string, { columns }: ExportedTable, row: Selected): [text: string, values: (string | number)[]] {
  const keys = columns.filter(({ isKey }) => isKey);
  const values = keys.map(({ name }) => row[name]).filter(value => typeof value === 'string' || typeof value === 'number');
  return [`${from} WHERE ${keys.map(column => `${quoteName(column)} = ?`).join(' AND ')}`, values];
}
