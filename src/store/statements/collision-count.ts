import type { Collisions, SharedValue } from '../../domain/storage/unique-values.js';

/** An entry by a text of the index. */
export interface IndexedValue extends Omit<SharedValue, 'other'> {
  readonly text: string;
  /** The scope within which its value may be there once. */
  readonly scope: string;
  /** 1 for a normal entry of a normal object. */
  readonly inForce: number;
}

/** Entries whose values others have, counted while they come in the order of their texts: what is kept belongs to one text. */
export class CollisionCount {
  private readonly named: number;
  private text: string | undefined;
  private groups = new Map<string, SharedValue & { readonly count: number }>();
  private entries = 0;
  private first: readonly SharedValue[] = [];

  constructor(named: number) {
    this.named = named;
  }

  add(rows: readonly IndexedValue[]): void {
    for (const row of rows) {
      if (row.text !== this.text) this.close();
      this.text = row.text;
      if (row.inForce === 1) this.count(row);
    }
  }

  get total(): Collisions {
    this.close();
    return { entries: this.entries, first: this.first };
  }

  private count({ value, scope, entry, object }: IndexedValue): void {
    const name = `${scope} ${value}`;
    const known = this.groups.get(name) ?? { value, entry, object, other: entry, count: 0 };
    this.groups.set(name, { ...known, other: entry, object: Math.min(known.object, object), count: known.count + 1 });
  }

  private close(): void {
    const shared = [...this.groups.values()].filter(({ count }) => count > 1);
    this.entries += shared.reduce((sum, { count }) => sum + count, 0);
    const all = [...this.first, ...shared.map(({ count: _, ...value }) => value)];
    this.first = all.sort((one, other) => one.entry - other.entry).slice(0, this.named);
    this.groups = new Map();
  }
}
