import type { Operand } from './operand.js';

/** Digits that spreadsheets calculate with: those behind them are the machine's, such as in 0.1 + 0.2. */
const significantDigits = 15;
const mostDigits = 15;

/** A number with so many digits behind the point: halves are rounded away from zero, as people do. */
export function roundTo(value: number, digits: number): number {
  const factor = 10 ** Math.trunc(Math.min(Math.max(digits, -mostDigits), mostDigits));
  const scaled = significant(Math.abs(value) * factor);
  return Number.isFinite(scaled) ? (Math.sign(value) * Math.round(scaled)) / factor : value;
}

/** A number without the digits that the machine adds. */
export function significant(value: number): number {
  return Number.isSafeInteger(value) ? value : Number(value.toPrecision(significantDigits));
}

/** A value as a text; an unset one is empty. */
export function operandText(value: Operand | undefined): string {
  return value === undefined ? '' : String(typeof value === 'number' ? significant(value) : value);
}
