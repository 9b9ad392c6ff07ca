import type { Accepting, Attribute, Pending, Resolving } from '../../attributes/attribute-type.js';
import { typeOf } from '../../attributes/attribute-types.js';
import { type Kept, type KeptValues, setValue } from '../../attributes/attribute-values.js';
import { followingChoice } from '../../attributes/choices.js';
import { defaultOf } from '../../attributes/defaults.js';
import { InvalidValue } from '../../attributes/invalid-value.js';
import { nameOf } from '../../attributes/names.js';
import { acceptPlausible, orderFaults, rejectForbidden } from '../../attributes/plausibility.js';
import { ReferenceIds } from '../../attributes/references.js';
import { clearingFault, isNeeded, missing } from '../../attributes/required.js';
import type { Category } from '../../catalog/registry.js';
import { type Text, text } from '../../messages/text.js';
import { asJson, withSuggestion } from '../../rpc/did-you-mean.js';
import { andThen, forEachSeries, type MaybePromise, recover } from '../../rpc/maybe-promise.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import { type CategoryModel, withBaseUnits } from '../models/category-model.js';
import { lookUpForWriting, type ReferenceRecords } from '../models/references.js';

const faultsShown = 100;

/** Where values are accepted: the category, what the entry was before, how what a title names is made. */
export interface Acceptance {
  readonly context: Pick<DomainContext, 'registry' | 'dialect' | 'timeZone'>;
  readonly records: ReferenceRecords;
  readonly model: CategoryModel;
  /** The values of the entry; absent where it is created. */
  readonly before?: Readonly<KeptValues> | undefined;
  /** Values that are set whatever was sent; `undefined` clears. */
  readonly given?: Readonly<KeptValues> | undefined;
  /** Makes the entry that a title names; absent where no entry is named by its title, or where that is done on another side of a link. */
  ensureEntry?(attribute: Attribute, title: string, values: Readonly<KeptValues>): MaybePromise<number>;
  /** Ids of entries of the same object by their titles; absent where no entry is named by its title. */
  readonly entriesTitled?: Resolving['entriesTitled'];
}

interface Accepted {
  readonly attribute: Attribute;
  readonly value: Kept | Pending;
}

/**
 * Takes the values a caller sent into those an entry had: what is not named keeps its value, or gets its default on creation.
 * @throws RpcError ValidationFailed, one line per attribute, if a single value is rejected
 */
export function acceptValues(acceptance: Acceptance, data: Readonly<Record<string, unknown>>): MaybePromise<KeptValues> {
  const { context, model, before } = acceptance;
  const faults = new Map<string, Text>();
  const referenceIds = new ReferenceIds();
  const unsent = before ? following(acceptance, data, referenceIds) : fresh(acceptance, data, faults);
  const accepted = [...acceptSent(acceptance, data, referenceIds, faults), ...unsent];
  return andThen(resolveValues(acceptance, accepted, referenceIds, faults), values => {
    if (faults.size === 0 && model.ordered.length > 0 && context.dialect.checksPlausibility)
      for (const [key, reason] of orderFaultsIn(model, values, data)) faults.set(key, reason);
    if (faults.size > 0) throw new RpcError('ValidationFailed', {}, byName(model, faults));
    withBaseUnits(model, values);
    return values;
  });
}

function orderFaultsIn(
  { ordered, category }: CategoryModel,
  values: Readonly<KeptValues>,
  data: Readonly<Record<string, unknown>>,
) {
  return orderFaults(ordered, category.attributesByKey, values, key => Object.hasOwn(data, key));
}

/**
 * Rejects values of an entry that is copied where the rules of the site forbid them: they may have been made after it.
 * @throws RpcError ValidationFailed
 */
export function requirePermittedValues(model: CategoryModel, values: Readonly<KeptValues>): void {
  const faults = new Map<string, Text>();
  for (const attribute of model.attributes)
    try {
      rejectForbidden(values[attribute.key], attribute);
    } catch (error) {
      note(faults, attribute.key, error);
    }
  if (faults.size > 0) throw new RpcError('ValidationFailed', {}, byName(model, faults));
}

/** Faults by the keys that callers know attributes by. */
function byName({ category: { attributesByKey } }: CategoryModel, faults: ReadonlyMap<string, Text>): Record<string, Text> {
  return Object.fromEntries([...faults].map(([key, fault]) => [nameOf(attributesByKey.get(key) ?? { key }), fault]));
}

/**
 * Stored form of a value that is sent for an attribute; `undefined` where it clears.
 * @throws InvalidValue
 */
export function acceptValue(given: unknown, attribute: Attribute, accepting: Accepting): Kept | Pending {
  const isCleared = given === null || given === '' || typeOf(attribute).clears.includes(given);
  return isCleared ? clearValue(attribute, accepting.registry) : acceptPlausible(given, attribute, accepting);
}

