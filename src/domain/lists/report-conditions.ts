import { InvalidValue } from '../../attributes/invalid-value.js';
import type { DomainContext } from '../context.js';
import type { ListedObject, ObjectCondition } from '../storage/object-query.js';
import { attributeConditions, type ConditionTerms, conditionError } from './attribute-conditions.js';
import { everyComparison } from './comparisons.js';
import { explainNothingMet } from './empty-lists.js';
import { listObjectsMeeting } from './object-lists.js';

/** A comparison of an attribute, called `category-key`, and how it goes together with the one before it. */
export interface ReportCondition {
  readonly property: string;
  readonly comparison: string;
  readonly value: unknown;
  readonly operator: string;
}

const terms: ConditionTerms = {
  parameter: 'conditions',
  key: 'property',
  comparisons: {
    '=': '=',
    '!=': '!=',
    '<>': '!=',
    like: 'like',
    'not like': 'like',
    '>': '>',
    '>=': '>=',
    '<': '<',
    '<=': '<=',
  },
};

/**
 * The normal objects that meet conditions, ascending by id; AND binds more tightly than OR.
 * @throws RpcError CategoryNotFound, CategoryWithoutAttributes, InvalidParameters, LimitExceeded
 */
export async function objectsMeeting(
  context: DomainContext,
  conditions: readonly ReportCondition[],
): Promise<readonly ListedObject[]> {
  const groups: ObjectCondition[][] = [];
  for (const [at, condition] of conditions.entries()) {
    const met = conditionsFor(context, condition, at);
    if (at === 0 || condition.operator.toUpperCase() === 'OR') groups.push([...met]);
    else groups.at(-1)?.push(...met);
  }
  const found = await listObjectsMeeting(context, [
    { kind: 'status', status: 'normal' },
    { kind: 'any', of: groups },
  ]);
  if (found.length === 0) explainNothingMet(conditions, context);
  return found;
}

function conditionsFor(
  context: DomainContext,
  { property, comparison, value }: ReportCondition,
  at: number,
): readonly ObjectCondition[] {
  const [category = '', key = ''] = property.split('-');
  try {
    const met = attributeConditions(context, { category, key, comparison, value }, terms);
    if (comparison !== 'not like') return met;
    const whatever = { ...terms, comparisons: everyComparison };
    const set = attributeConditions(context, { category, key, comparison: 'set' }, whatever);
    return [...set, ...met.map((condition): ObjectCondition => ({ kind: 'not', condition }))];
  } catch (error) {
    throw error instanceof InvalidValue ? conditionError('conditions', `${at}.`, error) : error;
  }
}
