import { type Dataset, itself, type Reference, valuesIn } from './dataset.js';
import type { Row } from './dump.js';
import { holds, wordIn } from './evaluation.js';
import type { EntryMapping, Format, Mapping, Value } from './mapping.js';
import { besidesOf, pathsOf } from './values.js';

const takenByDataset = new WeakMap<Dataset, TakenValues>();

/** The values of a dump that become something, worked out once for it. */
export function takenValues(dataset: Dataset, format: Format): TakenValues {
  const known = takenByDataset.get(dataset);
  if (known) return known;
  const taken = new TakenValues(dataset, format);
  takenByDataset.set(dataset, taken);
  return taken;
}

/** Fields of rows whose values become something, found by going the ways of the mappings from each row: of alternatives for an attribute, the one that fills it counts. */
class TakenValues {
  private readonly dataset: Dataset;
  private readonly entriesByModel = new Map<string, readonly EntryMapping[]>();
  private readonly rowsByField = new Map<string, Map<string, Set<Row>>>();
  private readonly reached = new Set<Row>();

  constructor(dataset: Dataset, { mappings }: Format) {
    this.dataset = dataset;
    for (const { model, entries = [] } of mappings)
      this.entriesByModel.set(model, [...(this.entriesByModel.get(model) ?? []), ...entries]);
    for (const mapping of mappings) for (const row of dataset.rows(mapping.model)) this.takeRow(mapping, row);
  }

  /** Whether the value of a field became something. */
  has(row: Row, field: string): boolean {
    return this.rowsByField.get(row.model)?.get(field)?.has(row) ?? false;
  }

  /** Whether a row becomes something, or what becomes something leads to it. */
  reaches(row: Row): boolean {
    return this.reached.has(row);
  }

  private takeRow({ object, entries = [] }: Mapping, row: Row): void {
    const isObject = object && holds(object.when, { dataset: this.dataset, row });
    const ofObject = isObject ? [object.type, ...Object.values(object.global)] : [];
    const meant = entries.filter(entry => this.isEntry(entry, row));
    const ofEntries = meant.flatMap(({ of, into, attributes }) => [of, into, ...Object.values(attributes)]);
    if (isObject || meant.length > 0) this.reached.add(row);
    for (const value of [...ofObject, ...ofEntries]) if (value) this.take(value, row);
  }

  /** Whether a row becomes an entry, or adds attributes to one. */
  private isEntry({ when, into, needs, attributes }: EntryMapping, row: Row): boolean {
    if (!holds(when, { dataset: this.dataset, row }) || (into && !this.says(into, row))) return false;
    return (needs ?? Object.keys(attributes)).some(key => attributes[key] && this.says(attributes[key], row));
  }

  /** Notes the fields that a value is made of. */
  private take(value: Value, row: Row): void {
    if (value.kind === 'first') {
      const filling = value.of.find(each => this.says(each, row));
      if (filling) this.take(filling, row);
      return;
    }
    const isValue = value.kind !== 'given' && value.kind !== 'mark';
    const found = this.telling(value, row);
    for (const path of found) this.takePath(row, path, isValue);
    if (found.length > 0) for (const path of besidesOf(value)) this.takePath(row, path, true);
  }

  /** Whether a value says something; what cannot be converted does, as the report names it. */
  private says(value: Value, row: Row): boolean {
    if (value.kind === 'constant' || value.kind === 'installed') return true;
    return value.kind === 'first' ? value.of.some(each => this.says(each, row)) : this.telling(value, row).length > 0;
  }

  /** Paths that a value is made along: none where it says nothing. */
  private telling(value: Value, row: Row): readonly string[] {
    const paths = pathsOf(value);
    const found = paths.filter(path => this.isAnyAt(path, value, row));
    if (value.kind === 'text' && found.length < paths.length) return [];
    const isAlone = (value.kind === 'rank' || value.kind === 'counted') && !found.includes(value.path);
    return isAlone ? [] : found;
  }