function acceptSent(
  { context, model }: Acceptance,
  data: Readonly<Record<string, unknown>>,
  referenceIds: ReferenceIds,
  faults: Map<string, Text>,
): Accepted[] {
  const { registry, dialect, timeZone } = context;
  const { checksPlausibility, splitsChoices, convertsValues, ignoresComputed } = dialect;
  const accepting = { registry, referenceIds, checksPlausibility, splitsChoices, convertsValues, timeZone };
  const accepted: Accepted[] = [];
  for (const [key, given] of Object.entries(data)) {
    if (faults.size >= faultsShown) break;
    if (ignoresComputed && isComputed(model.category.attributesByKey.get(key))) continue;
    try {
      const attribute = writable(model, key);
      accepted.push({ attribute, value: acceptValue(given, attribute, accepting) });
    } catch (error) {
      note(faults, key, error);
    }
  }
  return accepted;
}

/** Defaults of what a new entry was not given, and errors for what it must have and has no default for. */
function fresh(
  { context: { registry }, model, given = {} }: Acceptance,
  data: Readonly<Record<string, unknown>>,
  faults: Map<string, Text>,
): Accepted[] {
  const absent = model.attributes.filter(({ key }) => !Object.hasOwn(data, key) && given[key] === undefined);
  for (const each of absent) if (isNeeded(each) && !each.readOnly) faults.set(each.key, missing(each, registry));
  return absent
    .map(attribute => ({ attribute, value: defaultOf(registry, attribute) }))
    .filter(({ value }) => value !== undefined);
}

/** Choices that were not sent, though what they depend on was. */
function following(
  { model: { dependent }, before = {} }: Acceptance,
  data: Readonly<Record<string, unknown>>,
  referenceIds: ReferenceIds,
): Accepted[] {
  return dependent
    .filter(({ key, dependsOn = '' }) => Object.hasOwn(data, dependsOn) && !Object.hasOwn(data, key))
    .map(attribute => ({ attribute, value: followingChoice(before[attribute.key], attribute, { referenceIds }) }));
}

function resolveValues(
  acceptance: Acceptance,
  accepted: readonly Accepted[],
  referenceIds: ReferenceIds,
  faults: Map<string, Text>,
): MaybePromise<KeptValues> {
  const { context, records, before, given = {} } = acceptance;
  const { registry } = context;
  const values: KeptValues = { ...before };
  for (const [key, value] of Object.entries(given)) setValue(values, key, value);
  return andThen(lookUpForWriting(records, referenceIds), found => {
    const resolving: Resolving = {
      registry,
      found,
      values,
      ensureChoice: (dialog, parent, title) => records.choices.ensure({ dialog, parent, title }),
      ensureEntry: (attribute, title) => acceptance.ensureEntry?.(attribute, title, values),
      entriesTitled: acceptance.entriesTitled ?? (() => new Map()),
    };
    return andThen(
      forEachSeries(dependentLast(accepted), each => resolveValue(each, resolving, faults)),
      () => values,
    );
  });
}

/** Sets a value, or notes why it cannot be. */
function resolveValue(
  { attribute: { key }, value }: Accepted,
  resolving: Resolving,
  faults: Map<string, Text>,
): MaybePromise<void> {
  const { values } = resolving;
  if (typeof value !== 'function') return setValue(values, key, value);
  return recover(
    () => andThen(value(resolving), kept => setValue(values, key, kept)),
    error => note(faults, key, error),
  );
}

/** Order of acceptance: attributes that depend on another one come last. */
function dependentLast(accepted: readonly Accepted[]): readonly Accepted[] {
  const dependent = accepted.filter(({ attribute }) => attribute.dependsOn);
  return dependent.length === 0 ? accepted : [...accepted.filter(({ attribute }) => !attribute.dependsOn), ...dependent];
}

function writable(model: CategoryModel, key: string): Attribute {
  const attribute = model.category.attributesByKey.get(key);
  if (!attribute) throw new InvalidValue(unknownAttribute(model.category, key));
  if (isComputed(attribute)) throw new InvalidValue(text('ThisAttributeIsWorkedOut'));
  return attribute;
}

/** Says of a key that a category has no attribute of that name, and which one may be meant. */
export function unknownAttribute({ const: constant, attributesByName }: Category, key: string): Text {
  return withSuggestion(text('UnknownAttribute', { category: constant }), key, attributesByName.keys(), asJson);
}

function isComputed(attribute: Attribute | undefined): boolean {
  return attribute !== undefined && (attribute.readOnly === true || !typeOf(attribute).saved);
}

function clearValue(attribute: Attribute, registry: Accepting['registry']): undefined {
  if (attribute.required) throw new InvalidValue(clearingFault(attribute, registry));
}

/** Notes an error under the attribute it belongs to; other errors are thrown on. */
function note(faults: Map<string, Text>, key: string, error: unknown): void {
  if (!(error instanceof InvalidValue)) throw error;
  faults.set(key, error.fault);
}
