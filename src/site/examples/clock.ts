/** A clock that stands still until it is told to move. What it shows is the same in every time zone tests may run in. */
export class Clock {
  #time: number;

  /** @param start what it shows first, `Y-m-d H:i:s` */
  constructor(start = '2026-01-15 09:00:00') {
    this.#time = momentOf(start);
  }

  now = (): Date => new Moment(this.#time);

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

/** Counts its seconds as if it were in UTC, and is written so that it reads the same as local time. */
class Moment extends Date {
  override toISOString(): string {
    const [year, month, day] = [this.getUTCFullYear(), this.getUTCMonth(), this.getUTCDate()];
    return new Date(year, month, day, this.getUTCHours(), this.getUTCMinutes(), this.getUTCSeconds()).toISOString();
  }
}
