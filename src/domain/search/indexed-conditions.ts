import { typeOf } from '../../attributes/attribute-types.js';
import type { Registry } from '../../catalog/registry.js';
import { modelOf } from '../models/category-model.js';
import type { ObjectCondition, ValueTest } from '../storage/object-query.js';
import { cutDocument, termsOfWords } from './search-ranks.js';
import { placeOf, type TextPlace } from './search-texts.js';

type EntryCondition = Extract<ObjectCondition, { readonly kind: 'entry' }>;

/** The same conditions with the search terms by which entries are found that may meet them. */
export function indexedConditions(registry: Registry, conditions: readonly ObjectCondition[]): readonly ObjectCondition[] {
  return conditions.map(condition => {
    if (condition.kind === 'entry') return { ...condition, terms: termsOfEntry(registry, condition) };
    if (condition.kind !== 'any') return condition;
    return { ...condition, of: condition.of.map(all => indexedConditions(registry, all)) };
  });
}

/** Only texts that are searched as they are kept. */
function termsOfEntry(registry: Registry, { source, place, test }: EntryCondition): EntryCondition['terms'] {
  if (place.of !== 'entry' || place.many || place.within) return undefined;
  const category = registry.category(source.category);
  const model = category && modelOf(registry, category);
  const attribute = model?.attributes.find(({ key }) => key === place.key);
  if (!model || !attribute) return undefined;
  const { searched, comparedAs } = typeOf(attribute);
  if (searched !== 'value' || comparedAs !== 'text') return undefined;
  return termsOfTexts(placeOf(model, attribute), wholeTexts(test));
}

/** A text without a word has no terms, so nothing leads to it. A document that the index does not know to its end may have any. */
function termsOfTexts(place: TextPlace, texts: readonly string[]): EntryCondition['terms'] {
  const terms = texts.map(text => termsOfWords(place, text));
  return terms.length > 0 && terms.every(({ length }) => length > 0) ? [...terms, [cutDocument]] : undefined;
}

/** The texts of which a value has to be one, but for its case. */
function wholeTexts(test: ValueTest): readonly string[] {
  if (test.is === 'like') return test.pattern.length === 1 ? test.pattern : [];
  return test.is === 'equal' && (test.by === 'letters' || test.by === 'bytes') ? test.to.map(String) : [];
}
