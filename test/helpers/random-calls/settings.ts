import { engines, type TestEngine } from '../stores.js';

const { KATASTER_TEST_SEED: seedAsked, KATASTER_TEST_STEPS: stepsAsked } = process.env;

/** The seed of random calls: the same at every run of the tests, unless another one is asked for. */
export const seed = Number(seedAsked ?? 20_261_122);

/** The number of random steps of a test: this many, unless others are asked for. */
export function stepsOf(usual: number): number {
  return Number(stepsAsked ?? usual);
}

/** The number of random steps of a test on an engine, unless others are asked for. */
export function stepsOn(engine: Pick<TestEngine, 'name'>, usual: number): number {
  return stepsOf(shareOf(engine, usual));
}

/**
 * The part of so many random things that an engine has: all on the first, a third on the others. The same calls have the same answers on
 * all of them, which `random-calls.test.ts` compares over a longer course.
 */
export function shareOf({ name }: Pick<TestEngine, 'name'>, usual: number): number {
  return name === engines[0]?.name ? usual : Math.ceil(usual / 3);
}

/** Milliseconds that a test of so many steps may take on a busy machine. */
export function timeFor(steps: number): number {
  return 120_000 + steps * 300;
}
