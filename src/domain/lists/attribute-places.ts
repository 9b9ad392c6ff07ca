import type { Attribute } from '../../attributes/attribute-type.js';
import { InvalidValue } from '../../attributes/invalid-value.js';
import type { Category, Registry } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { suggestion } from '../../rpc/did-you-mean.js';
import type { DomainContext } from '../context.js';
import { modelOf } from '../models/category-model.js';
import { inverseViewOf } from '../models/inverse-view.js';
import { type Subtype, subtypesOf } from '../models/subtype.js';
import { relationCategory, relationDetails } from '../relations/relations.js';
import type { AttributePlace, EntrySource, ValuePlace } from '../storage/object-query.js';
import { isListOfChoices } from './comparisons.js';

/**
 * The attribute with this key, or the one that it is another name of; `term` is the part of the call that names it.
 * @throws InvalidValue
 */
export function attributeNamed(
  { const: constant, attributesByKey, attributesByName }: Category,
  key: string,
  term: string,
): Attribute {
  const attribute = attributesByName.get(key);
  if (attribute) return attributesByKey.get(attribute.sameAs ?? attribute.key) ?? attribute;
  const known = [...attributesByName.keys()];
  const right = suggestion(key, known) ?? text('ExpectedOneOf', { known: known.slice(0, 10).join(', ') });
  throw new InvalidValue(text('HasNoAttribute', { term, category: constant, attribute: key, right }));
}

/** Relations are computed from links, which have conditions of their own; no value of a computed attribute is stored. */
export function isWorkedOut(
  { registry, behaviours }: Pick<DomainContext, 'registry' | 'behaviours'>,
  category: Category,
  { key, readOnly }: Attribute,
): boolean {
  const { const: constant } = modelOf(registry, category).category;
  if ([relationCategory, relationDetails].includes(constant)) return true;
  return readOnly === true && behaviours.get(constant)?.computed[key] !== undefined;
}

/** Where entries keep an attribute of a category other than Global: its own first, then those that count as its own. */
export function placesOf(
  registry: Registry,
  category: Category,
  attribute: Attribute,
): readonly [AttributePlace, ...AttributePlace[]] {
  const model = modelOf(registry, category);
  const inverseView = inverseViewOf(registry, model.category);
  const source: EntrySource = inverseView
    ? { category: inverseView.category.const, link: inverseView.link.key }
    : { category: model.category.const };
  const key = inverseView?.keys.find(([own]) => own === attribute.key)?.[1] ?? attribute.key;
  const place = placeOf(attribute, key, inverseView, inverseView?.there.exclusive ?? model.exclusive);
  const others = [...subtypesOf(registry, model.category.const).values()].flatMap(like => otherPlaces(like, key));
  return [{ source, key, place }, ...others];
}

/** Where entries keep an attribute that count as entries of the category. */
function otherPlaces({ category, keys }: Subtype, key: string): readonly AttributePlace[] {
  const found = keys.filter(([there]) => there === key).flatMap(([, here]) => category.attributesByKey.get(here) ?? []);
  return found.map(attribute => ({
    source: { category: category.const },
    key: attribute.key,
    place: placeOf(attribute, attribute.key, undefined, undefined),
  }));
}

interface Backward {
  readonly owner: string;
  readonly entry: string | undefined;
}

function placeOf(
  attribute: Attribute,
  key: string,
  inverseView: Backward | undefined,
  exclusive: string | undefined,
): ValuePlace {
  if (inverseView?.owner === attribute.key) return { of: 'owner' };
  if (inverseView?.entry === attribute.key) return { of: 'id' };
  if (exclusive === key) return { of: 'mark' };
  if (attribute.unit) return { of: 'entry', key, within: 'base' };
  return { of: 'entry', key, many: isListOfChoices(attribute) };
}
