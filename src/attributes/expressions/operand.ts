import type { Attribute } from '../attribute-type.js';
import { typeOf } from '../attribute-types.js';
import type { Kept, KeptValues } from '../attribute-values.js';
import type { OperandType } from '../definition.js';
import { isQuantity } from '../numbers.js';

/** A value within an expression: a day is a text as `Y-m-d`. */
export type Operand = number | string | boolean;

/** Most characters of a text in an expression. */
export const maxCharacters = 10_000;

/** A part of an expression: the type of its values, and its value in an entry, `undefined` where that is unset. */
export interface Term {
  readonly type: OperandType;
  valueIn(values: Readonly<KeptValues>): Operand | undefined;
}

/** An attribute as an operand; `undefined` where its type takes no part in expressions. */
export function termOf(attribute: Attribute): Term | undefined {
  const { operand, unset } = typeOf(attribute);
  if (operand === 'nothing') return undefined;
  const whenUnset = 'countsAs' in unset ? unset.countsAs : undefined;
  const convert = operand === 'number' ? numberIn : plainIn;
  return { type: operand, valueIn: values => valueOrUnset(convert(values[attribute.key] ?? whenUnset)) };
}

/** An operand, unset where it cannot be written as a value: a quotient by 0, a day beyond the years, a text that is too long. */
export function valueOrUnset(value: Operand | undefined): Operand | undefined {
  if (typeof value === 'string') return value !== '' && value.length <= maxCharacters ? value : undefined;
  return typeof value === 'number' && !Number.isFinite(value) ? undefined : value;
}

/** An amount with a unit counts in the base unit of what it measures. */
function numberIn(kept: Kept): number | undefined {
  return kept === undefined ? undefined : isQuantity(kept) ? kept.base : Number(kept);
}

function plainIn(kept: Kept): Operand | undefined {
  return typeof kept === 'string' || typeof kept === 'boolean' ? kept : undefined;
}
