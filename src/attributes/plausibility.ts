import { type Text, text } from '../messages/text.js';
import { numberOf } from './addresses.js';
import type { Accepting, Attribute, Pending } from './attribute-type.js';
import { typeOf } from './attribute-types.js';
import type { Kept, KeptValues } from './attribute-values.js';
import { formatNamed, formOf, rangeWords } from './formats.js';
import { describeGiven, InvalidValue, upToTen } from './invalid-value.js';
import { memoizeByPart } from './memoize.js';
import { nameOf } from './names.js';
import { isQuantity } from './numbers.js';
import { followsPattern, maxPatternedCharacters } from './patterns.js';

/**
 * Stored form of a value that an attribute takes: by its type, its form and its range.
 * @throws InvalidValue
 */
export function acceptPlausible(given: unknown, attribute: Attribute, accepting: Accepting): Kept | Pending {
  const value = typeOf(attribute).accept(given, attribute, accepting);
  rejectImplausible(value, attribute, accepting.checksPlausibility);
  return value;
}

/**
 * Rejects a value that its type accepts and that cannot be true: one of another form, or out of range. Where plausibility is not
 * checked, only forms count that are checked everywhere.
 * @throws InvalidValue
 */
export function rejectImplausible(value: Kept | Pending, attribute: Attribute, isChecked: boolean): void {
  if (typeof value === 'string') rejectOtherForm(value, attribute, isChecked);
  rejectForbidden(value, attribute);
  if (isChecked) rejectOutOfRange(value, attribute);
}

/** Attributes that are said to come after another one of the same entry, each with the reason where its value is before. */
export function* orderFaults(
  attributes: readonly Attribute[],
  byKey: ReadonlyMap<string, Attribute>,
  values: Readonly<KeptValues>,
  isSent: (key: string) => boolean,
): Iterable<readonly [key: string, reason: Text]> {
  const named = (key: string) => nameOf(byKey.get(key) ?? { key });
  for (const { key, notBefore = '' } of attributes) {
    if (!(isSent(key) || isSent(notBefore)) || !isBefore(values[key], values[notBefore])) continue;
    const [first, second] = [formatValue(values[notBefore]), formatValue(values[key])];
    yield isSent(key)
      ? [key, text('IsBefore', { attribute: named(notBefore), expected: first, given: second })]
      : [notBefore, text('IsAfter', { attribute: named(key), expected: second, given: first })];
  }
}

const patternOf = memoizeByPart((attribute: Attribute) => new RegExp(`^(?:${formOf(attribute)?.pattern ?? '[^]*'})$`, 'u'));

function rejectOtherForm(value: string, attribute: Attribute, isChecked: boolean): void {
  if (attribute.format === undefined || !(isChecked || formatNamed(attribute.format)?.everywhere)) return;
  if (!patternOf(attribute).test(value))
    throw new InvalidValue(text('Expected', { expected: formOf(attribute)?.expected }), describeGiven(value));
}

/**
 * Rejects a value that the rules of a site forbid, which hold for all clients.
 * @throws InvalidValue
 */
export function rejectForbidden(value: Kept | Pending, attribute: Attribute): void {
  const { pattern, permittedValues } = attribute;
  if (pattern === undefined && !permittedValues) return;
  if (typeof value === 'string' && !followsPattern(value, attribute))
    throw new InvalidValue(text('ExpectedTextOfPattern', { pattern, max: maxPatternedCharacters }), describeGiven(value));
  const given = typeof value !== 'function' && isQuantity(value) ? value.amount : value;
  if (permittedValues && (typeof given === 'string' || typeof given === 'number') && !permittedValues.includes(given))
    throw new InvalidValue(text('ExpectedOneOf', { known: upToTen(permittedValues.map(String)) }), describeGiven(String(given)));
}

function rejectOutOfRange(value: Kept | Pending, attribute: Attribute): void {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = attribute;
  const { range } = typeOf(attribute).marks;
  const number = range === 'none' ? undefined : amountOf(value);
  if (range === 'none' || number === undefined || (number >= minimum && number <= maximum)) return;
  throw new InvalidValue(text('Expected', { expected: rangeWords(range, attribute) }), number);
}

/** The number in a value that has a range: itself, its text or the amount of a quantity. */
function amountOf(value: Kept | Pending): number | undefined {
  if (typeof value === 'number' || typeof value === 'string') return Number(value);
  return typeof value === 'function' ? undefined : isQuantity(value) ? value.amount : undefined;
}

/** Whether one value comes before another; values that cannot be compared do not. */
function isBefore(one: Kept, other: Kept): boolean {
  if (one === undefined || other === undefined) return false;
  if (typeof one === 'number' && typeof other === 'number') return one < other;
  const [address, first] = [numberOf(one), numberOf(other)];
  if (address !== undefined && first !== undefined) return address < first;
  return isDay(one) && isDay(other) && one < other;
}

function isDay(value: Kept): value is string {
  return typeof value === 'string' && /^[0-9]{4}-[0-9]{2}-[0-9]{2}/.test(value);
}

function formatValue(value: Kept): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
