import type { KeptValues } from '../../attributes/attribute-type.js';
import { idsIn } from '../../attributes/links.js';
import type { ReferenceIds } from '../../attributes/references.js';
import { typeOf } from '../../attributes/table.js';
import type { Registry } from '../../catalog/registry.js';
import { type CategoryModel, modelOf } from '../entries/category-model.js';
import { type InverseView, seen } from '../entries/inverse-view.js';
import { valuesLeftOf } from '../entries/stored-values.js';
import type { FactKind, FactQuestion, FactRow } from '../storage/facts.js';
import { type FactsAsked, factsAsked } from './facts-asked.js';

/** An entry as far as facts are asked about it. */
export interface FactSource {
  readonly id: number;
  readonly object: number;
  readonly values: Readonly<KeptValues>;
}

/** Entries of other categories that a form wants to know of. */
export interface BesideAsked {
  readonly categories: readonly string[];
  objects(entry: Pick<FactSource, 'object' | 'values'>): readonly number[];
}

/** An entry that was found beside those that are shown. */
export interface FoundEntry extends FactSource {
  readonly category: string;
  readonly title: string;
}

/** Entries of the category that a page leaves out. */
export interface Others {
  readonly model: CategoryModel;
  readonly inverseView: InverseView | undefined;
}

interface Further {
  readonly form: BesideAsked | undefined;
  readonly others: Others | undefined;
}

/** What has to be known of other entries to show these: questions of one statement. */
export function questionsAbout(
  registry: Registry,
  model: CategoryModel,
  entries: readonly FactSource[],
  { form, others }: Further,
): readonly FactQuestion[] {
  const asked = askedFor(model);
  const objects = distinct(entries.map(({ object }) => object));
  const linked = (key: string | undefined) => distinct(entries.flatMap(({ values }) => (key ? idsIn(values[key]) : [])));
  const besideOf = asked.of === undefined ? objects : linked(asked.of);
  const own = others && !others.inverseView ? [model.category.const] : [];
  const categories = distinct([...(asked.beside ?? []), ...(form?.categories ?? []), ...own]);
  const questions: readonly FactQuestion[] = [
    {
      kind: 'beside',
      ids: distinct([
        ...(asked.beside ? besideOf : []),
        ...(form ? entries.flatMap(form.objects) : []),
        ...(own.length > 0 ? objects : []),
      ]),
      names: categories,
      without: categories.flatMap(category => uploadsOf(registry, category)),
    },
    { kind: 'entries', ids: linked(asked.entries), names: [] },
    {
      kind: 'linking',
      ids: objects,
      names: [...(asked.linking ?? []), ...(others?.inverseView ? [linkIn(others.inverseView)] : [])],
    },
    { kind: 'using', ids: entries.map(({ id }) => id), names: asked.using ?? [] },
    { kind: 'links', ids: objects, names: asked.links ?? [] },
    { kind: 'uses', ids: entries.map(({ id }) => id), names: asked.uses ?? [] },
    { kind: 'behind', ids: linked(asked.behind?.from), names: asked.behind?.names ?? [] },
    { kind: 'paths', ids: linked(asked.path?.from), names: asked.path ? [asked.path.link] : [] },
  ];
  return questions.filter(({ kind, ids, names }) => ids.length > 0 && (names.length > 0 || kind === 'entries'));
}

/** Whether the category shows something of every entry of the object in each of them. */
export function needsSiblings(model: CategoryModel): boolean {
  return askedFor(model).siblings === true;
}

/** Every normal entry of a category on an object, found because a page leaves some out. */
export function siblingsIn(facts: Facts, { model, inverseView }: Others, object: number): readonly FactSource[] {
  if (!inverseView) return facts.beside(object, model.category.const);
  return facts.linking(object).map(found => ({ id: found.id, object, values: seen(inverseView, found) }));
}

/** What was found out about other entries. */
export class Facts {
  private readonly rows = new Map<string, FactRow[]>();
  private readonly found = new Map<string, FoundEntry[]>();
  private readonly registry: Registry;
  /** Every normal entry of the category on the object. */
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

