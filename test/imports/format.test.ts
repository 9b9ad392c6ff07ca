import type { AttributeDefinition } from '../../generated/types.js';
import { itself, type Reference, type References } from '../../src/mappings/dataset.js';
import type { AttributeValues, EntryMapping, Value } from '../../src/mappings/mapping.js';
import { parseSpeed } from '../../src/mappings/netbox/conversions.js';
import { netboxFormat } from '../../src/mappings/netbox/format.js';
import test from '../helpers/suite.js';
import { registry } from './office.js';

/** An attribute that a mapping sets, and from what. */
interface Told {
  readonly where: string;
  readonly model: string;
  readonly category: string;
  readonly key: string;
  readonly value: Value;
}

/** Types of interfaces and their speeds in Mbit/s. */
const speedsOfTypes: Readonly<Record<string, number | null>> = {
  ...{ '100base-tx': 100, '1000base-x-sfp': 1000, '2.5gbase-t': 2500, '10gbase-t': 10_000, '1.6tbase-cr8': 1_600_000 },
  ...{ '32gfc-sfp28': 32_000, '128gfc-qsfp28': 128_000, 'sonet-oc3': 155.52, 'sonet-oc192': 9953.28, '10g-epon': 10_000 },
  ...{ '50g-pon': 50_000, gpon: 2500, 'infiniband-fdr': 13_500, 'infiniband-hdr': 50_000, t1: 1.544 },
  ...{ virtual: null, lag: null, other: null, 'ieee802.11ax': null, '5g': null, 'cisco-stackwise-480': null },
};

test('a port is as fast as its type says', t => {
  for (const [type, speed] of Object.entries(speedsOfTypes)) t.is(parseSpeed(type), speed, type);
});

const netbox = netboxFormat([], '4.0');
const { mappings } = netbox;
const references: References = netbox.references;
const entries = mappings.flatMap(({ model, entries: parts = [] }) => parts.map(part => ({ model, part })));

function toldIn(model: string, category: string, values: AttributeValues): Told[] {
  return Object.entries(values).map(([key, value]) => ({ where: `${model} ${category}.${key}`, model, category, key, value }));
}

const told: readonly Told[] = [
  ...entries.flatMap(({ model, part }) => toldIn(model, part.category, part.attributes)),
  ...mappings.flatMap(({ model, object }) =>
    object ? toldIn(model, 'C__CATG__GLOBAL', { ...object.global, type: object.type }) : [],
  ),
];

function attributeOf({ category, key }: Told): AttributeDefinition | undefined {
  return registry.category(category)?.attributesByKey.get(key);
}

/** Everything a value may come to that stands in the mapping itself. */
function constantsIn(value: Value): readonly unknown[] {
  if (value.kind === 'first') return value.of.flatMap(constantsIn);
  if ('table' in value) return Object.values(value.table);
  return 'value' in value ? [value.value] : [];
}

function valuesIn(value: Value | undefined): readonly Value[] {
  return value ? [value, ...(value.kind === 'first' ? value.of.flatMap(valuesIn) : [])] : [];
}

function referenceOf(model: string, field: string): Reference | undefined {
  return references[`${model}.${field}`] ?? references[`*.${field}`];
}

function otherNamesOf(model: string, field: string): readonly string[] {
  return netbox.otherNames[`${model}.${field}`] ?? netbox.otherNames[`*.${field}`] ?? [];
}

/** Models that a path leads to, as far as the references say it; where only the rows do, none. */
function modelsAt(model: string, path: string): readonly string[] {
  const steps = path === itself ? [] : path.split('.');
  return steps.reduce<readonly string[]>((models, step) => models.flatMap(each => next(each, step) ?? []), [model]);
}

function next(model: string, step: string): readonly string[] | undefined {
  const reference = referenceOf(model, step);
  if (!reference) return undefined;
  return 'to' in reference ? [reference.to] : 'from' in reference ? reference.from : 'of' in reference ? [reference.of] : [];
}

test('every category of the mapping exists and can be written', t => {
  for (const { part } of entries) t.not(registry.category(part.category)?.mode ?? 'view', 'view', part.category);
});

test('every attribute of the mapping exists and can be written', t => {
  for (const each of told) t.is(attributeOf(each)?.readOnly ?? false, attributeOf(each) === undefined, each.where);
});

