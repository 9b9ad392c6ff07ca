import type { Titles } from '../../generated/types.js';
import { type Dataset, itself, type Reference, valuesIn } from './dataset.js';
import type { FieldReasons, Format, Mapping, Value } from './mapping.js';
import { reasons } from './reasons.js';
import { pathsOf } from './values.js';

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

/** Fields that have a value in rows of models that are read, but that no mapping reads, unless they are meaningless. */
export function unreadValues(dataset: Dataset, format: Format, models: Iterable<string>): readonly UnreadValues[] {
  const { fields: read, types } = followPaths(dataset, format);
  const isMeaningless = (model: string, field: string): boolean =>
    namesOf(model, field).some(name => format.meaningless.has(name));
  const unreadOf = (model: string, field: string): readonly UnreadValues[] => {
    const name = `${model}.${field}`;
    const values = dataset.rows(model).flatMap(({ fields }) => (saysSomething(fields[field]) ? [fields[field]] : []));
    if (types.has(name))
      return unreadOfField(
        values.filter(type => dataset.modelIn(type) === undefined),
        { model, field, reason: reasons.contentTypeIsNotInDump },
      );
    if (!read.has(name)) {
      const reason = reasonIn(format.withoutCounterpart, model, field) ?? reasons.noKnownVersionHasField;
      return isMeaningless(model, field) ? [] : unreadOfField(values, { model, field, reason });
    }
    const table = tableOf(format, model, field);
    return unreadOfField(table ? values.filter(value => !Object.hasOwn(table, String(value))) : [], {
      ...{ model, field, reason: reasons.hasNoCounterpart },
    });
  };
  return [...models].flatMap(model => [...dataset.fields(model)].flatMap(field => unreadOf(model, field)));
}

function unreadOfField(
  [first, ...others]: readonly unknown[],
  about: Pick<UnreadValues, 'model' | 'field' | 'reason'>,
): readonly UnreadValues[] {
  if (first === undefined) return [];
  return [{ ...about, rows: 1 + others.length, example: about.reason === reasons.isSecret ? hidden : exampleOf(first) }];
}

/** Values of a field that have a counterpart; undefined where each is taken over, as more than tables read it. */
function tableOf({ mappings }: Format, model: string, field: string): Readonly<Record<string, unknown>> | undefined {
  const own = mappings.filter(mapping => mapping.model === model);
  const values = own.flatMap(valuesOf).filter(value => pathsOf(value).includes(field));
  const tables = values.map(value => (value.kind === 'choice' ? value.table : undefined));
  const isConsulted = own.some(mapping => conditionsOf(mapping).includes(field));
  return isConsulted || values.length === 0 || tables.includes(undefined) ? undefined : Object.assign({}, ...tables);
}

/** Fields that mappings read of the rows of a dump, as `dcim.device.name`: those on their paths, and those that lead along them. */
export function readFields(dataset: Dataset, format: Format): ReadonlySet<string> {
  return followPaths(dataset, format).fields;
}

function followPaths(dataset: Dataset, { mappings }: Format): Reading {
  const reading = new Reading(dataset);
  for (const mapping of mappings) for (const path of pathsIn(mapping)) reading.follow([mapping.model], path);
  return reading;
}

function pathsIn(mapping: Mapping): readonly string[] {
  const { after } = mapping;
  return [...(after === undefined ? [] : [after]), ...conditionsOf(mapping), ...valuesOf(mapping).flatMap(pathsOf)];
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
  private readonly dataset: Dataset;
  private readonly targets = new Map<string, readonly string[]>();

  constructor(dataset: Dataset) {
    this.dataset = dataset;
  }

  follow(models: readonly string[], path: string): readonly string[] {
    if (path === itself) return models;
    return path.split('.').reduce((from, step) => [...new Set(from.flatMap(model => this.step(model, step)))], models);
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
    const types = this.dataset.rows(model).flatMap(({ fields }) => reference.typeIn.map(each => fields[each]));
    return [...new Set(types.flatMap(type => this.dataset.modelIn(type) ?? []))];
  }
}

function reasonIn(known: FieldReasons, model: string, field: string): Titles | undefined {
  return namesOf(model, field).flatMap(name => known[name] ?? [])[0];
}

/** Names by which tables know a field: of its model, of any, and as one of those that begin with `_`. */
function namesOf(model: string, field: string): readonly string[] {
  return [`${model}.${field}`, `*.${field}`, ...(field.startsWith('_') ? ['*._*'] : [])];
}

/** Whether a value is one. False is none: it says that something is not so, as if the field were not there. */
function saysSomething(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value !== false && valuesIn(value).length > 0;
  return Object.values(value).some(saysSomething);
}

function exampleOf(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, longestExample);
}