  /** Normal entries of a category on an object, ascending by id. */
  beside(object: number, category: string): readonly FoundEntry[] {
    return this.entries(`beside ${object} ${category}`);
  }

  /** Values of the first normal entry of a category on an object. */
  first(object: number, category: string): Readonly<KeptValues> {
    return this.beside(object, category)[0]?.values ?? {};
  }

  /** The values of an entry that is linked to. */
  entry(id: number): Readonly<KeptValues> {
    return this.linked(id)?.values ?? {};
  }

  /** The entry itself. */
  linked(id: number): FoundEntry | undefined {
    return this.entries(`entries ${id}`)[0];
  }

  /** Normal entries that link to an object, ascending by id. */
  linking(object: number): readonly FoundEntry[] {
    return this.entries(`linking ${object}`);
  }

  /** Normal entries that link to an entry, ascending by id. */
  using(entry: number): readonly FoundEntry[] {
    return this.entries(`using ${entry}`);
  }

  /** Values of the first normal entry that stands on the object an entry links to. */
  behind(entry: number): Readonly<KeptValues> {
    return this.entries(`behind ${entry}`)[0]?.values ?? {};
  }

  /** How many normal entries link to an object, or to an entry. */
  count(kind: 'links' | 'uses', target: number): number {
    return (this.rows.get(`${kind} ${target}`) ?? []).reduce((sum, { id }) => sum + id, 0);
  }

  /** Titles of what an object is in, the outermost first and itself last; what it would be in again is left out. */
  path(object: number, within: number): readonly string[] {
    const inner = this.rows.get(`paths ${object}`) ?? [];
    const end = inner.findIndex(({ object: id }) => id === within);
    return (end < 0 ? inner : inner.slice(0, end)).map(({ title }) => title).reverse();
  }

  /** Notes what has to be looked up before the facts can be shown. */
  collectReferences(model: CategoryModel, entries: readonly FactSource[], wanted: ReferenceIds): void {
    const asked = askedFor(model);
    if (asked.itself) for (const { object } of entries) wanted.objects.add(object);
    for (const row of asked.named || asked.owners ? [...this.rows.values()].flat() : []) {
      const { values = {} } = asked.named?.[row.category] ? foundEntry(this.registry, row) : {};
      for (const key of asked.named?.[row.category] ?? []) {
        const attribute = this.registry.category(row.category)?.attributesByKey.get(key);
        if (attribute && values[key] !== undefined) typeOf(attribute).collectReferences?.(values[key], attribute, wanted);
      }
      if (isOwnerShown(row, asked)) wanted.objects.add(row.object);
    }
  }

  private entries(key: string): readonly FoundEntry[] {
    const known = this.found.get(key);
    if (known) return known;
    const found = (this.rows.get(key) ?? []).map(row => foundEntry(this.registry, row));
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
  behind: ({ target }) => String(target),
  paths: ({ target }) => String(target),
};

function keyOf(row: FactRow): string {
  return `${row.kind} ${keys[row.kind](row)}`;
}

function foundEntry(registry: Registry, { id, object, category, title, primary, values }: FactRow): FoundEntry {
  const known = registry.category(category);
  const record = { id, values, primary: primary === 1 };
  return { id, object, category, title, values: known ? valuesLeftOf(modelOf(registry, known), record) : {} };
}

/** The content of uploads stands in no fact. */
function uploadsOf(registry: Registry, category: string): readonly string[] {
  const known = registry.category(category);
  return known ? modelOf(registry, known).uploads.map(({ key }) => key) : [];
}

function isOwnerShown({ kind }: FactRow, { owners = false }: FactsAsked): boolean {
  return kind === 'linking' || kind === 'using' || (kind === 'entries' && owners);
}

function askedFor({ category }: CategoryModel): FactsAsked {
  return factsAsked[category.const] ?? {};
}

function linkIn({ category, link }: InverseView): string {
  return `${category.const}.${link.key}`;
}

function distinct<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}
