const { KATASTER_TEST_SEED: seedAsked, KATASTER_TEST_STEPS: stepsAsked } = process.env;

/** The seed of random calls: the same at every run of the tests, unless another one is asked for. */
export const seed = Number(seedAsked ?? 20_261_122);

/** The number of random steps of a test: this many, unless others are asked for. */
export function stepsOf(usual: number): number {
  return Number(stepsAsked ?? usual);
}

/** Milliseconds that a test of so many steps may take on a busy machine. */
export function timeFor(steps: number): number {
  return 120_000 + steps * 300;
}
