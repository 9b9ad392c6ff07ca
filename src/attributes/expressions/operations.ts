import { addDays, addMonths, daysBetween } from '../calendar.js';
import { dayIn } from '../days.js';
import type { OperandType } from '../definition.js';
import { maxCharacters, type Operand } from './operand.js';
import { operandText, roundTo, significant } from './rounding.js';

/** What an operation takes in one place. */
export interface Taken {
  readonly types: readonly OperandType[];
  /** All places that say so take one type. */
  readonly alike?: true;
}

/** An operator or a function of expressions. */
export interface Operation {
  readonly takes: readonly Taken[];
  /** Operands that may be left out, from the last on. */
  readonly optional?: number;
  /** The last operand may be given again, as often as one likes. */
  readonly repeats?: boolean;
  readonly gives: OperandType | 'alike';
  /** Whether it says what it gives where an operand is unset; else that is unset, too. */
  readonly takesUnset?: boolean;
  apply(...operands: readonly never[]): Operand | undefined;
}

const number: Taken = { types: ['number'] };
const date: Taken = { types: ['date'] };
const condition: Taken = { types: ['boolean'] };
const shown: Taken = { types: ['text', 'number', 'date'] };
const ordered: Taken = { types: ['number', 'date'], alike: true };
const any: Taken = { types: ['number', 'text', 'date', 'boolean'], alike: true };

function arithmetic(apply: (one: number, other: number) => number): Operation {
  return { takes: [number, number], gives: 'number', apply };
}

function order(apply: (one: Operand, other: Operand) => boolean): Operation {
  return {
    ...{ takes: [ordered, ordered], gives: 'boolean' },
    apply: (one: Operand, other: Operand) => apply(comparable(one), comparable(other)),
  };
}

/** Operators between two operands, by how they are written: those that bind most come last. */
export const operators: readonly Readonly<Record<string, Operation>>[] = [
  { or: { takes: [condition, condition], gives: 'boolean', apply: (one: boolean, other: boolean) => one || other } },
  { and: { takes: [condition, condition], gives: 'boolean', apply: (one: boolean, other: boolean) => one && other } },
  {
    '=': { takes: [any, any], gives: 'boolean', apply: (one: Operand, other: Operand) => comparable(one) === comparable(other) },
    '!=': { takes: [any, any], gives: 'boolean', apply: (one: Operand, other: Operand) => comparable(one) !== comparable(other) },
    '<': order((one, other) => one < other),
    '<=': order((one, other) => one <= other),
    '>': order((one, other) => one > other),
    '>=': order((one, other) => one >= other),
  },
  { '+': arithmetic((one, other) => one + other), '-': arithmetic((one, other) => one - other) },
  { '*': arithmetic((one, other) => one * other), '/': arithmetic((one, other) => one / other) },
];

/** Operators before an operand. */
export const signs: Readonly<Record<string, Operation>> = {
  '-': { takes: [number], gives: 'number', apply: (value: number) => -value },
};

/** Functions by their names. */
export const functions: Readonly<Record<string, Operation>> = {
  add_days: { takes: [date, number], gives: 'date', apply: addDays },
  add_months: { takes: [date, number], gives: 'date', apply: addMonths },
  coalesce: {
    ...{ takes: [any], repeats: true, gives: 'alike', takesUnset: true },
    apply: (...all: readonly (Operand | undefined)[]) => all.find(each => each !== undefined),
  },
  concat: {
    ...{ takes: [shown], repeats: true, gives: 'text', takesUnset: true },
    apply: concatenate,
  },
  date: { takes: [{ types: ['text'] }], gives: 'date', apply: dayIn },
  days_between: { takes: [date, date], gives: 'number', apply: daysBetween },
  if: {
    ...{ takes: [condition, any, any], gives: 'alike', takesUnset: true },
    apply: (isMet: boolean | undefined, met: Operand | undefined, unmet: Operand | undefined) => (isMet === true ? met : unmet),
  },
  max: { takes: [ordered], repeats: true, gives: 'alike', apply: (...all: readonly Operand[]) => extreme(all, (a, b) => a > b) },
  min: { takes: [ordered], repeats: true, gives: 'alike', apply: (...all: readonly Operand[]) => extreme(all, (a, b) => a < b) },
  not: { takes: [condition], gives: 'boolean', apply: (value: boolean) => !value },
  round: {
    ...{ takes: [number, number], optional: 1, gives: 'number' },
    apply: (value: number, digits = 0) => roundTo(value, digits),
  },
};

/** Numbers are the same that read the same. */
function comparable(value: Operand): Operand {
  return typeof value === 'number' ? significant(value) : value;
}

/** All as one text; `undefined` where that is too long. */
function concatenate(...all: readonly (Operand | undefined)[]): string | undefined {
  let whole = '';
  for (const each of all) {
    whole += operandText(each);
    if (whole.length > maxCharacters) return undefined;
  }
  return whole;
}

function extreme(all: readonly Operand[], isBefore: (one: Operand, other: Operand) => boolean): Operand | undefined {
  return all.reduce((found, each) => (isBefore(each, found) ? each : found));
}
