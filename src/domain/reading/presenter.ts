import type { Attribute } from '../../attributes/attribute-type.js';
import { typeOf } from '../../attributes/attribute-types.js';
import type { Kept, KeptValues } from '../../attributes/attribute-values.js';
import type { CollectReferences, Unset } from '../../attributes/definition.js';
import { madeOnceOf } from '../../attributes/made-once.js';
import { isReadable } from '../../attributes/passwords.js';
import type { ReferenceIds } from '../../attributes/references.js';
import { constantValue, type JsonMembers, valuesWriter } from '../../rpc/json-text.js';
import type { AnyComputation, Behaviours } from '../behaviours/behaviour.js';
import type { FactSource } from '../behaviours/facts.js';
import { type Page, ShownEntry } from '../computed/shown-entry.js';
import type { CategoryModel } from '../models/category-model.js';

type ShowAttribute = (values: Readonly<KeptValues>, page: Page, seen: ShownEntry) => unknown;

/** Shows the entries of one category, every attribute in the order of the catalogue. */
export interface Presenter {
  collectReferences(values: Readonly<KeptValues>, referenceIds: ReferenceIds): void;
  show(entry: FactSource, page: Page, into: Record<string, unknown>): Record<string, unknown>;
  /** The attributes as the JSON of what `show` adds: made at once, without the objects between. */
  members(entry: FactSource, page: Page): JsonMembers;
}

/** The presenter of a category, made at its first use. */
export const presenterOf = madeOnceOf((model: CategoryModel, behaviours: Behaviours) => made(model, behaviours, usualUnset));

/** The same for existing clients, which read some unset values otherwise. */
export const formerPresenterOf = madeOnceOf((model: CategoryModel, behaviours: Behaviours) =>
  made(model, behaviours, formerUnset),
);

type UnsetOf = (attribute: Attribute) => Unset;

function made(model: CategoryModel, behaviours: Behaviours, unsetOf: UnsetOf): Presenter {
  const { needs = {}, computed = {} } = behaviours.get(model.category.const) ?? {};
  const shows = model.attributes.map(attribute => ({
    name: attribute.key,
    show: showOf(model, attribute, computed[attribute.key], unsetOf),
  }));
  const write = valuesWriter(shows, ({ show }, seen: ShownEntry) => show(seen.entry.values, seen.page, seen));
  const referring = model.attributes.filter(({ sameAs }) => !sameAs).flatMap(referringOf);
  return {
    collectReferences: (values, referenceIds) => {
      for (const { attribute, collect } of referring) {
        const kept = values[attribute.key];
        if (kept !== undefined) collect(kept, attribute, referenceIds);
      }
    },
    show: (entry, page, into) => {
      const seen = new ShownEntry(page, entry, needs);
      for (const { name, show } of shows) into[name] = show(entry.values, page, seen);
      return into;
    },
    members: (entry, page) => write(new ShownEntry(page, entry, needs)),
  };
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
  if (compute) return (values, _, seen) => compute(values, seen);
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
  if ('countsAs' in unset) return (values, showing) => show(values[key] ?? unset.countsAs, attribute, showing, values);
  const whenUnset = constant(unsetOf(attribute));
  return (values, showing) => {
    const kept = values[key];
    // A link to what the caller may not view is shown as none.
    return kept === undefined ? whenUnset : (show(kept, attribute, showing, values) ?? whenUnset);
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
  return (values, { secrets }, { entry }) => {
    const kept = values[attribute];
    return kept === undefined ? '' : secrets.text(kept, { entry: entry.id, attribute });
  };
}

/** A unit is `null` while none of its values is set, and the usual one where none was sent. */
function showUnit(attribute: Attribute, valuesOfUnit: readonly string[], unsent: Kept): ShowAttribute {
  const { show } = typeOf(attribute);
  return (values, showing) => {
    const isSet = valuesOfUnit.some(key => values[key] !== undefined);
    return isSet ? show(values[attribute.key] ?? unsent, attribute, showing, values) : null;
  };
}
