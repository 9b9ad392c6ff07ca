import { isDeepStrictEqual } from 'node:util';
import type { Attribute } from '../../../src/attributes/attribute-type.js';
import { isLink, typeOf } from '../../../src/attributes/attribute-types.js';
import { registry } from '../catalogue.js';
import type { Copy } from './copy.js';
import { asOf, numberOf, subjectOf } from './history.js';
import type { Row } from './tables.js';

type Values = Readonly<Record<string, unknown>>;

const columns: Readonly<Record<string, readonly string[]>> = {
  objects: ['type', 'title', 'sysid', 'status', 'cmdb_status'],
  entries: ['status', 'primary'],
  choices: ['dialog', 'parent', 'title', 'constant', 'color'],
  object_types: ['default_template'],
  import_profiles: ['title', 'type', 'columns', 'encoding', 'separator'],
  definitions: ['part', 'name', 'removed'],
  livestatus: ['title', 'address', 'port', 'path', 'connection', 'active'],
  reports: ['title', 'category', 'description', 'filter', 'columns', 'order_by', 'sort'],
};

/** Attributes of every record of a copy, by its kind and id: a plain reading of rows. */
function recordsIn(copy: Copy): ReadonlyMap<string, Values> {
  const links = [...(copy.get('links')?.values() ?? [])].sort((one, other) => Number(one.position) - Number(other.position));
  const targets = new Map<string, unknown[]>();
  for (const { entry, attribute, target_object: object, target_entry: other } of links) {
    const name = `${entry} ${attribute}`;
    targets.set(name, [...(targets.get(name) ?? []), object ?? other]);
  }
  return new Map(
    Object.entries(columns).flatMap(([table, names]) =>
      // A definition that was removed keeps its row.
      [...(copy.get(table)?.values() ?? [])]
        .filter(row => table !== 'definitions' || Number(row.removed) === 0)
        .map(row => [subjectOf(table, row), attributesOf(table, names, row, targets)] as const),
    ),
  );
}

function attributesOf(table: string, names: readonly string[], row: Row, targets: ReadonlyMap<string, unknown[]>): Values {
  const attributes: readonly Attribute[] = registry.category(String(row.category))?.attributes ?? [];
  const exclusive = attributes.find(each => each.exclusive)?.key ?? 'primary';
  const own = names.map(name => [name === 'primary' ? `own ${exclusive}` : `own ${name}`, row[name] ?? undefined] as const);
  const values = Object.entries(JSON.parse(String(row.values ?? '{}')) as Values).flatMap(([key, value]) => {
    const attribute = table === 'entries' ? attributes.find(each => each.key === key) : undefined;
    if (attribute && typeOf(attribute).holds.kept === 'secret') return [];
    const led = targets.get(`${row.id} ${key}`);
    if (attribute && isLink(attribute)) return [[`value ${key}`, led] as const];
    return [[`value ${key}`, attribute?.fields?.some(isLink) ? [value, led] : value] as const];
  });
  const members = Object.entries(JSON.parse(String(row.definition ?? '{}')) as Values).map(
    ([key, value]) => [`own ${key}`, value] as const,
  );
  return Object.fromEntries([...own, ...values, ...members]);
}

/** Names of the attributes in which two records differ. */
function differing(one: Values, other: Values): readonly string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter(name => !isDeepStrictEqual(one[name], other[name]));
}

/** Conflicts of values where one change set is undone: by kind, id and attribute, `-` for a record that was purged since. */
export function conflictsOf(copy: Copy, number: number): readonly string[] {
  const [before, after, present] = [number - 1, number, numberOf(copy)].map(each => recordsIn(asOf(copy, each)));
  const changed = [...(copy.get('changes')?.values() ?? [])].filter(row => Number(row.number) === number);
  return changed
    .flatMap(row => {
      const subject = `${row.kind} ${row.kind === 'type' ? row.name : row.subject}`;
      const [was, became, is] = [before, after, present].map(each => each?.get(subject));
      return conflictsIn(was, became, is).map(name => `${subject} ${name.replace(/^(own|value) /, '')}`);
    })
    .sort();
}

function conflictsIn(was: Values | undefined, became: Values | undefined, is: Values | undefined): readonly string[] {
  if (!was) return became && is ? differing(became, is) : [];
  if (!became) return is ? differing(was, is) : [];
  if (!is) return ['-'];
  const others = new Set(differing(became, is));
  const same = (name: string): boolean => isDeepStrictEqual(was[name], is[name]);
  return differing(was, became).filter(name => others.has(name) && !same(name));
}
