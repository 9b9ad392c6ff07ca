import type { Attribute, Showing } from '../../attributes/attribute-type.js';
import { collectReferences, typeOf } from '../../attributes/attribute-types.js';
import type { KeptValues } from '../../attributes/attribute-values.js';
import { memoizeByPart } from '../../attributes/memoize.js';
import type { ReferenceIds, References } from '../../attributes/references.js';
import type { Registry } from '../../catalog/registry.js';
import { globalCategory } from '../categories.js';
import { languages } from '../context.js';
import { cmdbStatusId } from '../dialogs/cmdb-statuses.js';
import { globalPlan } from '../entries/global.js';
import { type CategoryModel, modelOf } from '../models/category-model.js';
import { valuesKept } from '../storage/damage.js';
import type { SearchedEntry, SearchedObject } from '../storage/search-store.js';

/** An object or an entry with what is needed to read it. */
export interface Searched {
  readonly model: CategoryModel;
  readonly values: Readonly<KeptValues>;
  /** Those that are set and searched, in the order of the catalogue. */
  readonly attributes: readonly Attribute[];
}

/**
 * Place of a text: in the summary of an object, in an attribute of Global or of an entry, in the title of what an attribute
 * links to, or where only a deep search looks.
 */
export type TextPlace = 'title' | 'told' | 'global' | 'plain' | 'linked' | 'hidden';

/** The text of an attribute as people read it. */
export interface AttributeText {
  readonly attribute: Attribute;
  readonly place: TextPlace;
  readonly text: string;
}

/** Attributes of Global that change unasked, or are the same on everything that is found. */
const unsearchedInGlobal: ReadonlySet<string> = new Set(['status', 'created', 'created_by', 'changed', 'changed_by']);
/** Attributes of Global that every caller may read who may know of the object. */
const toldOfObjects: Readonly<Record<string, TextPlace>> = { title: 'title', sysid: 'title', type: 'told', cmdb_status: 'told' };

/** @throws RpcError StorageUnavailable where the object is damaged */
export function toSearchedObject(registry: Registry, object: SearchedObject): Searched {
  const { title, sysid, type, cmdbStatus } = object;
  const cmdb_status = cmdbStatusId(registry, cmdbStatus);
  const kept = { ...valuesKept('object', object), title, sysid, cmdb_status, type: registry.objectType(type)?.id };
  return toSearched(globalPlan(registry), kept);
}

/**
 * `undefined` where the catalogue no longer has the category.
 * @throws RpcError StorageUnavailable where the entry is damaged
 */
export function toSearchedEntry(registry: Registry, entry: SearchedEntry): Searched | undefined {
  const known = registry.category(entry.category);
  return known && toSearched(modelOf(registry, known), valuesKept('entry', entry));
}

/** Notes the references to look up before the texts are read. */
export function referTexts({ attributes, values }: Searched, referenceIds: ReferenceIds): void {
  for (const attribute of attributes) collectReferences(values[attribute.key], attribute, referenceIds);
}

/** The texts of the attributes that are set, in the order of the catalogue; each is made when it is asked for. */
export function* textsOf({ model, values, attributes }: Searched, showing: Showing): Generator<AttributeText> {
  for (const attribute of attributes) {
    const { show, searched } = typeOf(attribute);
    const shown = show(values[attribute.key], attribute, showing, values);
    const text = (searched === 'members' ? titlesInRows(shown) : titlesIn(shown)).join(', ');
    if (text !== '') yield { attribute, place: placeOf(model, attribute), text };
  }
}

/** The texts in every language, each once. */
export function textsInEveryLanguage(searched: Searched, registry: Registry, found: References): AttributeText[] {
  const [first, ...others] = languages;
  const texts = [...textsOf(searched, { registry, found, language: first })];
  const attributes = searched.attributes.filter(isTranslated);
  if (attributes.length === 0) return texts;
  const translated = { ...searched, attributes };
  const known = new Set(texts.map(({ text }) => text));
  const more = others.flatMap(language => [...textsOf(translated, { registry, found, language })]);
  return [...texts, ...more.filter(({ text }) => !known.has(text))];
}

/** Choices alone have titles in several languages; there may be some among the members of rows. */
function isTranslated(attribute: Attribute): boolean {
  return attribute.dialog !== undefined || typeOf(attribute).searched === 'members';
}

function toSearched(model: CategoryModel, values: KeptValues): Searched {
  return { model, values, attributes: searchedAttributes(model).filter(({ key }) => values[key] !== undefined) };
}

/** The attributes of a category that are searched. */
const searchedAttributes = memoizeByPart(({ category, attributes }: CategoryModel): readonly Attribute[] => {
  const isGlobal = category.const === globalCategory;
  return attributes.filter(each => typeOf(each).searched !== 'nothing' && !(isGlobal && unsearchedInGlobal.has(each.key)));
});

/** The place of an attribute of a category. */
export function placeOf({ category, links }: CategoryModel, attribute: Attribute): TextPlace {
  if (category.const === globalCategory) return toldOfObjects[attribute.key] ?? 'global';
  if (attribute.format === 'mac') return 'hidden';
  return links.includes(attribute) ? 'linked' : 'plain';
}

/** Texts and numbers are shown as they are; choices, links and values with a unit have a title. */
function titlesIn(shown: unknown): string[] {
  if (Array.isArray(shown)) return shown.flatMap(titlesIn);
  if (typeof shown === 'object' && shown !== null) return 'title' in shown ? titlesIn(shown.title) : [];
  return typeof shown === 'string' || typeof shown === 'number' ? [String(shown)] : [];
}

function titlesInRows(shown: unknown): string[] {
  return Array.isArray(shown) ? shown.flatMap(row => Object.values(row as object).flatMap(titlesIn)) : [];
}
