import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds for which work may keep the event loop: five slices of different calls in a row stay below 50 ms. */
const sliceTakes = 10;

/** Time slices of long work: between two of them the event loop takes a turn, in which other calls are answered. */
export class TimeSlices {
  private since: number;
  private readonly elapsed: () => number;

  constructor(elapsed: () => number = () => performance.now()) {
    this.elapsed = elapsed;
    this.since = elapsed();
  }

  get isOver(): boolean {
    return this.elapsed() - this.since >= sliceTakes;
  }

  /** Goes on at once, or after a turn of the event loop where the slice is over. */
  async pass(): Promise<void> {
    if (this.isOver) await this.next();
  }

  /** Begins the next slice, after a turn of the event loop. */
  async next(): Promise<void> {
    await turn();
    this.since = this.elapsed();
  }
}

/** Takes the step for each element; the event loop takes a turn after each slice of time, however long an element takes. */
export async function eachInSlices<Element>(
  elements: Iterable<Element>,
  step: (element: Element) => void,
  slices = new TimeSlices(),
): Promise<void> {
  for (const element of elements) {
    if (slices.isOver) await slices.next();
    step(element);
  }
}

/** The result for each element; the event loop takes a turn after each slice of time. */
export async function mapInSlices<Element, Result>(
  elements: Iterable<Element>,
  map: (element: Element) => Result,
  slices = new TimeSlices(),
): Promise<Result[]> {
  const results: Result[] = [];
  await eachInSlices(elements, element => results.push(map(element)), slices);
  return results;
}

/** A list in parts of at most so many elements. */
export function slicesOf<Element>(elements: readonly Element[], size: number): readonly (readonly Element[])[] {
  return Array.from({ length: Math.ceil(elements.length / size) }, (_, at) => elements.slice(at * size, (at + 1) * size));
}
