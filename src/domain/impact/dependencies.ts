import { memoizeByPart } from '../../attributes/memoize.js';
import type { Registry } from '../../catalog/registry.js';
import type { DomainContext } from '../context.js';
import { linksOfType, type RelationMeaning } from '../relations/relation-types.js';
import { relationLinks, relationValues } from '../relations/relations.js';
import type { RecordStatus } from '../storage/objects.js';
import type { SeenRelation } from '../storage/relations.js';

/** With how many of the objects that it depends on by one relation type an object fails. */
export type FailsWith = 'any' | 'all' | 'none';

/** A relation, read as a dependency of one object on another. */
export interface Dependency {
  /** Id of the object that stands for the relation. */
  readonly relation: number;
  /** Id of the relation type. */
  readonly type: number;
  readonly provider: number;
  readonly dependent: number;
  /** Whether it is a connection without a direction: which end feeds the other follows from their types. */
  readonly isUndirected: boolean;
}

/** Which relations are read. */
export interface DependencyQuery {
  readonly objects: readonly number[];
  /** Relation types; every type that objects fail with where absent. */
  readonly types: readonly RelationMeaning[] | undefined;
  /** Record statuses of the relations. */
  readonly statuses: readonly RecordStatus[];
}

/**
 * Ids of relation types of connections, whose cables have no first end: each end may depend on the other. Power alone comes from one of them:
 * the link of the consumer makes the relation, and the consumer depends on what it leads to.
 */
const mutualTypes = memoizeByPart(({ categories, relationTypes }: Registry): ReadonlySet<number> => {
  const names = new Set(
    categories.flatMap(({ attributes }) => attributes.map(each => (each.mutual ? each.relation : undefined))),
  );
  return new Set(relationTypes.filter(each => names.has(each.const) && each.direction !== 'iDependOn').map(({ id }) => id));
});

/** Relation types that objects fail with. */
const failing = memoizeByPart(
  ({ relationTypes }: Registry) => new Set(relationTypes.filter(each => each.failsWith !== 'none').map(({ id }) => id)),
);
const known = memoizeByPart(({ relationTypes }: Registry) => new Map(relationTypes.map(each => [each.id, each])));

/** How the dependents of a relation type fail. A type that a caller names counts, whatever the catalogue says. */
export function failsWith(registry: Registry, type: number): Exclude<FailsWith, 'none'> {
  return known(registry).get(type)?.failsWith === 'all' ? 'all' : 'any';
}

/** Dependencies of objects, as far as a page of relations has them. */
export interface Dependencies {
  readonly found: readonly Dependency[];
  /** Objects with this id and higher ones may have more; absent where all were read. */
  readonly cutAt: number | undefined;
}

/** Relations of objects as dependencies: those that depend on the objects, or those that the objects depend on. One statement. */
export async function dependenciesOf(
  { registry, store, settings }: DomainContext,
  { objects, types, statuses }: DependencyQuery,
  side: 'dependents' | 'providers',
): Promise<Dependencies> {
  const links = types ? [...new Set(types.flatMap(each => linksOfType(registry, each)))] : relationLinks(registry);
  const seen = await store.reads.relations.of({ objects, links, statuses, limit: settings.pageLimit, offset: 0 });
  const asked = types && new Set(types.map(({ id }) => id));
  const found = seen.flatMap(record => {
    const dependency = dependencyIn(registry, record, side);
    return dependency && isFollowed(registry, dependency.type, asked) ? [dependency] : [];
  });
  const relations = seen.filter(({ id }) => id !== null);
  return { found, cutAt: relations.length < settings.pageLimit ? undefined : relations.at(-1)?.seen };
}

function isFollowed(registry: Registry, type: number, asked: ReadonlySet<number> | undefined): boolean {
  return asked ? asked.has(type) : failing(registry).has(type) || !(type > 0);
}

function dependencyIn(registry: Registry, record: SeenRelation, side: 'dependents' | 'providers'): Dependency | undefined {
  if (record.id === null) return undefined;
  const values = relationValues(registry, record);
  const [first, second, type] = [Number(values.object1), Number(values.object2), Number(values.relation_type)];
  const { seen, relation } = record;
  const [own, other] = side === 'dependents' ? [first, second] : [second, first];
  const isUndirected = mutualTypes(registry).has(type) && record.attribute !== '';
  const isTurned = isUndirected && other === seen;
  if (first === second || (own !== seen && !isTurned)) return undefined;
  const partner = isTurned ? own : other;
  return {
    relation,
    type,
    isUndirected,
    ...(side === 'dependents' ? { provider: seen, dependent: partner } : { provider: partner, dependent: seen }),
  };
}
