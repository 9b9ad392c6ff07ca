/** A value, or a promise of it where it has to be waited for. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** The result of `next` for the value: in the same turn where the value is there, as a promise and its turn of the queue take longer than most steps. */
export function andThen<Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/**
 * The result of `next` for the values of two steps, of which the other begins before the one has ended: statements for a server travel together.
 * Where the one fails, its error is thrown, whatever becomes of the other.
 */
export function pipelined<One, Other, Result>(
  one: MaybePromise<One>,
  begin: () => MaybePromise<Other>,
  next: (one: One, other: Other) => MaybePromise<Result>,
): MaybePromise<Result> {
  if (!(one instanceof Promise)) return andThen(begin(), other => next(one, other));
  const begun = (async () => begin())();
  begun.catch(() => {});
  return one.then(value => begun.then(other => next(value, other)));
}

/** The result of work, or of `failed` where it throws, in whatever turn it does. */
export function recover<Result>(
  work: () => MaybePromise<Result>,
  failed: (error: unknown) => MaybePromise<Result>,
): MaybePromise<Result> {
  try {
    const result = work();
    return result instanceof Promise ? result.catch(failed) : result;
  } catch (error) {
    return failed(error);
  }
}

/** Takes the step for one item after the other: in the same turn as long as nothing has to be waited for. */
export function forEachSeries<Item>(items: Iterable<Item>, step: (item: Item) => MaybePromise<unknown>): MaybePromise<void> {
  const iterator = items[Symbol.iterator]();
  for (let next = iterator.next(); !next.done; next = iterator.next()) {
    const going = step(next.value);
    if (going instanceof Promise) return theRest(going, iterator, step);
  }
}

async function theRest<Item>(going: Promise<unknown>, items: Iterator<Item>, step: (item: Item) => unknown): Promise<void> {
  await going;
  for (let next = items.next(); !next.done; next = items.next()) await step(next.value);
}
