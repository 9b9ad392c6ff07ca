import { type Attribute, described, InvalidValue, type Kept } from './attribute-type.js';

const integerText = /^-?[0-9]{1,16}$/;
const numberText = /^-?[0-9]+([.,][0-9]+)?([eE][+-]?[0-9]{1,3})?$/;
const moneyText = /^(-?)0*([0-9]{1,15})(?:[.,]([0-9]{1,2}))?$/;
const wholeDigitsOfMoney = 15;

export function acceptInteger(given: unknown): number {
  const value = typeof given === 'string' && integerText.test(given) ? Number(given) : given;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value + 0;
  throw new InvalidValue(`expected an integer from -9007199254740991 to 9007199254740991, not ${described(given)}`);
}

/** The decimals of a text stand behind a point or a comma. */
export function acceptNumber(given: unknown): number {
  const value = typeof given === 'string' && numberText.test(given) ? Number(pointed(given)) : given;
  if (typeof value !== 'number' && typeof value !== 'bigint')
    throw new InvalidValue(`expected a number or a numeric text, not ${described(given)}`);
  // An integer beyond 2^53-1 has lost digits on the way; a larger one in scientific notation never had them.
  if (Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER) return Number(value) + 0;
  throw new InvalidValue(`expected a number from -9007199254740991 to 9007199254740991, not ${described(given)}`);
}

function pointed(text: string): string {
  return text.replace(',', '.');
}

/** A decimal text with two digits after the point. */
export function acceptMoney(given: unknown): string {
  const match = typeof given === 'number' || typeof given === 'string' ? moneyText.exec(String(given)) : null;
  const [, sign, whole, cents = ''] = match ?? [];
  if (whole === undefined) throw new InvalidValue(`expected an amount with ${moneyExpected(given)}, not ${described(given)}`);
  const amount = `${whole}.${cents.padEnd(2, '0')}`;
  return sign && /[1-9]/.test(amount) ? `-${amount}` : amount;
}

function moneyExpected(given: unknown): string {
  const isLarge = Math.abs(Number(pointed(String(given)))) >= 10 ** wholeDigitsOfMoney;
  return isLarge ? `at most ${wholeDigitsOfMoney} digits before the decimals` : 'at most two decimals, such as 1234.50';
}

/** A value with a unit keeps, beside what was sent, the value in the base unit, for comparing. */
export interface Quantity {
  readonly [key: string]: Kept;
  readonly amount: number;
  readonly base: number;
}

export function acceptQuantity(given: unknown, attribute: Attribute): Quantity {
  const amount = attribute.type === 'integer' ? acceptInteger(given) : acceptNumber(given);
  return { amount, base: amount };
}

export function isQuantity(kept: Kept): kept is Quantity {
  return typeof kept === 'object' && 'amount' in kept;
}
