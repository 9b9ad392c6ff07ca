/** The path that every address of the service begins with: `/`, or the one under which a proxy has it, such as `/cmdb/`. All parts of the program stand one folder below. */
export const root = new URL('..', import.meta.url).pathname;

/** An address of the service as an endpoint of programs has it. */
export function fullAddress(path: string): string {
  return new URL(`${root}${path}`, location.origin).href;
}
