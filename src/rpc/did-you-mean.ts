import { type Text, text } from '../messages/text.js';
import { nearest } from './nearest.js';

/** How a suggested name is written within a sentence. */
type Quote = (name: string) => string;

const inSingleQuotes: Quote = name => `'${name}'`;

/** Writes what a caller may have meant as JSON: for titles and values, which may hold quotes. */
export const asJson: Quote = name => JSON.stringify(name);

/** The question whether this was meant. */
export function didYouMean(meant: string, quote: Quote = inSingleQuotes): Text {
  return text('DidYouMean', { name: quote(meant) });
}

/** The question whether the nearest of the known names was meant; `undefined` where none is near. */
export function suggestion(name: string, known: Iterable<string>, quote?: Quote): Text | undefined {
  const meant = nearest(name, known);
  return meant === undefined ? undefined : didYouMean(meant, quote);
}

/** A fault of a name, followed by the suggestion of a known name where one is near. */
export function withSuggestion(fault: Text, name: string, known: Iterable<string>, quote?: Quote): Text {
  const question = suggestion(name, known, quote);
  return question === undefined ? fault : text('Clauses', { first: fault, second: question });
}
