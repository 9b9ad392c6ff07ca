import { typeOf } from '../../attributes/attribute-types.js';
import type { Category, Registry } from '../../catalog/registry.js';
import { CatalogError } from '../../catalog/soundness.js';
import { type Text, type TextValue, text } from '../../messages/text.js';
import type { Behaviour, Behaviours } from './behaviour.js';
import type { Need } from './need.js';

/** A rule between behaviours and the catalogue: a line for each violation. */
export type BehaviourRule = (behaviours: Behaviours, registry: Registry) => Iterable<Text>;

/** No computed attribute reads as `""` without a reason: it has a computation, or says why it has none. */
const computedValuesAreWorkedOut: BehaviourRule = function* (behaviours, { categories }) {
  for (const { const: constant, storedIn, attributes } of categories.filter(each => each.storedIn === each.const))
    for (const [at, attribute] of attributes.entries()) {
      const { key, unavailable, expression } = attribute;
      const isWorkedOut = expression !== undefined || behaviours.get(storedIn)?.computed[key] !== undefined;
      const place = `categories/${constant}.json: attributes[${at}]`;
      const file = `src/behaviours/${constant}.ts`;
      if (!typeOf(attribute).saved && !isWorkedOut && !unavailable) yield text('NothingComputes', { place, key, file });
      if (unavailable && isWorkedOut) yield text('ComputedAndUnavailable', { place, key, file });
    }
};

/** A behaviour is that of a category, and works out attributes of it. */
const behavioursAreOfCategories: BehaviourRule = function* (behaviours, registry) {
  for (const [constant, { computed }] of behaviours) {
    const category = registry.category(constant);
    if (category?.storedIn !== constant) yield faultIn(constant, text('NoSuchCategoryWithEntries'));
    else
      for (const key of Object.keys(computed))
        if (!category.attributesByKey.has(key)) yield faultIn(constant, text('NoSuchComputedAttribute', { key }));
  }
};

/** Needs name categories and attributes that there are. */
const needsNameWhatThereIs: BehaviourRule = function* (behaviours, registry) {
  for (const [constant, behaviour] of behaviours) {
    const own = registry.category(constant);
    for (const [name, need] of needsIn(behaviour))
      for (const missing of [...missingOwn(need, own), ...missingNames(need, registry)])
        yield faultIn(constant, text('NoSuchNeed', { need: name, missing }));
  }
};

/** Answers to one kind of question are identified by their subject, not by the link: a category asks it once. */
const kindsAreAskedOnce: BehaviourRule = function* (behaviours) {
  for (const [constant, behaviour] of behaviours) {
    const known = new Map<string, string>();
    for (const [name, { kind = '', names }] of needsIn(behaviour)) {
      const other = known.get(kind);
      known.set(kind, names.join());
      if (kind !== 'beside' && other !== undefined && other !== names.join())
        yield faultIn(constant, text('NeedAskedWithOtherLinks', { need: name, kind }));
    }
  }
};

/** Everything that must hold, by the name of the rule. */
export const behaviourRules = {
  computedValuesAreWorkedOut,
  behavioursAreOfCategories,
  needsNameWhatThereIs,
  kindsAreAskedOnce,
} as const satisfies Record<string, BehaviourRule>;

/**
 * Behaviours that fit to a catalogue.
 * @throws CatalogError with every fault
 */
export function requireSound(behaviours: Behaviours, registry: Registry): void {
  const faults = Object.values(behaviourRules).flatMap(rule => [...rule(behaviours, registry)]);
  if (faults.length > 0) throw new CatalogError(faults);
}

function needsIn({ needs, form }: Behaviour): readonly (readonly [name: string, need: Need<unknown>])[] {
  return [...Object.entries(needs), ...Object.entries(form?.needs ?? {})];
}

function missingOwn({ own = [] }: Need<unknown>, category: Category | undefined): readonly TextValue[] {
  return own.filter(key => category && !category.attributesByKey.has(key)).map(key => text('OwnAttribute', { key }));
}

/** Unknown names of a need. A name of `behind` is its category and an attribute of the entry that leads there. */
function missingNames({ kind, names, named = {} }: Need<unknown>, registry: Registry): readonly string[] {
  const attributes = Object.entries(named).flatMap(([category, keys]) => keys.map(key => `${category}.${key}`));
  const asked = kind === 'behind' ? names.map(name => name.replace(/\..*/, '')) : names;
  return [...asked, ...Object.keys(named), ...attributes].filter(name => !isThere(name, registry)).map(name => `'${name}'`);
}

function isThere(name: string, registry: Registry): boolean {
  const [category = '', key] = name.split('.');
  const known = registry.category(category);
  return known !== undefined && (key === undefined || known.attributesByKey.has(key));
}

function faultIn(constant: string, fault: Text): Text {
  return text('Named', { name: `src/behaviours/${constant}.ts`, fault });
}
