import type { Clock } from '../../src/site/examples/clock.js';
import type { Scope } from './scope.js';

/** Sets the clock of a service to the time of day, by which a foreign program judges what it is sent. */
export function showTimeOfDay({ clock }: { readonly clock: Clock }): void {
  clock.advance((Date.now() - clock.now().getTime()) / 1000);
}

/** Milliseconds of the time of day, for what is compared with it, as tokens and dates of processes are. */
export const timeOfDay = (): number => Date.now();

/** The same in seconds. */
export const secondsOfTheDay = (): number => Math.floor(timeOfDay() / 1000);

/** Takes hold of the clock of the day of this process until the test ends; answers what sets it forward, or back, by so many hours, and by how many it is off then. */
export function clockOfTheDay(t: Scope): (hours: number) => number {
  const real = globalThis.Date;
  let ahead = 0;
  const shown = () => real.now() + ahead;
  globalThis.Date = new Proxy(real, {
    construct: (_, given: []) => (given.length > 0 ? new real(...given) : new real(shown())),
    get: (target, name) => (name === 'now' ? shown : Reflect.get(target, name)),
  });
  t.teardown(() => {
    globalThis.Date = real;
  });
  return hours => {
    ahead += hours * 3_600_000;
    return ahead / 3_600_000;
  };
}

/** Lets the monotonic clock of this process stand still for all tests of a file: no slice of time is over, however slow the machine is. */
export function stopMonotonicClock(): void {
  performance.now = () => 0;
}
