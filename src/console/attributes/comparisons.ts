import type { Comparison } from '../../../generated/types.js';
import type { Text } from '../texts/language.js';
import type { AttributeView } from './attribute-view.js';

/** Comparisons that a filter offers, by how values of an attribute type are compared. */
export const comparisonsFor: Readonly<Record<AttributeView['comparedAs'], readonly Comparison[]>> = {
  text: ['contains', '=', '!=', 'begins', 'set', 'unset'],
  order: ['=', '!=', '<', '<=', '>', '>=', 'set', 'unset'],
  choice: ['=', '!=', 'in', 'set', 'unset'],
  presence: ['set', 'unset'],
};

/** Comparisons that take no value. */
export const withoutValue: readonly Comparison[] = ['set', 'unset'];

/** Names of comparisons. */
export const comparisonWords: Readonly<Record<Comparison, Text>> = {
  '=': { en: 'is', de: 'ist' },
  '!=': { en: 'is not', de: 'ist nicht' },
  '<': { en: 'less than', de: 'kleiner als' },
  '<=': { en: 'at most', de: 'höchstens' },
  '>': { en: 'greater than', de: 'größer als' },
  '>=': { en: 'at least', de: 'mindestens' },
  in: { en: 'is one of', de: 'ist eines von' },
  contains: { en: 'contains', de: 'enthält' },
  begins: { en: 'begins with', de: 'beginnt mit' },
  like: { en: 'is like', de: 'ähnelt' },
  set: { en: 'is set', de: 'ist gesetzt' },
  unset: { en: 'is not set', de: 'ist nicht gesetzt' },
};
