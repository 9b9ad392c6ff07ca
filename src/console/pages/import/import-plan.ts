import { calls, type Kataster, KatasterError } from '../../../../generated/client.js';
import type { Operation } from '../../../../generated/types.js';
import { nameOf, type TypeAttribute } from '../../lists/attributes-of-type.js';
import { constant } from '../../service/constants.js';

/** A row of a file: its number, and its cells. */
export interface FileRow {
  readonly at: number;
  readonly cells: readonly string[];
}

/** A row that the service refuses. */
export interface RefusedRow extends FileRow {
  readonly reason: string;
}

/** A row with the operation that makes its object. */
export interface AcceptedRow extends FileRow {
  readonly operation: Operation;
}

/** Objects and entries that a file would make. Targets of columns are `title`, the name of an attribute, or nothing. */
export interface ImportPlan {
  readonly accepted: readonly AcceptedRow[];
  readonly refused: readonly RefusedRow[];
}

/** The parameters of the call that makes an object of a row. */
function parametersOf(cells: readonly string[], targets: readonly string[], type: string) {
  const categories: Record<string, Record<string, string>> = {};
  let title = '';
  for (const [at, target] of targets.entries()) {
    const cell = (cells[at] ?? '').trim();
    if (target === 'title') title = cell;
    else if (target !== '' && cell !== '') {
      const [category = '', key = ''] = target.split('-');
      categories[category] = { ...categories[category], [key]: cell };
    }
  }
  return { type, title, ...(Object.keys(categories).length > 0 && { categories }) };
}

/** Tries rows without keeping anything, in one call. */
export async function triedRows(
  caller: Kataster,
  rows: readonly FileRow[],
  targets: readonly string[],
  type: string,
): Promise<ImportPlan> {
  const accepted: AcceptedRow[] = [];
  const refused: RefusedRow[] = [];
  const parameters = rows.map(({ cells }) => parametersOf(cells, targets, type));
  const answers = await caller.batch(
    parameters.map(({ type: name, ...given }) => calls.cmdb.object.create({ type: constant(name), ...given }, { dry_run: true })),
  );
  for (const [place, row] of rows.entries()) {
    const answer = answers[place];
    const params = { ...parameters[place] };
    if (answer instanceof KatasterError) refused.push({ ...row, reason: reasonOf(answer) });
    else accepted.push({ ...row, operation: { method: 'cmdb.object.create', params } });
  }
  return { accepted, refused };
}

function reasonOf({ data, message }: KatasterError): string {
  const { error: _, ...faults } = data ?? {};
  const lines = Object.entries(faults).map(([key, text]) => `${key}: ${text}`);
  return lines.length > 0 ? lines.join('; ') : message;
}

/** The attribute of the same title or key; a column that is called like a title is that of the object. */
export function targetFor(column: string, attributes: readonly TypeAttribute[]): string {
  const name = column.trim().toLowerCase();
  if (['title', 'titel', 'name'].includes(name)) return 'title';
  const fitting = attributes.find(
    each =>
      each.attribute.title.toLowerCase() === name || nameOf(each).toLowerCase() === name.replace('.', '-') || each.key === name,
  );
  return fitting && !fitting.attribute.readOnly ? nameOf(fitting) : '';
}
