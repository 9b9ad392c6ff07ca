import type { Id } from '../../../generated/types.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import type { RelationMeaning } from '../relations/relation-types.js';
import type { ObjectRecord } from '../storage/objects.js';
import { CableFeeds } from './cable-feeds.js';
import { type Dependencies, type Dependency, dependenciesOf, failsWith } from './dependencies.js';

/** A question for what fails with an object. */
export interface ImpactQuestion {
  readonly object: Id;
  /** Relation types that are followed; every type that objects fail with where absent. */
  readonly types: readonly RelationMeaning[] | undefined;
  /** How many relations lie between the object and those that are found, at most. */
  readonly depth: number;
}

/** Objects that stand in for each other, and how many of them fail. */
export interface Redundancy {
  readonly of: number;
  readonly lost: number;
}

/** An object that fails, or loses some of the objects that it needs one of. */
export interface AffectedObject {
  readonly object: ObjectRecord;
  readonly depth: number;
  readonly state: 'fails' | 'degraded';
  /** The dependency by which it is affected. */
  readonly by: Dependency;
  /** Absent where it depends on each object alone. */
  readonly redundancy: Redundancy | undefined;
  /** Dependencies from the object that fails first to this one. */
  readonly way: readonly Dependency[];
}

/** The consequences of the failure of an object. */
export interface Impact {
  readonly object: ObjectRecord;
  /** By depth and id. */
  readonly affected: readonly AffectedObject[];
  /** All that is affected was found: neither the depth nor the limit of rows ended the search. */
  readonly isComplete: boolean;
}

/**
 * The objects that fail with an object, or lose redundancy. Only normal objects and relations count. Each depth takes at most three
 * statements.
 * @throws RpcError ObjectNotFound
 */
export async function impactOf(context: DomainContext, question: ImpactQuestion): Promise<Impact> {
  const object = await context.store.reads.objects.find(question.object);
  if (!object) throw new RpcError('ObjectNotFound', { object: question.object });
  return new ImpactSearch(context, question, object).run();
}

/** A breadth-first search: what fails at one depth decides what fails at the next. */
class ImpactSearch {
  private readonly affected = new Map<number, AffectedObject>();
  /** By dependent and relation type: the objects that stand in for each other. */
  private readonly redundant = new Map<string, ReadonlySet<number>>();
  private readonly context: DomainContext;
  private readonly question: ImpactQuestion;
  private readonly root: ObjectRecord;
  private readonly feeds: CableFeeds;
  private isCut = false;

  constructor(context: DomainContext, question: ImpactQuestion, root: ObjectRecord) {
    this.context = context;
    this.question = question;
    this.root = root;
    this.feeds = new CableFeeds(context, root);
  }

  async run(): Promise<Impact> {
    const { pageLimit } = this.context.settings;
    let failed: readonly number[] = [this.root.id];
    for (let depth = 1; failed.length > 0 && depth <= this.question.depth && this.affected.size < pageLimit; depth += 1)
      failed = await this.findFailed(depth, failed);
    const sorted = [...this.affected.values()].sort((one, other) => one.depth - other.depth || one.object.id - other.object.id);
    const isComplete = !this.isCut && !this.feeds.isCut && failed.length === 0 && sorted.length <= pageLimit;
    return { object: this.root, affected: sorted.slice(0, pageLimit), isComplete };
  }

  private async findFailed(depth: number, failed: readonly number[]): Promise<readonly number[]> {
    const dependents = await this.dependencies(failed, 'dependents');
    // Types are asked for before directions follow from them; other dependencies learn them with their providers, by one statement.
    const undirected = dependents.found.filter(({ isUndirected }) => isUndirected);
    await this.feeds.learn(undirected.map(({ dependent }) => dependent));
    const found = (await this.feeds.passOn(dependents.found)).filter(({ dependent }) => !this.hasFailed(dependent));
    const asked = this.unknownRedundancy(found);
    const providers = await this.dependencies(
      asked.map(({ dependent }) => dependent),
      'providers',
    );
    await this.feeds.learn([...found.map(({ dependent }) => dependent), ...providers.found.map(({ provider }) => provider)]);
    await this.learnRedundancy(asked, providers);
    const next: number[] = [];
    for (const dependency of found) if (this.note(dependency, depth) === 'fails') next.push(dependency.dependent);
    return next;
  }

  /** Notes what a dependency on a failed object does; `undefined` where it does nothing. */
  private note(by: Dependency, depth: number): AffectedObject['state'] | undefined {
    const object = this.feeds.objectOf(by.dependent);
    const before = this.affected.get(by.dependent);
    if (!object || this.hasFailed(by.dependent)) return undefined;
    const redundancy = this.redundancyOf(by);
    const state = redundancy && redundancy.lost < redundancy.of ? 'degraded' : 'fails';
    const isOther = before && state === 'degraded' && before.by.type !== by.type;
    if (isOther) return undefined;
    const way = [...(this.affected.get(by.provider)?.way ?? []), by];
    const first = state === 'degraded' ? before : undefined;
    this.affected.set(by.dependent, { ...(first ?? { object, depth, by, way }), state, redundancy });
    return state;
  }

  private redundancyOf({ dependent, type, provider }: Dependency): Redundancy | undefined {
    const providers = this.redundant.get(keyOf(dependent, type));
    if (!providers) return undefined;
    const all = new Set([...providers, provider]);
    return { of: all.size, lost: [...all].filter(each => each === provider || this.hasFailed(each)).length };
  }

  private hasFailed(object: number): boolean {
    return object === this.root.id || this.affected.get(object)?.state === 'fails';
  }

  private unknownRedundancy(found: readonly Dependency[]): readonly Dependency[] {
    const { registry } = this.context;
    return found.filter(
      ({ dependent, type }) => failsWith(registry, type) === 'all' && !this.redundant.has(keyOf(dependent, type)),
    );
  }

  private async learnRedundancy(asked: readonly Dependency[], { found, cutAt }: Dependencies): Promise<void> {
    const sets = new Map<string, Set<number>>();
    for (const { dependent, type } of asked)
      sets.set(keyOf(dependent, type), new Set(cutAt !== undefined && dependent >= cutAt ? [unread] : []));
    for (const dependency of found) {
      const { dependent, type, provider } = dependency;
      const providers = await this.feeds.providersOf(dependency, this.hasFailed(provider));
      for (const each of providers) sets.get(keyOf(dependent, type))?.add(each);
    }
    for (const [key, providers] of sets) this.redundant.set(key, providers);
  }

  private async dependencies(objects: readonly number[], side: 'dependents' | 'providers'): Promise<Dependencies> {
    if (objects.length === 0) return nothing;
    const query = { objects: [...new Set(objects)], types: this.question.types, statuses: ['normal'] } as const;
    const dependencies = await dependenciesOf(this.context, query, side);
    this.isCut ||= dependencies.cutAt !== undefined;
    return dependencies;
  }
}

const nothing: Dependencies = { found: [], cutAt: undefined };

/** Stands for objects beyond the page that was read: nothing has the id 0, so it never fails. */
const unread = 0;

function keyOf(object: number, type: number): string {
  return `${object} ${type}`;
}
