import { suggestion } from '../rpc/did-you-mean.js';
import { finding, type Source } from './sources.js';

/** A line if a name names nothing: what it should have been, as far as that can be guessed. */
export function* unresolved(
  source: Source<unknown>,
  place: string,
  what: string,
  name: string | null | undefined,
  known: { has(name: string): boolean; keys(): Iterable<string> },
): Iterable<string> {
  if (typeof name !== 'string' || known.has(name)) return;
  yield finding(source, place, `no ${what} '${name}'; ${hint(name, [...known.keys()])}`);
}

function hint(name: string, known: readonly string[]): string {
  const question = suggestion(name, known);
  if (question !== undefined) return question;
  if (known.length > 10) return `there are ${known.length}, such as '${known[0]}'`;
  if (known.length === 1) return `there is ${known[0]}`;
  return known.length > 0 ? `there are ${known.join(', ')}` : 'there is none';
}
