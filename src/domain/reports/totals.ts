import type { ReportTotalKind } from '../../../generated/types.js';
import type { ComparedAs } from '../../attributes/definition.js';
import { type ColumnSource, readAs } from './columns.js';
import type { ReportUnit, ReportValue } from './report-values.js';

type Values = readonly [ReportValue, ...ReportValue[]];

/** Arithmetic of the values of a column. */
interface Arithmetic {
  sum(values: Values): string;
  average(values: Values): string;
  compare(one: ReportValue, other: ReportValue): number;
  show(value: ReportValue): string;
}

interface TotalRule {
  /** Families of values that have this total; all where absent. */
  readonly of?: readonly ComparedAs[];
  /** Whether it is in the unit of the values. */
  readonly hasUnit: boolean;
  total(values: Values, arithmetic: Arithmetic): string;
}

/** Every total of a column. */
export const totalRules: Readonly<Record<ReportTotalKind, TotalRule>> = {
  count: { hasUnit: false, total: values => String(values.length) },
  sum: { of: ['number'], hasUnit: true, total: (values, { sum }) => sum(values) },
  average: { of: ['number'], hasUnit: true, total: (values, { average }) => average(values) },
  min: { of: ['number', 'moment'], hasUnit: true, total: (values, { compare, show }) => show(values.reduce(least(compare))) },
  max: {
    of: ['number', 'moment'],
    hasUnit: true,
    total: (values, { compare, show }) => show(values.reduce(least((one, other) => compare(other, one)))),
  },
};

/** Arithmetic of a column; amounts are told in a unit. */
export function arithmeticOf(source: ColumnSource, unit: ReportUnit | undefined): Arithmetic {
  if ('category' in source && readAs(source.attribute) === 'money') return money;
  return source.comparedAs === 'moment' ? moments : numbersIn(unit?.factor ?? 1);
}

function numbersIn(factor: number): Arithmetic {
  const numberOf = ({ comparable }: ReportValue): number => Number(comparable);
  const sumOf = (values: Values): number => values.reduce((sum, value) => sum + numberOf(value), 0);
  // Digits beyond those that sums of decimals are exact in.
  const told = (base: number): string => String(Number((base / factor).toPrecision(15)));
  return {
    sum: values => told(sumOf(values)),
    average: values => told(sumOf(values) / values.length),
    compare: (one, other) => numberOf(one) - numberOf(other),
    show: value => told(numberOf(value)),
  };
}

/** Cents are integers, so that no sum is rounded; an average is, to the nearest cent. */
const money: Arithmetic = {
  sum: values => withDecimals(centsOf(values)),
  average: values => withDecimals(divideRounding(centsOf(values), BigInt(values.length))),
  compare: (one, other) => Number(centsIn(one) - centsIn(other)),
  show: ({ text }) => text,
};

const moments: Arithmetic = {
  ...numbersIn(1),
  compare: (one, other) => (one.comparable < other.comparable ? -1 : Number(one.comparable > other.comparable)),
  show: ({ text }) => text,
};

function least(compare: Arithmetic['compare']) {
  return (one: ReportValue, other: ReportValue): ReportValue => (compare(other, one) < 0 ? other : one);
}

function centsIn({ comparable }: ReportValue): bigint {
  return BigInt(comparable.replace('.', ''));
}

function centsOf(values: Values): bigint {
  return values.reduce((sum, value) => sum + centsIn(value), 0n);
}

function divideRounding(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor : divisor;
  return (2n * dividend + half) / (2n * divisor);
}

function withDecimals(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
