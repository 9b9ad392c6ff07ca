/** The seed of random calls: the same at every run, or that of the environment variable KATASTER_SEED. */
export const seed = Number(process.env.KATASTER_SEED ?? 20_261_122);
