import type { AttributeDefinition } from '../../generated/types.js';
import { rangeWords } from '../attributes/formats.js';
import { integerPattern } from '../attributes/integer-patterns.js';
import { inputs } from './inputs.js';
import { reference, type Schema } from './openrpc.js';

/** Shared shapes of numbers as they are saved. */
export type NumericInput = 'IntegerInput' | 'NumberInput' | 'MoneyInput';

type Ranged = Pick<AttributeDefinition, 'minimum' | 'maximum'>;

/** The shape of a number as it is saved: the shared one, or one of its own where the catalogue says a range. */
export function numericInput({ minimum, maximum }: Ranged, input: NumericInput): Schema {
  if (minimum === undefined && maximum === undefined) return reference(input);
  const range = { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
  const branches = (inputs[input]?.anyOf ?? []).map(each => {
    if (each.type !== 'string') return { ...each, ...range };
    return {
      ...each,
      pattern: input === 'IntegerInput' ? `^${integerPattern(minimum, maximum)}$` : signedPattern(each.pattern, range),
    };
  });
  return { 'x-expected': rangeWords(input === 'IntegerInput' ? 'integer' : 'number', range).en, anyOf: branches };
}

/** Of decimals as texts a schema tells the sign alone: how large they are, the service checks. */
function signedPattern(pattern = '', { minimum = Number.NEGATIVE_INFINITY }: Ranged): string {
  const isNegative = '-0*[.,]?0*[1-9]';
  return minimum < 0 ? pattern : pattern.replace('^', `^(?!${isNegative})`);
}