test('every attribute without which there is no entry is one that is set', t => {
  for (const { part } of entries) for (const key of part.needs ?? []) t.true(Object.hasOwn(part.attributes, key), key);
});

test('every choice of the mapping exists', t => {
  for (const each of told) {
    const { type, dialog } = attributeOf(each) ?? {};
    if (dialog === undefined) continue;
    for (const constant of constantsIn(each.value).filter(one => type === 'dialog' || String(one).startsWith('C__')))
      t.is(registry.dialog(dialog)?.find(String(constant)).length, 1, `${each.where}: ${constant}`);
  }
});

test('every object is of a type that exists', t => {
  const types = mappings.flatMap(({ object }) => (object ? constantsIn(object.type) : []));
  t.true(types.length > 30);
  for (const type of types) t.truthy(registry.objectType(String(type)), String(type));
});

test('every link may lead where it leads', t => {
  for (const each of told) {
    const attribute = attributeOf(each);
    const permitted = attribute && registry.permittedTypes(attribute);
    for (const target of permitted ? targetsOf(each) : [])
      t.true(
        typesOf(target).some(type => permitted?.includes(String(type))),
        `${each.where} to ${target}`,
      );
  }
});

function targetsOf({ model, value }: Told): readonly string[] {
  const paths = valuesIn(value).flatMap(each => (each.kind === 'object' || each.kind === 'objects' ? each.paths : []));
  return paths.flatMap(path => modelsAt(model, path));
}

function typesOf(model: string): readonly unknown[] {
  return mappings.filter(each => each.model === model).flatMap(({ object }) => (object ? constantsIn(object.type) : []));
}

test('every entry that is linked to is made by an earlier part, or in another round', t => {
  const parts = new Set(entries.map(({ part }) => part.part));
  for (const { model, part } of entries)
    for (const value of [part.into, part.of, ...Object.values(part.attributes)].flatMap(valuesIn))
      if ('parts' in value) for (const part of value.parts) t.true(parts.has(part), `${model} ${part}`);
});

test('every path goes along references that are known', t => {
  for (const { model, steps } of [...told, ...entries.flatMap(leading)].flatMap(stepsOf))
    for (const [index, step] of steps.entries())
      for (const each of modelsAt(model, steps.slice(0, index).join('.') || itself))
        t.true(
          referenceOf(each, step) !== undefined || otherNamesOf(each, step).length > 0,
          `${each}.${step}, on the way from ${model}`,
        );
});

/** The steps of every path of a value that lead to other rows. */
function stepsOf({ model, value }: Pick<Told, 'model' | 'value'>) {
  return valuesIn(value)
    .flatMap(each => {
      if (each.kind === 'text')
        return [...each.template.matchAll(/\{(.+?)\}/g)].map(([, path = '']) => path.split('.').slice(0, -1));
      if ('paths' in each) return each.paths.map(path => path.split('.').slice(0, each.kind === 'lines' ? -1 : undefined));
      return 'path' in each ? [each.path.split('.').slice(0, -1)] : [];
    })
    .map(steps => ({ model, steps: steps.filter(Boolean) }));
}

function leading({ model, part }: { readonly model: string; readonly part: EntryMapping }) {
  return [part.of, part.into].filter(value => value !== undefined).map(value => ({ model, value }));
}

test('every other name of a field goes along references that are known, as does what leads back to a row', t => {
  const names = Object.entries(netbox.otherNames).flatMap(([field, paths]) => paths.map(path => ({ field, path })));
  for (const { field, path } of names) {
    const model = field.slice(0, field.lastIndexOf('.'));
    const models = model === '*' ? mappings.map(each => each.model) : [model];
    const steps = path.split('.').slice(0, -1);
    t.true(
      models.some(each =>
        steps.every((step, at) => modelsAt(each, steps.slice(0, at).join('.') || itself).every(on => referenceOf(on, step))),
      ),
      path,
    );
  }
  const backward = Object.entries(references).flatMap(([name, each]) => ('from' in each ? [{ name, ...each }] : []));
  for (const { name, from, by } of backward)
    for (const model of from) for (const field of by) t.truthy(referenceOf(model, field), `${name} by ${model}.${field}`);
  t.log(`${names.length} other names, ${backward.length} ways back`);
});
