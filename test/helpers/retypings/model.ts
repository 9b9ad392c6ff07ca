import type { Grant } from '../../../src/domain/access/rights.js';

/** Types between which objects change, and categories of which each has at most one entry. */
export const types = ['C__OBJTYPE__SERVER', 'C__OBJTYPE__CLIENT', 'C__OBJTYPE__VIRTUAL_SERVER'] as const;
export const global = 'C__CATG__GLOBAL';
export const attributes = {
  C__CATG__MODEL: 'serial',
  C__CATG__IP: 'hostname',
  C__CATG__BACKUP: 'backup',
} as const satisfies Readonly<Record<string, string>>;
export type EntryCategory = keyof typeof attributes;
export const entryCategories = Object.keys(attributes) as readonly EntryCategory[];

/** An object at a moment: what Global says, and the one value of each entry; a link is the id of its target. */
export interface ObjectState {
  readonly type: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly entries: Readonly<Partial<Record<EntryCategory, string | number>>>;
}

type Snapshot = ReadonlyMap<number, ObjectState>;
type Value = string | number | null;

/** A value that a change or a comparison shows: before and after. */
export interface ShownValue {
  readonly object: number;
  readonly key: string;
  readonly from: Value;
  readonly to: Value;
}

/** The part of a record that is one of its object, or an entry of a category. */
type Part = EntryCategory | undefined;
const parts: readonly Part[] = [undefined, ...entryCategories];

/** The past as a plain list of states: the whole rule of sight is `sees`. */
export class RetypingModel {
  readonly numbers: number[] = [];
  private readonly snapshots: Snapshot[] = [];

  note(number: number, snapshot: Snapshot): void {
    this.numbers.push(number);
    this.snapshots.push(snapshot);
  }

  get objects(): readonly number[] {
    return [...new Set(this.snapshots.flatMap(snapshot => [...snapshot.keys()]))];
  }

  at(number: number): Snapshot {
    const place = this.numbers.findLastIndex(each => each <= number);
    return this.snapshots[place] ?? new Map();
  }

  isGone(object: number): boolean {
    return !this.snapshots.at(-1)?.has(object);
  }

  /** The type that an object has now, or had last. */
  typeNow(object: number): string {
    return this.snapshots.findLast(snapshot => snapshot.has(object))?.get(object)?.type ?? '';
  }

  /** Whether a part of an object is seen at a moment: by its type then, and by its type now. */
  sees(grants: readonly Grant[], object: number, number: number, category?: string): boolean {
    const then = this.at(number).get(object);
    return then !== undefined && [then.type, this.typeNow(object)].every(type => permits(grants, type, category));
  }

  /** The values of each change set that changed something that is seen, as the history shows them. */
  changes(grants: readonly Grant[], withGone = false): ReadonlyMap<number, readonly ShownValue[]> {
    const shown = this.numbers.map((number, place) => {
      const before = this.numbers[place - 1] ?? 0;
      const records = this.objects
        .filter(object => withGone || !this.isGone(object))
        .flatMap(object => parts.map(part => ({ object, part })))
        .filter(({ object, part }) => this.changed(object, part, before, number) && this.sees(grants, object, number, part));
      return [number, records.flatMap(({ object, part }) => this.shown(grants, object, part, before, number))] as const;
    });
    return new Map(shown.filter(([, values]) => values.length > 0));
  }

  /** Parts of objects that are gone which came or went by a change set: they are told without values. */
  cameAndWent(grants: readonly Grant[], number: number): readonly string[] {
    const before = this.before(number);
    return this.objects
      .filter(object => this.isGone(object))
      .flatMap(object => parts.map(part => ({ object, part })))
      .flatMap(({ object, part }) => {
        const [was, is] = [before, number].map(each => this.has(object, part, each));
        return was !== is && this.sees(grants, object, is ? number : before, part) ? `${object} ${part ?? ''}` : [];
      });
  }

