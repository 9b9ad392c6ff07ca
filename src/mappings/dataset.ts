import { groupRows, isKey, type Row, rowName } from './dump.js';

/** Where a field of a row leads to. */
export type Reference =
  /** To rows of one model, by their primary keys. */
  | { readonly to: string }
  /** To a row of the model that one of the first fields names, by the primary key in the second. */
  | { readonly typeIn: readonly string[]; readonly keyIn: string }
  /**
   * To the rows that lead here by one of these fields; of each row, the first that is set counts. `absentIn` is a field of the row that is
   * empty where no row leads here. `beside` is a field of the versions that have such rows.
   */
  | {
      readonly from: readonly string[];
      readonly by: readonly string[];
      readonly absentIn?: string;
      readonly beside?: string;
    }
  /** To rows of a model that a rule finds, by their names; the rule reads these fields, `ipam.prefix.vrf`, and goes these paths. */
  | {
      readonly found: (dataset: Dataset, row: Row) => readonly string[];
      readonly of: string;
      readonly reads: readonly string[];
      readonly along?: readonly string[];
    };

type Backward = Extract<Reference, { readonly from: unknown }>;
type Found = Extract<Reference, { readonly found: unknown }>;

/** References by model and field, `dcim.device.rack`; a star stands for every model. */
export type References = Readonly<Record<string, Reference>>;

/** Paths that stand for a field in other versions of the source, by model and field; they are read where a row has nothing in the field itself. */
export type OtherNames = Readonly<Record<string, readonly string[]>>;

/** How rows of a source hang together. */
export interface Ways {
  readonly references: References;
  readonly otherNames: OtherNames;
}

/** The path that leads from a row to itself. */
export const itself = '.';

/** Where a field of a model leads, and the paths that stand for it in other versions. */
interface Way {
  readonly reference: Reference | undefined;
  readonly otherNames: readonly string[];
  /** Whether rows of the model have the field, and that alone tells what is in it. */
  readonly isField: boolean;
}

/** The fields of a path: those that lead to other rows, and the last one. */
interface PathFields {
  readonly steps: readonly string[];
  readonly last: string;
}

/** The rows of a dump, to be read along paths: `device_type.manufacturer.name`. A path through lists leads to many values. */
export class Dataset {
  private readonly rowsByName: ReadonlyMap<string, Row>;
  private readonly rowsByModel: ReadonlyMap<string, readonly Row[]>;
  private readonly backward = new Map<Reference, ReadonlyMap<string, readonly string[]>>();
  private readonly waysByModel = new Map<string, Map<string, Way>>();
  private readonly fieldsByPath = new Map<string, PathFields>();
  private readonly fieldsByModel = new Map<string, ReadonlySet<string>>();
  private readonly groupsByField = new Map<string, ReadonlyMap<string, readonly Row[]>>();
  private readonly lackingBackward = new Map<Backward, boolean>();
  private readonly ways: Ways;
  private readonly mayHave: (model: string) => boolean;

  /** `mayHave` says whether the source may have rows of a model of which the dump has none: it has none where no import ever made anything of one. */
  constructor(rows: readonly Row[], ways: Ways, mayHave: (model: string) => boolean = () => true) {
    this.ways = ways;
    this.mayHave = mayHave;
    this.rowsByName = new Map(rows.map(row => [row.name, row]));
    this.rowsByModel = groupRows(rows, ({ model }) => model);
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
    const { steps, last } = this.fieldsOf(path);
    if (steps.length === 0) return this.valuesOf(row, last);
    return this.follow(row, steps).flatMap(each => this.valuesOf(each, last));
  }

  /** Names of the rows that the last field of the path leads to, whether they stand in the dump or not. */
  targets(row: Row, path: string): readonly string[] {
    if (path === itself) return [row.name];
    const { steps, last } = this.fieldsOf(path);
    if (steps.length === 0) return this.targetsOf(row, last);
    return this.follow(row, steps).flatMap(each => this.targetsOf(each, last));
  }

  /** Whether a row leads anywhere by a field itself, not by what stands for it in other versions. */
  leads(row: Row, field: string): boolean {
    return this.ownTargetsOf(row, field).length > 0;
  }

  /** Whether a path that leads to nothing is empty. It is unknown where no row of the dump has a field of it, or a row on the way is not in the dump. */
  tells(row: Row, path: string): boolean {
    if (path === itself) return true;
    const { steps, last } = this.fieldsOf(path);
    let rows: readonly Row[] = [row];
    for (const step of steps) {
      if (!rows.every(each => this.tellsOf(each, step))) return false;
      const names = rows.flatMap(each => this.targetsOf(each, step));
      rows = this.rowsNamed(names);
      if (rows.length === 0) return names.length === 0;
    }
    return rows.every(each => this.tellsOf(each, last));
  }

