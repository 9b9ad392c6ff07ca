import type { RpcAnswer } from '../rpc.js';
import { draws, type RandomStep } from './calls.js';

/** Counts calls by their methods and by whether they succeeded. */
export class Tally {
  readonly successes = new Map<string, number>();
  readonly failures = new Map<string, number>();

  count(step: RandomStep, answers: readonly RpcAnswer[]): void {
    if ('rows' in step) return;
    for (const [at, { error }] of answers.entries()) {
      const method = step.calls[at]?.method ?? '';
      const counts = error ? this.failures : this.successes;
      counts.set(method, (counts.get(method) ?? 0) + 1);
    }
  }

  get succeeded(): number {
    return sum(this.successes);
  }

  get called(): number {
    return this.succeeded + sum(this.failures);
  }

  /** Methods that never had such an outcome. */
  without(outcome: 'successes' | 'failures'): readonly string[] {
    return Object.keys(draws).filter(method => !this[outcome].has(method));
  }
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