  /** The type that an object had before a change set by which it left the sight: it is told as gone, whatever became of it since. */
  typeLeft(grants: readonly Grant[], object: number, number: number): string | undefined {
    const [was, is] = [this.before(number), number].map(each => this.at(each).get(object)?.type);
    const hasLeft = was !== undefined && is !== undefined && permits(grants, was, undefined) && !permits(grants, is, undefined);
    return hasLeft ? was : undefined;
  }

  private has(object: number, part: Part, number: number): boolean {
    const state = this.at(number).get(object);
    return part === undefined ? state !== undefined : state?.entries[part] !== undefined;
  }

  /** The values of what differs between two moments. */
  compared(grants: readonly Grant[], from: number, to: number): readonly ShownValue[] {
    const between = this.numbers.filter(number => number > from && number <= to);
    return this.objects
      .filter(object => !this.isGone(object))
      .flatMap(object => parts.map(part => ({ object, part })))
      .filter(({ object, part }) => between.some(number => this.changed(object, part, this.before(number), number)))
      .flatMap(({ object, part }) => this.shown(grants, object, part, from, to));
  }

  /** Whether every change of a change set is seen, with what was there before it. */
  isWhole(grants: readonly Grant[], number: number): boolean {
    const before = this.before(number);
    return this.objects
      .flatMap(object => parts.map(part => ({ object, part })))
      .filter(({ object, part }) => this.changed(object, part, before, number))
      .every(
        ({ object, part }) =>
          !this.isGone(object) &&
          this.sees(grants, object, number, part) &&
          (!this.at(before).has(object) || this.sees(grants, object, before, part)),
      );
  }

  private before(number: number): number {
    return this.numbers[this.numbers.indexOf(number) - 1] ?? 0;
  }

  private changed(object: number, part: Part, before: number, number: number): boolean {
    const [one, other] = [before, number].map(each => this.at(each).get(object));
    if (part) return one?.entries[part] !== other?.entries[part];
    return (['type', 'title', 'description'] as const).some(key => one?.[key] !== other?.[key]);
  }

  private shown(grants: readonly Grant[], object: number, part: Part, from: number, to: number): readonly ShownValue[] {
    const [before, after] = [from, to].map(each =>
      this.sees(grants, object, each, part) ? this.at(each).get(object) : undefined,
    );
    if (part) {
      const value = (state: ObjectState | undefined, number: number): Value =>
        this.linked(grants, state?.entries[part], part, number);
      return differing(object, attributes[part], value(before, from), value(after, to));
    }
    const isGlobalSeen = [this.typeNow(object), before?.type, after?.type].every(
      type => type === undefined || permits(grants, type, global),
    );
    return (['type', 'title', 'description'] as const)
      .filter(key => key !== 'description' || isGlobalSeen)
      .flatMap(key => differing(object, key, before?.[key] ?? null, after?.[key] ?? null));
  }

  /** A link to what was hidden then, or is now, is none. */
  private linked(grants: readonly Grant[], value: string | number | undefined, part: EntryCategory, number: number): Value {
    if (value === undefined || part !== 'C__CATG__BACKUP') return value ?? null;
    return !this.isGone(Number(value)) && this.sees(grants, Number(value), number) ? value : null;
  }

  /** Values of an entry as of a moment. */
  entryAt(grants: readonly Grant[], object: number, part: EntryCategory, number: number): Value | undefined {
    if (!this.sees(grants, object, number, part)) return undefined;
    const value = this.at(number).get(object)?.entries[part];
    if (value === undefined || part !== 'C__CATG__BACKUP') return value;
    return this.sees(grants, Number(value), number) ? value : null;
  }

  descriptionAt(grants: readonly Grant[], object: number, number: number): string | undefined {
    return this.sees(grants, object, number, global) ? this.at(number).get(object)?.description : undefined;
  }
}

function differing(object: number, key: string, from: Value, to: Value): readonly ShownValue[] {
  return from === to ? [] : [{ object, key, from, to }];
}

function permits(grants: readonly Grant[], type: string, category: string | undefined): boolean {
  return grants.some(
    ({ verbs, objectTypes, categories }) =>
      verbs.includes('view') &&
      (!objectTypes || objectTypes.includes(type)) &&
      (category === undefined || !categories || categories.includes(category)),
  );
}
