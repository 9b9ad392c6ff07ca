/** A clock that stands still until it is told to move. It shows UTC, which is the zone of tests and of the build, whatever that of the machine is. */
export class Clock {
  #time: number;

  /** @param start what it shows first, `Y-m-d H:i:s` */
  constructor(start = '2026-01-15 09:00:00') {
    this.#time = momentOf(start);
  }

  now = (): Date => new Date(this.#time);

  set(shown: string): void {
    this.#time = momentOf(shown);
  }

  advance(seconds: number): void {
    this.#time += seconds * 1000;
  }
}

function momentOf(shown: string): number {
  return Date.parse(`${shown.replace(' ', 'T')}Z`);
}
