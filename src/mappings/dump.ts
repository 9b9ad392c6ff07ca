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
  readonly reason: string;
  /** The name or value that the remark is about, where the reason does not contain it. */
  readonly detail?: string | undefined;
}

/** A file that is no dump. */
export class DumpError extends Error {}

/** Stands in reports for the model of what names none. */
const withoutModel = '(no model)';

/**
 * Reads what Django's `dumpdata` wrote: a JSON list of `{model, pk, fields}`. `file` is its name in errors.
 * @throws DumpError
 */
export function dumpIn(text: string, file: string): Dump {
  const list = parsed(text, file);
  const expected = 'expected what `manage.py dumpdata` writes, a list of {"model", "pk", "fields"}';
  if (!Array.isArray(list)) throw new DumpError(`${file} is no dump: ${expected}`);
  if (list.length === 0) throw new DumpError(`${file} is an empty list: there is nothing to import`);
  const dump = dumpOf(list);
  if (dump.rows.length === 0) throw new DumpError(`${file} is no dump: ${expected}`);
  return dump;
}

/** The rows of a list, and what in it is none. */
export function dumpOf(list: readonly unknown[]): Dump {
  const rows = new Map<string, Row>();
  const strays: Note[] = [];
  for (const [index, item] of list.entries()) {
    const row = rowOf(item);
    if (!row) strays.push({ model: withoutModel, place: `item ${index + 1}`, reason: 'has no model, pk and fields' });
    else if (rows.has(row.name)) strays.push({ model: row.model, place: row.pk, reason: 'stands in the file twice' });
    else rows.set(row.name, row);
  }
  return { rows: [...rows.values()], strays };
}

export function noteOn({ model, pk }: Row, reason: string, detail?: string): Note {
  return { model, place: pk, reason, detail };
}

/** The name of a row by its model and primary key. */
export function rowName(model: string, pk: unknown): string {
  return `${model}:${String(pk)}`;
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new DumpError(`${file} is not JSON`);
  }
}

function rowOf(item: unknown): Row | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { model, pk, fields } = item as Readonly<Record<string, unknown>>;
  if (typeof model !== 'string' || model === '' || !isKey(pk)) return undefined;
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return undefined;
  const named = model.toLowerCase();
  return { name: rowName(named, pk), model: named, pk: String(pk), fields: fields as Row['fields'] };
}

/** Whether a value can be a primary key: a number or a text. */
export function isKey(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}