  /** Whether a path could lead further by rows that the dump lacks. A field that no row has is no such case: versions of the source differ in them. */
  lacks(row: Row, path: string): boolean {
    if (path === itself) return false;
    const { steps, last } = this.fieldsOf(path);
    let rows: readonly Row[] = [row];
    for (const step of steps) {
      if (rows.some(each => this.lacksAt(each, step))) return true;
      const names = rows.flatMap(each => this.targetsOf(each, step));
      rows = this.rowsNamed(names);
      if (rows.length < names.length) return true;
    }
    return rows.some(each => this.lacksAt(each, last));
  }

  /** Names of the fields that rows of a model have. */
  fields(model: string): ReadonlySet<string> {
    const known = this.fieldsByModel.get(model);
    if (known) return known;
    const found = new Set<string>();
    for (const { fields } of this.rows(model)) for (const field of Object.keys(fields)) found.add(field);
    this.fieldsByModel.set(model, found);
    return found;
  }

  /** Rows of the same model that have the same in a field, the row among them. */
  alike(row: Row, field: string): readonly Row[] {
    const name = `${row.model}.${field}`;
    const groups = this.groupsByField.get(name) ?? groupRows(this.rows(row.model), each => String(each.fields[field]));
    this.groupsByField.set(name, groups);
    return groups.get(String(row.fields[field])) ?? [];
  }

  /** Whether a row has the field of a model, `dcim.device.name`. */
  hasField(path: string): boolean {
    const end = path.lastIndexOf('.');
    return this.fields(path.slice(0, end)).has(path.slice(end + 1));
  }

  /** Where a field of a model leads, by the fields and models of the dump. Each is looked up once, as every value that is read asks for it. */
  way(model: string, field: string): Way {
    const ofModel = this.waysByModel.get(model) ?? new Map<string, Way>();
    const known = ofModel.get(field);
    if (known) return known;
    const { references, otherNames } = this.ways;
    const [own, any] = [`${model}.${field}`, `*.${field}`];
    const paths = otherNames[own] ?? otherNames[any] ?? [];
    const reference = references[own] ?? references[any];
    const found = {
      reference,
      isField: reference ? 'to' in reference && this.fields(model).has(field) : field === 'pk' || this.fields(model).has(field),
      otherNames: paths.filter(path => this.isThere(model, path.split('.')[0] ?? '')),
    };
    this.waysByModel.set(model, ofModel.set(field, found));
    return found;
  }

  /** Whether the dump has anything that a field of a model is read from. */
  private isThere(model: string, field: string): boolean {
    const { reference, otherNames } = this.way(model, field);
    const fields = this.fields(model);
    if (otherNames.length > 0 || !reference || 'to' in reference) return otherNames.length > 0 || fields.has(field);
    if ('typeIn' in reference) return fields.has(reference.keyIn);
    if ('found' in reference) return true;
    const isThere = [reference.absentIn, reference.beside].some(each => each !== undefined && fields.has(each));
    return isThere || reference.from.some(each => this.rows(each).length > 0);
  }

  /** A content type is written as `["dcim", "site"]`, or as the key of a row that says so. */
  modelIn(type: unknown): string | undefined {
    if (Array.isArray(type)) return type.join('.').toLowerCase();
    const row = isKey(type) ? this.rowsByName.get(rowName('contenttypes.contenttype', type)) : undefined;
    return row && `${row.fields.app_label}.${row.fields.model}`;
  }

  private visit(name: string, model: string, visit: (row: Row) => void): void {
    const row = this.row(name);
    if (row?.model === model) visit(row);
  }

  private follow(row: Row, steps: readonly string[]): readonly Row[] {
    let rows: readonly Row[] = [row];
    for (const step of steps) rows = this.rowsNamed(rows.flatMap(each => this.targetsOf(each, step)));
    return rows;
  }

  private fieldsOf(path: string): PathFields {
    const known = this.fieldsByPath.get(path);
    if (known) return known;
    const names = path.split('.');
    const found = { steps: names.slice(0, -1), last: names.at(-1) ?? '' };
    this.fieldsByPath.set(path, found);
    return found;
  }

  private rowsNamed(names: readonly string[]): readonly Row[] {
    return names.flatMap(name => this.rowsByName.get(name) ?? []);
  }

  private valuesOf(row: Row, field: string): readonly unknown[] {
    const own = field === 'pk' ? [row.pk] : valuesIn(row.fields[field]);
    if (own.length > 0) return own;
    const { otherNames } = this.way(row.model, field);
    return otherNames.length === 0 ? own : [...new Set(otherNames.flatMap(path => this.values(row, path)))];
  }

