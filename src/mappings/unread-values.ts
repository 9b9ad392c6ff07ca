import type { Titles } from '../../generated/types.js';
import { type Dataset, itself, type Reference, valuesIn } from './dataset.js';
import { groupRows, type Row, rowName } from './dump.js';
import type { FieldReasons, Format, Mapping, Value } from './mapping.js';
import { reasons } from './reasons.js';
import { takenValues } from './taken-values.js';
import { besidesOf, pathsOf } from './values.js';

type FieldOfModel = Pick<UnreadValues, 'model' | 'field'>;

/** A field whose values became nothing. */
export interface UnreadValues {
  readonly model: string;
  readonly field: string;
  readonly rows: number;
  readonly example: string;
  readonly reason: Titles;
}

const longestExample = 60;
/** Stands for a secret in reports. */
const hidden = '***';

/** Fields that have a value in rows of these models which becomes nothing, unless they are meaningless. Rows of which nothing is taken are left out: the report names them whole. */
export function unreadValues(dataset: Dataset, format: Format, models: Iterable<string>): readonly UnreadValues[] {
  const reading = followPaths(dataset, format);
  return [...models].flatMap(model =>
    [...dataset.fields(model)].flatMap(field => unreadOfField(dataset, format, reading, { model, field })),
  );
}

function unreadOfField(
  dataset: Dataset,
  format: Format,
  reading: Reading,
  { model, field }: FieldOfModel,
): readonly UnreadValues[] {
  if (namesOf(model, field).some(name => format.meaningless.has(name))) return [];
  const taken = takenValues(dataset, format);
  const told = format.toldBy[`${model}.${field}`];
  const reasonOf = reasonsOf(dataset, format, reading, { model, field });
  const isTold = (row: Row): boolean =>
    (told !== undefined && dataset.targets(row, told).length > 0) ||
    reading.typesBeside(model, field).some(type => isUnknownType(dataset, row.fields[type]));
  const usual = format.usual[`${model}.${field}`];
  const isSaid = (value: unknown): boolean => saysSomething(value) && value !== usual;
  const isUnread = (row: Row): boolean => isSaid(row.fields[field]) && !taken.has(row, field) && !isTold(row);
  const isNamed = (row: Row): boolean => taken.reaches(row) || reasonOf(row.fields[field]) === reasons.contentTypeIsNotInDump;
  const left = dataset.rows(model).filter(row => isUnread(row) && isNamed(row));
  return [...groupRows(left, row => reasonOf(row.fields[field]).en).values()].map(rows => {
    const value = rows[0]?.fields[field];
    const reason = reasonOf(value);
    return { model, field, rows: rows.length, example: reason === reasons.isSecret ? hidden : exampleOf(value), reason };
  });
}

/** Why a value of a field becomes nothing. */
function reasonsOf(
  dataset: Dataset,
  format: Format,
  { fields, types }: Reading,
  { model, field }: FieldOfModel,
): (value: unknown) => Titles {
  const name = `${model}.${field}`;
  const isType = types.has(name);
  const { reference } = dataset.way(model, field);
  const table = tableOf(format, model, field);
  const usual = reasonIn(format.withoutCounterpart, model, field);
  return value => {
    if (isType && isUnknownType(dataset, value)) return reasons.contentTypeIsNotInDump;
    if (fields.has(name) && reference && 'to' in reference && isAbsent(dataset, reference.to, value)) return reasons.isNotInDump;
    if (table && !Object.hasOwn(table, String(value))) return reasons.hasNoCounterpart;
    return usual ?? (fields.has(name) ? reasons.doesNotFitHere : reasons.noKnownVersionHasField);
  };
}

function isUnknownType(dataset: Dataset, type: unknown): boolean {
  return valuesIn(type).length > 0 && dataset.modelIn(type) === undefined;
}

function isAbsent(dataset: Dataset, model: string, value: unknown): boolean {
  return valuesIn(value).every(key => dataset.row(rowName(model, key)) === undefined);
}

/** Values of a field that have a counterpart where choices are made of it. */
function tableOf({ mappings }: Format, model: string, field: string): Readonly<Record<string, unknown>> | undefined {
  const values = mappings.filter(mapping => mapping.model === model).flatMap(valuesOf);
  const tables = values
    .flatMap(alternativesOf)
    .flatMap(each => (each.kind === 'choice' && each.path === field ? [each.table] : []));
  return tables.length > 0 ? Object.assign({}, ...tables) : undefined;
}

