import type { Comparison } from '../../../generated/types.js';
import type { Attribute } from '../../attributes/attribute-type.js';
import { isLink } from '../../attributes/attribute-types.js';
import { InvalidValue, kindOf } from '../../attributes/invalid-value.js';
import type { Category } from '../../catalog/registry.js';
import { suggestion } from '../../rpc/did-you-mean.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import type { RpcError } from '../../rpc/rpc-error.js';
import { isPermitted } from '../access/permission.js';
import { categoryNamed, globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { modelOf } from '../models/category-model.js';
import { inverseViewOf } from '../models/inverse-view.js';
import { type Subtype, subtypesOf } from '../models/subtype.js';
import { relationCategory, relationDetails } from '../relations/relations.js';
import type { EntrySource, ObjectCondition, ValuePlace, ValueTest } from '../storage/object-query.js';
import { joinedAlternatives } from './alternatives.js';
import { type Compare, type Compared, comparisonsOf, familyOf, isListOfChoices } from './comparisons.js';
import { globalCondition } from './global-conditions.js';

/** A condition on an attribute of an object. */
export interface AttributeAsked {
  readonly category: string;
  readonly key: string;
  /** `=` where it is absent. */
  readonly comparison?: string;
  readonly value?: unknown;
}

/** Names of the parts of a condition in a method, and the comparisons it offers. */
export interface ConditionTerms {
  readonly parameter: string;
  readonly key: string;
  readonly comparisons: Readonly<Record<string, Comparison>>;
}

/** Makes the condition that an attribute of an object is like this. */
type Holds = (compared: Compared) => ObjectCondition;

/**
 * The conditions that a comparison stands for: any normal entry of the object may meet it, none of them where it is `!=` or `unset`.
 * @throws RpcError CategoryNotFound, CategoryWithoutAttributes, InvalidValue
 */
export function attributeConditions(
  context: DomainContext,
  asked: AttributeAsked,
  terms: ConditionTerms,
): readonly ObjectCondition[] {
  const category = categoryNamed(context, asked.category, terms.parameter);
  const attribute = attributeNamed(category, asked.key, terms);
  const family = familyOf(attribute);
  if (!family || isWorkedOut(context, category, attribute))
    throw new InvalidValue(`${terms.key}: '${attribute.key}' is worked out on reading and cannot be compared`);
  const comparison = comparisonNamed(asked.comparison ?? '=', attribute, comparisonsOf(family), terms);
  const holds = holdsIn(context, category, attribute);
  const set = holds(isLink(attribute) ? { to: 'anything' } : { is: 'set' });
  if ((comparison === 'set' || comparison === 'unset') && asked.value !== undefined)
    throw new InvalidValue(`value: ${comparison} takes none; leave it out`);
  if (comparison === 'set') return [set];
  if (comparison === 'unset') return [{ kind: 'not', condition: set }];
  const compare = family[comparison === 'in' || comparison === '!=' ? '=' : comparison];
  const given = comparison === 'in' ? severalOf(asked.value) : [asked.value];
  const compared = joinedAlternatives(given.flatMap(each => comparedWith(each, compare, attribute, context, terms)));
  const [only, ...others] = compared.map(holds);
  if (!only) return [{ kind: 'any', of: [] }];
  const condition: ObjectCondition = others.length === 0 ? only : { kind: 'any', of: [only, ...others].map(each => [each]) };
  return comparison === '!=' ? [set, { kind: 'not', condition }] : [condition];
}

function comparedWith(
  given: unknown,
  compare: Compare | undefined,
  attribute: Attribute,
  context: DomainContext,
  { comparisons }: ConditionTerms,
): readonly Compared[] {
  if (given === undefined) throw new InvalidValue('value: is required by this comparison');
  const hint = given === '' && comparisons.unset ? '; what is not set is found by the comparison "unset"' : '';
  try {
    return compare ? [compare(given, attribute, context)] : [];
  } catch (error) {
    throw error instanceof InvalidValue ? new InvalidValue(`value: ${error.message}${hint}`) : error;
  }
}

const mostInList = 100;

function severalOf(given: unknown): readonly unknown[] {
  if (Array.isArray(given) && given.length >= 1 && given.length <= mostInList) return given;
  throw new InvalidValue(`value: expected a list of 1 to ${mostInList} values, not ${kindOf(given)}`);
}

function attributeNamed({ const: constant, attributesByKey }: Category, key: string, terms: ConditionTerms): Attribute {
  const attribute = attributesByKey.get(key);
  if (attribute) return attributesByKey.get(attribute.sameAs ?? key) ?? attribute;
  const known = [...attributesByKey.keys()];
  const right = suggestion(key, known) ?? `expected one of ${known.slice(0, 10).join(', ')}`;
  throw new InvalidValue(`${terms.key}: ${constant} has no attribute '${key}'; ${right}`);
}

function comparisonNamed(
  name: string,
  { key }: Attribute,
  known: readonly Comparison[],
  { comparisons, key: keyTerm }: ConditionTerms,
): Comparison {
  const offered = new Map(Object.entries(comparisons).filter(([, comparison]) => known.includes(comparison)));
  const comparison = offered.get(name);
  if (comparison) return comparison;
  if (offered.size === 0) throw new InvalidValue(`${keyTerm}: '${key}' cannot be compared`);
  const right = [...offered.keys()].map(each => JSON.stringify(each)).join(', ');
  throw new InvalidValue(`comparison: expected one of ${right}, not ${JSON.stringify(name)}`);
}

/** Relations are computed from links, which have conditions of their own; no value of a computed attribute is stored. */
function isWorkedOut({ registry, behaviours }: DomainContext, category: Category, { key, readOnly }: Attribute): boolean {
  const { const: constant } = modelOf(registry, category).category;
  if ([relationCategory, relationDetails].includes(constant)) return true;
  return readOnly === true && behaviours.get(constant)?.computed[key] !== undefined;
}

function holdsIn(context: DomainContext, category: Category, attribute: Attribute): Holds {
  const { registry } = context;
  const model = modelOf(registry, category);
  if (model.category.const === globalCategory)
    return test => asPermitted(context, globalCondition(registry, attribute, test as ValueTest));
  const inverseView = inverseViewOf(registry, model.category);
  const source: EntrySource = inverseView
    ? { category: inverseView.category.const, link: inverseView.link.key }
    : { category: model.category.const };
  const key = inverseView?.keys.find(([own]) => own === attribute.key)?.[1] ?? attribute.key;
  const place = placeOf(attribute, key, inverseView, inverseView?.there.exclusive ?? model.exclusive);
  const others = [...subtypesOf(registry, model.category.const).values()].flatMap(like => otherPlaces(like, key));
  const own = holdsAt({ source, key, place });
  if (others.length === 0) return own;
  return compared => ({ kind: 'any', of: [own, ...others.map(holdsAt)].map(holds => [holds(compared)]) });
}

interface Held {
  readonly source: EntrySource;
  readonly key: string;
  readonly place: ValuePlace;
}

/** Where entries keep an attribute that count as entries of the category. */
function otherPlaces({ category, keys }: Subtype, key: string): readonly Held[] {
  const found = keys.filter(([there]) => there === key).flatMap(([, here]) => category.attributesByKey.get(here) ?? []);
  return found.map(attribute => ({
    source: { category: category.const },
    key: attribute.key,
    place: placeOf(attribute, attribute.key, undefined, undefined),
  }));
}

function holdsAt({ source, key, place }: Held): Holds {
  return compared => {
    if ('is' in compared) return { kind: 'entry', source, place, test: compared };
    if (place.of === 'entry') return { kind: 'link', source, key, target: compared };
    if (compared.to === 'titled') throw new InvalidValue('value: expected an id');
    const test: ValueTest = compared.to === 'anything' ? { is: 'set' } : { is: 'oneOf', values: compared.ids };
    return { kind: 'entry', source, place, test };
  };
}

/** Of objects whose Global the caller may not know nothing is found. */
function asPermitted(context: DomainContext, condition: ObjectCondition): ObjectCondition {
  const types = context.registry.objectTypes
    .filter(each => isPermitted(context, each.const, globalCategory))
    .map(each => each.const);
  if (types.length === context.registry.objectTypes.length) return condition;
  return { kind: 'any', of: [[condition, { kind: 'types', types }]] };
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

/** The error for what an attribute condition rejects. */
export function rejectedIn(parameter: string, path: string, { message }: InvalidValue): RpcError {
  return invalidParameter(parameter, `${path}${message}`);
}
