import type { Comparison } from '../../../generated/types.js';
import type { Attribute } from '../../attributes/attribute-type.js';
import { isLink } from '../../attributes/attribute-types.js';
import { InvalidValue, kindOf } from '../../attributes/invalid-value.js';
import type { Category } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import type { RpcError } from '../../rpc/rpc-error.js';
import { isPermitted } from '../access/permission.js';
import { categoryNamed, globalCategory } from '../categories.js';
import type { DomainContext } from '../context.js';
import { modelOf } from '../models/category-model.js';
import type { AttributePlace, ObjectCondition, ValueTest } from '../storage/object-query.js';
import { joinAlternatives } from './alternatives.js';
import { attributeNamed, isWorkedOut, placesOf } from './attribute-places.js';
import { type Compare, type Compared, comparisonsOf, familyOf } from './comparisons.js';
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
  const attribute = attributeNamed(category, asked.key, terms.key);
  const family = familyOf(attribute);
  if (!family || isWorkedOut(context, category, attribute))
    throw new InvalidValue(text('IsWorkedOutOnReading', { term: terms.key, attribute: attribute.key }));
  const comparison = comparisonNamed(asked.comparison ?? '=', attribute, comparisonsOf(family), terms);
  const holds = holdsIn(context, category, attribute);
  const set = holds(isLink(attribute) ? { to: 'anything' } : { is: 'set' });
  if ((comparison === 'set' || comparison === 'unset') && asked.value !== undefined)
    throw new InvalidValue(text('ValueTakesNoneLeaveIt', { comparison }));
  if (comparison === 'set') return [set];
  if (comparison === 'unset') return [{ kind: 'not', condition: set }];
  const compare = family[comparison === 'in' || comparison === '!=' ? '=' : comparison];
  const given = comparison === 'in' ? severalOf(asked.value) : [asked.value];
  const compared = joinAlternatives(given.flatMap(each => compareWith(each, compare, attribute, context, terms)));
  const [only, ...others] = compared.map(holds);
  if (!only) return [{ kind: 'any', of: [] }];
  const condition: ObjectCondition = others.length === 0 ? only : { kind: 'any', of: [only, ...others].map(each => [each]) };
  return comparison === '!=' ? [set, { kind: 'not', condition }] : [condition];
}

function compareWith(
  given: unknown,
  compare: Compare | undefined,
  attribute: Attribute,
  context: DomainContext,
  { comparisons }: ConditionTerms,
): readonly Compared[] {
  if (given === undefined) throw new InvalidValue(text('ValueIsRequiredByThis'));
  try {
    return compare ? [compare(given, attribute, context)] : [];
  } catch (error) {
    if (!(error instanceof InvalidValue)) throw error;
    const fault = text('Named', { name: 'value', fault: error.fault });
    const isUnset = given === '' && comparisons.unset !== undefined;
    throw new InvalidValue(isUnset ? text('Clauses', { first: fault, second: text('WhatIsNotSetIs') }) : fault);
  }
}

const mostInList = 100;

function severalOf(given: unknown): readonly unknown[] {
  if (Array.isArray(given) && given.length >= 1 && given.length <= mostInList) return given;
  throw new InvalidValue(text('ValueExpectedListOf1', { max: mostInList, given: kindOf(given) }));
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
  if (offered.size === 0) throw new InvalidValue(text('CannotBeCompared', { term: keyTerm, attribute: key }));
  const right = [...offered.keys()].map(each => JSON.stringify(each)).join(', ');
  throw new InvalidValue(text('ComparisonExpectedOneOfNot', { right, name: JSON.stringify(name) }));
}

function holdsIn(context: DomainContext, category: Category, attribute: Attribute): Holds {
  const { registry } = context;
  const model = modelOf(registry, category);
  if (model.category.const === globalCategory)
    return test => asPermitted(context, globalCondition(registry, attribute, test as ValueTest));
  const [own, ...others] = placesOf(registry, category, attribute);
  if (others.length === 0) return holdsAt(own);
  return compared => ({ kind: 'any', of: [own, ...others].map(place => [holdsAt(place)(compared)]) });
}

function holdsAt({ source, key, place }: AttributePlace): Holds {
  return compared => {
    if ('is' in compared) return { kind: 'entry', source, place, test: compared };
    if (place.of === 'entry') return { kind: 'link', source, key, target: compared };
    if (compared.to === 'titled') throw new InvalidValue(text('ValueExpectedId'));
    const test: ValueTest = compared.to === 'anything' ? { is: 'set' } : { is: 'oneOf', values: compared.ids };
    return { kind: 'entry', source, place, test };
  };
}

/** Of objects whose Global the caller may not know nothing is found. */
function asPermitted(context: DomainContext, condition: ObjectCondition): ObjectCondition {
  const types = permittedTypes(context, globalCategory);
  return types ? { kind: 'any', of: [[condition, { kind: 'types', types }]] } : condition;
}

/** Types of objects of which the caller may know a category; `undefined` where that is all of them. */
export function permittedTypes(context: DomainContext, category: string): readonly string[] | undefined {
  const { objectTypes } = context.registry;
  const types = objectTypes.map(each => each.const).filter(type => isPermitted(context, type, category));
  return types.length < objectTypes.length ? types : undefined;
}

/** The error for what an attribute condition rejects. */
export function conditionError(parameter: string, path: string, { fault }: InvalidValue): RpcError {
  return invalidParameter(parameter, text('AtPath', { path, fault }));
}
