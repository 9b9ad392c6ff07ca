import { inLanguage, joined, type Text, type TextValue, text } from '../messages/text.js';

/** A value that an attribute does not take, with what would be right. */
export class InvalidValue extends Error {
  readonly fault: Text;
  readonly expected: Text;

  /** A value that is `given` is named beside what is expected in its place. */
  constructor(expected: Text, given?: TextValue) {
    const fault = given === undefined ? expected : text('Mismatch', { expected, given });
    super(inLanguage(fault, 'en'));
    this.fault = fault;
    this.expected = expected;
  }
}

/** The rejection of a value; `undefined` where it is accepted. */
export function rejectionOf(accept: () => unknown): InvalidValue | undefined {
  try {
    accept();
    return undefined;
  } catch (error) {
    if (error instanceof InvalidValue) return error;
    throw error;
  }
}

/** Names the kind of a value for people. */
export function kindOf(value: unknown): TextValue {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? text('EmptyList') : text('ListOfCount', { count: value.length });
  return kinds[typeof value] ?? typeof value;
}

const kinds: Readonly<Record<string, Text>> = {
  string: text('AText'),
  number: text('ANumber'),
  bigint: text('IntegerBeyondSafe'),
  boolean: text('ABoolean'),
  object: text('AnObject'),
};

/** A number or a short text as it was given, else its kind; not for what may be secret. */
export function describeGiven(given: unknown): TextValue {
  const kind = kindOf(given);
  return typeof given === 'string' && given.length <= 40
    ? joined([kind, JSON.stringify(given)], ' ')
    : typeof given === 'number'
      ? String(given)
      : kind;
}

/** Up to ten of the values, for the text of an error. */
export function upToTen(values: readonly (string | number)[]): TextValue {
  const shown = values.slice(0, 10).map(value => JSON.stringify(value));
  return values.length > 10 ? text('OrMore', { shown: shown.join(', '), count: values.length - 10 }) : shown.join(', ');
}

/** Whether values are converted that are meant and not sent: one element to a list of one, a number to the text of its digits. */
export interface Conversion {
  readonly convertsValues?: boolean | undefined;
}

/** Elements of a list, or of all lists of a call. */
export const elementsAtMost = 10_000;

/** The elements of a list, few enough to be looked up at once; where values are converted, one stands for a list of one. */
export function elementsOf(sent: unknown, what: TextValue, { convertsValues }: Conversion): readonly unknown[] {
  const given = convertsValues && !Array.isArray(sent) ? [sent] : sent;
  if (!Array.isArray(given)) throw new InvalidValue(text('ExpectedList', { elements: what }), kindOf(given));
  if (given.length > elementsAtMost)
    throw new InvalidValue(text('TooManyElements', { max: elementsAtMost, count: given.length }));
  return given;
}
