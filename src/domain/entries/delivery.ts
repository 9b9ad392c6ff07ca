import type { Attribute } from '../../attributes/attribute-type.js';
import { leadsToEntries } from '../../attributes/attribute-types.js';
import { comparableText } from '../../attributes/formats.js';
import { isOfCategory } from '../../attributes/links.js';
import { memoizeByPart } from '../../attributes/memoize.js';
import type { Category, Registry } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { modelOf } from '../models/category-model.js';

type Data = Readonly<Record<string, unknown>>;

/** An entry that is delivered together with others of one object. */
export interface DeliveredEntry {
  readonly category: string;
  /** Its ids of the source. */
  readonly names: readonly string[];
  readonly data: Data;
}

/** Data of an entry, and the part of them that names entries which are written after it. */
export interface DeliveryTurn {
  readonly now: Data;
  readonly later: Data | undefined;
}

/** Finds an entry that was delivered before by its id of the source, in the category that a link leads to. */
export type FormerEntry = (name: string, category: string) => number | undefined;

const digits = /^[0-9]+$/;
const nobody: FormerEntry = () => undefined;

/**
 * Entries that name each other in links, by the ids that their source gives them, or by their titles. They are written in an order in which each
 * follows those that it names; of those that name each other, one gets its link once all are written.
 */
export class Delivery {
  /** Places of the entries in the order in which they are written. */
  readonly order: readonly number[];
  private readonly registry: Registry;
  private readonly entries: readonly DeliveredEntry[];
  private readonly former: FormerEntry;
  private readonly named = new Map<string, number[]>();
  private readonly titled = new Map<string, number[]>();
  private readonly written = new Map<number, number | undefined>();

  constructor(registry: Registry, entries: readonly DeliveredEntry[], former = nobody) {
    this.registry = registry;
    this.entries = entries;
    this.former = former;
    for (const [at, { category, names, data }] of entries.entries()) {
      for (const name of names) add(this.named, name, at);
      for (const title of titlesIn(registry, category, data)) add(this.titled, title, at);
    }
    this.order = this.inOrder();
  }

  /** Whether an entry names others. */
  isNaming(at: number): boolean {
    return this.linksOf(at).some(({ names, attribute }) =>
      names.some(name => this.targetsOf(at, name, attribute).length > 0 || this.formerOf(name, attribute) !== undefined),
    );
  }

  /**
   * The data of an entry with ids in the place of names. What names nothing that is delivered stays as it is.
   * @throws RpcError ValidationFailed where several entries have the title that is named
   */
  take(at: number): DeliveryTurn {
    const now: Record<string, unknown> = { ...this.entries[at]?.data };
    const later: Record<string, unknown> = {};
    for (const { key, value, names, attribute } of this.linksOf(at)) {
      const waits = names.some(name => this.targetsOf(at, name, attribute).some(each => !this.written.has(each)));
      if (waits) later[key] = value;
      if (waits) delete now[key];
      else now[key] = this.withIds(at, value, attribute);
    }
    return { now, later: Object.keys(later).length > 0 ? later : undefined };
  }

  /** What `take` left for later, with the ids that are known by now. */
  rest(at: number, later: Data): Data {
    const left = this.linksOf(at).filter(({ key }) => Object.hasOwn(later, key));
    return Object.fromEntries(left.map(({ key, value, attribute }) => [key, this.withIds(at, value, attribute)]));
  }

  /** Notes the id of an entry that was written; `undefined` where it was rejected. */
  wrote(at: number, id: number | undefined): void {
    this.written.set(at, id);
  }

  private withIds(at: number, value: unknown, attribute: Attribute): unknown {
    const idOf = (one: unknown): unknown => (typeof one === 'string' ? (this.idNamed(at, one, attribute) ?? one) : one);
    return Array.isArray(value) ? value.map(idOf) : idOf(value);
  }

  private idNamed(at: number, name: string, attribute: Attribute): number | undefined {
    const [target, ...others] = this.targetsOf(at, name, attribute);
    if (others.length > 0 && !attribute.byTitle)
      throw new RpcError('ValidationFailed', {}, { [attribute.key]: text('SeveralDeliveredEntriesAreCalled', { name }) });
    return target === undefined ? this.formerOf(name, attribute) : this.written.get(target);
  }

  private formerOf(name: string, { target }: Attribute): number | undefined {
    return this.former(name, target?.category ?? '');
  }

  /** Places of the entries that a name stands for: of the one with this id, or else of those with this title. */
  private targetsOf(at: number, name: string, { target }: Attribute): readonly number[] {
    const category = target?.category;
    const fits = (place: number): boolean => {
      const own = this.registry.category(this.entries[place]?.category ?? '');
      return place !== at && own !== undefined && (!category || isOfCategory(own.storedIn, category, this.registry));
    };
    const [one] = (this.named.get(name) ?? []).filter(fits);
    if (one !== undefined) return [one];
    return digits.test(name) ? [] : (this.titled.get(name) ?? []).filter(fits);
  }

  private linksOf(at: number) {
    const { category = '', data = {} } = this.entries[at] ?? {};
    const links = linksOf(this.registry.category(category));
    return Object.entries(data).flatMap(([key, value]) => {
      const attribute = links.get(key);
      const names = [value].flat().filter(each => typeof each === 'string');
      return attribute && names.length > 0 ? [{ key, value, names, attribute }] : [];
    });
  }

  private inOrder(): readonly number[] {
    const order: number[] = [];
    const seen = new Set<number>();
    const visit = (at: number): void => {
      if (seen.has(at)) return;
      seen.add(at);
      for (const { names, attribute } of this.linksOf(at))
        for (const name of names) this.targetsOf(at, name, attribute).forEach(visit);
      order.push(at);
    };
    for (const at of this.entries.keys()) visit(at);
    return order;
  }
}

/** Links to entries, by each name that callers know them by, where a text is no title that makes an entry. */
const linksIn = memoizeByPart(({ attributesByName }: Category): ReadonlyMap<string, Attribute> => {
  const isLink = (each: Attribute) => leadsToEntries(each) && !each.extendable && !each.readOnly;
  return new Map([...attributesByName].filter(([, each]) => isLink(each)));
});

function linksOf(category: Category | undefined): ReadonlyMap<string, Attribute> {
  return category ? linksIn(category) : noLinks;
}

const noLinks: ReadonlyMap<string, Attribute> = new Map();

/** Whether data have a text where a link to an entry is meant. */
export function mayNameEntries(registry: Registry, category: string, data: Data): boolean {
  const links = linksOf(registry.category(category));
  if (links.size === 0) return false;
  return Object.entries(data).some(([key, value]) => links.has(key) && [value].flat().some(each => typeof each === 'string'));
}

/** The title that an entry has once it is written, as far as the data say it, and as they spell it. */
function titlesIn(registry: Registry, constant: string, data: Data): ReadonlySet<string> {
  const category = registry.category(constant);
  if (!category) return new Set();
  for (const key of modelOf(registry, category).labels) {
    const attribute = category.attributesByKey.get(key);
    const given = data[key] ?? data[attribute?.name ?? key];
    if (typeof given === 'string' && given !== '') return new Set([given, comparableText(given, attribute?.format)]);
  }
  return new Set();
}

function add(places: Map<string, number[]>, name: string, at: number): void {
  places.set(name, [...(places.get(name) ?? []), at]);
}
