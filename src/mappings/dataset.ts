import { isKey, type Row, rowName } from './dump.js';

/** Where a field of a row leads to. */
export type Reference =
  /** To rows of one model, by their primary keys. */
  | { readonly to: string }
  /** To a row of the model that one of the first fields names, by the primary key in the second. */
  | { readonly typeIn: readonly string[]; readonly keyIn: string }
  /** To the rows that lead here by one of these fields; of each row, the first that is set counts. */
  | { readonly from: readonly string[]; readonly by: readonly string[] }
  /** To whatever a rule finds, by the names of the rows. */
  | { readonly found: (dataset: Dataset, row: Row) => readonly string[] };

/** References by model and field, `dcim.device.rack`; a star stands for every model. */
export type References = Readonly<Record<string, Reference>>;

/** The path that leads from a row to itself. */
export const itself = '.';

/** The rows of a dump, to be read along paths: `device_type.manufacturer.name`. A path through lists leads to many values. */
export class Dataset {
  private readonly rowsByName: ReadonlyMap<string, Row>;
  private readonly rowsByModel: ReadonlyMap<string, readonly Row[]>;
  private readonly backward = new Map<Reference, ReadonlyMap<string, readonly string[]>>();
  private readonly references: References;

  constructor(rows: readonly Row[], references: References) {
    this.references = references;
    this.rowsByName = new Map(rows.map(row => [row.name, row]));
    this.rowsByModel = grouped(rows);
  }

  get models(): readonly string[] {
    return [...this.rowsByModel.keys()];
  }

  rows(model: string): readonly Row[] {
    return this.rowsByModel.get(model) ?? [];
  }

  row(name: string): Row | undefined {
    return this.rowsByName.get(name);
  }

  /** The rows of a model, each after those of the same model that the path leads to. */
  inOrder(model: string, after: string | undefined): readonly Row[] {
    const ordered = new Set<Row>();
    const begun = new Set<Row>();
    const add = (row: Row): void => {
      if (begun.has(row)) return;
      begun.add(row);
      if (after !== undefined) for (const name of this.targets(row, after)) this.visit(name, model, add);
      ordered.add(row);
    };
    for (const row of this.rows(model)) add(row);
    return [...ordered];
  }

  /** Values of the last field of the path; only unset ones are left out. */
  values(row: Row, path: string): readonly unknown[] {
    const { rows, field } = this.follow(row, path);
    return rows.flatMap(each => (field === 'pk' ? each.pk : listed(each.fields[field])));
  }

  /** Names of the rows that the last field of the path leads to, whether they stand in the dump or not. */
  targets(row: Row, path: string): readonly string[] {
    if (path === itself) return [row.name];
    const { rows, field } = this.follow(row, path);
    return rows.flatMap(each => this.targetsOf(each, field));
  }

  private visit(name: string, model: string, visit: (row: Row) => void): void {
    const row = this.row(name);
    if (row?.model === model) visit(row);
  }

  private follow(row: Row, path: string): { readonly rows: readonly Row[]; readonly field: string } {
    const steps = path.split('.');
    const field = steps.pop() ?? '';
    let rows: readonly Row[] = [row];
    for (const step of steps)
      rows = rows.flatMap(each => this.targetsOf(each, step).flatMap(name => this.rowsByName.get(name) ?? []));
    return { rows, field };
  }

  private targetsOf(row: Row, field: string): readonly string[] {
    const reference = this.references[`${row.model}.${field}`] ?? this.references[`*.${field}`];
    if (!reference) return [];
    if ('to' in reference) return keys(row.fields[field]).map(key => rowName(reference.to, key));
    if ('found' in reference) return reference.found(this, row);
    if ('from' in reference) return this.leadingHere(reference).get(row.name) ?? [];
    const model = reference.typeIn.flatMap(each => this.modelIn(row.fields[each]) ?? [])[0];
    return model === undefined ? [] : keys(row.fields[reference.keyIn]).map(key => rowName(model, key));
  }

  /** A content type is written as `["dcim", "site"]`, or as the key of a row that says so. */
  private modelIn(type: unknown): string | undefined {
    if (Array.isArray(type)) return type.join('.').toLowerCase();
    const row = isKey(type) ? this.rowsByName.get(rowName('contenttypes.contenttype', type)) : undefined;
    return row && `${row.fields.app_label}.${row.fields.model}`;
  }

  private leadingHere(reference: Extract<Reference, { from: unknown }>): ReadonlyMap<string, readonly string[]> {
    const known = this.backward.get(reference);
    if (known) return known;
    const found = new Map<string, string[]>();
    for (const row of reference.from.flatMap(model => this.rows(model))) {
      const targets = reference.by.map(field => this.targetsOf(row, field)).find(each => each.length > 0) ?? [];
      for (const target of targets) {
        const others = found.get(target);
        if (others) others.push(row.name);
        else found.set(target, [row.name]);
      }
    }
    this.backward.set(reference, found);
    return found;
  }
}

function grouped(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.model);
    if (group) group.push(row);
    else groups.set(row.model, [row]);
  }
  return groups;
}

function listed(value: unknown): readonly unknown[] {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value : [value];
}

function keys(value: unknown): readonly (string | number)[] {
  return listed(value).filter(isKey);
}