  private targetsOf(row: Row, field: string): readonly string[] {
    const own = this.ownTargetsOf(row, field);
    return own.length > 0 ? own : firstOf(this.way(row.model, field).otherNames, path => this.targets(row, path));
  }

  private ownTargetsOf(row: Row, field: string): readonly string[] {
    const { reference } = this.way(row.model, field);
    if (!reference) return [];
    if ('to' in reference) return keys(row.fields[field]).map(key => rowName(reference.to, key));
    if ('found' in reference) return reference.found(this, row);
    if ('from' in reference) return this.leadingHere(reference).get(row.name) ?? [];
    const type = reference.typeIn.map(each => row.fields[each]).find(each => valuesIn(each).length > 0);
    const model = this.modelIn(type) ?? `contenttypes.contenttype.${type}`;
    return type === undefined ? [] : keys(row.fields[reference.keyIn]).map(key => rowName(model, key));
  }

  /** Whether the dump says what a row has in a field, and be it nothing. */
  private tellsOf(row: Row, field: string): boolean {
    const { reference, isField, otherNames } = this.way(row.model, field);
    if (this.lacksAt(row, field)) return false;
    const isTold = isField || (reference !== undefined && !('to' in reference) && this.tellsReference(row, reference));
    return isTold || otherNames.some(path => this.tells(row, path));
  }

  /** Whether rows that the dump lacks could say more of a field than the row itself. */
  private lacksAt(row: Row, field: string): boolean {
    if (valuesIn(row.fields[field]).length > 0) return false;
    const { reference, otherNames } = this.way(row.model, field);
    if (reference && 'from' in reference && this.lacksBackward(row, reference)) return true;
    return (
      (reference && 'found' in reference && this.lacksFound(row, reference)) || otherNames.some(path => this.lacks(row, path))
    );
  }

  private lacksFound(row: Row, { reads, along = [] }: Found): boolean {
    return reads.some(each => this.isLeftOut(each.split('.', 2).join('.'))) || along.some(path => this.lacks(row, path));
  }

  private lacksBackward(row: Row, reference: Backward): boolean {
    const { from, by, absentIn, beside } = reference;
    if (absentIn !== undefined && absentIn in row.fields && valuesIn(row.fields[absentIn]).length === 0) return false;
    if (beside !== undefined && !this.fields(row.model).has(beside)) return false;
    const known = this.lackingBackward.get(reference);
    if (known !== undefined) return known;
    const lacking = from.some(model => this.isLeftOut(model) || this.rows(model).some(each => this.hasUnknownType(each, by)));
    this.lackingBackward.set(reference, lacking);
    return lacking;
  }

  private isLeftOut(model: string): boolean {
    return this.rows(model).length === 0 && this.mayHave(model);
  }

  /** Whether it is unknown where one of these fields of a row leads, as the dump does not tell what its content type is. */
  private hasUnknownType(row: Row, fields: readonly string[]): boolean {
    return fields.some(field => {
      const { reference } = this.way(row.model, field);
      return reference && 'typeIn' in reference && reference.typeIn.some(each => this.isUnknownType(row.fields[each]));
    });
  }

  private isUnknownType(type: unknown): boolean {
    return valuesIn(type).length > 0 && this.modelIn(type) === undefined;
  }

  private tellsReference(row: Row, reference: Exclude<Reference, { readonly to: string }>): boolean {
    if ('found' in reference) return reference.reads.every(each => this.hasField(each));
    if ('typeIn' in reference) {
      const fields = this.fields(row.model);
      return (
        fields.has(reference.keyIn) &&
        reference.typeIn.some(each => fields.has(each)) &&
        !reference.typeIn.some(each => this.isUnknownType(row.fields[each]))
      );
    }
    const { from, by, absentIn = '' } = reference;
    const isAbsent = absentIn in row.fields && valuesIn(row.fields[absentIn]).length === 0;
    return (
      isAbsent ||
      from.some(model => {
        const [one] = this.rows(model);
        return one === undefined ? !this.mayHave(model) : by.some(each => this.tellsOf(one, each));
      })
    );
  }

  private leadingHere(reference: Backward): ReadonlyMap<string, readonly string[]> {
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

/** The values of a field, none where it is unset. */
export function valuesIn(value: unknown): readonly unknown[] {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value : [value];
}

function keys(value: unknown): readonly (string | number)[] {
  return valuesIn(value).filter(isKey);
}

function firstOf<T>(paths: readonly string[], found: (path: string) => readonly T[]): readonly T[] {
  for (const path of paths) {
    const values = found(path);
    if (values.length > 0) return values;
  }
  return [];
}
