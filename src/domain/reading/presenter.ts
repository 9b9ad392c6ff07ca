import type { Attribute } from '../../attributes/attribute-type.js';
import { typeOf } from '../../attributes/attribute-types.js';
import type { Kept, KeptValues } from '../../attributes/attribute-values.js';
import type { CollectReferences, Unset } from '../../attributes/definition.js';
import { readingByExpression } from '../../attributes/expressions/results.js';
import { memoizeByPart } from '../../attributes/memoize.js';
import { nameOf } from '../../attributes/names.js';
import { isReadable } from '../../attributes/passwords.js';
import type { ReferenceIds } from '../../attributes/references.js';
import { constantValue, type JsonMembers, valuesWriter } from '../../rpc/json-text.js';
import type { AnyComputation, Behaviours } from '../behaviours/behaviour.js';
import type { FactSource } from '../behaviours/facts.js';
import { type Page, ShownEntry } from '../computed/shown-entry.js';
import type { CategoryModel } from '../models/category-model.js';

type ShowAttribute = (shown: ShownEntry) => unknown;

/** Shows the entries of one category, every attribute in the order of the catalogue. */
export interface Presenter {
  collectReferences(values: Readonly<KeptValues>, referenceIds: ReferenceIds): void;
  show(entry: FactSource, page: Page, into: Record<string, unknown>): Record<string, unknown>;
  /** The attributes as the JSON of what `show` adds: made at once, without the objects between. */
  members(entry: FactSource, page: Page): JsonMembers;
}

/** The presenter of a category, made at its first use. */
export const presenterOf = memoizeByPart((model: CategoryModel, behaviours: Behaviours) =>
  createPresenter(model, behaviours, usualUnset),
);

/** The same for existing clients, which read some unset values otherwise. */
export const formerPresenterOf = memoizeByPart((model: CategoryModel, behaviours: Behaviours) =>
  createPresenter(model, behaviours, formerUnset),
);

type UnsetOf = (attribute: Attribute) => Unset;

function createPresenter(model: CategoryModel, behaviours: Behaviours, unsetOf: UnsetOf): Presenter {
  const { needs = {}, computed = {} } = behaviours.get(model.category.const) ?? {};
  const shows = model.attributes.map(attribute => ({
    name: nameOf(attribute),
    show: showOf(model, attribute, computed[attribute.key] ?? expressionOf(attribute, model), unsetOf),
  }));
  const write = valuesWriter(shows);
  const referring = model.attributes.filter(({ sameAs }) => !sameAs).flatMap(referringOf);
  return {
    collectReferences: (values, referenceIds) => {
      for (const { attribute, collect } of referring) {
        const kept = values[attribute.key];
        if (kept !== undefined) collect(kept, attribute, referenceIds);
      }
    },
    show: (entry, page, into) => {
      const shown = new ShownEntry(page, entry, needs);
      for (const { name, show } of shows) into[name] = show(shown);
      return into;
    },
    members: (entry, page) => write(new ShownEntry(page, entry, needs)),
  };
}

/** The computation of an attribute that has an expression. */
function expressionOf(attribute: Attribute, { attributes }: CategoryModel): AnyComputation | undefined {
  return attribute.expression === undefined ? undefined : readingByExpression(attribute, attributes);
}

function referringOf(attribute: Attribute): { readonly attribute: Attribute; readonly collect: CollectReferences }[] {
  const { collectReferences: collect } = typeOf(attribute);
  return collect === 'nothing' ? [] : [{ attribute, collect }];
}

function showOf(
  model: CategoryModel,
  attribute: Attribute,
  compute: AnyComputation | undefined,
  unsetOf: UnsetOf,
): ShowAttribute {
  if (compute) return shown => compute(shown.entry.values, shown);
  const { show, unset } = typeOf(attribute);
  const quantities = model.quantities.filter(({ unit }) => unit === attribute.key);
  const [first] = quantities;
  if (first)
    return showUnit(
      attribute,
      quantities.map(({ value }) => value),
      first.unitUnsent,
    );
  const key = attribute.sameAs ?? attribute.key;
  if (isReadable(attribute)) return showSecret(key);
  if ('countsAs' in unset) return ({ entry: { values }, page }) => show(values[key] ?? unset.countsAs, attribute, page, values);
  const whenUnset = constant(unsetOf(attribute));
  return ({ entry: { values }, page }) => {
    const kept = values[key];
    // A link to what the caller may not view is shown as none.
    return kept === undefined ? whenUnset : (show(kept, attribute, page, values) ?? whenUnset);
  };
}

/** Unset values as they read; one with a unit has no shape without a number. */
function usualUnset(attribute: Attribute): Unset {
  const { unset } = typeOf(attribute);
  return attribute.unit || !('reads' in unset) ? null : unset.reads;
}

const formerUnsets = { null: null, emptyList: [] } as const;

function formerUnset(attribute: Attribute): Unset {
  const { unset } = typeOf(attribute);
  if (attribute.formerUnset) return formerUnsets[attribute.formerUnset];
  return 'reads' in unset && unset.formerly !== undefined ? unset.formerly : usualUnset(attribute);
}

function constant<Value>(value: Value): Value {
  return typeof value === 'object' && value !== null ? constantValue(value) : value;
}

function showSecret(attribute: string): ShowAttribute {
  return ({ entry: { id: entry, values }, page: { secrets } }) => {
    const kept = values[attribute];
    return kept === undefined ? '' : secrets.text(kept, { entry, attribute });
  };
}

/** A unit is `null` while none of its values is set, and the usual one where none was sent. */
function showUnit(attribute: Attribute, valuesOfUnit: readonly string[], unsent: Kept): ShowAttribute {
  const { show } = typeOf(attribute);
  return ({ entry: { values }, page }) => {
    const isSet = valuesOfUnit.some(key => values[key] !== undefined);
    return isSet ? show(values[attribute.key] ?? unsent, attribute, page, values) : null;
  };
}
