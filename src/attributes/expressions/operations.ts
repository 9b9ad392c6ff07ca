import { addDays, addMonths, daysBetween } from '../calendar.js';
import { dayIn } from '../days.js';
import type { OperandType } from '../definition.js';
import { maxCharacters, type Operand } from './operand.js';
import { operandText, roundTo, significant } from './rounding.js';

/** A parameter of an operation. */
export interface Parameter {
  readonly types: readonly OperandType[];
  /** All parameters of an operation that say so have one type. */
  readonly alike?: true;
}

/** An operator or a function of expressions. */
export interface Operation {
  readonly parameters: readonly Parameter[];
  /** Operands that may be left out, from the last on. */
  readonly optional?: number;
  /** Whether the last parameter takes any number of operands. */
  readonly isVariadic?: boolean;
  readonly gives: OperandType | 'alike';
  /** Whether it says what it gives where an operand is unset; else that is unset, too. */
  readonly takesUnset?: boolean;
  apply(...operands: readonly never[]): Operand | undefined;
}

const number: Parameter = { types: ['number'] };
const date: Parameter = { types: ['date'] };
const condition: Parameter = { types: ['boolean'] };
const printable: Parameter = { types: ['text', 'number', 'date'] };
const ordered: Parameter = { types: ['number', 'date'], alike: true };
const any: Parameter = { types: ['number', 'text', 'date', 'boolean'], alike: true };

function arithmetic(apply: (one: number, other: number) => number): Operation {
  return { parameters: [number, number], gives: 'number', apply };
}

function comparison(parameter: Parameter, apply: (one: Operand, other: Operand) => boolean): Operation {
  return {
    ...{ parameters: [parameter, parameter], gives: 'boolean' },
    apply: (one: Operand, other: Operand) => apply(comparable(one), comparable(other)),
  };
}

/** Operators between two operands, by how they are written: those that bind most come last. */
export const operators: readonly Readonly<Record<string, Operation>>[] = [
  { or: { parameters: [condition, condition], gives: 'boolean', apply: (one: boolean, other: boolean) => one || other } },
  { and: { parameters: [condition, condition], gives: 'boolean', apply: (one: boolean, other: boolean) => one && other } },
  {
    '=': comparison(any, (one, other) => one === other),
    '!=': comparison(any, (one, other) => one !== other),
    '<': comparison(ordered, (one, other) => one < other),
    '<=': comparison(ordered, (one, other) => one <= other),
    '>': comparison(ordered, (one, other) => one > other),
    '>=': comparison(ordered, (one, other) => one >= other),
  },
  { '+': arithmetic((one, other) => one + other), '-': arithmetic((one, other) => one - other) },
  { '*': arithmetic((one, other) => one * other), '/': arithmetic((one, other) => one / other) },
];

/** Operators before an operand. */
export const signs: Readonly<Record<string, Operation>> = {
  '-': { parameters: [number], gives: 'number', apply: (value: number) => -value },
};

/** Functions by their names. */
export const functions: Readonly<Record<string, Operation>> = {
  add_days: { parameters: [date, number], gives: 'date', apply: addDays },
  add_months: { parameters: [date, number], gives: 'date', apply: addMonths },
  coalesce: {
    ...{ parameters: [any], isVariadic: true, gives: 'alike', takesUnset: true },
    apply: (...all: readonly (Operand | undefined)[]) => all.find(each => each !== undefined),
  },
  concat: {
    ...{ parameters: [printable], isVariadic: true, gives: 'text', takesUnset: true },
    apply: concatenate,
  },
  date: { parameters: [{ types: ['text'] }], gives: 'date', apply: dayIn },
  days_between: { parameters: [date, date], gives: 'number', apply: daysBetween },
  if: {
    ...{ parameters: [condition, any, any], gives: 'alike', takesUnset: true },
    apply: (isMet: boolean | undefined, met: Operand | undefined, unmet: Operand | undefined) => (isMet === true ? met : unmet),
  },
  max: {
    parameters: [ordered],
    isVariadic: true,
    gives: 'alike',
    apply: (...all: readonly Operand[]) => extreme(all, (a, b) => a > b),
  },
  min: {
    parameters: [ordered],
    isVariadic: true,
    gives: 'alike',
    apply: (...all: readonly Operand[]) => extreme(all, (a, b) => a < b),
  },
  not: { parameters: [condition], gives: 'boolean', apply: (value: boolean) => !value },
  round: {
    ...{ parameters: [number, number], optional: 1, gives: 'number' },
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
