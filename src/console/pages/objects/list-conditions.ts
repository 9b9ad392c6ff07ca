import type { ObjectFilter } from '../../../../generated/client.js';
import type { AttributeCondition, Comparison } from '../../../../generated/types.js';
import { comparisonWords } from '../../attributes/comparisons.js';
import { constant } from '../../service/constants.js';
import type { Text } from '../../texts/language.js';

/** Comparisons with the day on which the list is read; their value is a number of days. */
export type RelativeComparison = 'next' | 'last' | 'older';

/** A comparison of a list. */
export type ListComparison = Comparison | RelativeComparison;

/** A condition of a list: one of the service, or one that moves with the days. */
export interface ListCondition extends Omit<AttributeCondition, 'comparison'> {
  readonly comparison?: ListComparison;
  /** The value as people read it, where it is an id. */
  readonly label?: string;
}

/** Names of the comparisons of a list. */
export const listComparisonWords: Readonly<Record<ListComparison, Text>> = {
  ...comparisonWords,
  next: { en: 'in the next … days', de: 'in den nächsten … Tagen' },
  last: { en: 'in the last … days', de: 'in den letzten … Tagen' },
  older: { en: 'older than … days', de: 'älter als … Tage' },
};

export const relativeComparisons: readonly RelativeComparison[] = ['next', 'last', 'older'];

/** Whether a comparison is with the present day. */
export function isRelative(comparison: ListComparison): comparison is RelativeComparison {
  return relativeComparisons.some(each => each === comparison);
}

/** Limits of days from today on: the first that fits, and the first that no longer does. */
const limits: Readonly<Record<RelativeComparison, (days: number) => readonly (readonly [Comparison, number])[]>> = {
  next: days => [
    ['>=', 0],
    ['<', days + 1],
  ],
  last: days => [
    ['>=', -days],
    ['<', 1],
  ],
  older: days => [['<', -days]],
};

type ServiceCondition = NonNullable<ObjectFilter['attributes']>[number];

/** A condition as the service takes it today. */
export function serviceConditions({ label: _, comparison = '=', ...condition }: ListCondition): readonly ServiceCondition[] {
  const named = { ...condition, category: constant(condition.category) };
  if (!isRelative(comparison)) return [{ ...named, comparison }];
  return limits[comparison](Number(condition.value) || 0).map(([limit, days]) => ({
    ...named,
    comparison: limit,
    value: dayIn(days),
  }));
}

function dayIn(days: number): string {
  const millisecondsPerDay = 86_400_000;
  return new Date(Date.now() + days * millisecondsPerDay).toISOString().slice(0, 10);
}
