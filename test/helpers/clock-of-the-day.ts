import type { Scope } from './scope.js';

/** Takes hold of the clock of the day of this process until the test ends; answers what sets it forward, or back, by so many hours. */
export function clockOfTheDay(t: Scope): (hours: number) => void {
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
  };
}
