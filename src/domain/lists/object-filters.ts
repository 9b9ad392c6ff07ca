import type { ContactTexts } from '../../../generated/types.js';
import { InvalidValue } from '../../attributes/invalid-value.js';
import type { Registry } from '../../catalog/registry.js';
import { text } from '../../messages/text.js';
import { suggestion } from '../../rpc/did-you-mean.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import type { DomainContext } from '../context.js';
import { placementLinks } from '../models/placement-links.js';
import { objectTypeNamed } from '../objects/object-types.js';
import { titlePattern } from '../storage/folding.js';
import type { ObjectCondition } from '../storage/object-query.js';
import type { RecordStatus } from '../storage/objects.js';
import { type AttributeAsked, attributeConditions, type ConditionTerms, conditionError } from './attribute-conditions.js';
import { contactTexts } from './catalogue-marks.js';
import { everyComparison } from './comparisons.js';
import { hasTitle } from './lists.js';

/** Filter of a list of objects; all its conditions have to hold. */
export interface ObjectFilter {
  readonly ids?: readonly number[] | undefined;
  /** By constants or ids. */
  readonly types?: readonly (string | number)[] | undefined;
  readonly typeGroup?: string | undefined;
  readonly typeTitle?: string | undefined;
  readonly title?: string | undefined;
  readonly sysid?: string | undefined;
  readonly status: RecordStatus;
  /** Of persons. */
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  /** Of persons, groups and organisations. */
  readonly email?: string | undefined;
  /** The object that others are in, at any depth. */
  readonly location?: number | undefined;
  readonly attributes?: readonly AttributeAsked[] | undefined;
}

/** The condition that a part of a filter stands for; `undefined` where it is not given. */
type Part = (filter: ObjectFilter, context: DomainContext) => ObjectCondition | undefined;

const parts: readonly Part[] = [
  ({ status }) => ({ kind: 'status', status }),
  ({ ids }) => ids && { kind: 'ids', ids },
  ({ types }, context) =>
    types && {
      kind: 'types',
      types: types.map(
        type => objectTypeNamed(context, type, right => ({ filter: text('Named', { name: 'type', fault: right }) })).const,
      ),
    },
  ({ typeGroup }, { registry }) =>
    typeGroup === undefined ? undefined : { kind: 'types', types: typesOfGroup(registry, typeGroup) },
  ({ typeTitle }, context) => (typeTitle === undefined ? undefined : { kind: 'types', types: typesTitled(context, typeTitle) }),
  ({ title }, context) =>
    title === undefined
      ? undefined
      : { kind: 'title', patterns: [titlePattern(context.dialect.wildcards ? title.split(context.dialect.wildcards) : [title])] },
  ({ sysid }) => (sysid === undefined ? undefined : { kind: 'sysid', sysid }),
  ({ firstName }, { registry }) => texts(registry, 'first_name', firstName),
  ({ lastName }, { registry }) => texts(registry, 'last_name', lastName),
  ({ email }, { registry }) => texts(registry, 'email', email),
  ({ location }, { registry }) =>
    location === undefined ? undefined : { kind: 'below', object: location, links: placementLinks(registry) },
  ({ attributes }, context) => attributes && allOf(attributes, context),
];

function texts(registry: Registry, name: keyof ContactTexts, text: string | undefined): ObjectCondition | undefined {
  if (text === undefined) return undefined;
  const of = contactTexts(registry)[name].map(([category, key]): ObjectCondition[] => [
    { kind: 'entry', source: { category }, place: { of: 'entry', key }, test: { is: 'like', pattern: [text] } },
  ]);
  return { kind: 'any', of };
}

const attributeTerms: ConditionTerms = { parameter: 'filter', key: 'key', comparisons: everyComparison };

function allOf(attributes: readonly AttributeAsked[], context: DomainContext): ObjectCondition {
  const conditions = attributes.flatMap((asked, at) => {
    try {
      return attributeConditions(context, asked, attributeTerms);
    } catch (error) {
      throw error instanceof InvalidValue ? conditionError('filter', `attributes.${at}.`, error) : error;
    }
  });
  return { kind: 'any', of: [conditions] };
}

/**
 * The conditions that a filter stands for.
 * @throws RpcError ObjectTypeNotFound, InvalidParameters
 */
export function conditionsOf(filter: ObjectFilter, context: DomainContext): readonly ObjectCondition[] {
  return parts.map(part => part(filter, context)).filter(condition => condition !== undefined);
}

function typesOfGroup({ objectTypeGroups }: Registry, name: string): readonly string[] {
  const group = objectTypeGroups.find(each => each.const === name);
  if (group) return group.objectTypes;
  const names = objectTypeGroups.map(each => each.const);
  const right = suggestion(name, names) ?? text('ExpectedOneOf', { known: names.join(', ') });
  throw invalidParameter('filter', text('TypeGroupThereIsNo', { name, right }));
}

/** Titles are the site's own words: one that no type has finds nothing. */
function typesTitled({ registry, language }: DomainContext, title: string): readonly string[] {
  return registry.objectTypes.filter(each => hasTitle([title], each.title[language])).map(each => each.const);
}
