import { say } from './language/spoken.js';
import { StartError } from './start-error.js';

/** Change sets from one number to another, both included. */
export interface RangeOfNumbers {
  readonly from: number;
  readonly to: number;
}

/**
 * Numbers of change sets, and ranges of them, as they are typed.
 * @throws StartError
 */
export function numbersFrom(texts: readonly string[]): {
  readonly numbers: readonly number[];
  readonly ranges: readonly RangeOfNumbers[];
} {
  const ranges = texts.map(rangeFrom).sort((one, other) => other.to - one.to);
  const [single, several] = [ranges.filter(isSingle), ranges.filter(range => !isSingle(range))];
  if (single.length > 0 && several.length > 0) throw new StartError(say('ExpectedEitherNumbers'));
  return { numbers: single.map(({ from }) => from), ranges: several };
}

function isSingle({ from, to }: RangeOfNumbers): boolean {
  return from === to;
}

function rangeFrom(text: string): RangeOfNumbers {
  const [, first = '', last = first] = /^([1-9][0-9]{0,14})(?:-([1-9][0-9]{0,14}))?$/.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (first === '' || to < from) throw new StartError(say('ExpectedNumberOfChangeSetSuchAs', { text }));
  return { from, to };
}
