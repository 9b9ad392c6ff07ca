/** The environment of a process whose clock of the day is so many hours ahead, or behind where negative. */
export function shiftedClock(hours: number): Readonly<Record<string, string>> {
  const source = `const Real = Date, ahead = ${hours * 3_600_000};
    globalThis.Date = new Proxy(Real, {
      construct: (_, given) => (given.length > 0 ? new Real(...given) : new Real(Real.now() + ahead)),
      get: (target, name) => (name === 'now' ? () => Real.now() + ahead : Reflect.get(target, name)),
    });`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source)}` };
}
