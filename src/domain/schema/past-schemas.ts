import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '../../catalog/registry.js';
import type { PastRegistries } from '../context.js';
import type { DefinitionRecord } from '../storage/schema.js';
import type { Store } from '../storage/store.js';
import { attributesIn, type Definition, definitionsOf, nameIn, storedDefinition } from './definitions.js';

/** Catalogues of earlier versions that are kept, and those that one page of history needs at most. */
const maxKept = 32;

/** The catalogue that was in force at the end of a change set. */
export type RegistryAt = (number: number) => Registry;

/** The change sets that ended a version each, ascending, as they were when this version was in force. */
interface Ends {
  readonly schema: number;
  readonly numbers: readonly number[];
}

/** Catalogues of earlier versions: with titles, types and attributes of then, and with the keys of now, by which callers know what is still there. */
export class PastSchemas implements PastRegistries {
  private readonly store: Pick<Store, 'reads' | 'asOf'>;
  /** By the change set that ended each, the one that was asked for last at the end. */
  private readonly kept = new Map<number, Promise<Registry>>();
  private ends: Ends = { schema: 0, numbers: [] };

  constructor(store: Pick<Store, 'reads' | 'asOf'>) {
    this.store = store;
  }

  /** The catalogue at the end of a change set. One statement where it is not known, and one more for each version. */
  async at(number: number, present: Registry): Promise<Registry> {
    return (await this.during([number], present))(number);
  }

  /** The same for each of several change sets. */
  async during(numbers: readonly number[], present: Registry): Promise<RegistryAt> {
    const ends = await this.endsOf(present);
    const needed = [...new Set(numbers.map(number => endAfter(ends, number)))];
    const made = new Map<number | undefined, Registry>();
    for (const end of needed) made.set(end, end === undefined ? present : await this.endedBy(end, present));
    return number => made.get(endAfter(ends, number)) ?? present;
  }

  /** The first of these change sets, of no more versions than are kept. */
  async fitting<Place extends { readonly number: number }>(
    places: readonly Place[],
    present: Registry,
  ): Promise<readonly Place[]> {
    const ends = await this.endsOf(present);
    const versions = new Set<number | undefined>();
    const end = places.findIndex(({ number }) => versions.add(endAfter(ends, number)).size > maxKept);
    return end < 0 ? places : places.slice(0, end);
  }

  private async endsOf({ schema }: Registry): Promise<readonly number[]> {
    if (schema !== this.ends.schema) {
      this.ends = { schema, numbers: await this.store.reads.schema.changes() };
      // Keys of now may be others.
      this.kept.clear();
    }
    return this.ends.numbers;
  }

  private endedBy(end: number, present: Registry): Promise<Registry> {
    const registry = this.kept.get(end) ?? this.make(end, present);
    this.kept.delete(end);
    this.kept.set(end, registry);
    registry.catch(() => this.kept.delete(end));
    const [oldest] = this.kept.keys();
    if (this.kept.size > maxKept && oldest !== undefined) this.kept.delete(oldest);
    return registry;
  }

  private async make(end: number, present: Registry): Promise<Registry> {
    const then = await this.store.asOf(end - 1).reads.schema.list();
    const now = await this.store.reads.schema.list();
    const names = namesByNumber(now);
    const inForce = [...then, ...adoptedSince(then, now)].map(record => asNamedNow(record, names));
    return present.extend(definitionsOf(inForce), present.schema);
  }
}

/** Definitions that stood in files of the site then, which it may have no more. */
function adoptedSince(then: readonly DefinitionRecord[], now: readonly DefinitionRecord[]): readonly DefinitionRecord[] {
  const ids = new Set(then.map(({ id }) => id));
  return now.filter(record => !ids.has(record.id) && storedDefinition(record).adopted);
}

/** The change set that ended the version in force at the end of another one; `undefined` for the version of now. */
function endAfter(ends: readonly number[], number: number): number | undefined {
  let [from, to] = [0, ends.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ends[middle] ?? 0) > number) to = middle;
    else from = middle + 1;
  }
  return ends[from];
}

type Names = ReadonlyMap<unknown, Definition>;

/** The attributes of categories that are there, by their numbers. */
function namesByNumber(records: readonly DefinitionRecord[]): Names {
  const inForce = records.filter(({ removed }) => removed === 0).map(storedDefinition);
  return new Map(inForce.flatMap(({ definition }) => attributesIn(definition).map(each => [each.id, each] as const)));
}

function asNamedNow(record: DefinitionRecord, names: Names): DefinitionRecord {
  const definition = JSON.parse(record.definition) as Definition;
  const attributes = attributesIn(definition);
  if (attributes.length === 0) return record;
  const named = attributes.map(each => withNames(each, names.get(each.id)));
  // The same text is the same definition, with all that was worked out from it.
  if (named.every((each, at) => isDeepStrictEqual(each, attributes[at]))) return record;
  return { ...record, definition: JSON.stringify({ ...definition, attributes: named }) };
}

function withNames(then: Definition, now: Definition | undefined): Definition {
  if (!now) return then;
  const { name: _, aliases: __, ...members } = then;
  const name = nameIn(now);
  return { ...members, ...(name !== then.key && { name }), ...(now.aliases !== undefined && { aliases: now.aliases }) };
}
