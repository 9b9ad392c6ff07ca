import type { Titles } from '../../generated/types.js';
import { reasons } from './reasons.js';
/** A row of a dump: one record of the source. */
export interface Row {
  /** Unique within the source: `dcim.device:1`. */
  readonly name: string;
  readonly model: string;
  readonly pk: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Content of a dump file. */
export interface Dump {
  readonly rows: readonly Row[];
  /** Items of the list that are not rows, each with its place and the reason. */
  readonly strays: readonly Note[];
}

/** A remark about a row, for the report. */
export interface Note {
  readonly model: string;
  /** Primary key of the row, or where in the file it stands. */
  readonly place: string;
  readonly reason: Titles;
  /** The name or value that the remark is about, where the reason does not contain it. */
  readonly detail?: string | undefined;
}

/** A file that is no dump. */
export class DumpError extends Error {
  readonly reason: Titles;

  constructor(reason: Titles) {
    super(reason.en);
    this.reason = reason;
  }
}

const noDump = (file: string): Titles => ({
  en: `${file} is no dump: expected what \`manage.py dumpdata\` writes, a list of {"model", "pk", "fields"}`,
  de: `${file} ist kein Dump: erwartet wird, was \`manage.py dumpdata\` schreibt, eine Liste von {"model", "pk", "fields"}`,
});
const emptyDump = (file: string): Titles => ({
  en: `${file} is an empty list: there is nothing to import`,
  de: `${file} ist eine leere Liste: Es gibt nichts zu importieren`,
});
const noJson = (file: string): Titles => ({
  en: `${file} is not JSON: expected the list that \`manage.py dumpdata\` writes, or with \`--format jsonl\` a row per line; write it with \`-o dump.json\`, so that it is whole and nothing else is in it`,
  de: `${file} ist kein JSON: erwartet wird die Liste, die \`manage.py dumpdata\` schreibt, oder mit \`--format jsonl\` eine Zeile je Datensatz; schreiben Sie ihn mit \`-o dump.json\`, dann ist er vollständig und enthält nichts anderes`,
});

/** Lines before the list, at most, that may begin like one: programs write `[INFO]` and the like. */
const mostBeginnings = 100;

/** Stands in reports for the model of what names none. */
const withoutModel = '(no model)';

/**
 * Reads what Django's `dumpdata` wrote: a JSON list of `{model, pk, fields}`, or one of them per line. Lines that another program wrote before
 * are left out: NetBox tells on its standard output which configuration it loaded. `file` is its name in errors.
 * @throws DumpError
 */
export function dumpIn(content: string, file: string): Dump {
  const list = parseDump(content, file);
  if (!Array.isArray(list)) throw new DumpError(noDump(file));
  if (list.length === 0) throw new DumpError(emptyDump(file));
  const dump = dumpOf(list);
  if (dump.rows.length === 0) throw new DumpError(noDump(file));
  return dump;
}

/** The rows of a list, and what in it is none. */
export function dumpOf(list: readonly unknown[]): Dump {
  const rows = new Map<string, Row>();
  const strays: Note[] = [];
  for (const [index, item] of list.entries()) {
    const row = rowOf(item);
    if (!row) strays.push({ model: withoutModel, place: `item ${index + 1}`, reason: reasons.hasNoModelPkAndFields });
    else if (rows.has(row.name)) strays.push({ model: row.model, place: row.pk, reason: reasons.standsInFileTwice });
    else rows.set(row.name, row);
  }
  return { rows: [...rows.values()], strays };
}

export function noteOn({ model, pk }: Row, reason: Titles, detail?: string): Note {
  return { model, place: pk, reason, detail };
}

/** The name of a row by its model and primary key. */
export function rowName(model: string, pk: unknown): string {
  return `${model}:${String(pk)}`;
}

function parseDump(content: string, file: string): unknown {
  const whole = content.replace(/^\uFEFF/, '');
  const found = parsed(whole) ?? parsedBehindLines(whole) ?? parsedByLine(whole);
  if (found === undefined) throw new DumpError(noJson(file));
  return rowOf(found) ? [found] : found;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The list that begins one of the lines after the first. */
function parsedBehindLines(content: string): unknown {
  let tries = 0;
  for (const { index } of content.matchAll(/\n\[/g)) {
    const found = parsed(content.slice(index));
    if (found !== undefined || ++tries === mostBeginnings) return found;
  }
  return undefined;
}

/** The rows that stand on a line each, from the first that begins like one. */
function parsedByLine(content: string): unknown {
  const lines = content.split('\n').filter(line => line.trim() !== '');
  const beginning = lines.findIndex(line => line.startsWith('{'));
  const rows: unknown[] = [];
  for (const line of beginning < 0 ? [] : lines.slice(beginning)) {
    const row = parsed(line);
    if (row === undefined) return undefined;
    rows.push(row);
  }
  return rows.length > 0 ? rows : undefined;
}

/** Fields that name the rows of a model where `dumpdata --natural-primary` leaves primary keys out. */
const naturalKeys: Readonly<Record<string, readonly string[]>> = { 'contenttypes.contenttype': ['app_label', 'model'] };

function rowOf(item: unknown): Row | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { model, pk: given, fields } = item as Readonly<Record<string, unknown>>;
  if (typeof model !== 'string' || model === '') return undefined;
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return undefined;
  const named = model.toLowerCase();
  const pk = given ?? naturalKeys[named]?.map(key => (fields as Row['fields'])[key]).join('.');
  if (!isKey(pk)) return undefined;
  return { name: rowName(named, pk), model: named, pk: String(pk), fields: fields as Row['fields'] };
}

/** Whether a value can be a primary key: a number or a text. */
export function isKey(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

/** Rows by a key, in their order. */
export function groupRows(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
