import jsep from 'jsep';
import { joined, type Text, type TextValue, text } from '../../messages/text.js';
import { withSuggestion } from '../../rpc/did-you-mean.js';
import type { Attribute } from '../attribute-type.js';
import { typesWith } from '../attribute-types.js';
import type { OperandType } from '../definition.js';
import { InvalidValue } from '../invalid-value.js';
import { memoizeByPart } from '../memoize.js';
import { namesOf } from '../names.js';
import { withoutTexts } from './identifiers.js';
import { type Operand, type Term, termOf, valueOrUnset } from './operand.js';
import { functions, type Operation, operators, signs } from './operations.js';

/** The parser knows the operators of the table, and no others. */
jsep.removeAllBinaryOps();
jsep.removeAllUnaryOps();
for (const [at, level] of operators.entries()) for (const operator of Object.keys(level)) jsep.addBinaryOp(operator, at + 1);
for (const sign of Object.keys(signs)) jsep.addUnaryOp(sign);

const binary: Readonly<Record<string, Operation>> = Object.assign({}, ...operators);

type Named = ReadonlyMap<string, Attribute>;

/** Attributes by every key that callers may name them by, and by the one that values are stored under. */
const namedIn = memoizeByPart(
  (attributes: readonly Attribute[]): Named =>
    new Map(attributes.flatMap(each => [...namesOf(each), each.key].map(name => [name, each]))),
);

/**
 * An expression over attributes of one entry.
 * @throws InvalidValue with what would be right
 */
export function parseExpression(expression: string, attributes: readonly Attribute[]): Term {
  if (/[;?]/.test(withoutTexts(expression))) throw new InvalidValue(text('ExpressionHasOther'));
  return termAt(syntaxOf(expression), namedIn(attributes));
}

function syntaxOf(expression: string): jsep.Expression {
  try {
    return jsep(expression);
  } catch (error) {
    throw new InvalidValue(text('ExpressionIsNone', { reason: error instanceof Error ? error.message : String(error) }));
  }
}

function termAt(node: jsep.Expression, named: Named): Term {
  const part = node as jsep.CoreExpression;
  switch (part.type) {
    case 'Literal':
      return literal(part.value);
    case 'Identifier':
      return attributeNamed(part.name, named);
    case 'UnaryExpression':
      return operationOn([part.argument], part.operator, signs, named);
    case 'BinaryExpression':
      return operationOn([part.left, part.right], part.operator, binary, named);
    case 'CallExpression':
      return operationOn(part.arguments, functionNamed(part.callee as jsep.CoreExpression), functions, named);
    default:
      throw new InvalidValue(text('ExpressionHasOther'));
  }
}

const literalTypes: Readonly<Record<string, OperandType>> = { number: 'number', string: 'text', boolean: 'boolean' };

function literal(value: unknown): Term {
  const type = literalTypes[typeof value];
  if (type === undefined) throw new InvalidValue(text('ExpressionHasOther'));
  const constant = valueOrUnset(value as Operand);
  return { type, valueIn: () => constant };
}

function attributeNamed(name: string, named: Named): Term {
  const attribute = named.get(name);
  if (!attribute) throw new InvalidValue(withSuggestion(text('ExpressionNamesNone', { name }), name, named.keys()));
  const term = termOf(attribute);
  if (term) return term;
  const types = joined(
    typesWith(({ operand }) => operand !== 'nothing'),
    ' or ',
  );
  throw new InvalidValue(text('ExpressionNamesOther', { name, type: attribute.type, types }));
}

function functionNamed(callee: jsep.CoreExpression): string {
  const name = callee.type === 'Identifier' ? callee.name : '';
  if (Object.hasOwn(functions, name)) return name;
  throw new InvalidValue(text('ExpressionCallsNone', { name, known: Object.keys(functions).join(', ') }));
}

function operationOn(
  nodes: readonly jsep.Expression[],
  name: string,
  operations: Readonly<Record<string, Operation>>,
  named: Named,
): Term {
  const operation = operations[name];
  if (!operation) throw new InvalidValue(text('ExpressionHasOther'));
  const terms = nodes.map(node => termAt(node, named));
  const { gives, takesUnset = false } = operation;
  const alike = checkOperands(name, operation, terms);
  return {
    type: gives === 'alike' ? alike : gives,
    valueIn: values => {
      const operands = terms.map(term => term.valueIn(values));
      if (!takesUnset && operands.includes(undefined)) return undefined;
      return valueOrUnset(operation.apply(...(operands as never[])));
    },
  };
}

/** The type that operands have where all are of one. */
function checkOperands(
  name: string,
  { parameters, optional = 0, isVariadic = false }: Operation,
  terms: readonly Term[],
): OperandType {
  const least = parameters.length - optional;
  const most = isVariadic ? Number.POSITIVE_INFINITY : parameters.length;
  if (terms.length < least || terms.length > most) {
    const expected = isVariadic ? `≥ ${least}` : [...new Set([least, most])].join('–');
    throw new InvalidValue(text('ExpressionTakesOthers', { name, expected, count: terms.length }));
  }
  let alike: OperandType | undefined;
  for (const [at, { type }] of terms.entries()) {
    const parameter = parameters[at] ?? parameters.at(-1);
    const expected = parameter?.alike && alike !== undefined ? [alike] : (parameter?.types ?? []);
    if (!expected.includes(type)) {
      const right = joined(expected.map(nameOfType), ' or ');
      throw new InvalidValue(text('ExpressionTakes', { name, expected: right, given: nameOfType(type) }));
    }
    if (parameter?.alike) alike = type;
  }
  return alike ?? 'text';
}

const typeNames = {
  number: text('ANumber'),
  text: text('AText'),
  date: text('ADay'),
  boolean: text('AYesOrNo'),
} as const satisfies Readonly<Record<OperandType, TextValue>>;

/** The type of a value of an expression, for people. */
export function nameOfType(type: OperandType): Text {
  return typeNames[type];
}
