import { joined, type Text, text } from '../../messages/text.js';
import type { Attribute } from '../attribute-type.js';
import { typeOf } from '../attribute-types.js';
import type { KeptValues } from '../attribute-values.js';
import { InvalidValue, rejectionOf } from '../invalid-value.js';
import { nameOfType, parseExpression } from './expression.js';
import type { Operand } from './operand.js';
import { operandText, roundTo } from './rounding.js';

/** How the value of an expression reads, by the type that its attribute says it is. */
const readings = {
  text: operandText,
  date: operandText,
  number: operandText,
  integer: value => String(roundTo(Number(value), 0)),
  money: value => roundTo(Number(value), 2).toFixed(2),
} as const satisfies Partial<Record<NonNullable<Attribute['valueType']>, (value: Operand) => string>>;

type ResultType = keyof typeof readings;

const resultTypes = Object.keys(readings).filter(isResultType);

function isResultType(type: string): type is ResultType {
  return Object.hasOwn(readings, type);
}

type Expressed = Pick<Attribute, 'expression' | 'valueType'>;

/** How an attribute with an expression reads, over the values of its entry; `''` where that is unset. */
export function readingByExpression(
  { expression = '', valueType = 'text' }: Expressed,
  attributes: readonly Attribute[],
): (values: Readonly<KeptValues>) => string {
  const { valueIn } = parseExpression(expression, attributes);
  const read = readings[isResultType(valueType) ? valueType : 'text'];
  return values => {
    const value = valueIn(values);
    return value === undefined ? '' : read(value);
  };
}

/** The reason why an attribute has no value by its expression; `undefined` where it has one. */
export function expressionFault(attribute: Expressed, attributes: readonly Attribute[]): Text | undefined {
  return rejectionOf(() => requireResult(attribute, attributes))?.fault;
}

/** @throws InvalidValue */
function requireResult({ expression = '', valueType }: Expressed, attributes: readonly Attribute[]): void {
  const { type } = parseExpression(expression, attributes);
  const types = resultTypes.filter(each => typeOf({ type: each }).operand === type);
  if (types.length === 0) throw new InvalidValue(text('ExpressionGivesCondition'));
  if (types.some(each => each === valueType)) return;
  throw new InvalidValue(text('ExpressionGives', { given: nameOfType(type), types: joined(types, ' or ') }));
}