function alternativesOf(value: Value): readonly Value[] {
  return value.kind === 'first' ? value.of.flatMap(alternativesOf) : [value];
}

function followPaths(dataset: Dataset, { mappings }: Format): Reading {
  const reading = new Reading(dataset);
  for (const mapping of mappings) for (const path of pathsIn(mapping)) reading.follow([mapping.model], path);
  return reading;
}

function pathsIn(mapping: Mapping): readonly string[] {
  const { after } = mapping;
  return [
    ...(after === undefined ? [] : [after]),
    ...conditionsOf(mapping),
    ...valuesOf(mapping).flatMap(pathsOf),
    ...valuesOf(mapping).flatMap(besidesOf),
  ];
}

function conditionsOf({ object, entries = [] }: Mapping): readonly string[] {
  return [object?.when, ...entries.map(({ when }) => when)].flatMap(condition => condition?.path ?? []);
}

function valuesOf({ object, entries = [] }: Mapping): readonly Value[] {
  const ofObject = [object?.type, ...Object.values(object?.global ?? {})];
  const ofEntries = entries.flatMap(({ of, into, attributes }) => [of, into, ...Object.values(attributes)]);
  return [...ofObject, ...ofEntries].flatMap(value => value ?? []);
}

/** Follows paths from model to model, as far as the rows of a dump lead. */
class Reading {
  readonly fields = new Set<string>();
  /** Those of them that name models. */
  readonly types = new Set<string>();
  /** Fields that name models, by the fields with the keys of rows of these. */
  private readonly typesByKey = new Map<string, readonly string[]>();
  private readonly dataset: Dataset;
  private readonly targets = new Map<string, readonly string[]>();

  constructor(dataset: Dataset) {
    this.dataset = dataset;
  }

  follow(models: readonly string[], path: string): readonly string[] {
    if (path === itself) return models;
    return path.split('.').reduce((from, step) => [...new Set(from.flatMap(model => this.step(model, step)))], models);
  }

  /** Fields that name the model of the row whose key is in this one. */
  typesBeside(model: string, field: string): readonly string[] {
    return this.typesByKey.get(`${model}.${field}`) ?? [];
  }

  /** Models that a field of a model leads to. */
  private step(model: string, field: string): readonly string[] {
    const name = `${model}.${field}`;
    const known = this.targets.get(name);
    if (known) return known;
    this.targets.set(name, []);
    const { reference, otherNames } = this.dataset.way(model, field);
    const own = reference ? this.along(model, field, reference) : [];
    if (!reference) this.fields.add(name);
    const found = [...own, ...otherNames.flatMap(path => this.follow([model], path))];
    this.targets.set(name, found);
    return found;
  }

  private along(model: string, field: string, reference: Reference): readonly string[] {
    if ('to' in reference) {
      this.fields.add(`${model}.${field}`);
      return [reference.to];
    }
    if ('found' in reference) {
      for (const each of reference.reads) this.fields.add(each);
      return [reference.of];
    }
    if ('from' in reference) {
      for (const from of reference.from) for (const by of reference.by) this.step(from, by);
      return reference.from;
    }
    for (const each of [...reference.typeIn, reference.keyIn]) this.fields.add(`${model}.${each}`);
    for (const each of reference.typeIn) this.types.add(`${model}.${each}`);
    this.typesByKey.set(`${model}.${reference.keyIn}`, reference.typeIn);
    const types = this.dataset.rows(model).flatMap(({ fields }) => reference.typeIn.map(each => fields[each]));
    return [...new Set(types.flatMap(type => this.dataset.modelIn(type) ?? []))];
  }
}

function reasonIn(known: FieldReasons, model: string, field: string): Titles | undefined {
  return namesOf(model, field).flatMap(name => known[name] ?? [])[0];
}

/** Names by which tables know a field: of its model, of any, and as one of those that begin with `_` or end with `_count`. */
function namesOf(model: string, field: string): readonly string[] {
  const affixes = [...(field.startsWith('_') ? ['*._*'] : []), ...(field.endsWith('_count') ? ['*.*_count'] : [])];
  return [`${model}.${field}`, `*.${field}`, ...affixes];
}

/** Whether a value is one. False is none: it says that something is not so, as if the field were not there. */
function saysSomething(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value !== false && valuesIn(value).length > 0;
  return Object.values(value).some(saysSomething);
}

function exampleOf(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, longestExample);
}
