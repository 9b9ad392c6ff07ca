/** A value, or a promise of it where it has to be waited for. */
export type Awaitable<Value> = Value | Promise<Value>;

/** The result of `next` for the value: in the same turn where the value is there, as a promise and its turn of the queue take longer than most steps. */
export function after<Value, Result>(value: Awaitable<Value>, next: (value: Value) => Awaitable<Result>): Awaitable<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}
