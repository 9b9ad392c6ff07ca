const digits = /^[1-9][0-9]{0,18}$/;

/**
 * A number where one can hold the id that is given; its digits where it may be larger than that, which nothing has; else what was
 * given, for the error.
 */
export function idMeantBy(given: unknown, largest: bigint): unknown {
  if (!isDigits(given) && typeof given !== 'bigint') return given;
  const id = BigInt(given as string | bigint);
  if (id <= BigInt(Number.MAX_SAFE_INTEGER)) return Number(id);
  return id <= largest ? String(id) : id;
}

/** Whether this is a text of digits that an id may have. */
export function isDigits(given: unknown): given is string {
  return typeof given === 'string' && digits.test(given);
}