  /** Whether a path leads to anything that a value can be made of. */
  private isAnyAt(path: string, value: Value, row: Row): boolean {
    const { dataset } = this;
    if ('parts' in value) return dataset.targets(row, path).some(name => this.hasPart(name, value.parts));
    if (value.kind === 'given' || value.kind === 'mark') return holds({ path, holds: true }, { dataset, row });
    const found = isLeading(value) ? dataset.targets(row, path) : dataset.values(row, path);
    return found.length > 0 && (isLeading(value) || isUsable(value, found[0], row));
  }

  /** Whether a row becomes an entry as one of these parts. */
  private hasPart(name: string, parts: readonly string[]): boolean {
    const row = this.dataset.row(name);
    const entries = row ? (this.entriesByModel.get(row.model) ?? []) : [];
    return entries.some(entry => row && parts.includes(entry.part) && this.isEntry(entry, row));
  }

  /** Goes a path and notes the fields on it; the last one only leads where its value is not taken. */
  private takePath(row: Row, path: string, isValue: boolean): void {
    if (path === itself) return;
    const at = path.indexOf('.');
    const rest = path.slice(at + 1);
    if (at < 0) this.takeLast(row, path, isValue);
    else for (const each of this.takeStep(row, path.slice(0, at))) this.takePath(each, rest, isValue);
  }

  private takeLast(row: Row, field: string, isValue: boolean): void {
    const { reference, otherNames } = this.dataset.way(row.model, field);
    if (reference) this.takeStep(row, field);
    else if (valuesIn(row.fields[field]).length === 0) for (const path of otherNames) this.takePath(row, path, isValue);
    else if (isValue) this.add(row, field);
  }

  /** Rows that a field leads to. */
  private takeStep(row: Row, field: string): readonly Row[] {
    const { reference, otherNames } = this.dataset.way(row.model, field);
    const rows = this.dataset.targets(row, field).flatMap(name => this.dataset.row(name) ?? []);
    for (const each of rows) this.reached.add(each);
    const other = this.dataset.leads(row, field)
      ? undefined
      : otherNames.find(each => this.dataset.targets(row, each).length > 0);
    if (other !== undefined) this.takePath(row, other, true);
    else if (reference) this.takeReference(reference, row, field, rows);
    return rows;
  }

  private takeReference(reference: Reference, row: Row, field: string, targets: readonly Row[]): void {
    for (const name of this.fieldsOf(reference, row, field)) this.add(row, name);
    if ('found' in reference) for (const each of targets) for (const name of readOf(reference.reads, each)) this.add(each, name);
    if (!('from' in reference)) return;
    for (const target of targets) {
      const by = reference.by.find(each => this.dataset.targets(target, each).length > 0);
      if (by !== undefined) this.takeStep(target, by);
    }
  }

  /** Fields of a row that say where a reference leads. */
  private fieldsOf(reference: Reference, row: Row, field: string): readonly string[] {
    if ('to' in reference) return [field];
    if ('found' in reference) return readOf(reference.reads, row);
    if ('from' in reference) return [];
    const types = reference.typeIn.filter(each => this.dataset.modelIn(row.fields[each]) !== undefined);
    return types.length > 0 ? [...types, reference.keyIn] : [];
  }

  private add(row: Row, field: string): void {
    const rows = this.rowsByField.get(row.model) ?? new Map<string, Set<Row>>();
    this.rowsByField.set(row.model, rows.set(field, (rows.get(field) ?? new Set()).add(row)));
  }
}

/** Fields of a row among those that a rule reads. */
function readOf(reads: readonly string[], { model, fields }: Row): readonly string[] {
  return Object.keys(fields).filter(field => reads.includes(`${model}.${field}`));
}

/** Whether a value leads to records. */
function isLeading({ kind }: Value): boolean {
  return kind === 'object' || kind === 'objects' || kind === 'rank';
}

/** Whether an attribute can be made of what stands at a path. */
function isUsable(value: Value, found: unknown, { fields }: Row): boolean {
  if (value.kind === 'choice') return Object.hasOwn(value.table, String(found));
  if (value.kind === 'keyword') return wordIn(value.table, found) !== undefined;
  if (value.kind !== 'field') return true;
  try {
    return value.as(found, fields) !== null;
  } catch {
    return true;
  }
}
