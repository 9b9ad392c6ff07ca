import type { DomainContext } from '../context.js';
import type { AttributeAsked } from '../lists/attribute-conditions.js';
import { dialogOf } from '../lists/choice-conditions.js';
import type { Becoming } from './replaced-values.js';

/** Conditions that ask for choices of these lists, with others in their place; `undefined` where none asks for one of them. */
export function replacedConditions(
  context: Pick<DomainContext, 'registry'>,
  conditions: readonly AttributeAsked[],
  lists: ReadonlySet<string>,
  becoming: Becoming,
): readonly AttributeAsked[] | undefined {
  const replace = (value: unknown) => becoming.get(Number(value)) ?? value;
  const replaced = conditions.map(condition => {
    const { category, key, value } = condition;
    const isOfLists = lists.has(dialogOf(context, category, key)?.name ?? '');
    if (!isOfLists || ![value].flat().some(each => becoming.has(Number(each)))) return condition;
    return { ...condition, value: Array.isArray(value) ? [...new Set(value.map(replace))] : replace(value) };
  });
  return replaced.some((each, at) => each !== conditions[at]) ? replaced : undefined;
}
