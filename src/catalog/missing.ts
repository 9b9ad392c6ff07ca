import { joined, type Text, type TextValue, text } from '../messages/text.js';
import { suggestion } from '../rpc/did-you-mean.js';
import { type Finding, finding, type Source } from './sources.js';

/** A finding if a name names nothing: what it should have been, as far as that can be guessed. */
export function* findUnresolved(
  source: Source<unknown>,
  place: string,
  what: TextValue,
  name: string | null | undefined,
  known: { has(name: string): boolean; keys(): Iterable<string> },
): Iterable<Finding> {
  if (typeof name !== 'string' || known.has(name)) return;
  yield finding(source, place, text('NothingHasName', { what, name, hint: hint(name, [...known.keys()]) }));
}

/** Says of a mark that attributes of a type do not have it, and of which types they do. */
export function typeHasNo(type: string, mark: string, types: readonly string[]): Text {
  return text('TypeHasNo', { type, mark, types: joined(types, ' or ') });
}

function hint(name: string, known: readonly string[]): Text {
  const question = suggestion(name, known);
  if (question !== undefined) return question;
  if (known.length > 10) return text('ThereAreSuchAs', { count: known.length, example: known[0] });
  if (known.length === 1) return text('ThereIs', { known: known[0] });
  return known.length > 0 ? text('ThereAre', { known: known.join(', ') }) : text('ThereIsNone');
}
