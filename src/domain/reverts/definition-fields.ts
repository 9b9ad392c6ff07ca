import { isDeepStrictEqual } from 'node:util';
import { groupBy } from '../../rpc/grouping.js';
import { type Definition, nameIn } from '../schema/definitions.js';
import type { RecordState } from '../storage/reverts.js';
import type { MemberPath, RecordField, RecordFields } from './record-fields.js';

/** Members that say what was removed: they only grow, and follow from the others. */
const ofRemoved: readonly string[] = ['removedAttributes', 'removedChoices', 'retiredKeys'];

const nowhere: MemberPath = [''];

/** The members of a definition as parts by themselves: of attributes and choices by their numbers, with the order of each list. */
export function memberFields({ own }: Pick<RecordState, 'own'>): RecordFields {
  const definition = JSON.parse(String(own.definition)) as Definition;
  const members = Object.entries(definition).filter(([member]) => !ofRemoved.includes(member));
  const fields = members.flatMap(([member, value]) =>
    Array.isArray(value) ? fieldsOfList(member, value) : field([member], value),
  );
  return new Map(fields.map(each => [`${each.of} ${JSON.stringify(each.path)}`, each]));
}

function fieldsOfList(list: string, items: readonly unknown[]): readonly RecordField[] {
  const order: RecordField = { of: 'order', key: list, path: [list], seen: items.map(identityOf), value: null, rows: [] };
  return [
    order,
    ...items.flatMap(item => {
      const identity = identityOf(item);
      if (!isNumbered(item)) return field([list, identity], item);
      const name = `${list}[${item.key === undefined ? (item.const ?? identity) : nameIn(item)}]`;
      return Object.entries(item).map(([member, value]) => field([list, identity, member], value, `${name}.${member}`));
    }),
  ];
}

function field(path: MemberPath, seen: unknown, key = path.length === 1 ? path[0] : `${path[0]}[${path[1]}]`): RecordField {
  return { of: 'member', key, path, seen, value: null, rows: [] };
}

/** What an item of a list is known by: its number, or itself. */
function identityOf(item: unknown): string {
  return isNumbered(item) ? String(item.id) : typeof item === 'string' ? item : JSON.stringify(item);
}

function isNumbered(item: unknown): item is Definition {
  return typeof item === 'object' && item !== null && 'id' in item;
}

/** The text of the definition that has these parts. */
export function definitionWith(fields: RecordFields): string {
  const all = [...fields.values()].filter(({ path }) => path !== undefined);
  const items = groupBy(all, unitOf);
  const members = all.flatMap(({ of, path: [member = '', item] = nowhere, seen }): (readonly [string, unknown])[] => {
    if (of === 'order') return [[member, orderIn(seen).flatMap(each => itemOf(items.get(JSON.stringify([member, each]))))]];
    return item === undefined ? [[member, seen]] : [];
  });
  return JSON.stringify(Object.fromEntries(members));
}

function unitOf({ path: [member, item] = nowhere }: RecordField): string {
  return JSON.stringify([member, item]);
}

/** The identities of a list, in their order. */
export function orderIn(seen: unknown): readonly string[] {
  return Array.isArray(seen) ? seen.map(String) : [];
}

/** The item of these parts; none where it has none. */
function itemOf(parts: readonly RecordField[] = []): readonly unknown[] {
  const [first] = parts;
  if (!first) return [];
  if (first.path?.length === 2) return [first.seen];
  return [Object.fromEntries(parts.map(({ path, seen }) => [path?.[2] ?? '', seen]))];
}

/**
 * The order of a list that a change is undone in: that of before, or of now where items were moved since. Items that only the other one has stand
 * behind those that they follow there.
 */
export function mergeOrder(
  was: RecordField | undefined,
  became: RecordField | undefined,
  is: RecordField | undefined,
): RecordField | undefined {
  if (was?.of !== 'order' || !is) return undefined;
  const [before, left, now] = [was, became ?? is, is].map(({ seen }) => orderIn(seen)) as [Order, Order, Order];
  const isMovedSince = !isDeepStrictEqual(common(left, now), common(now, left));
  return { ...was, seen: isMovedSince ? withItemsOf(before, now) : withItemsOf(now, before) };
}

type Order = readonly string[];

function common(order: Order, other: Order): Order {
  const there = new Set(other);
  return order.filter(each => there.has(each));
}

function withItemsOf(others: Order, order: Order): Order {
  const merged = [...order];
  const known = new Set(order);
  for (const [at, item] of others.entries())
    if (!known.has(item)) merged.splice(at === 0 ? 0 : merged.indexOf(others[at - 1] ?? '') + 1, 0, item);
  return merged;
}

/** The parts with orders of the items that are there. */
export function withoutGoneItems(fields: RecordFields): RecordFields {
  const there = new Set([...fields.values()].map(unitOf));
  const left = ({ path: [list] = nowhere, seen }: RecordField) =>
    orderIn(seen).filter(each => there.has(JSON.stringify([list, each])));
  return new Map([...fields].map(([name, field]) => [name, field.of === 'order' ? { ...field, seen: left(field) } : field]));
}

/** An attribute or a choice as a part, by one of its members. */
export function itemField({ path: [list, item = ''] = nowhere, key }: RecordField): RecordField {
  return field([list, item], undefined, key.slice(0, key.lastIndexOf('.')));
}
