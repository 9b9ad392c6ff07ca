import type { ExecutionContext } from 'ava';

/** A test, or whatever else ends what was begun in it. */
export type Scope = Pick<ExecutionContext, 'teardown'>;

/** A part of a test, or several of them: what was begun in it ends with it, the last first. */
export function partOfTest(): Scope & { end(): Promise<void> } {
  const ends: (() => unknown)[] = [];
  const end = async (): Promise<void> => {
    for (const each of ends.splice(0)) await each();
  };
  return { teardown: each => void ends.unshift(each), end };
}
