import type { Attribute } from '../../attributes/attribute-type.js';
import { isLink, leadsToEntries, typeOf } from '../../attributes/attribute-types.js';
import type { Kept, KeptValues } from '../../attributes/attribute-values.js';
import { type CounterFormat, counterFormat } from '../../attributes/counters.js';
import { defaultOf } from '../../attributes/defaults.js';
import { idsIn } from '../../attributes/links.js';
import { memoizeByPart } from '../../attributes/memoize.js';
import { namesOf } from '../../attributes/names.js';
import { isQuantity } from '../../attributes/numbers.js';
import type { Category, Registry } from '../../catalog/registry.js';
import { type LinkRecord, titleCharacters } from '../storage/entries.js';
import type { UniqueAttribute } from '../storage/unique-values.js';

/** The model of a category that rules use, computed once from its attributes. */
export interface CategoryModel {
  readonly category: Category;
  readonly attributes: readonly Attribute[];
  /** The attribute that at most one entry of an object has set; it is kept as a mark of the entry. */
  readonly exclusive: string | undefined;
  readonly quantities: readonly QuantityModel[];
  readonly links: readonly Attribute[];
  /** Keys that callers may send beside those that values are stored under. */
  readonly otherNames: readonly OtherName[];
  readonly secrets: readonly string[];
  /** Attributes whose choices are below a choice of another attribute. */
  readonly dependent: readonly Attribute[];
  /** Attributes whose value does not come before that of another one. */
  readonly ordered: readonly Attribute[];
  readonly uploads: readonly Attribute[];
  /** Attributes of which no two entries have the same value. */
  readonly unique: readonly Unique[];
  /** Attributes that get a number where nothing is given. */
  readonly counters: readonly Counter[];
  /** Attributes that name an entry; the first that is set does. */
  readonly labels: readonly string[];
  /** The attribute that may be written as a list and makes one entry per element. */
  readonly many: string | undefined;
  readonly single: boolean;
}

/** An attribute of which no two entries have the same value. */
export interface Unique extends UniqueAttribute {
  readonly attribute: Attribute;
}

/** An attribute that gets the next number of its own. */
export interface Counter extends Pick<UniqueAttribute, 'category' | 'key'> {
  readonly attribute: Attribute;
  readonly format: CounterFormat;
}

/** A key that callers may send, and the one that its value is kept by; `undefined` where the key means nothing any more. */
export interface OtherName {
  readonly key: string;
  readonly kept: string | undefined;
}

/** A value, the attribute that holds its unit, and the unit that counts where none was sent. */
export interface QuantityModel {
  readonly value: string;
  readonly unit: string;
  readonly unitUnsent: Kept;
  readonly factors: ReadonlyMap<Kept, number>;
}

const modelOfStorage = memoizeByPart(createModel);

/** The model of the category whose entries this category reads and writes. */
export function modelOf(registry: Registry, category: Category): CategoryModel {
  return modelOfStorage(registry.storage(category), registry);
}

function createModel(category: Category, registry: Registry): CategoryModel {
  const attributes: readonly Attribute[] = category.attributes;
  return {
    category,
    attributes,
    exclusive: attributes.find(({ exclusive }) => exclusive)?.key,
    quantities: attributes.flatMap(attribute => quantityModel(registry, attributes, attribute)),
    links: attributes.filter(attribute => !attribute.sameAs && (isLink(attribute) || attribute.fields?.some(isLink))),
    otherNames: attributes.flatMap(otherNamesOf),
    secrets: attributes.filter(isSecret).map(({ key }) => key),
    dependent: attributes.filter(({ dialog, dependsOn }) => dialog !== undefined && dependsOn !== undefined),
    ordered: attributes.filter(({ notBefore }) => notBefore !== undefined),
    uploads: attributes.filter(attribute => typeOf(attribute).holds.kept === 'content'),
    unique: attributes.flatMap(attribute =>
      attribute.unique ? { attribute, category: category.const, key: attribute.key, within: attribute.unique } : [],
    ),
    counters: attributes.flatMap(attribute =>
      attribute.counter === undefined
        ? []
        : { attribute, category: category.const, key: attribute.key, format: counterFormat(attribute.counter) },
    ),
    labels: category.namedBy,
    many: attributes.find(({ acceptsMany }) => acceptsMany)?.key,
    single: !category.multiValue,
  };
}

/** The names of a renamed attribute, and that of a link that is another name of one. Its first key may have been taken away. */
function otherNamesOf(attribute: Attribute): readonly OtherName[] {
  const { key, sameAs, readOnly } = attribute;
  const names = namesOf(attribute);
  const kept = sameAs && !readOnly ? sameAs : key;
  const others = names.filter(name => name !== kept).map(name => ({ key: name, kept }));
  return names.includes(key) ? others : [...others, { key, kept: undefined }];
}

function isSecret(attribute: Attribute): boolean {
  return typeOf(attribute).holds.kept === 'secret';
}

function quantityModel(registry: Registry, attributes: readonly Attribute[], { key, unit }: Attribute): QuantityModel[] {
  const unitAttribute = unit ? attributes.find(attribute => attribute.key === unit) : undefined;
  const dialog = unitAttribute && registry.dialog(unitAttribute.dialog ?? '');
  if (!unit || !dialog) return [];
  const unitUnsent = defaultOf(registry, unitAttribute) ?? dialog.choices[0]?.id;
  return [{ value: key, unit, unitUnsent, factors: new Map(dialog.choices.map(({ id, factor }) => [id, factor ?? 1])) }];
}

/** Label of the entry in links to it. */
export function labelOf({ labels }: CategoryModel, values: Readonly<KeptValues>): string {
  for (const key of labels) {
    const value = values[key];
    if (value === undefined || value === '') continue;
    const label = String(value);
    return label.length <= titleCharacters ? label : [...label].slice(0, titleCharacters).join('');
  }
  return '';
}

/** Puts the value in the base unit beside every value with a unit. */
export function withBaseUnits({ quantities }: CategoryModel, values: KeptValues): void {
  for (const { value, unit, unitUnsent, factors } of quantities) {
    const kept = values[value];
    if (!isQuantity(kept)) continue;
    const factor = factors.get(values[unit] ?? unitUnsent) ?? 1;
    values[value] = { amount: kept.amount, base: kept.amount * factor };
  }
}

/** The links of these attributes as rows of their own. */
export function linksOf(attributes: readonly Attribute[], values: Readonly<KeptValues>, entry: number): LinkRecord[] {
  return attributes.flatMap(attribute => {
    const kept = values[attribute.key];
    const rows = attribute.fields && Array.isArray(kept) ? (kept as readonly Readonly<KeptValues>[]) : undefined;
    const links = rows
      ? rows.flatMap(row => linksOf((attribute.fields ?? []).filter(isLink), row, entry))
      : idsIn(kept).map(id => link(attribute, entry, id));
    return links.map((each, position) => ({ ...each, attribute: attribute.key, position }));
  });
}

function link(attribute: Attribute, entry: number, id: number): LinkRecord {
  const toEntry = leadsToEntries(attribute);
  return { entry, attribute: attribute.key, position: 0, targetObject: toEntry ? null : id, targetEntry: toEntry ? id : null };
}
