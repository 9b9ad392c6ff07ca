import { collectReferences } from '../../attributes/attribute-types.js';
import type { ReferenceIds } from '../../attributes/references.js';
import type { Registry } from '../../catalog/registry.js';
import type { FactSource, FoundEntry, FoundFacts } from '../behaviours/facts.js';
import type { Need } from '../behaviours/need.js';
import { type CategoryModel, modelOf } from '../models/category-model.js';
import { type InverseView, viewValues } from '../models/inverse-view.js';
import { valuesLeftOf } from '../models/stored-values.js';
import type { FactKind, FactRow } from '../storage/facts.js';

/** Entries of the category that a page leaves out. */
export interface Others {
  readonly model: CategoryModel;
  readonly inverseView: InverseView | undefined;
}

/** Every normal entry of a category on an object, found because a page leaves some out. */
export function siblingsIn(facts: Facts, { model, inverseView }: Others, object: number): readonly FactSource[] {
  if (!inverseView) return facts.beside(object, model.category.const);
  return facts.linking('linking', object).map(found => ({ id: found.id, object, values: viewValues(inverseView, found) }));
}

/** Facts as the store answered them. */
export class Facts implements FoundFacts {
  private readonly rows = new Map<string, FactRow[]>();
  private readonly found = new Map<string, FoundEntry[]>();
  private readonly registry: Registry;
  siblings: readonly FactSource[] = [];

  constructor(registry: Registry, rows: readonly FactRow[]) {
    this.registry = registry;
    for (const row of [...rows].sort((a, b) => a.id - b.id)) {
      const key = keyOf(row);
      const known = this.rows.get(key);
      if (known) known.push(row);
      else this.rows.set(key, [row]);
    }
  }

  /** The same facts where these are the entries of the category on the object. */
  among(siblings: readonly FactSource[]): Facts {
    return Object.assign(Object.create(Facts.prototype), this, { siblings });
  }

  beside(object: number, category: string): readonly FoundEntry[] {
    return this.entries(`beside ${object} ${category}`);
  }

  findEntry(id: number): FoundEntry | undefined {
    return this.entries(`entries ${id}`)[0];
  }

  linking(kind: 'linking' | 'using', target: number): readonly FoundEntry[] {
    return this.entries(`${kind} ${target}`);
  }

  behind(entry: number): FoundEntry | undefined {
    return this.entries(`behind ${entry}`)[0];
  }

  count(kind: 'links' | 'uses', target: number): number {
    return (this.rows.get(`${kind} ${target}`) ?? []).reduce((sum, { id }) => sum + id, 0);
  }

  titles(target: number): readonly string[] {
    return (this.rows.get(`titles ${target}`) ?? []).map(({ title }) => title);
  }

  path(object: number, within: number): readonly string[] {
    const inner = this.rows.get(`paths ${object}`) ?? [];
    const end = inner.findIndex(({ object: id }) => id === within);
    return (end < 0 ? inner : inner.slice(0, end)).map(({ title }) => title).reverse();
  }

  /** Notes what has to be looked up before the answers to these needs can be shown. */
  collectReferences(needs: readonly Need<unknown>[], entries: readonly FactSource[], referenceIds: ReferenceIds): void {
    for (const { owners, kind, named = {} } of needs) {
      if (owners === 'own') for (const { object } of entries) referenceIds.objects.add(object);
      const keys = new Map(Object.entries(named).filter(([, of]) => of.length > 0));
      if (kind === undefined || (owners !== 'found' && keys.size === 0)) continue;
      for (const row of this.rowsOf(kind)) {
        this.collectNamed(row, keys.get(row.category) ?? [], referenceIds);
        if (owners === 'found') referenceIds.objects.add(row.object);
      }
    }
  }

  private collectNamed(row: FactRow, keys: readonly string[], referenceIds: ReferenceIds): void {
    if (keys.length === 0) return;
    const { values } = toFoundEntry(this.registry, row);
    for (const key of keys) {
      const attribute = this.registry.category(row.category)?.attributesByKey.get(key);
      if (attribute && values[key] !== undefined) collectReferences(values[key], attribute, referenceIds);
    }
  }

  private rowsOf(kind: FactKind): readonly FactRow[] {
    return [...this.rows.values()].filter(([first]) => first?.kind === kind).flat();
  }

  private entries(key: string): readonly FoundEntry[] {
    const known = this.found.get(key);
    if (known) return known;
    const found = (this.rows.get(key) ?? []).map(row => toFoundEntry(this.registry, row));
    this.found.set(key, found);
    return found;
  }
}

const keys: Readonly<Record<FactKind, (row: FactRow) => string>> = {
  beside: ({ object, category }) => `${object} ${category}`,
  entries: ({ id }) => String(id),
  linking: ({ target }) => String(target),
  using: ({ target }) => String(target),
  links: ({ target }) => String(target),
  uses: ({ target }) => String(target),
  titles: ({ target }) => String(target),
  behind: ({ target }) => String(target),
  paths: ({ target }) => String(target),
};

function keyOf(row: FactRow): string {
  return `${row.kind} ${keys[row.kind](row)}`;
}

function toFoundEntry(registry: Registry, { id, object, category, title, primary, values }: FactRow): FoundEntry {
  const known = registry.category(category);
  const record = { id, values, primary: primary === 1 };
  return { id, object, category, title, values: known ? valuesLeftOf(modelOf(registry, known), record) : {} };
}
