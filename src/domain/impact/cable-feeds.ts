import { tracesOf } from '../cabling/trace.js';
import type { DomainContext } from '../context.js';
import { objectsWithIds } from '../relations/related-objects.js';
import type { ObjectRecord } from '../storage/objects.js';
import type { Dependency } from './dependencies.js';
import { feeds, isPassive } from './feeding.js';

/** Objects whose cables are traced at most in one search: each takes a few statements. */
const maxTracedObjects = 200;

/** Feeding by cables: connections have no direction, and passive parts pass on what comes in. */
export class CableFeeds {
  /** Some cables were not followed to their ends. */
  isCut = false;
  private readonly context: DomainContext;
  private readonly root: ObjectRecord;
  /** Normal objects by id; `undefined` are those that do not count. */
  private readonly known = new Map<number, ObjectRecord | undefined>();
  /** By object: those that its cables lead to, through passive parts. */
  private readonly ends = new Map<number, readonly number[]>();

  constructor(context: DomainContext, root: ObjectRecord) {
    this.context = context;
    this.root = root;
    this.known.set(root.id, root);
  }

  /** A normal object that was learned. */
  objectOf(id: number): ObjectRecord | undefined {
    return this.known.get(id);
  }

  /** Reads the objects with these ids that are not known, by one statement. */
  async learn(ids: readonly number[]): Promise<void> {
    const unknown = new Set(ids.filter(id => !this.known.has(id)));
    const found = await objectsWithIds(this.context, unknown);
    for (const id of unknown) {
      const object = found.get(id);
      this.known.set(id, object?.status === 'normal' ? object : undefined);
    }
  }

  /** Dependencies that hold; those on passive parts are those on what the cables lead to behind them. */
  async passOn(found: readonly Dependency[]): Promise<readonly Dependency[]> {
    const fed = found.filter(each => this.isFed(each));
    const passed = fed.filter(({ dependent, isUndirected }) => isUndirected && this.leadsThrough(dependent));
    const behind: Dependency[] = [];
    for (const dependency of new Map(passed.map(each => [each.provider, each])).values())
      for (const dependent of await this.endsOf(dependency.provider)) behind.push({ ...dependency, dependent });
    return [...fed.filter(each => !passed.includes(each)), ...behind.filter(each => this.isFed(each))];
  }

  /** The objects that feed a dependent: the provider, or what lies behind it if it is a passive part that works. */
  async providersOf(dependency: Dependency, hasFailed: boolean): Promise<readonly number[]> {
    const { dependent, provider, isUndirected } = dependency;
    if (!this.known.get(provider) || !this.isFed(dependency)) return [];
    if (hasFailed || !isUndirected || !this.leadsThrough(provider)) return [provider];
    const ends = await this.endsOf(dependent);
    return ends.filter(each => this.isFed({ ...dependency, provider: each }));
  }

  /** Whether it is a dependency: of connections without a direction, the end that the other feeds has one. */
  private isFed({ provider, dependent, isUndirected }: Dependency): boolean {
    const [from, to] = [this.known.get(provider), this.known.get(dependent)];
    return !isUndirected || (from !== undefined && to !== undefined && feeds(from.type, to.type));
  }

  private leadsThrough(object: number): boolean {
    const known = this.known.get(object);
    return known !== undefined && known.id !== this.root.id && isPassive(known.type);
  }

  /** Objects that cables of an object lead to, from end to end. */
  private async endsOf(object: number): Promise<readonly number[]> {
    const known = this.ends.get(object);
    if (known) return known;
    if (this.ends.size >= maxTracedObjects) {
      this.isCut = true;
      return [];
    }
    const { traces, isComplete } = await tracesOf(this.context, object, undefined);
    this.isCut ||= !isComplete;
    const ends = new Set(traces.flatMap(({ points }) => [points[0]?.object ?? object, points.at(-1)?.object ?? object]));
    ends.delete(object);
    await this.learn([...ends]);
    const active = [...ends].filter(each => !this.leadsThrough(each));
    this.ends.set(object, active);
    return active;
  }
}
