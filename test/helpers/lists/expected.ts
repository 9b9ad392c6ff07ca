import { foldTitle } from '../../../src/domain/storage/folding.js';
import type {
  EntrySource,
  LinkTarget,
  ObjectCondition,
  ObjectQuery,
  ValueTest,
} from '../../../src/domain/storage/object-query.js';
import type { VisibilityScope } from '../../../src/domain/storage/visibility-scope.js';
import type { World, WorldEntry, WorldObject } from './world.js';

type OfKind<K extends ObjectCondition['kind']> = Extract<ObjectCondition, { readonly kind: K }>;

/** The target of a link that a scope hides, though not the entry that has it. */
const hidden = 0;

/** The part of a world that a scope leaves. */
export function seenWorld({ objects, entries }: World, scope: VisibilityScope | undefined): World {
  if (!scope) return { objects, entries };
  const isSeen = ({ type }: WorldObject) => scope.some(({ objectTypes }) => objectTypes?.includes(type) ?? true);
  const seen = new Map(objects.filter(isSeen).map(object => [object.id, object]));
  const isShown = ({ object, kind }: WorldEntry) => {
    const type = seen.get(object)?.type;
    return (
      type !== undefined &&
      scope.some(view => (view.objectTypes?.includes(type) ?? true) && (view.categories?.includes(kind.category) ?? true))
    );
  };
  const shown = entries.filter(isShown).map(entry => (seen.has(entry.target) ? entry : { ...entry, target: hidden }));
  return { objects: [...seen.values()], entries: shown };
}

/** The ids of a page, found the plain way. */
export function expectedPage(world: World, query: ObjectQuery): readonly number[] {
  const { order, after, descending, offset, limit } = query;
  const key = ({ id, title, type, created, updated }: WorldObject): string | number => {
    if (order.by === 'created') return created;
    if (order.by === 'updated') return updated;
    if (order.by === 'title') return foldTitle(title);
    if (order.by === 'sysid') return `SYSID_${id}`;
    return order.by === 'type' ? (order.ranks[type] ?? 0) : id;
  };
  const compare = (one: WorldObject, other: WorldObject) => {
    const [first, second] = [key(one), key(other)];
    const way = first === second ? one.id - other.id : first < second ? -1 : 1;
    return descending ? -way : way;
  };
  const sorted = meeting(world, query.conditions).toSorted(compare);
  const from = after ? sorted.findIndex(({ id }) => id === after.id) + 1 : 0;
  return sorted.slice(from + offset, from + offset + limit).map(({ id }) => id);
}

/** The objects that meet every condition. */
export function meeting(world: World, conditions: readonly ObjectCondition[]): readonly WorldObject[] {
  return world.objects.filter(object => conditions.every(condition => meets(world, object, condition)));
}

type Tests = { readonly [K in ObjectCondition['kind']]?: (world: World, object: WorldObject, condition: OfKind<K>) => boolean };

const tests: Tests = {
  status: (_, { status }, condition) => status === condition.status,
  ids: (_, { id }, { ids }) => ids.includes(id),
  types: (_, { type }, condition) => condition.types.includes(type),
  title: (_, { title }, { patterns }) =>
    patterns.some(([begin = '', ...rest]) => (rest.length > 0 ? foldTitle(title).startsWith(begin) : foldTitle(title) === begin)),
  below: (world, { id }, { object, links }) =>
    world.objects.some(each => each.id === object) && placesAbove(world, id, links).has(object),
  link: (world, { id }, { source, key, target }) =>
    entriesOf(world, id, source).some(entry => entry.kind.key === key && leadsTo(world, entry, target)),
  entry: (world, { id }, { source, test }) =>
    entriesOf(world, id, source).some(({ hostname }) => textsIn(test).includes(inLowerCase(hostname))),
  not: (world, object, { condition }) => !meets(world, object, condition),
  any: (world, object, { of }) => of.some(all => all.every(condition => meets(world, object, condition))),
};

function meets(world: World, object: WorldObject, condition: ObjectCondition): boolean {
  const test = tests[condition.kind] as ((world: World, object: WorldObject, condition: ObjectCondition) => boolean) | undefined;
  if (!test) throw new Error(`No world has ${condition.kind}`);
  return test(world, object, condition);
}

function textsIn(test: ValueTest): readonly string[] {
  if (test.is === 'like') return test.pattern.map(inLowerCase);
  if (test.is === 'equal') return test.to.map(text => inLowerCase(String(text)));
  throw new Error(`No world has ${test.is}`);
}

/** Only A to Z, as the comparison of texts does. */
function inLowerCase(text: string): string {
  return text.replace(/[A-Z]/g, letter => letter.toLowerCase());
}

function placesAbove({ entries }: World, id: number, links: readonly string[]): ReadonlySet<number> {
  const found = new Set([id]);
  for (const place of found)
    for (const { object, kind, target, status } of entries)
      if (object === place && status === 'normal' && links.includes(`${kind.category}.${kind.key}`)) found.add(target);
  return found;
}

/** Each entry has one link, so those that link to an object by one attribute lead nowhere else. */
function entriesOf({ entries }: World, object: number, { category, link }: EntrySource): readonly WorldEntry[] {
  return entries.filter(
    entry =>
      entry.kind.category === category &&
      entry.status === 'normal' &&
      (link === undefined ? entry.object === object : entry.kind.key === link && entry.target === object),
  );
}

function leadsTo({ objects }: World, entry: WorldEntry, target: LinkTarget): boolean {
  if (target.to === 'objects') return target.ids.includes(entry.target);
  if (target.to === 'anything') return entry.target !== hidden;
  const title = objects.find(({ id }) => id === entry.target)?.title;
  return (
    target.to === 'titled' &&
    title !== undefined &&
    target.patterns.some(([text, ...rest]) => rest.length === 0 && foldTitle(title) === text)
  );
}
